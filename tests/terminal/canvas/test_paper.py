"""Paper: rows of cells in which nothing is halved, lost or outside."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.style import Style

from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.paper import Paper, cut, padded, wrapped


def paper(width: int, height: int = 1) -> Paper:
    return Paper(width, height, Style())


def test_wide_characters_take_two_cells_and_are_never_halved() -> None:
    sheet = paper(5)
    sheet.write(0, 0, "赤緑")
    sheet.write(1, 0, "x")
    assert sheet.text() == " x緑"
    sheet.write(4, 0, "青")
    assert sheet.text() == " x緑", "half of a character has no room at the edge"
    assert sheet.strips()[0].cell_length == 5


def test_nothing_is_written_outside() -> None:
    sheet = paper(3, 2)
    sheet.write(-1, 0, "abcde")
    sheet.write(0, 5, "abc")
    sheet.fill(-3, -3, 9, 4, Style(), "#")
    sheet.frame(-1, -1, 9, 9, Style())
    sheet.stamp(2, 1, numerals.numeral("8"), Style())
    assert [len(row) for row in sheet.text().splitlines()] == [3, 3]
    assert paper(0, 0).strips() == []


@pytest.mark.parametrize("width", [2, 5, 9, 20])
def test_text_is_wrapped_within_the_width_and_loses_nothing(width: int) -> None:
    text = "A Japanese line: 場札は赤5。次のプレイヤーは、カードを1枚引く。Wild Direct Draw 5"
    rows = wrapped(text, width)
    assert all(cell_len(row) <= width for row in rows)
    assert "".join("".join(rows).split()) == "".join(text.split())
    if width > 5:
        assert not any(row.startswith(("。", "、")) for row in rows)


def test_text_is_cut_and_padded_by_cells() -> None:
    assert cut("赤のカード", 7) == "赤のカ…"
    assert padded("赤", 4) == "赤  "
    assert padded("赤", 4, right=True) == "  赤"
    assert padded("赤", 4, middle=True) == " 赤 "
