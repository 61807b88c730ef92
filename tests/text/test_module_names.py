"""The docstring of a package names its modules: those that are there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "fudaba"
PACKAGES = sorted(file.parent for file in SOURCES.rglob("__init__.py"))
LISTED = re.compile(r"^\* ((?:`[^`]+`(?:, | and )?)+)", re.MULTILINE)
"""A line of a list of modules, up to what is said of them."""
TO_READ = re.compile(r"\bRead ((?:`[^`]+`(?:, | and )?)+)")
"""The order in which to read them."""


def named(text: str) -> list[str]:
    """The modules that a docstring of a package names in a list, or to be read."""
    return [
        name
        for pattern in (LISTED, TO_READ)
        for names in pattern.findall(text)
        for name in re.findall("`([^`]+)`", names)
    ]


def is_there(package: Path, name: str) -> bool:
    """Whether a package has a module, a package or a file of that name."""
    path = package.joinpath(*name.strip("/").split("."))
    return path.is_dir() or path.with_suffix(".py").is_file() or (package / name).is_file()


@pytest.mark.parametrize(
    "package", PACKAGES, ids=lambda package: package.relative_to(SOURCES.parent).as_posix()
)
def test_a_package_names_modules_that_it_has(package: Path) -> None:
    text = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""
    assert [name for name in named(text) if not is_there(package, name)] == []


def test_what_is_named_is_found() -> None:
    assert named("Rooms.\n\n* `a`, `b.c`: two\n\nRead `d`, then sleep. `e` is not one.") == ["a", "b.c", "d"]
