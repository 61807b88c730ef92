"""Seaside: the cards of both editions, and the second edition's own."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import IN_HAND, LAST_TURN, Bonus, later
from fudaba.games.dominion.facts.layout import ASIDE, DECK, HAND, ISLAND, NATIVE_VILLAGE
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, REACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.conditions import would_affect
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules import extra_turns
from fudaba.games.dominion.rules.acts import Gains, Played, Plays
from fudaba.games.dominion.rules.moments import BuyPhaseEnds, DrawsHand, TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import may, one, some

seaside = Expansion("seaside")
SECOND = (2,)

# Durations of both editions.


seaside.simple("caravan", cost=4, types=ACTION | DURATION, cards=1, actions=1, next_turn=Bonus(cards=1))


seaside.simple(
    "fishing_village",
    cost=3,
    types=ACTION | DURATION,
    actions=2,
    coins=1,
    next_turn=Bonus(actions=1, coins=1),
)


@seaside.card(cost=2, types=ACTION | DURATION, cards=1, actions=1)
async def haven(me: Me) -> None:
    if kept := await me.set_aside(one(me.hand), face_down=True):
        me.next_turn(comes_to_hand, *kept.refs)


@later(simple=True)
async def comes_to_hand(me: Me, act: TurnBegins, *kept: Ref) -> None:
    """What was set aside is put into the hand."""
    await me.take(me.those(kept))


@seaside.card(cost=2, types=ACTION | DURATION, actions=1, coins=1)
def lighthouse(me: Me) -> None:
    me.plus_next_turn(coins=1)
    me.until_next_turn(Plays, lighthouse_shields)


@later(whose="others", of=ATTACK, when=would_affect, simple=True)
async def lighthouse_shields(me: Me, act: Plays) -> None:
    me.is_unaffected_by(act.play.number)


seaside.simple("merchant_ship", cost=5, types=ACTION | DURATION, coins=2, next_turn=Bonus(coins=2))


@seaside.card(cost=5, types=ACTION | DURATION)
def outpost(me: Me) -> None:
    allowed = extra_turns.is_allowed(me.t, me.seat)
    if allowed or me.house.outpost == "orig":
        me.rest_of_turn(DrawsHand, outpost_draws)
    if allowed:
        me.extra_turn(by_play=True)


@later(simple=True)
async def outpost_draws(me: Me, act: DrawsHand) -> None:
    act.cards = 3


@seaside.card(cost=5, types=ACTION | DURATION)
async def tactician(me: Me) -> None:
    hand = me.hand
    await me.discard(hand)
    if hand:
        me.plus_next_turn(cards=5, actions=1, buys=1)


seaside.simple("wharf", cost=5, types=ACTION | DURATION, cards=2, buys=1, next_turn=Bonus(cards=2, buys=1))


# Others of both editions.

seaside.simple("bazaar", cost=5, types=ACTION, cards=1, actions=2, coins=1)


@seaside.card(cost=4, types=ACTION | ATTACK, coins=2)
async def cutpurse(me: Me) -> None:
    for you in me.victims:
        if coppers := you.hand.named("copper"):
            await you.discard(coppers.first)
        else:
            await you.reveal(you.hand)


@seaside.card(cost=4, types=ACTION | VICTORY, worth=2)
async def island(me: Me) -> None:
    card = await me.choose(one(me.hand), "set_aside")
    await me.put(me.this, ISLAND)
    await me.put(card, ISLAND)


@seaside.card(cost=3, types=ACTION, actions=1)
async def lookout(me: Me) -> None:
    cards = await me.look_at_top(3)
    await me.trash(one(cards))
    await me.discard(some(1, cards))
    await me.topdeck(cards)


@seaside.card(cost=2, types=ACTION, actions=2)
async def native_village(me: Me) -> None:
    chosen = await me.one_of("set_aside", "put_in_hand")
    if "set_aside" in chosen:
        await me.put(await me.top_cards(1), NATIVE_VILLAGE)
    if "put_in_hand" in chosen:
        await me.take(me.at(NATIVE_VILLAGE))


@seaside.card(cost=4, types=ACTION, buys=1, plus_coins=True)
async def salvager(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        await me.plus(coins=trashed.cost.coins)


@seaside.card(cost=3, types=ACTION, remembers=(LAST_TURN,))
async def smugglers(me: Me) -> None:
    gained = [done.card for done in me.right.last_turn("gain")]
    await me.gain(one(me.up_to(6).copies_of(*gained)))


@seaside.card(cost=4, types=ACTION)
async def treasure_map(me: Me) -> None:
    trashed = await me.trash(me.this)
    if others := me.hand.named("treasure_map"):
        trashed += await me.trash(others.first)
    elif me.t.state.light is not None:
        for other in me.handful(range(len(me.t.cards))).named("treasure_map"):
            me.t.give_away(other)  # all can tell that none is in the hand: it would have been trashed
    if len(trashed) == 2:
        await me.gain("gold", to=DECK, times=4)


@seaside.card(cost=5, types=ACTION, cards=1, actions=1, coins=1)
def treasury(me: Me) -> None:
    me.rest_of_turn(BuyPhaseEnds, treasury_returns)


def is_there_without_victory(me: Me, act: BuyPhaseEnds) -> bool:
    """Whether it is in play still, and its player has gained no Victory card in the Buy phase."""
    return me.finds(me.this) and not me.gained_in_buy_phase.victories


@later(when=is_there_without_victory, may=True)
async def treasury_returns(me: Me, act: BuyPhaseEnds) -> None:
    await me.topdeck(me.this)


@seaside.card(cost=3, types=ACTION, cards=3, actions=1)
async def warehouse(me: Me) -> None:
    await me.discard(some(3, me.hand))


# The second edition's own.


seaside.simple(
    "astrolabe",
    cost=3,
    types=TREASURE | DURATION,
    coins=1,
    buys=1,
    editions=SECOND,
    next_turn=Bonus(coins=1, buys=1),
)


@seaside.card(cost=4, types=ACTION | DURATION | ATTACK, editions=SECOND)
async def blockade(me: Me) -> None:
    gained = await me.gain(one(me.up_to(4)), to=ASIDE)
    if gained.still_there:
        me.next_turn(comes_to_hand, *gained.refs)
        me.strike_until_next_turn(Gains, blockade_curses, gained.ref)


def gains_blockaded(me: Me, act: Gains, aside: Ref) -> bool:
    """Whether another player has gained a copy of the card on their turn while it is set aside."""
    return me.kind(act.card) is me.kind(aside.card) and me.is_my_turn and me.finds(aside)


@later(when=gains_blockaded)
async def blockade_curses(me: Me, act: Gains, aside: Ref) -> None:
    await me.gain("curse")


@seaside.card(cost=5, types=ACTION | DURATION | ATTACK, coins=2, editions=SECOND)
def corsair(me: Me) -> None:
    me.plus_next_turn(cards=1)
    me.strike_until_next_turn(Played, corsair_raids)


def first_silver_or_gold(me: Me, act: Played) -> bool:
    """Whether it is the first Silver or Gold that an affected player has played this turn."""
    return me.is_first_play(act.play.number, "silver", "gold")


@later(of=TREASURE, when=first_silver_or_gold)
async def corsair_raids(me: Me, act: Played) -> None:
    await me.trash(act.play.card)


@seaside.card(cost=3, types=ACTION | DURATION, editions=SECOND)
def monkey(me: Me) -> None:
    me.plus_next_turn(cards=1)
    me.until_next_turn(Gains, monkey_imitates)


@later(whose="others", when=lambda me, act: act.seat == me.right.seat, simple=True)
async def monkey_imitates(me: Me, act: Gains) -> None:
    await me.plus(cards=1)


@seaside.card(cost=5, types=ACTION | DURATION | REACTION, editions=SECOND)
def pirate(me: Me) -> None:
    me.next_turn(pirate_plunders)


@later()
async def pirate_plunders(me: Me, act: TurnBegins) -> None:
    await me.gain(one(me.up_to(6).treasures), to=HAND)


@pirate.when(Gains, IN_HAND, whose="any", of=TREASURE, may=True, plays_this=True)
async def pirate_comes(me: Me, act: Gains) -> None:
    await me.play_card(me.this)


@seaside.card(cost=4, types=ACTION | DURATION, actions=1, editions=SECOND, plus_coins=True)
def sailor(me: Me) -> None:
    me.rest_of_turn(Gains, sailor_sets_sail, once=True)
    me.next_turn(sailor_lands)


@later(of=DURATION, when=lambda me, act: me.finds(act.ref), may=True)
async def sailor_sets_sail(me: Me, act: Gains) -> None:
    await me.play_card(act.ref)


@later()
async def sailor_lands(me: Me, act: TurnBegins) -> None:
    await me.plus(coins=2)
    await me.trash(may(me.hand))


@seaside.card(cost=3, types=ACTION, cards=1, actions=1, editions=SECOND)
async def sea_chart(me: Me) -> None:
    for card in await me.reveal_top(1):
        if me.in_play.copies_of(card):
            await me.take(card)


@seaside.card(cost=5, types=ACTION | DURATION | ATTACK, cards=2, editions=SECOND)
async def sea_witch(me: Me) -> None:
    for you in me.victims:
        await you.gain("curse")
    me.next_turn(sea_witch_returns)


@later()
async def sea_witch_returns(me: Me, act: TurnBegins) -> None:
    await me.plus(cards=2)
    await me.discard(some(2, me.hand))


@seaside.card(cost=4, types=ACTION | DURATION, cards=3, actions=1, editions=SECOND)
def tide_pools(me: Me) -> None:
    me.next_turn(tide_goes_out)


@later()
async def tide_goes_out(me: Me, act: TurnBegins) -> None:
    await me.discard(some(2, me.hand))
