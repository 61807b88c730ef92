"""Allies: the Actions and Treasures that are neither Durations nor in a pile of four. See also allies.py."""

from __future__ import annotations

from functools import partial
from typing import cast

from fudaba.games.dominion.cards.allies import allies
from fudaba.games.dominion.facts.kinds import THIS, Cost, later
from fudaba.games.dominion.facts.layout import HAND, PLAY
from fudaba.games.dominion.facts.types import ACTION, ATTACK, LIAISON, TREASURE, VICTORY
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.words import Word
from fudaba.games.dominion.rules.acts import Discards, Gains
from fudaba.kernel.choices import every, may, one, some, up_to


@allies.card(cost=5, types=ACTION | ATTACK, coins=2)
async def barbarian(me: Me) -> None:
    for you in me.victims:
        top = await you.top_cards(1)
        cost = you.cost(top[0]) if top else Cost()
        await you.trash(top)
        if cost.coins >= 3:
            cheaper = you.supply.cheaper_than(cost)
            await you.gain(one(cheaper.that(partial(shares_a_type, me, top.card))))
        else:
            await you.gain("curse")


def shares_a_type(me: Me, card: int, other: int) -> bool:
    """Whether two cards have a type in common."""
    return bool(me.types_of(card) & me.types_of(other))


@allies.card(cost=2, types=TREASURE | LIAISON, plus_coins=True)
async def bauble(me: Me) -> None:
    chosen = await me.several_of(2, "buys_1", "coins_1", "favors_1", "topdeck_gained")
    await me.plus(
        buys=int("buys_1" in chosen), coins=int("coins_1" in chosen), favors=int("favors_1" in chosen)
    )
    if "topdeck_gained" in chosen:
        me.rest_of_turn(Gains, bauble_directs)


@later(when=lambda me, act: me.finds(act.ref), may=True)
async def bauble_directs(me: Me, act: Gains) -> None:
    await me.topdeck(act.ref)


@allies.card(cost=4, types=ACTION | LIAISON, plus_coins=True)
async def broker(me: Me) -> None:
    trashed = await me.trash(one(me.hand))
    if trashed and (number := trashed.cost.coins):
        words = [cast(Word, f"{figure}_{number}") for figure in ("cards", "actions", "coins", "favors")]
        await me.plus_words(await me.one_of(*words, about=trashed.card))


@allies.card(cost=5, types=ACTION, cards=1, actions=2, plus_coins=True)
async def capital_city(me: Me) -> None:
    if me.hand and await me.may("discard_for_coins") and len(await me.discard(some(2, me.hand))) == 2:
        await me.plus(coins=2)
    if me.coins() >= 2 and await me.may("pay_for_cards"):
        me.pay(2)
        await me.plus(cards=2)


@allies.card(cost=4, types=ACTION)
async def carpenter(me: Me) -> None:
    if not me.empty_piles:
        await me.plus(actions=1)
        await me.gain(one(me.up_to(4)))
    elif card := await me.choose(one(me.hand), "trash"):
        await me.trash(card)
        await me.gain(one(me.up_to(card.cost.plus(2))))


@allies.card(cost=5, types=ACTION | LIAISON)
async def emissary(me: Me) -> None:
    deck, hand = len(me.deck), len(me.hand)
    await me.plus(cards=3)
    if len(me.hand) - hand > deck:
        await me.plus(actions=1, favors=2)


@allies.card(cost=5, types=ACTION, coins=3)
def galleria(me: Me) -> None:
    me.rest_of_turn(Gains, galleria_opens)


@later(when=lambda me, act: act.cost in (Cost(3), Cost(4)), simple=True)
async def galleria_opens(me: Me, act: Gains) -> None:
    await me.plus(buys=1)


@allies.card(cost=5, types=ACTION | LIAISON, coins=3)
def guildmaster(me: Me) -> None:
    me.rest_of_turn(Gains, guild_is_grateful)


@later(simple=True)
async def guild_is_grateful(me: Me, act: Gains) -> None:
    await me.plus(favors=1)


@allies.card(cost=5, types=ACTION, actions=1)
async def hunter(me: Me) -> None:
    revealed = await me.reveal_top(3)
    for type in (ACTION, TREASURE, VICTORY):
        revealed = revealed.without(await me.take(one(revealed.of_type(type))))
    await me.discard(revealed)


@allies.card(cost=4, types=ACTION, actions=1)
async def innkeeper(me: Me) -> None:
    services: dict[Word, tuple[int, int]] = {
        "cards_1": (1, 0),
        "cards_3_discard_3": (3, 3),
        "cards_5_discard_6": (5, 6),
    }
    for chosen in await me.one_of(*services):
        drawn, lost = services[chosen]
        await me.plus(cards=drawn)
        await me.discard(some(lost, me.hand))


@allies.card(cost=6, types=ACTION, buys=1)
async def marquis(me: Me) -> None:
    await me.plus(cards=len(me.hand))
    await me.discard_down_to(10)


merchant_camp = allies.simple("merchant_camp", cost=3, types=ACTION, actions=2, coins=1)


@merchant_camp.when(Discards, THIS, when=lambda me, act: act.source == PLAY and me.finds(act.ref), may=True)
async def camp_follows(me: Me, act: Discards) -> None:
    await me.topdeck(act.ref)


@allies.card(cost=5, types=ACTION)
async def modify(me: Me) -> None:
    card = await me.trash(one(me.hand))
    limit = card.cost.plus(2) if card else None
    chosen = await me.one_of("cards_1_actions_1", "gain")
    await me.plus_words(chosen)
    if "gain" in chosen and limit is not None:
        await me.gain(one(me.up_to(limit)))


@allies.card(cost=3, types=ACTION)
async def sentinel(me: Me) -> None:
    cards = await me.look_at_top(5)
    trashed = await me.trash(up_to(2, cards))
    await me.topdeck(every(cards.without(trashed)))


@allies.card(cost=5, types=ACTION | ATTACK, cards=1, actions=1, coins=1)
def skirmisher(me: Me) -> None:
    me.rest_of_turn(Gains, skirmish, tuple(you.seat for you in me.victims))


@later(of=ATTACK)
async def skirmish(me: Me, act: Gains, victims: tuple[int, ...]) -> None:
    for you in me.others:
        if you.seat in victims:
            await you.discard_down_to(3)


@allies.card(cost=5, types=ACTION, cards=1, actions=1)
async def swap(me: Me) -> None:
    returned = await me.choose(may(me.hand.actions), "return")
    if returned and await me.return_to_pile(returned):
        others = me.up_to(5).but_copies_of(returned.card)
        await me.gain(one(others.actions), to=HAND)


@allies.card(cost=4, types=ACTION, plus_coins=True, offers=("cards_1_actions_2", "buys_1_coins_2"))
async def town(me: Me) -> None:
    await me.plus_words(await me.one_of("cards_1_actions_2", "buys_1_coins_2"))
