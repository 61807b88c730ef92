"""The special achievements of The Unseen, all claimed at the end of an action."""

from __future__ import annotations

from fudaba.games.innovation.player import Player
from fudaba.games.innovation.printed import COLOURS, FACTORY, FOURTH
from fudaba.games.innovation.registry import special


@special("unseen", FOURTH)
def confidence(me: Player) -> bool:
    return me.highest_top >= 5 and len(me.safe) >= 4


@special("unseen", FOURTH)
def zen(me: Player) -> bool:
    return me.highest_top >= 6 and all(age % 2 == 0 for age in me.tops.ages)


@special("unseen", FOURTH)
def anonymity(me: Player) -> bool:
    return me.highest_top >= 7 and not me.standard_achievements


@special("unseen", FOURTH)
def folklore(me: Player) -> bool:
    return me.highest_top >= 8 and not me.icons(FACTORY)


@special("unseen", FOURTH)
def mystery(me: Player) -> bool:
    return me.highest_top >= 9 and len(me.colours) < len(COLOURS)
