"""The special achievements of the base game.

less: by how much each figure that they ask for is lower for a player.
"""

from __future__ import annotations

from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.facts.aspects import BOARDS, ICON_COUNTS, SPLAYS
from fudaba.games.innovation.facts.printed import (
    ASLANT,
    CLOCK,
    COLOURS,
    FIRST,
    FOURTH,
    RIGHT,
    STANDARD_ICONS,
    THIRD,
    UP,
)
from fudaba.games.innovation.facts.registry import special


@special("base", counts=(BOARDS, ICON_COUNTS))
def empire(me: Player, less: int) -> bool:
    counts = me.t.icons(me.seat)[: len(STANDARD_ICONS)]
    return sum([count >= 3 - less for count in counts]) >= len(STANDARD_ICONS) - less


@special("base", FIRST, THIRD)
def monument(me: Player, less: int) -> bool:
    return max(me.tucked, me.scored) >= 6 - less


@special("base", FOURTH, counts=(BOARDS,))
def monument_fourth(me: Player, less: int) -> bool:
    pieces = me.t.cards
    return sum([pieces[card].demands for card in me.t.board(me.seat).tops]) >= 4 - less


@special("base", counts=(SPLAYS,))
def wonder(me: Player, less: int) -> bool:
    splayed = [me.splay_of(colour) in (RIGHT, UP, ASLANT) for colour in COLOURS]
    return sum(splayed) >= len(COLOURS) - less


@special("base", counts=(BOARDS, ICON_COUNTS))
def world(me: Player, less: int) -> bool:
    return me.icons(CLOCK) >= 12 - less


@special("base", counts=(BOARDS,))
def universe(me: Player, less: int) -> bool:
    high = 8 - less
    return me.highest_top >= high and sum([age >= high for age in me.tops.each_age]) >= 5 - less
