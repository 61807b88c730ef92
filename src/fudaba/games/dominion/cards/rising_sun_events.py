"""Rising Sun: Events."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import Cost, later
from fudaba.games.dominion.facts.tokens import HAS_OR_NOT, PLAYER, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK, TREASURE
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.moments import TurnEnds
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import may, one, some, up_to

rising_sun = Expansion("rising_sun")


@rising_sun.event(cost=2)
async def amass(me: Me) -> None:
    if not me.in_play.actions:
        await me.gain(one(me.up_to(5).actions))


@rising_sun.event(cost=2)
async def asceticism(me: Me) -> None:
    if number := await me.number(0, min(me.coins(), len(me.hand)), "pays_to_trash"):
        me.pay(number)
        await me.trash(some(number, me.hand))


@rising_sun.event(cost=Cost(debt=8), once_a="turn")
async def continue_(me: Me) -> None:
    peaceful = me.up_to(4).of_type(ACTION).but(ATTACK)
    gained = await me.gain(one(peaceful))
    await me.return_to_action_phase()
    await me.play_card(gained)
    await me.plus(actions=1, buys=1)


@rising_sun.event(cost=2)
async def credit(me: Me) -> None:
    if gained := await me.gain(one(me.up_to(8).of_type(ACTION, TREASURE))):
        await me.debt(gained.cost.coins)


@rising_sun.event(cost=2)
async def foresight(me: Me) -> None:
    foreseen, others = await me.reveal_until(me.is_action)
    await me.discard(others)
    if aside := await me.set_aside(foreseen):
        me.at_end_of_turn(is_foreseen, aside.ref)


@later(whose="any", simple=True)
async def is_foreseen(me: Me, act: TurnEnds, aside: Ref) -> None:
    await me.take(aside)


@rising_sun.event(cost=7)
async def gather(me: Me) -> None:
    for coins in (3, 4, 5):
        await me.gain(one(me.costing(coins)))


@rising_sun.event(cost=3, remembers=("gold",))
async def kintsugi(me: Me) -> None:
    trashed = await me.trash(one(me.hand))
    if trashed and me.mark(GAINED_GOLD):
        await me.gain(one(me.up_to(trashed.cost.plus(2))))


GAINED_GOLD = Token("gained_gold", on=PLAYER, sides=HAS_OR_NOT)


@rising_sun.event(cost=3)
async def practice(me: Me) -> None:
    await me.play_card(may(me.playable.actions), times=2)


@rising_sun.event(cost=5)
async def receive_tribute(me: Me) -> None:
    if len(me.this_turn("gain")) < 3:
        return
    barred = me.in_play
    for _ in range(3):
        card = await me.choose(may(me.supply.actions.but_copies_of(*barred)), "gain")
        if not card:
            return
        barred += card
        await me.gain(card)


@rising_sun.event(cost=4)
async def sea_trade(me: Me) -> None:
    actions = len(me.in_play.of_type(ACTION))
    await me.plus(cards=actions)
    await me.trash(up_to(actions, me.hand))
