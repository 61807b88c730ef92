"""Rising Sun: the cards that are finished, and what a Prophecy waits for.

As long as Sun tokens lie on the Prophecy it does nothing; each Omen that is played takes one off. They are
counted as `sun` of the first seat. Where no Omen is in the game, none lie there.
"""

from __future__ import annotations

from fudaba.games.dominion.acts import CleanUpBegins, Instead, Played, TurnBegins
from fudaba.games.dominion.expansion import Expansion
from fudaba.games.dominion.kinds import HERE, Cost, Kind, later
from fudaba.games.dominion.layout import COMMON, TRASH
from fudaba.games.dominion.me import Me
from fudaba.games.dominion.state import ACTION_PHASE, BUY_PHASE
from fudaba.games.dominion.table import Dominion
from fudaba.games.dominion.types import ACTION, ATTACK, COMMAND, DURATION, OMEN, TREASURE

rising_sun = Expansion("rising_sun")


@rising_sun.card(cost=Cost(debt=6), types=ACTION | COMMAND, cards=1, actions=1)
def daimyo(me: Me) -> None:
    me.rest_of_turn(Played, daimyo_orders, once=True)


def next_of_no_command(me: Me, act: Played) -> bool:
    """Whether an Action that is no Command has been played that was begun after this."""
    return act.play.number > me.play and me.is_action(act.card) and not me.is_a(act.card, COMMAND)


@later(when=next_of_no_command)
async def daimyo_orders(me: Me, act: Played) -> None:
    await me.play_again(act.play)


@rising_sun.card(cost=3, types=ACTION | DURATION)
def riverboat(me: Me) -> None:
    me.next_turn(riverboat_lands)


def can_be_shipped(kind: Kind) -> bool:
    """Whether it is an Action that costs $5 and is no Duration."""
    return kind.action and not kind.duration and kind.cost == Cost(5)


riverboat.takes_unused(can_be_shipped, COMMON)


@later()
async def riverboat_lands(me: Me, act: TurnBegins) -> None:
    for card in [card for card in me.s.zones[COMMON] if can_be_shipped(me.kind(card))][:1]:
        await me.play_there(card)


@rising_sun.card(cost=6, types=ACTION | DURATION | ATTACK)
async def samurai(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)
    me.every_turn(samurai_serves)


samurai.plus_coins = True


@later(simple=True)
async def samurai_serves(me: Me, act: TurnBegins) -> None:
    await me.plus(coins=1)


# Omens.

SUNS = {2: 5, 3: 8, 4: 10, 5: 12, 6: 13}
"""How many Sun tokens lie on the Prophecy at the start, by the number of players."""


def take_a_sun(me: Me) -> None:
    """+1 Sun: one is taken off the Prophecy, as long as there is one."""
    if suns := me.t.mark("sun", 0):
        me.t.set_mark("sun", 0, suns - 1)
        me.t.tell("takes_a_sun", me.seat, number=suns - 1)


@rising_sun.card(cost=5, types=ACTION | ATTACK | OMEN)
async def kitsune(me: Me) -> None:
    take_a_sun(me)
    for chosen in await me.options(2, "actions_2", "coins_2", "give_curses", "gain_silver"):
        if chosen == "actions_2":
            await me.plus(actions=2)
        elif chosen == "coins_2":
            await me.plus(coins=2)
        elif chosen == "give_curses":
            for you in me.victims:
                await you.gain("curse")
        else:
            await me.gain("silver")


kitsune.plus_coins = True


@rising_sun.card(cost=Cost(debt=5), types=ACTION | OMEN)
async def mountain_shrine(me: Me) -> None:
    take_a_sun(me)
    await me.plus(coins=2)
    await me.trash_one(me.hand, may=True)
    if any(map(me.is_action, me.s.zones[TRASH])):
        await me.plus(cards=2)


mountain_shrine.plus_coins = True


@rising_sun.card(cost=4, types=ACTION | OMEN)
async def poet(me: Me) -> None:
    take_a_sun(me)
    await me.plus(cards=1, actions=1)
    for card in await me.reveal_top(1):
        if me.cost(card).within(Cost(3)):
            me.take(card)


@rising_sun.card(cost=4, types=ACTION | OMEN)
async def river_shrine(me: Me) -> None:
    take_a_sun(me)
    await me.trash_some(me.hand, 0, 2)
    me.rest_of_turn(CleanUpBegins, river_shrine_grants, once=True)


def gained_nothing_in_the_buy_phase(me: Me, act: CleanUpBegins) -> bool:
    """Whether its player has gained no card in a Buy phase of this turn."""
    return not any(done.phase == BUY_PHASE for done in me.this_turn("gain"))


@later(when=gained_nothing_in_the_buy_phase)
async def river_shrine_grants(me: Me, act: CleanUpBegins) -> None:
    await me.gain_one(me.up_to(4))


@rising_sun.card(cost=4, types=ACTION | OMEN)
async def rustic_village(me: Me) -> None:
    take_a_sun(me)
    await me.plus(cards=1, actions=2)
    if len(me.hand) >= 2 and await me.may("discard_2"):
        await me.discard_some(me.hand, 2, 2)
        await me.plus(cards=1)


@rising_sun.card(cost=5, types=ACTION | OMEN)
async def tea_house(me: Me) -> None:
    take_a_sun(me)
    await me.plus(cards=1, actions=1, coins=2)


tea_house.plus_coins = True

# Prophecies.

enlightenment = rising_sun.landscape("prophecy", "enlightenment")


@enlightenment.sets_up
def suns_are_laid_out(t: Dominion) -> None:
    """Sun tokens lie on it in a game with Omens."""
    if any(kind.is_a(OMEN) for kind in t.box.kinds.values()):
        t.set_mark("sun", 0, SUNS[t.seats])


@enlightenment.adds_types
def treasures_are_actions(t: Dominion, kind: Kind) -> int:
    """Once there is no Sun token left on it, Treasures are Actions too."""
    return ACTION if kind.treasure and not t.mark("sun", 0) else 0


def enlightens(me: Me, act: Instead) -> bool:
    """Whether a Treasure is played in an Action phase, and no Sun token is left."""
    return me.s.phase == ACTION_PHASE and me.is_a(act.card, TREASURE) and not me.t.mark("sun", 0)


@enlightenment.when(Instead, HERE, when=enlightens)
async def treasures_enlighten(me: Me, act: Instead) -> None:
    await me.plus(cards=1, actions=1)
