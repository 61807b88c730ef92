"""Text in the cells of a terminal, where wide characters take two: cut, padded, wrapped."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len, get_character_cell_size

_NOT_FIRST = "、。，．・：；？！）」』】〕》〉ー～…‥々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%"
"""What may not begin a line."""
_NOT_LAST = "（「『【〔《〈([{"
"""What may not end a line."""


def cut(text: str, width: int) -> str:
    """The text, shortened with an ellipsis to at most `width` cells."""
    if cell_len(text) <= width:
        return text
    if width <= 0:
        return ""
    kept, used = "", 1
    for char in text:
        used += get_character_cell_size(char)
        if used > width:
            break
        kept += char
    return kept.rstrip() + "…"


def padded(text: str, width: int, *, right: bool = False, middle: bool = False) -> str:
    """The text, cut or filled with spaces to exactly `width` cells."""
    text = cut(text, width)
    missing = max(0, width - cell_len(text))
    if middle:
        left = missing // 2
        return " " * left + text + " " * (missing - left)
    return " " * missing + text if right else text + " " * missing


def wrapped(text: str, width: int) -> list[str]:
    """The text in rows of at most `width` cells: Latin words stay whole, Japanese breaks anywhere."""
    rows: list[str] = []
    row, used = "", 0
    for piece in _pieces(text):
        size = cell_len(piece)
        if used + size > width and row:
            rows.append(row.rstrip())
            row, used = "", 0
            piece = piece.lstrip()
            size = cell_len(piece)
        while size > width > 0:
            head = _fitting(piece, width)
            rows.append(head)
            piece = piece[len(head) :]
            size = cell_len(piece)
        row += piece
        used += size
    if row.strip() or not rows:
        rows.append(row.rstrip())
    return rows


def _fitting(piece: str, width: int) -> str:
    used = 0
    for place, char in enumerate(piece):
        used += get_character_cell_size(char)
        if used > width:
            return piece[: max(1, place)]
    return piece


def _pieces(text: str) -> Iterator[str]:
    """What a row may not be broken inside of: a word with its spaces, or one wide character."""
    piece = ""
    for char in text:
        wide = get_character_cell_size(char) == 2
        if not piece:
            piece = char
        elif char == " ":
            yield piece
            piece = char
        elif char in _NOT_FIRST or piece[-1] in _NOT_LAST:
            piece += char
        elif wide or get_character_cell_size(piece[-1]) == 2:
            yield piece
            piece = char
        else:
            piece += char
    if piece:
        yield piece
