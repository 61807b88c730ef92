"""Cells: rows in which nothing is halved, lost or outside."""

from __future__ import annotations

from rich.style import Style

from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.cells import Canvas


def canvas(width: int, height: int = 1) -> Canvas:
    return Canvas(width, height, Style())


def test_wide_characters_take_two_cells_and_are_never_halved() -> None:
    sheet = canvas(5)
    sheet.write(0, 0, "赤緑")
    sheet.write(1, 0, "x")
    assert sheet.text() == " x緑"
    sheet.write(4, 0, "青")
    assert sheet.text() == " x緑", "half of a character has no room at the edge"
    assert sheet.strips()[0].cell_length == 5


def test_nothing_is_written_outside() -> None:
    sheet = canvas(3, 2)
    sheet.write(-1, 0, "abcde")
    sheet.write(0, 5, "abc")
    sheet.fill(-3, -3, 9, 4, Style(), "#")
    sheet.frame(-1, -1, 9, 9, Style())
    sheet.stamp(2, 1, numerals.numeral("8"), Style())
    assert [len(row) for row in sheet.text().splitlines()] == [3, 3]
    assert canvas(0, 0).strips() == []
