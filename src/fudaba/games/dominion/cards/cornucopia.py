"""Cornucopia: the cards that are finished."""

from __future__ import annotations

from fudaba.games.dominion.acts import Plays, TurnBegins
from fudaba.games.dominion.expansion import Expansion
from fudaba.games.dominion.kinds import IN_HAND, later
from fudaba.games.dominion.me import Me
from fudaba.games.dominion.types import ACTION, REACTION, TREASURE
from fudaba.games.dominion.when import is_attack
from fudaba.kernel.cards import Ref

cornucopia = Expansion("cornucopia")
FIRST = (1,)


@cornucopia.card(cost=5, types=TREASURE)
async def horn_of_plenty(me: Me) -> None:
    names = {me.kind(card) for card in me.in_play}
    gained = await me.gain_one(me.up_to(len(names)))
    if gained is not None and me.is_victory(gained.card):
        await me.trash(me.this)


@cornucopia.card(cost=4, types=ACTION | REACTION, buys=1, coins=3, editions=FIRST)
async def horse_traders(me: Me) -> None:
    await me.discard_some(me.hand, 2, 2)


@horse_traders.when(Plays, IN_HAND, whose="others", when=is_attack, may=True)
async def horse_traders_leave(me: Me, act: Plays) -> None:
    aside = me.set_aside(me.this)
    if aside is not None:
        me.later_whatever(TurnBegins, horse_traders_return, aside)


@later()
async def horse_traders_return(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.plus(cards=1)
    me.take(aside)


@cornucopia.card(cost=4, types=ACTION)
async def remake(me: Me) -> None:
    for _ in range(2):
        card = await me.choose("trash", me.hand)
        if card is not None:
            cost = me.cost(card).plus(1)
            await me.trash(card)
            await me.gain_one(me.costing(cost))
