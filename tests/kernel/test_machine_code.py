"""That `make test-compiled` tests machine code: without this, all of it would pass on what is interpreted."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from tests.machine_code import is_compiled

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(
    os.environ.get("FUDABA_COMPILED") != "1", reason="only `make test-compiled` has compiled it"
)
def test_all_that_should_be_compiled_is() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    chosen = settings["tool"]["hatch"]["build"]["hooks"]["custom"]
    left = {ROOT / "src" / "fudaba" / name for name in chosen["interpreted"]}
    assert [str(path) for path in left if not path.exists()] == []
    found = [path for folder in chosen["compiled"] for path in (ROOT / folder).rglob("*.py")]
    as_they_are = [path for path in found if path.name == "__init__.py" or left & {path, *path.parents}]
    assert len(found) - len(as_they_are) > 40
    for path in found:
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        assert is_compiled(module) is (path not in as_they_are), module
