"""Cornucopia, both editions. See also cornucopia_prizes.py and cornucopia_piles.py."""

from __future__ import annotations

from collections.abc import Mapping

from fudaba.games.dominion.facts.kinds import IN_HAND, THIS, later, worth_of_owned
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.types import ACTION, ATTACK, PRIZE, REACTION, REWARD, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Plays
from fudaba.games.dominion.rules.moments import CleanUpBegins, TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import may, one, some, up_to

cornucopia = Expansion("cornucopia")
FIRST = (1,)
SECOND = (2,)


@cornucopia.card(cost=5, types=TREASURE)
async def horn_of_plenty(me: Me) -> None:
    gained = await me.gain(one(me.up_to(len(me.in_play.kinds))))
    if gained and gained.victories:
        await me.trash(me.this)


@cornucopia.card(cost=4, types=ACTION | REACTION, buys=1, coins=3, editions=FIRST)
async def horse_traders(me: Me) -> None:
    await me.discard(some(2, me.hand))


@horse_traders.when(Plays, IN_HAND, whose="others", of=ATTACK, may=True)
async def horse_traders_leave(me: Me, act: Plays) -> None:
    if aside := await me.set_aside(me.this):
        me.later_whatever(TurnBegins, horse_traders_return, aside.ref)


@later(simple=True)
async def horse_traders_return(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.plus(cards=1)
    await me.take(aside)


@cornucopia.card(cost=4, types=ACTION)
async def remake(me: Me) -> None:
    for _ in range(2):
        if trashed := await me.trash(one(me.hand)):
            await me.gain(one(me.costing(trashed.cost.plus(1))))


# Of both editions.


def fairgrounds_worth(owned: Mapping[str, int]) -> int:
    """2 VP for every 5 differently named cards that its owner has."""
    return 2 * (sum([count > 0 for count in owned.values()]) // 5)


fairgrounds = cornucopia.simple("fairgrounds", cost=6, types=VICTORY, worth=worth_of_owned(fairgrounds_worth))


@cornucopia.card(cost=2, types=ACTION, cards=1, actions=1)
async def hamlet(me: Me) -> None:
    if await me.discard(await me.choose(up_to(1, me.hand), "discard", word="actions_1")):
        await me.plus(actions=1)
    if await me.discard(await me.choose(up_to(1, me.hand), "discard", word="buys_1")):
        await me.plus(buys=1)


@cornucopia.card(cost=5, types=ACTION, cards=1, actions=1)
async def hunting_party(me: Me) -> None:
    hand = me.hand
    await me.reveal(hand)
    held = hand.kinds
    found, others = await me.reveal_until(lambda card: me.kind(card) not in held)
    await me.take(found)
    await me.discard(others)


@cornucopia.card(cost=5, types=ACTION | ATTACK, coins=2)
async def jester(me: Me) -> None:
    for you in me.victims:
        for card in await you.top_cards(1):
            await you.discard(card)
            if me.is_victory(card):
                await you.gain("curse")
                continue
            if copy := me.supply.named(me.kind(card).id):
                mine = await me.option("gain_copy", "give_copy", about=card, of=you) == "gain_copy"
                await (me if mine else you).gain(copy[0])


@cornucopia.card(cost=3, types=ACTION, actions=1)
async def menagerie(me: Me) -> None:
    hand = me.hand
    await me.reveal(hand)
    await me.plus(cards=3 if len(hand.kinds) == len(hand) else 1)


# The first edition's own.


@cornucopia.card(cost=4, types=ACTION, actions=2, editions=FIRST)
async def farming_village(me: Me) -> None:
    found, others = await me.reveal_until(lambda card: me.is_a(card, ACTION, TREASURE))
    await me.take(found)
    await me.discard(others)


@cornucopia.card(cost=3, types=ACTION | ATTACK, coins=2, editions=FIRST)
async def fortune_teller(me: Me) -> None:
    for you in me.victims:
        found, others = await you.reveal_until(lambda card: me.is_victory(card) or is_a_curse(me, card))
        await you.topdeck(found)
        await you.discard(others)


def is_a_curse(me: Me, card: int) -> bool:
    """Whether it is a Curse."""
    return me.kind(card).id == "curse"


@cornucopia.card(cost=5, types=ACTION, editions=FIRST, plus_coins=True)
async def harvest(me: Me) -> None:
    revealed = await me.reveal_top(4)
    await me.discard(revealed)
    await me.plus(coins=len(revealed.kinds))


@cornucopia.card(cost=4, types=ACTION, actions=1, needs=("prizes",), editions=FIRST, plus_coins=True)
async def tournament(me: Me) -> None:
    showing = []
    for you in me.everybody:
        provinces = you.hand.named("province")
        if await you.may_with("reveal", provinces):
            await you.reveal(provinces.first)
            showing.append(you.seat)
    if me.seat in showing:
        await me.discard(me.hand.named("province").first)
        prizes, duchies = me.tops.of_type(PRIZE), me.supply.named("duchy")
        # One may choose the kind of which there is none left, and gain nothing.
        both = me.handful([*prizes, *duchies])
        await me.gain(one(both) if prizes and duchies else may(both), to=DECK)
    if not any(seat != me.seat for seat in showing):
        await me.plus(cards=1, coins=1)


# The second edition's own.


@cornucopia.card(cost=5, types=ACTION, editions=SECOND)
async def carnival(me: Me) -> None:
    revealed = await me.reveal_top(4)
    await me.discard(revealed.without(await me.take(revealed.turned.one_of_each.turned)))


farmhands = cornucopia.simple("farmhands", cost=4, types=ACTION, cards=1, actions=2, editions=SECOND)


@farmhands.when(Gains, THIS)
async def farmhands_are_hired(me: Me, act: Gains) -> None:
    card = await me.choose(may(me.hand.of_type(ACTION, TREASURE)), "set_aside")
    if aside := await me.set_aside(card):
        me.later_whatever(TurnBegins, hired_work, aside.ref)


@later()
async def hired_work(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.play_card(aside)


@cornucopia.card(cost=5, types=ACTION, cards=1, actions=1, coins=1, needs=("rewards",), editions=SECOND)
async def joust(me: Me) -> None:
    if aside := await me.set_aside(may(me.hand.named("province"))):
        await me.gain(one(me.tops.of_type(REWARD)), to=HAND)
        me.later_whatever(CleanUpBegins, joust_is_over, aside.ref)


@later(whose="any")
async def joust_is_over(me: Me, act: CleanUpBegins, aside: Ref) -> None:
    if me.finds(aside):
        await me.discard(aside.card)


@cornucopia.card(cost=3, types=ACTION, cards=1, coins=1, editions=SECOND)
async def shop(me: Me) -> None:
    await me.play_card(may(me.playable.actions.but_copies_of(*me.in_play)))
