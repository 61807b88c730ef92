"""Checks of cards that a user has declared, made before a game is set up with them."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction, signature
from typing import Any

from fudaba.games.dominion.facts.catalogue import catalogue
from fudaba.games.dominion.facts.kinds import Cost, Kind, Worth
from fudaba.kernel.game import BadSetup

SHARED = ("boon", "hex", "ally", "prophecy")
"""What is drawn for any game that needs some of it, and so can be nobody's own."""


def check_own(kind: Kind) -> None:
    """Raises `BadSetup` for a card of a set that has been printed, for what would come into other games too,
    for a figure that is no number, and for a function that cannot be called as a card's are."""
    if kind.sort in SHARED:
        raise BadSetup("dominion-problem-own-sort", card=kind.id)
    if kind.set in {entry.set for entry in catalogue()}:
        raise BadSetup("dominion-problem-own-set", card=kind.id, set=kind.set)
    if not isinstance(kind.cost, Cost):
        raise BadSetup("dominion-problem-own-figure", card=kind.id, figure="cost", given=repr(kind.cost))
    for figure, number in (("cost", min(kind.cost)), *kind.bonus._asdict().items()):
        if not isinstance(number, int) or number < 0:
            raise BadSetup("dominion-problem-own-figure", card=kind.id, figure=figure, given=repr(number))
    worth = kind.worth
    if isinstance(worth, Worth) and not callable(worth.points):
        raise BadSetup("dominion-problem-own-figure", card=kind.id, figure="worth", given=repr(worth.points))
    if kind.do is not None and not _takes(kind.do, 1):
        raise BadSetup("dominion-problem-own-function", card=kind.id, takes="me")
    for listener in kind.listeners:
        if not _takes(listener.run, 2):
            name = getattr(listener.run, "__name__", kind.id)
            raise BadSetup("dominion-problem-own-function", card=name, takes="me, act")


def _takes(run: Callable[..., Any], number: int) -> bool:
    """Whether it is a function of this many things."""
    if not isfunction(run):
        return False
    try:
        signature(run).bind(*range(number))
    except TypeError:
        return False
    return True
