"""Cornucopia, both editions. See also cornucopia_prizes.py and cornucopia_piles.py."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import IN_HAND, KINDS, THIS, later
from fudaba.games.dominion.facts.layout import DECK, HAND
from fudaba.games.dominion.facts.types import ACTION, ATTACK, PRIZE, REACTION, REWARD, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import CleanUpBegins, Gains, Plays, TurnBegins
from fudaba.kernel.cards import Ref

cornucopia = Expansion("cornucopia")
FIRST = (1,)
SECOND = (2,)


def on_piles(me: Me, type: int) -> list[int]:
    """The cards on top of the piles of Prizes or Rewards: one may choose any of them."""
    tops = [me.t.top_of(id) for id, kind in KINDS.items() if kind.is_a(type) and id in me.t.box.pile_ids]
    return [card for card in tops if card >= 0]


@cornucopia.card(cost=5, types=TREASURE)
async def horn_of_plenty(me: Me) -> None:
    names = {me.kind(card) for card in me.in_play}
    gained = await me.gain_one(me.up_to(len(names)))
    if gained is not None and me.is_victory(gained.card):
        await me.trash(me.this)


@cornucopia.card(cost=4, types=ACTION | REACTION, buys=1, coins=3, editions=FIRST)
async def horse_traders(me: Me) -> None:
    await me.discard_some(me.hand, 2, 2)


@horse_traders.when(Plays, IN_HAND, whose="others", of=ATTACK, may=True)
async def horse_traders_leave(me: Me, act: Plays) -> None:
    aside = me.set_aside(me.this)
    if aside is not None:
        me.later_whatever(TurnBegins, horse_traders_return, aside)


@later(simple=True)
async def horse_traders_return(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.plus(cards=1)
    me.take(aside)


@cornucopia.card(cost=4, types=ACTION)
async def remake(me: Me) -> None:
    for _ in range(2):
        card = await me.choose("trash", me.hand)
        if card is not None:
            await me.trash(card)
            cost = me.cost(card).plus(1)
            await me.gain_one(me.costing(cost))


# Of both editions.


def fairgrounds_worth(t: Board, seat: int) -> int:
    """2 VP for every 5 differently named cards that its owner has."""
    return 2 * (len({t.cards[card] for card in t.all_cards_of(seat)}) // 5)


fairgrounds = cornucopia.simple("fairgrounds", cost=6, types=VICTORY, worth=fairgrounds_worth)


@cornucopia.card(cost=2, types=ACTION, cards=1, actions=1)
async def hamlet(me: Me) -> None:
    if await me.discard_some(me.hand, 0, 1):
        await me.plus(actions=1)
    if await me.discard_some(me.hand, 0, 1):
        await me.plus(buys=1)


@cornucopia.card(cost=5, types=ACTION, cards=1, actions=1)
async def hunting_party(me: Me) -> None:
    hand = me.hand
    await me.reveal(hand)
    names = {me.kind(card) for card in hand}
    found, others = await me.reveal_until(lambda card: me.kind(card) not in names)
    me.take(found)
    await me.discard(others)


@cornucopia.card(cost=5, types=ACTION | ATTACK, coins=2)
async def jester(me: Me) -> None:
    for you in me.victims:
        for card in await you.top_cards(1):
            await you.discard([card])
            if me.is_victory(card):
                await you.gain("curse")
                continue
            if copy := me.named(me.supply(), me.kind(card).id):
                mine = await me.option("gain_copy", "give_copy", about=card, of=you) == "gain_copy"
                await (me if mine else you).gain(copy[0])


@cornucopia.card(cost=3, types=ACTION, actions=1)
async def menagerie(me: Me) -> None:
    hand = me.hand
    await me.reveal(hand)
    await me.plus(cards=3 if len({me.kind(card) for card in hand}) == len(hand) else 1)


# The first edition's own.


@cornucopia.card(cost=4, types=ACTION, actions=2, editions=FIRST)
async def farming_village(me: Me) -> None:
    found, others = await me.reveal_until(lambda card: me.is_a(card, ACTION, TREASURE))
    me.take(found)
    await me.discard(others)


@cornucopia.card(cost=3, types=ACTION | ATTACK, coins=2, editions=FIRST)
async def fortune_teller(me: Me) -> None:
    for you in me.victims:
        found, others = await you.reveal_until(lambda card: me.is_victory(card) or is_a_curse(me, card))
        you.topdeck(found)
        await you.discard(others)


def is_a_curse(me: Me, card: int) -> bool:
    """Whether it is a Curse."""
    return me.kind(card).id == "curse"


@cornucopia.card(cost=5, types=ACTION, editions=FIRST)
async def harvest(me: Me) -> None:
    revealed = await me.reveal_top(4)
    await me.discard(revealed)
    await me.plus(coins=len({me.kind(card) for card in revealed}))


harvest.plus_coins = True


@cornucopia.card(cost=4, types=ACTION, actions=1, needs=("prizes",), editions=FIRST)
async def tournament(me: Me) -> None:
    showing = []
    for you in me.everybody:
        provinces = you.named(you.hand, "province")
        if await you.may_with("reveal", provinces) is not None:
            await you.reveal(provinces[:1])
            showing.append(you.seat)
    if me.seat in showing:
        await me.discard(me.named(me.hand, "province")[:1])
        prizes, duchies = on_piles(me, PRIZE), me.named(me.supply(), "duchy")
        # One may choose the kind of which there is none left, and gain nothing.
        await me.gain_one([*prizes, *duchies], to=DECK, may=not (prizes and duchies))
    if not any(seat != me.seat for seat in showing):
        await me.plus(cards=1, coins=1)


tournament.plus_coins = True


# The second edition's own.


@cornucopia.card(cost=5, types=ACTION, editions=SECOND)
async def carnival(me: Me) -> None:
    revealed = await me.reveal_top(4)
    firsts = list({me.kind(card): card for card in reversed(revealed)}.values())[::-1]
    for card in firsts:
        me.take(card)
    await me.discard([card for card in revealed if card not in firsts])


farmhands = cornucopia.simple("farmhands", cost=4, types=ACTION, cards=1, actions=2, editions=SECOND)


@farmhands.when(Gains, THIS)
async def farmhands_are_hired(me: Me, act: Gains) -> None:
    card = await me.choose("set_aside", me.of_type(me.hand, ACTION, TREASURE), may=True)
    if (aside := me.set_aside(card)) is not None:
        me.later_whatever(TurnBegins, hired_work, aside)


@later()
async def hired_work(me: Me, act: TurnBegins, aside: Ref) -> None:
    await me.play_card(aside)


@cornucopia.card(cost=5, types=ACTION, cards=1, actions=1, coins=1, needs=("rewards",), editions=SECOND)
async def joust(me: Me) -> None:
    card = await me.choose("set_aside", me.named(me.hand, "province"), may=True)
    if (aside := me.set_aside(card)) is not None:
        await me.gain_one(on_piles(me, REWARD), to=HAND)
        me.later_whatever(CleanUpBegins, joust_is_over, aside)


@later(whose="any")
async def joust_is_over(me: Me, act: CleanUpBegins, aside: Ref) -> None:
    if me.finds(aside):
        await me.discard([aside.card])


@cornucopia.card(cost=3, types=ACTION, cards=1, coins=1, editions=SECOND)
async def shop(me: Me) -> None:
    in_play = {me.kind(card) for card in me.in_play}
    new = [card for card in me.playable if me.is_action(card) and me.kind(card) not in in_play]
    await me.play_card(await me.choose("play", new, may=True))
