"""Rising Sun: Events."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import Cost, later
from fudaba.games.dominion.facts.layout import DISCARD
from fudaba.games.dominion.facts.tokens import HAS_OR_NOT, PLAYER, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import TurnEnds
from fudaba.kernel.cards import Ref

rising_sun = Expansion("rising_sun")


@rising_sun.event(cost=2)
async def amass(me: Me) -> None:
    if not any(map(me.is_action, me.in_play)):
        await me.gain_one(filter(me.is_action, me.up_to(5)))


@rising_sun.event(cost=2)
async def asceticism(me: Me) -> None:
    number = await me.number(0, min(me.coins(), len(me.hand)), "pays_to_trash")
    if number:
        me.pay(number)
        await me.trash_some(me.hand, number, number)


@rising_sun.event(cost=Cost(debt=8), once_a="turn")
async def continue_(me: Me) -> None:
    peaceful = [card for card in me.of_type(me.up_to(4), ACTION) if not me.is_a(card, ATTACK)]
    gained = await me.gain_one(peaceful)
    await me.return_to_action_phase()
    await me.play_card(gained)
    await me.plus(actions=1, buys=1)


@rising_sun.event(cost=2)
async def credit(me: Me) -> None:
    gained = await me.gain_one(me.of_type(me.up_to(8), ACTION, TREASURE))
    if gained is not None:
        await me.debt(me.cost(gained.card).coins)


@rising_sun.event(cost=2)
async def foresight(me: Me) -> None:
    foreseen, others = await me.reveal_until(me.is_action)
    await me.discard(others)
    if (aside := me.set_aside(foreseen)) is not None:
        me.at_end_of_turn(is_foreseen, aside)


@later(whose="any", simple=True)
async def is_foreseen(me: Me, act: TurnEnds, aside: Ref) -> None:
    me.take(aside)


@rising_sun.event(cost=7)
async def gather(me: Me) -> None:
    for coins in (3, 4, 5):
        await me.gain_one(me.costing(coins))


@rising_sun.event(cost=3)
async def kintsugi(me: Me) -> None:
    trashed = await me.trash_one(me.hand)
    if trashed is not None and me.mark(GAINED_GOLD):
        await me.gain_one(me.up_to(me.cost(trashed).plus(2)))


kintsugi.remembers = ("gold",)
GAINED_GOLD = Token("gained_gold", on=PLAYER, sides=HAS_OR_NOT)


@rising_sun.event(cost=3)
async def practice(me: Me) -> None:
    await me.play_card(await me.choose("play", filter(me.is_action, me.playable), may=True), times=2)


@rising_sun.event(cost=5)
async def receive_tribute(me: Me) -> None:
    if len(me.this_turn("gain")) < 3:
        return
    barred = {me.kind(card) for card in me.in_play}
    for _ in range(3):
        new = me.supply(lambda card: me.is_action(card) and me.kind(card) not in barred)
        card = await me.choose("gain", new, may=True)
        if card is None:
            return
        barred.add(me.kind(card))
        await me.gain(card, DISCARD)


@rising_sun.event(cost=4)
async def sea_trade(me: Me) -> None:
    actions = len(me.of_type(me.in_play, ACTION))
    await me.plus(cards=actions)
    await me.trash_some(me.hand, 0, actions)
