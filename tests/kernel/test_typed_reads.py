"""What is wrong in a reader of a view, in a word of a game or in a path of the lab is found before it runs.

The mistakes are in `typed_reads.py`, `typed_words.py` and the lab's `typed_forms.py`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("file", "mistakes"),
    [("kernel/typed_reads.py", 14), ("kernel/typed_words.py", 22), ("lab/typed_forms.py", 5)],
)
def test_mypy_looks_for_each_mistake(file: str, mistakes: int) -> None:
    """Strict, it reports an error that is expected and is not there; so `make lint` fails for either."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    assert "tests" in settings["files"]
    assert (ROOT / "tests" / file).read_text("utf-8").count("# type: ignore[") == mistakes
