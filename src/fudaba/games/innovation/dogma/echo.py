"""Which echo effects are visible on a board: printed ones, and what a karma effect counts as one."""

from __future__ import annotations

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.registry import ECHO, CardEffect, Run


def visible_echoes(t: Innovation, seat: int, colour: str) -> list[tuple[int, CardEffect]]:
    """The echo effects of a colour, from the bottom up, each with its card (INN-130, INN-182).

    Not to be changed.
    """
    board = t.board(seat)
    if board.echoing:
        return _find(t, seat, colour)
    found = board.echoes.get(colour)
    if found is None:
        found = board.echoes[colour] = _find(t, seat, colour)
    return found


def _find(t: Innovation, seat: int, colour: str) -> list[tuple[int, CardEffect]]:
    also = counted_marks(t, seat) if t.house.figures else {}
    found = []
    for card, mark in t.boxes(seat, colour):
        if mark == ECHO:
            found += [(card, effect) for effect in t.cards[card].effects if effect.kind == ECHO]
        if mark in also:
            found.append((card, CardEffect(ECHO, 1, also[mark])))
    return found


def counted_marks(t: Innovation, seat: int) -> dict[str, Run]:
    """What is printed on cards and counts as an echo effect on this board, with what each does."""
    found: dict[str, Run] = {}
    for more in t.each(seat, "as_echo"):
        found |= more
    return found
