"""What is wrong in a reader of a view is found before it runs; the mistakes are in `typed_reads.py`."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_mypy_looks_for_each_mistake() -> None:
    """Strict, it reports an error that is expected and is not there; so `make lint` fails for either."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    assert "tests" in settings["files"]
    mistakes = Path(__file__).with_name("typed_reads.py").read_text("utf-8")
    assert mistakes.count("# type: ignore[") == 14
