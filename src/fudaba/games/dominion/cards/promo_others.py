"""Promotional cards: Dismantle, Envoy, Governor, Marchland, Summon, Sauna and Avanto. See also promo.py."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.dominion.cards.promo import promo
from fudaba.games.dominion.facts.kinds import IN_PLAY, KINDS, THIS, later, worth_of_owned
from fudaba.games.dominion.facts.layout import ASIDE
from fudaba.games.dominion.facts.types import ACTION, VICTORY
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Plays
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import any_number, may, one


@promo.card(cost=4, types=ACTION)
async def dismantle(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        cost = trashed.cost
        if cost.coins >= 1:
            await me.gain(one(me.supply.cheaper_than(cost)))
            await me.gain("gold")


@promo.card(cost=4, types=ACTION)
async def envoy(me: Me) -> None:
    revealed = await me.reveal_top(5)
    discarded = await me.discard(await me.left.choose(one(revealed), "discard", of=me))
    await me.take(revealed.without(discarded))


@promo.card(cost=5, types=ACTION, actions=1)
async def governor(me: Me) -> None:
    for chosen in await me.one_of("cards_3", "gain_gold", "trash"):
        for you in me.everybody:
            if chosen == "cards_3":
                await you.plus(cards=3 if you.seat == me.seat else 1)
            elif chosen == "gain_gold":
                await you.gain("gold" if you.seat == me.seat else "silver")
            else:
                await improve_one(you, 2 if you.seat == me.seat else 1)


async def improve_one(you: Me, more: int) -> None:
    """A player may trash a card from the hand, for one that costs exactly so much more."""
    if trashed := await you.trash(may(you.hand)):
        await you.gain(one(you.costing(trashed.cost.plus(more))))


def marchland_worth(owned: Mapping[str, int]) -> int:
    """1 VP for every 3 Victory cards that its owner has."""
    return sum([count for id, count in owned.items() if KINDS[id].is_a(VICTORY)]) // 3


marchland = promo.simple("marchland", cost=5, types=VICTORY, worth=worth_of_owned(marchland_worth))


@marchland.when(Gains, THIS)
async def marchland_is_settled(me: Me, act: Gains) -> None:
    await me.plus(buys=1)
    discarded = await me.discard(any_number(me.hand))
    await me.plus(coins=len(discarded))


@promo.event(cost=5)
async def summon(me: Me) -> None:
    gained = await me.gain(one(me.up_to(4).actions), to=ASIDE)
    if gained.still_there:
        me.later_whatever(TurnBegins, summoned_comes, gained.ref)


@later()
async def summoned_comes(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.play_card(aside)


# Sauna, and Avanto below it.


@promo.card(cost=4, types=ACTION, cards=1, actions=1, pile="part", copies=5)
async def sauna(me: Me) -> None:
    await me.play_card(may(me.hand.named("avanto")))


@sauna.when(Plays, IN_PLAY, of="silver")
async def sauna_steams(me: Me, act: Plays) -> None:
    await me.trash(may(me.hand))


@promo.card(cost=5, types=ACTION, cards=3, pile="part", copies=5)
async def avanto(me: Me) -> None:
    await me.play_card(may(me.hand.named("sauna")))


promo.pile("sauna_avanto", ("sauna", 5), ("avanto", 5), types=ACTION, cost=4)
