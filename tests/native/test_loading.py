"""What has been built is used by the interpreter and for the sources that it was built for, and no other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fudaba.native import loading
from tests.machine_code import COMPILED

SOURCE = "kernel/acts.py"


def manifest(**changes: Any) -> dict[str, Any]:
    """A manifest that fits, but for the changes."""
    fits = {
        "python": sys.version,
        "package": loading.PACKAGE,
        "sources": loading.stamps([SOURCE]),
        "modules": {"fudaba.kernel.acts": "acts.so"},
    }
    return {**fits, **changes}


def write(folder: Path, content: object) -> str:
    (folder / loading.MANIFEST).write_text(json.dumps(content), "utf-8")
    return str(folder)


def test_what_fits_is_read(tmp_path: Path) -> None:
    assert loading.read(write(tmp_path, manifest())) == manifest()


@pytest.mark.parametrize(
    "changes",
    [
        {"python": "2.7"},
        {"package": "/elsewhere/fudaba"},
        {"sources": {SOURCE: [1, 2]}},
        {"sources": {"kernel/gone.py": [1, 2]}},
        {"sources": 3},
    ],
)
def test_what_was_built_for_another_python_or_other_sources_is_not_used(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    assert loading.read(write(tmp_path, manifest(**changes))) is None


def test_a_folder_without_a_manifest_or_with_a_broken_one_is_not_used(tmp_path: Path) -> None:
    assert loading.read(str(tmp_path / "nothing")) is None
    (tmp_path / loading.MANIFEST).write_bytes(b"\xff{")
    assert loading.read(str(tmp_path)) is None
    assert loading.read(write(tmp_path, [1])) is None


def test_a_module_that_was_built_is_found_in_its_folder_and_no_other_is() -> None:
    finder = loading.Finder("/built", {"fudaba.kernel.acts": "code/acts.so"})
    spec = finder.find_spec("fudaba.kernel.acts")
    assert spec is not None
    assert spec.origin == os.path.join("/built", "code/acts.so")
    assert finder.find_spec("fudaba.kernel.ask") is None


@pytest.mark.skipif(COMPILED, reason="an installed package of machine code builds none")
def test_a_process_imports_what_the_manifest_names(tmp_path: Path) -> None:
    """The extension module is a broken file, so that it is seen which one Python takes."""
    (tmp_path / "acts.so").write_bytes(b"no machine code")
    write(tmp_path, manifest())

    def importing(setting: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", "import fudaba.kernel.acts"],
            env={**os.environ, loading.SETTING: setting, "PYTHONPATH": str(Path(loading.PACKAGE).parent)},
            capture_output=True,
            text=True,
            check=False,
        )

    assert "acts.so" in importing(str(tmp_path)).stderr
    assert importing("0").returncode == 0
    assert importing(str(tmp_path / "nothing")).returncode == 0
