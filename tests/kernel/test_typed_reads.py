"""What is wrong in a reader of a view, or in a word of a game, is found before it runs.

The mistakes are in `typed_reads.py` and `typed_words.py`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("file", "mistakes"), [("typed_reads.py", 14), ("typed_words.py", 22)])
def test_mypy_looks_for_each_mistake(file: str, mistakes: int) -> None:
    """Strict, it reports an error that is expected and is not there; so `make lint` fails for either."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    assert "tests" in settings["files"]
    assert Path(__file__).with_name(file).read_text("utf-8").count("# type: ignore[") == mistakes
