"""The special achievements of the base game.

less: by how much each figure that they ask for is lower for a player.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from fudaba.games.innovation.player import Player
from fudaba.games.innovation.printed import (
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
from fudaba.games.innovation.registry import special


@special("base")
def empire(me: Player, less: int) -> bool:
    return _all_but(less, (icon for icon in STANDARD_ICONS if me.icons(icon) < 3 - less))


@special("base", FIRST, THIRD)
def monument(me: Player, less: int) -> bool:
    return max(me.tucked, me.scored) >= 6 - less


@special("base", FOURTH)
def monument_fourth(me: Player, less: int) -> bool:
    return len(me.tops.where(lambda card: card.demands)) >= 4 - less


@special("base")
def wonder(me: Player, less: int) -> bool:
    return _all_but(less, (c for c in COLOURS if me.splay_of(c) not in (RIGHT, UP, ASLANT)))


@special("base")
def world(me: Player, less: int) -> bool:
    return me.icons(CLOCK) >= 12 - less


@special("base")
def universe(me: Player, less: int) -> bool:
    return sum(me.t.age(card) >= 8 - less for card in me.tops) >= 5 - less


def _all_but(number: int, lacking: Iterator[str]) -> bool:
    """Whether no more than so many are lacking; it looks no further than it must."""
    return next(islice(lacking, number, None), None) is None
