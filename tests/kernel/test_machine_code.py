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
    interpreted = {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts): path.stem in chosen["interpreted"]
        for folder in chosen["compiled"]
        for path in (ROOT / folder).glob("*.py")
    }
    assert len(interpreted) > 50
    for module, as_it_is in interpreted.items():
        assert is_compiled(module) is not as_it_is, module
