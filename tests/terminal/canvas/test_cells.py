"""Cells: rows in which nothing is halved, lost or outside."""

from __future__ import annotations

from rich.style import Style

from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.cells import Canvas


def canvas(width: int, height: int = 1) -> Canvas:
    return Canvas(width, height, Style())


def test_wide_characters_take_two_cells_and_are_never_halved() -> None:
    dialog = canvas(5)
    dialog.write(0, 0, "赤緑")
    dialog.write(1, 0, "x")
    assert dialog.text() == " x緑"
    dialog.write(4, 0, "青")
    assert dialog.text() == " x緑", "half of a character has no room at the edge"
    assert dialog.strips()[0].cell_length == 5


def test_nothing_is_written_outside() -> None:
    dialog = canvas(3, 2)
    dialog.write(-1, 0, "abcde")
    dialog.write(0, 5, "abc")
    dialog.fill(-3, -3, 9, 4, Style(), "#")
    dialog.frame(-1, -1, 9, 9, Style())
    dialog.stamp(2, 1, numerals.numeral("8"), Style())
    assert [len(row) for row in dialog.text().splitlines()] == [3, 3]
    assert canvas(0, 0).strips() == []
