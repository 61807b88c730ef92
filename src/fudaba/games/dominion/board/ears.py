"""Who can hear of what in a game: known by the kinds of its cards before it begins, but for who is asleep.

Nearly all that is printed on cards concerns few acts, or lies in a pile that nobody has touched. To ask those
who cannot have anything to say costs more than to play, so each act first asks whether anybody can hear it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fudaba.games.dominion.board.state import Game
from fudaba.games.dominion.facts.kinds import (
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    OF,
    ON_EXILE,
    ON_TAVERN,
    OWNED,
    THIS,
    WHOSE,
    Kind,
    Listener,
    Whose,
)

_HELD: Final = frozenset({IN_HAND, IN_PLAY, ON_TAVERN, ON_EXILE, IN_DECK})
"""The places in which a card listens only once it is somebody's."""


class Ear(NamedTuple):
    """A listener of a kind. It sleeps while all cards of its pile lie there (so many, `whole`, in `zone`), or
    while nobody owns it (`owned`, its id); with neither it is always awake. whose: see `kinds.WHOSE`."""

    kind: Kind
    listener: Listener
    zone: int = -1
    whole: int = 0
    owned: str = ""
    whose: Whose = "mine"


def ear_of(kind: Kind, listener: Listener, zone: int, whole: int) -> Ear:
    """A listener in a game. zone: that of its kind's pile, if all that belongs there starts there."""
    whose = WHOSE.get(listener.run, "mine")
    if listener.place in _HELD and zone >= 0:
        return Ear(kind, listener, zone, whole, whose=whose)
    return Ear(kind, listener, owned=kind.id if listener.place is OWNED else "", whose=whose)


def can_be_about(ear: Ear, kind: Kind, *, types_change: bool) -> bool:
    """Whether what befalls a card of this kind can be what a listener is about.

    types_change: whether cards may have other types in this game than the printed ones.
    """
    if ear.listener.place is THIS and ear.kind is not kind:
        return False
    of = OF.get(ear.listener.run)
    if of is None:
        return True
    if isinstance(of, str):
        return kind.id == of
    return types_change or bool(kind.types & of)


def is_awake(ear: Ear, state: Game) -> bool:
    """Whether it may hear something now."""
    if ear.zone >= 0:
        return len(state.zones[ear.zone]) != ear.whole
    if ear.owned:
        for id, _ in state.owned:  # noqa: SIM110 - asked often, and `any` is much slower
            if id == ear.owned:
                return True
        return False
    return True
