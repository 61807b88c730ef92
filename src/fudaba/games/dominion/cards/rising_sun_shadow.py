"""Rising Sun: Shadow cards, which may be played from the deck as if they were in hand.

How that is done: `Places.shadows`. Their backs differ from all others, so everybody sees where they are.
"""

from __future__ import annotations

from fudaba.games.dominion.facts.types import ACTION, ATTACK, SHADOW
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.kernel.choices import one, some

rising_sun = Expansion("rising_sun")


@rising_sun.card(cost=4, types=ACTION | SHADOW, cards=1, actions=1)
async def alley(me: Me) -> None:
    await me.discard(some(1, me.hand))


rising_sun.simple("fishmonger", cost=2, types=ACTION | SHADOW, buys=1, coins=1)


@rising_sun.card(cost=4, types=ACTION | ATTACK | SHADOW, cards=1)
async def ninja(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)


@rising_sun.card(cost=5, types=ACTION | SHADOW)
async def ronin(me: Me) -> None:
    await me.draw_to(7)


@rising_sun.card(cost=5, types=ACTION | SHADOW)
async def tanuki(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.gain(one(me.up_to(trashed.cost.plus(2))))
