"""The special achievements of The Unseen, all claimed at the end of an action.

less: by how much the figures that must be reached are lower for a player.
"""

from __future__ import annotations

from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.facts.aspects import BOARDS, ICON_COUNTS, REST
from fudaba.games.innovation.facts.printed import COLOURS, FACTORY, FOURTH
from fudaba.games.innovation.facts.registry import special


@special("unseen", FOURTH, counts=(BOARDS, REST))
def confidence(me: Player, less: int) -> bool:
    return me.highest_top >= 5 - less and len(me.safe) >= 4 - less


@special("unseen", FOURTH, counts=(BOARDS,))
def zen(me: Player, less: int) -> bool:
    return me.highest_top >= 6 - less and all(age % 2 == 0 for age in me.tops.ages)


@special("unseen", FOURTH, counts=(BOARDS, REST))
def anonymity(me: Player, less: int) -> bool:
    return me.highest_top >= 7 - less and not me.standard_achievements


@special("unseen", FOURTH, counts=(BOARDS, ICON_COUNTS))
def folklore(me: Player, less: int) -> bool:
    return me.highest_top >= 8 - less and not me.icons(FACTORY)


@special("unseen", FOURTH, counts=(BOARDS,))
def mystery(me: Player, less: int) -> bool:
    return me.highest_top >= 9 - less and len(me.colours) < len(COLOURS)
