"""Hinterlands: what only its first edition has. See also hinterlands.py."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.dominion.cards.hinterlands import FIRST, hinterlands
from fudaba.games.dominion.facts.kinds import IN_GAME, KINDS, THIS, worth_of_owned
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE, VICTORY
from fudaba.games.dominion.language.conditions import goes_to_discards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains
from fudaba.kernel.choices import every, may, one

cache = hinterlands.simple("cache", cost=5, types=TREASURE, coins=3, editions=FIRST)


@cache.when(Gains, THIS)
async def cache_holds_coppers(me: Me, act: Gains) -> None:
    await me.gain("copper", times=2)


@hinterlands.card(cost=2, types=ACTION, coins=2, editions=FIRST)
async def duchess(me: Me) -> None:
    for you in me.everybody:
        for card in await you.look_at_top(1):
            if await you.option("discard", "put_back", about=card) == "discard":
                await you.discard(card)


def gains_a_duchy(me: Me, act: Gains) -> bool:
    """Whether it is a Duchy, and a Duchess is left in the Supply."""
    return bool(me.supply.named("duchess"))


@duchess.when(Gains, IN_GAME, of="duchy", when=gains_a_duchy, may=True)
async def duchess_comes_along(me: Me, act: Gains) -> None:
    await me.gain("duchess")


@hinterlands.card(cost=5, types=TREASURE, coins=1, editions=FIRST)
async def ill_gotten_gains(me: Me) -> None:
    await me.gain(may(me.supply.named("copper")), to=HAND)


@ill_gotten_gains.when(Gains, THIS)
async def gains_are_ill_gotten(me: Me, act: Gains) -> None:
    for you in me.others:
        await you.gain("curse")


@hinterlands.card(cost=5, types=ACTION, coins=3, editions=FIRST)
async def mandarin(me: Me) -> None:
    await me.topdeck(one(me.hand))


@mandarin.when(Gains, THIS)
async def mandarin_collects(me: Me, act: Gains) -> None:
    await me.topdeck(every(me.in_play.treasures))


nomad_camp = hinterlands.simple("nomad_camp", cost=4, types=ACTION, buys=1, coins=2, editions=FIRST)


@nomad_camp.when(Gains, THIS, when=goes_to_discards, replaces=True, simple=True)
async def camp_is_near(me: Me, act: Gains) -> Gains:
    """It is gained onto the deck instead of to the discards."""
    act.to = DECK
    return act


@hinterlands.card(cost=3, types=ACTION | ATTACK, editions=FIRST)
async def oracle(me: Me) -> None:
    for you in [me, *me.victims]:
        revealed = await you.reveal_top(2)
        if not revealed:
            continue
        if await me.option("discard", "put_back", of=you) == "discard":
            await you.discard(revealed)
        else:
            await you.topdeck(every(revealed))
    await me.plus(cards=2)


def silk_road_worth(owned: Mapping[str, int]) -> int:
    """1 VP for every 4 Victory cards that its owner has."""
    return sum([count for id, count in owned.items() if KINDS[id].is_a(VICTORY)]) // 4


hinterlands.simple("silk_road", cost=4, types=VICTORY, worth=worth_of_owned(silk_road_worth), editions=FIRST)
