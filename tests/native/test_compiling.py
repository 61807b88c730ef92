"""The compiler is given the package alone, whatever lies beside it. The compiler is a stand-in."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fudaba.native.compiling import compile_into


def test_what_is_installed_beside_the_package_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder of installed packages mypy refused to read `typing_extensions.py`."""
    package = tmp_path / "site-packages/fudaba"
    (package / "kernel").mkdir(parents=True)
    for file in (package / "kernel/acts.py", package / "page.html", package.parent / "typing_extensions.py"):
        file.write_text("# nothing", "utf-8")
    read: list[str] = []

    def mypycify(given: list[str], **how: Any) -> None:
        assert Path(given[-1]).read_text("utf-8") == "# nothing"
        read.extend(str(file.relative_to(Path.cwd())) for file in Path.cwd().rglob("*.*"))
        raise SystemExit(1)

    found = SimpleNamespace(mypycify=mypycify, Distribution=object, build_ext=object)
    for name in ("mypyc", "mypyc.build", "setuptools", "setuptools.command", "setuptools.command.build_ext"):
        monkeypatch.setitem(sys.modules, name, found)
    before = Path.cwd()
    with pytest.raises(SystemExit):
        compile_into(package, tmp_path / "build/new", [package / "kernel/acts.py"])
    assert read == [str(Path("fudaba/kernel/acts.py"))]
    assert Path.cwd() == before
    assert list((tmp_path / "build").iterdir()) == []
