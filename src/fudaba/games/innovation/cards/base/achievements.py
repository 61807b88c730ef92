"""The special achievements of the base game."""

from __future__ import annotations

from fudaba.games.innovation.player import Player
from fudaba.games.innovation.printed import (
    ASLANT,
    CASTLE,
    CLOCK,
    COLOURS,
    CROWN,
    FACTORY,
    FIRST,
    FOURTH,
    LEAF,
    LIGHTBULB,
    RIGHT,
    THIRD,
    UP,
)
from fudaba.games.innovation.registry import special


@special("base")
def empire(me: Player) -> bool:
    return all(me.icons(icon) >= 3 for icon in (CROWN, LEAF, LIGHTBULB, CASTLE, FACTORY, CLOCK))


@special("base", FIRST, THIRD)
def monument(me: Player) -> bool:
    return me.tucked >= 6 or me.scored >= 6


@special("base", FOURTH)
def monument_fourth(me: Player) -> bool:
    return len(me.tops.where(lambda card: card.demands)) >= 4


@special("base")
def wonder(me: Player) -> bool:
    return all(me.splay_of(colour) in (RIGHT, UP, ASLANT) for colour in COLOURS)


@special("base")
def world(me: Player) -> bool:
    return me.icons(CLOCK) >= 12


@special("base")
def universe(me: Player) -> bool:
    return sum(me.t.age(card) >= 8 for card in me.tops) == 5
