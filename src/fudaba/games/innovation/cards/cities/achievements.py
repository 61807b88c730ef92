"""The special achievements of Cities of Destiny: in every edition they come at once.

They ask for no figures that could be lower for a player.
"""

from __future__ import annotations

from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.facts.printed import FLAG, FOUNTAIN, FOURTH, LEFT, RIGHT, THIRD, UP
from fudaba.games.innovation.facts.registry import special

_AT_ONCE = (THIRD, FOURTH)


@special("cities", THIRD, FOURTH, at_once=_AT_ONCE, of_deed=True)
def tradition(me: Player, less: int) -> bool:
    return _melds(me, "arrow_left", LEFT)


@special("cities", THIRD, FOURTH, at_once=_AT_ONCE, of_deed=True)
def repute(me: Player, less: int) -> bool:
    return _melds(me, "arrow_right", RIGHT)


@special("cities", THIRD, FOURTH, at_once=_AT_ONCE, of_deed=True)
def fame(me: Player, less: int) -> bool:
    return _melds(me, "arrow_up", UP)


@special("cities", THIRD, at_once=_AT_ONCE, of_deed=True)
def glory(me: Player, less: int) -> bool:
    return _does(me, "tuck", FLAG)


@special("cities", FOURTH, at_once=_AT_ONCE, of_deed=True)
def glory_fourth(me: Player, less: int) -> bool:
    return _does(me, "junk", FLAG)


@special("cities", THIRD, at_once=_AT_ONCE, of_deed=True)
def victory(me: Player, less: int) -> bool:
    return _does(me, "tuck", FOUNTAIN)


@special("cities", FOURTH, at_once=_AT_ONCE, of_deed=True)
def victory_fourth(me: Player, less: int) -> bool:
    return _does(me, "junk", FOUNTAIN)


def _does(me: Player, verb: str, mark: str) -> bool:
    """Whether this player is just now doing this with a city that has this printed on it."""
    deed = me.t.state.deed
    if deed is None or deed.seat != me.seat or deed.verb != verb:
        return False
    return mark in me.t.cards[deed.card].icons


def _melds(me: Player, arrow: str, direction: int) -> bool:
    """Whether this player is melding such a city on a colour that is splayed that way: it stays so."""
    deed = me.t.state.deed
    if deed is None or not _does(me, "meld", arrow):
        return False
    return me.splay_of(me.t.cards[deed.card].colour) == direction
