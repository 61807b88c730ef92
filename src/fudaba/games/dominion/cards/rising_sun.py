"""Rising Sun: the cards that are neither Omens nor Shadow cards."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import Cost, Kind, later
from fudaba.games.dominion.facts.layout import COMMON
from fudaba.games.dominion.facts.types import ACTION, ATTACK, COMMAND, DURATION, TREASURE
from fudaba.games.dominion.language.conditions import next_of_no_command
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Played
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.choices import one

rising_sun = Expansion("rising_sun")


@rising_sun.card(cost=Cost(debt=6), types=ACTION | COMMAND, cards=1, actions=1)
def daimyo(me: Me) -> None:
    me.rest_of_turn(Played, daimyo_orders, me.plays[-1].number, once=True)


@later(of=ACTION, when=next_of_no_command)
async def daimyo_orders(me: Me, act: Played, before: int) -> None:
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
    await me.play_there(me.set_aside_for_all.that(lambda card: can_be_shipped(me.kind(card))).first)


@rising_sun.card(cost=6, types=ACTION | DURATION | ATTACK, plus_coins=True)
async def samurai(me: Me) -> None:
    for you in me.victims:
        await you.discard_down_to(3)
    me.every_turn(samurai_serves)


@later(simple=True)
async def samurai_serves(me: Me, act: TurnBegins) -> None:
    await me.plus(coins=1)


@rising_sun.card(cost=3, types=ACTION, plus_coins=True)
async def aristocrat(me: Me) -> None:
    number = len(me.in_play.named("aristocrat"))
    if number in (1, 5):
        await me.plus(actions=3)
    elif number in (2, 6):
        await me.plus(cards=3)
    elif number in (3, 7):
        await me.plus(coins=3)
    elif number in (4, 8):
        await me.plus(buys=3)


@rising_sun.card(cost=Cost(debt=8), types=ACTION, actions=1)
async def artist(me: Me) -> None:
    await me.plus(cards=len(me.in_play.singles))


@rising_sun.card(cost=4, types=ACTION, plus_coins=True)
async def change(me: Me) -> None:
    if me.coins() >= me.owed:  # as its first play under a Throne Room may have brought about
        await me.pay_off_debt()
    if me.owed:
        await me.plus(coins=3)
        return
    if trashed := await me.trash(one(me.hand)):
        coins = trashed.cost.coins
        gained = await me.gain(one(me.supply.that(lambda card: me.cost(card).coins > coins)))
        if gained:  # what both cost after all that the gain has brought about
            await me.debt(abs(gained.cost.coins - trashed.cost.coins))


@rising_sun.card(cost=3, types=ACTION)
async def craftsman(me: Me) -> None:
    await me.debt(2)
    await me.gain(one(me.up_to(5)))


@rising_sun.card(cost=5, types=ACTION, cards=1, actions=1, buys=1)
async def gold_mine(me: Me) -> None:
    if await me.may("gain_gold_with_debt"):
        await me.gain("gold")
        await me.debt(4)


@rising_sun.card(cost=5, types=ACTION, cards=5, buys=1)
async def imperial_envoy(me: Me) -> None:
    await me.debt(2)


@rising_sun.card(cost=5, types=ACTION, cards=2, actions=2)
async def litter(me: Me) -> None:
    await me.debt(1)


@rising_sun.card(cost=7, types=TREASURE, buys=1, plus_coins=True)
async def rice(me: Me) -> None:
    types = 0
    for card in me.in_play:
        types |= me.types_of(card)
    await me.plus(coins=types.bit_count())


@rising_sun.card(cost=5, types=ACTION, actions=1)
async def rice_broker(me: Me) -> None:
    card = await me.choose(one(me.hand), "trash")
    if not card:
        return
    was_treasure, was_action = bool(card.treasures), bool(card.actions)
    await me.trash(card)
    if was_treasure:
        await me.plus(cards=2)
    if was_action:
        await me.plus(cards=5)


@rising_sun.card(cost=3, types=ACTION, cards=3, actions=1)
async def root_cellar(me: Me) -> None:
    await me.debt(3)


@rising_sun.card(cost=2, types=ACTION | ATTACK, cards=1, actions=1)
async def snake_witch(me: Me) -> None:
    if len(me.hand.kinds) < len(me.hand):
        me.has_nothing("may")
    elif await me.may("return_to_curse"):
        await me.reveal(me.hand)
        if await me.return_to_pile(me.this):
            for you in me.victims:
                await you.gain("curse")
