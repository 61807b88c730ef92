"""Every example in the documentation of the code, and on the library's page, is run."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import fudaba

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for path in (SOURCE / "fudaba").rglob("*.py")
    if "    >>> " in path.read_text(encoding="utf-8")
)
FLAGS = doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_the_code_are_right(module: str) -> None:
    result = doctest.testmod(import_module(module), optionflags=FLAGS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize(("page", "examples"), [("docs/library.md", 20), ("packaging/core.md", 3)])
def test_the_examples_of_a_page_are_right(page: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=FLAGS)
    assert result.attempted > examples
    assert result.failed == 0


@pytest.mark.parametrize("name", fudaba.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    assert getattr(fudaba, name) is not None
    if callable(value := getattr(fudaba, name)) and name not in ("Answer", "BotLike"):
        assert value.__doc__


def test_a_name_that_is_not_public_is_none() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = fudaba.nonsense  # type: ignore[attr-defined]  # that is the point
