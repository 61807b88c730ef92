"""Rising Sun: Omens, each of which takes a Sun token off the Prophecy."""

from __future__ import annotations

from fudaba.games.dominion.board.state import BUY_PHASE
from fudaba.games.dominion.facts.kinds import Cost, later
from fudaba.games.dominion.facts.tokens import SUN
from fudaba.games.dominion.facts.types import ACTION, ATTACK, OMEN
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.moments import CleanUpBegins, LastSun
from fudaba.kernel.choices import may, one, some, up_to

rising_sun = Expansion("rising_sun")


async def take_a_sun(me: Me) -> None:
    """+1 Sun: one is taken off the Prophecy, as long as there is one."""
    if me.remove_tokens(SUN, most=1):
        left = me.mark(SUN)
        me.tell("takes_a_sun", number=left)
        if not left:
            await me.happen(LastSun(me.seat))


@rising_sun.card(cost=5, types=ACTION | ATTACK | OMEN, plus_coins=True)
async def kitsune(me: Me) -> None:
    await take_a_sun(me)
    for chosen in await me.several_of(2, "actions_2", "coins_2", "give_curses", "gain_silver"):
        if chosen == "actions_2":
            await me.plus(actions=2)
        elif chosen == "coins_2":
            await me.plus(coins=2)
        elif chosen == "give_curses":
            for you in me.victims:
                await you.gain("curse")
        else:
            await me.gain("silver")


@rising_sun.card(cost=Cost(debt=5), types=ACTION | OMEN, plus_coins=True)
async def mountain_shrine(me: Me) -> None:
    await take_a_sun(me)
    await me.plus(coins=2)
    await me.trash(may(me.hand))
    if me.the_trash.actions:
        await me.plus(cards=2)


@rising_sun.card(cost=4, types=ACTION | OMEN)
async def poet(me: Me) -> None:
    await take_a_sun(me)
    await me.plus(cards=1, actions=1)
    for card in await me.reveal_top(1):
        if me.cost(card).within(Cost(3)):
            await me.take(card)


@rising_sun.card(cost=4, types=ACTION | OMEN)
async def river_shrine(me: Me) -> None:
    await take_a_sun(me)
    await me.trash(up_to(2, me.hand))
    me.rest_of_turn(CleanUpBegins, river_shrine_grants, once=True)


def gained_nothing_in_the_buy_phase(me: Me, act: CleanUpBegins) -> bool:
    """Whether its player has gained no card in a Buy phase of their own this turn."""
    return not (me.is_my_turn and any(done.phase == BUY_PHASE for done in me.this_turn("gain")))


@later(whose="any", when=gained_nothing_in_the_buy_phase)
async def river_shrine_grants(me: Me, act: CleanUpBegins) -> None:
    await me.gain(one(me.up_to(4)))


@rising_sun.card(cost=4, types=ACTION | OMEN)
async def rustic_village(me: Me) -> None:
    await take_a_sun(me)
    await me.plus(cards=1, actions=2)
    if me.hand and await me.may("discard_2") and len(await me.discard(some(2, me.hand))) == 2:
        await me.plus(cards=1)


@rising_sun.card(cost=5, types=ACTION | OMEN, plus_coins=True)
async def tea_house(me: Me) -> None:
    await take_a_sun(me)
    await me.plus(cards=1, actions=1, coins=2)
