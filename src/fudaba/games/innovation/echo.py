"""Which echo effects are visible on a board: printed ones, and what a karma effect counts as one."""

from __future__ import annotations

from fudaba.games.innovation.registry import ECHO, Effect, Run
from fudaba.games.innovation.table import Innovation


def visible_echoes(t: Innovation, seat: int, colour: str) -> list[tuple[int, Effect]]:
    """The echo effects of a colour, from the bottom up, each with its card (INN-130, INN-182)."""
    stack, figures = t.state.zones[t.stack(seat, colour)], t.house.figures
    also = counted_marks(t, seat) if figures else {}
    printed = any(ECHO in t.cards[card].icons for card in stack)
    if not (printed or also or (figures and t.each(seat, "boxes", colour))):
        return []
    found = []
    for card, mark in t.boxes(seat, colour):
        if mark == ECHO:
            found += [(card, effect) for effect in t.cards[card].effects if effect.kind == ECHO]
        if mark in also:
            found.append((card, Effect(ECHO, 1, also[mark])))
    return found


def counted_marks(t: Innovation, seat: int) -> dict[str, Run]:
    """What is printed on cards and counts as an echo effect on this board, with what each does."""
    found: dict[str, Run] = {}
    for more in t.each(seat, "as_echo"):
        found |= more
    return found
