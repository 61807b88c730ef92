"""Dark Ages: cards that have nothing to do with the trash, and the Hermit. See also dark_ages.py."""

from __future__ import annotations

from fudaba.games.dominion.cards.dark_ages import dark_ages
from fudaba.games.dominion.facts.kinds import later
from fudaba.games.dominion.facts.layout import DECK
from fudaba.games.dominion.facts.types import ACTION, CURSE, RUINS, SHELTER, TREASURE, VICTORY
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.moments import BuyPhaseEnds
from fudaba.kernel.choices import any_number, every, one, some


@dark_ages.card(cost=4, types=ACTION)
async def armory(me: Me) -> None:
    await me.gain(one(me.up_to(4)), to=DECK)


@dark_ages.card(cost=5, types=ACTION, cards=1, actions=2, needs=("spoils",))
async def bandit_camp(me: Me) -> None:
    await me.gain("spoils")


@dark_ages.card(cost=5, types=ACTION, plus_coins=True)
async def count(me: Me) -> None:
    chosen = await me.one_of("discard_2", "topdeck", "gain_copper")
    if "discard_2" in chosen:
        await me.discard(some(2, me.hand))
    if "topdeck" in chosen:
        await me.topdeck(one(me.hand))
    if "gain_copper" in chosen:
        await me.gain("copper")
    chosen = await me.one_of("coins_3", "trash_hand", "gain_duchy")
    await me.plus_words(chosen)
    if "trash_hand" in chosen:
        await me.trash(me.hand)
    if "gain_duchy" in chosen:
        await me.gain("duchy")


@dark_ages.card(cost=3, types=ACTION, needs=("madman",))
async def hermit(me: Me) -> None:
    discards, hand = (cards.but(TREASURE) for cards in (me.look_through_discards(), me.hand))
    await me.trash(await me.choose_of("trash", ("trash", hand), ("trash_discarded", discards), may=True))
    await me.gain(one(me.up_to(3)))
    me.rest_of_turn(BuyPhaseEnds, hermit_goes_mad)


@later(when=lambda me, act: not me.gained_in_buy_phase)
async def hermit_goes_mad(me: Me, act: BuyPhaseEnds) -> None:
    await me.exchange(me.this, "madman")


@dark_ages.card(cost=0, types=ACTION, actions=2, pile="extra", copies=10)
async def madman(me: Me) -> None:
    if await me.return_to_pile(me.this):
        await me.plus(cards=len(me.hand))


@dark_ages.card(cost=4, types=ACTION, cards=1, actions=1, plus_coins=True)
async def ironmonger(me: Me) -> None:
    for card in await me.reveal_top(1):
        if await me.may("discard", about=card):
            await me.discard(card)
        else:
            me.put_back([card])
        if me.is_action(card):
            await me.plus(actions=1)
        if me.is_treasure(card):
            await me.plus(coins=1)
        if me.is_victory(card):
            await me.plus(cards=1)


@dark_ages.card(cost=5, types=ACTION, actions=1, coins=2)
async def mystic(me: Me) -> None:
    named = await me.name()
    for card in await me.reveal_top(1):
        if me.kind(card).id == named:
            await me.take(card)


@dark_ages.card(cost=1, types=ACTION, coins=4)
async def poor_house(me: Me) -> None:
    await me.reveal(me.hand)
    await me.lose(len(me.hand.treasures))


@dark_ages.card(cost=3, types=ACTION, actions=1)
async def sage(me: Me) -> None:
    found, others = await me.reveal_until(lambda card: me.cost(card).coins >= 3)
    await me.take(found)
    await me.discard(others)


@dark_ages.card(cost=3, types=ACTION, buys=1, plus_coins=True)
async def storeroom(me: Me) -> None:
    await me.draw(len(await me.discard(await me.choose(any_number(me.hand), "discard", word="cards_1"))))
    await me.plus(
        coins=len(await me.discard(await me.choose(any_number(me.hand), "discard", word="coins_1")))
    )


@dark_ages.card(cost=2, types=ACTION, cards=1, actions=1)
async def vagrant(me: Me) -> None:
    for card in await me.reveal_top(1):
        if me.is_a(card, CURSE, RUINS, SHELTER, VICTORY):
            await me.take(card)


@dark_ages.card(cost=4, types=ACTION, cards=1, actions=2)
async def wandering_minstrel(me: Me) -> None:
    revealed = await me.reveal_top(3)
    actions = revealed.actions
    await me.discard(revealed.without(actions))
    await me.topdeck(every(actions))
