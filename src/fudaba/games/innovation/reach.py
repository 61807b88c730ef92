"""Whom a dogma reaches: which effects are executed, by whom, before anything is answered."""

from __future__ import annotations

from fudaba.games.innovation import registry
from fudaba.games.innovation.echo import visible_echoes
from fudaba.games.innovation.registry import Effect
from fudaba.games.innovation.table import Innovation


def can_be_activated(t: Innovation, card: int) -> bool:
    """Whether a top card, on whosever board, can be activated: it has a featured icon, and is no city.

    A figure, and up to the third edition a city, can be activated for the echo effects that are visible in
    its colour (INN-G10, INN-G12).
    """
    piece = t.cards[card]
    if piece.set == "cities" and (t.house.fourth or not effects_now(t, card)):
        return False
    if piece.set == "figures" and not effects_now(t, card):
        return False
    return bool(piece.featured)


def effects_now(t: Innovation, card: int, seat: int = -1) -> list[tuple[int, Effect]]:
    """The echo effects that are visible in a card's colour, from the bottom up, then the card's own effects.

    Each with the card that it is printed on; the list does not change later (INN-130, INN-131). seat: on
    whose board the echo effects are looked for, if not on that where the card lies.
    """
    piece = t.cards[card]
    board = seat if seat >= 0 else t.whereabouts(card)[0]
    found: list[tuple[int, Effect]] = []
    if t.house.echoes or t.house.figures:
        found += visible_echoes(t, board, piece.colour)
    own = (registry.DEMAND, registry.COMPEL, registry.DOGMA)
    return found + [(card, effect) for effect in piece.effects if effect.kind in own]


def affected(t: Innovation, launcher: int, kind: str, counts: tuple[int, ...]) -> list[int]:
    """Whom an effect of this kind reaches besides its launcher, clockwise (INN-038 to INN-042, INN-099)."""
    own = counts[launcher]
    if kind == registry.DEMAND:
        return [seat for seat in t.opponents(launcher) if counts[seat] < own]
    return [seat for seat in t.others(launcher) if counts[seat] >= own]
