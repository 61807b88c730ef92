"""What `tools/house_counts.py` counts, on a project of four files."""

from __future__ import annotations

from tools import house_counts

TREE = {
    "src/fudaba/kernel/shapes.py": '''"""Shapes."""
from enum import Enum
from typing import ClassVar, NamedTuple, Protocol


class Box(NamedTuple):
    """A box."""

    width: int
    """In millimetres."""
    height: int
    depth: int
    _kept: int
    kind: ClassVar[str] = "box"


class Pair(NamedTuple):
    first: int
    second: int


class Shape:
    pass


class Sized(Protocol):
    pass


class Wrong(Exception):
    pass
''',
    "src/fudaba/server/rooms.py": '''"""Rooms."""
from fudaba.kernel import shapes
from fudaba.kernel.shapes import Sized, Wrong


class Room(shapes.Shape):
    def told(self, door):
        assert door is not None
        assert door


class Hall(Sized):
    pass


class NoRoom(Wrong):
    pass
''',
    "docs/page.md": "# A page\n\nTo whoever reads it.\n",
    "README.md": "Four words stand here.\n",
}


def test_all_is_counted() -> None:
    assert house_counts.counts(TREE) == {
        "private words in names": "1",
        "private words in docs": "1",
        "classes that one class alone inherits from": "1",
        "modules": "2",
        "folders with more than 40 modules": "0",
        "most modules in one folder": "1 (kernel)",
        "modules with more than 400 lines": "0",
        "lines of the largest module": "31 (kernel/shapes.py)",
        "`assert … is not None` in the server": "1",
        "fields with a docstring / all, in classes with three or more": "1 / 3",
        "words in README.md": "4",
        "words in CHANGELOG.md": "0",
    }


def test_a_field_is_named_with_its_place() -> None:
    bare = [one for one in house_counts.fields(house_counts.modules(TREE)) if not one.documented]
    assert [(one.path, one.line, one.owner, one.name) for one in bare] == [
        ("src/fudaba/kernel/shapes.py", 11, "Box", "height"),
        ("src/fudaba/kernel/shapes.py", 12, "Box", "depth"),
    ]


def test_an_interface_or_an_error_may_have_one_heir() -> None:
    assert house_counts.inherited_once(house_counts.modules(TREE)) == [
        ("src/fudaba/kernel/shapes.py", "Shape", "Room")
    ]


def test_two_trees_stand_side_by_side() -> None:
    assert house_counts.table({"before": {"modules": "3"}, "now": {"modules": "2"}}) == (
        "| what | before | now |\n| --- | --- | --- |\n| modules | 3 | 2 |\n"
    )
