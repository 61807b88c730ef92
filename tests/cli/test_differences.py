"""The page on where clients and rulebooks differ is made of the rulings, and current."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("differences", ROOT / "tools" / "differences.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_as_the_rulings_say() -> None:
    found = tool()
    assert found.PAGE.read_text("utf-8") == found.page(), "run `python tools/differences.py`"


def test_each_part_of_it_is_one_of_the_rulings() -> None:
    found = tool()
    parts = found.parts()
    assert set(found.SECTIONS) <= set(parts)
    page = found.page()
    for section in found.SECTIONS:
        assert parts[section].strip()
        assert parts[section].strip("\n").replace("](../", "](") in page
