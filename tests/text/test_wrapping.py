"""Texts are cut, padded and wrapped by the cells that they take."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from fudaba.text.wrapping import cut, padded, wrapped


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


@pytest.mark.parametrize("text", ["abcdefgh", "赤のカード", "a赤bのc"])
def test_what_is_cut_has_room_for_the_ellipsis_and_wastes_none(text: str) -> None:
    for width in range(1, cell_len(text)):
        shorter = cut(text, width)
        assert shorter.endswith("…")
        assert text.startswith(shorter[:-1])
        assert width - 1 <= cell_len(shorter) <= width, "a wide character may leave one cell"
    assert cut("abcdefgh", 4) == "abc…"
    assert cut(text, cell_len(text)) == text
    assert cut(text, 0) == ""
