"""Adventures: its Durations, its Reserve cards and others.

See also adventures_travellers.py and adventures_events.py.
"""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import IN_HAND, ON_TAVERN, THIS, Bonus, Cost, Worth, later
from fudaba.games.dominion.facts.layout import DECK, HAND, TAVERN
from fudaba.games.dominion.facts.tokens import PLAYER, Token
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, REACTION, RESERVE, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.tokens import (
    PLUS_ACTION,
    PLUS_BUY,
    PLUS_CARD,
    PLUS_COIN,
    action_piles,
    move_token,
)
from fudaba.games.dominion.language.words import Word
from fudaba.games.dominion.rules.acts import Buys, Gains, Played, Plays
from fudaba.games.dominion.rules.moments import BuyPhaseEnds, TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import any_number, every, may, one, some, up_to

adventures = Expansion("adventures")

# Durations.


@adventures.card(cost=3, types=ACTION | DURATION, plus_coins=True)
async def amulet(me: Me) -> None:
    await amulet_glows(me)
    me.next_turn(amulet_glows_again)


async def amulet_glows(me: Me) -> None:
    """+$1, trash a card, or gain a Silver."""
    chosen = await me.one_of("coins_1", "trash", "gain_silver")
    await me.plus_words(chosen)
    if "trash" in chosen:
        await me.trash(one(me.hand))
    if "gain_silver" in chosen:
        await me.gain("silver")


@later()
async def amulet_glows_again(me: Me, act: TurnBegins) -> None:
    await amulet_glows(me)


@adventures.card(cost=5, types=ACTION | ATTACK | DURATION)
async def bridge_troll(me: Me) -> None:
    for you in me.victims:
        await you.take_minus_coin()
    await me.plus(buys=1)
    me.plus_next_turn(buys=1)


@bridge_troll.reduces_costs
def bridge_troll_lowers(t: Board, seat: int, kind: object) -> int:
    """Cards cost $1 less on the turns of the player who has it in play."""
    return 1 if t.state.on_turn == seat else 0


caravan_guard = adventures.simple(
    "caravan_guard",
    cost=3,
    types=ACTION | DURATION | REACTION,
    cards=1,
    actions=1,
    plus_coins=True,
    next_turn=Bonus(coins=1),
)


@caravan_guard.when(Plays, IN_HAND, whose="others", of=ATTACK, may=True, plays_this=True)
async def caravan_guard_comes(me: Me, act: Plays) -> None:
    await me.play_card(me.this)


@adventures.card(cost=3, types=ACTION | DURATION, actions=1)
async def dungeon(me: Me) -> None:
    await dungeon_sifts(me)
    me.next_turn(dungeon_sifts_again)


async def dungeon_sifts(me: Me) -> None:
    """+2 Cards, then discard 2."""
    await me.plus(cards=2)
    await me.discard(some(2, me.hand))


@later()
async def dungeon_sifts_again(me: Me, act: TurnBegins) -> None:
    await dungeon_sifts(me)


@adventures.card(cost=3, types=ACTION | DURATION, cards=2)
async def gear(me: Me) -> None:
    if aside := await me.set_aside(up_to(2, me.hand), face_down=True):
        me.next_turn(gear_comes_to_hand, *aside.refs)


@later(simple=True)
async def gear_comes_to_hand(me: Me, act: TurnBegins, *aside: Ref) -> None:
    await me.take(me.those(aside))


@adventures.card(cost=5, types=ACTION | ATTACK | DURATION)
def haunted_woods(me: Me) -> None:
    struck: type[Buys | Gains] = Gains if me.house.haunted_woods == "2022" else Buys
    me.strike_until_next_turn(struck, woods_haunt)
    me.plus_next_turn(cards=3)


def victim_bought(me: Me, act: Buys | Gains) -> bool:
    """Whether an affected player buys a card, or, in the text of 2022, gains a card that they bought."""
    return isinstance(act, Buys) or (act.bought and act.buyer == act.seat)


@later(when=victim_bought)
async def woods_haunt(me: Me, act: Buys | Gains) -> None:
    await me.topdeck(every(me.hand))


@adventures.card(cost=6, types=ACTION | DURATION)
def hireling(me: Me) -> None:
    me.every_turn(hireling_works)


@later(simple=True)
async def hireling_works(me: Me, act: TurnBegins) -> None:
    await me.plus(cards=1)


@adventures.card(cost=5, types=ACTION | ATTACK | DURATION, plus_coins=True)
def swamp_hag(me: Me) -> None:
    struck: type[Buys | Gains] = Gains if me.house.swamp_hag == "2022" else Buys
    me.strike_until_next_turn(struck, hag_curses)
    me.plus_next_turn(coins=3)


@later(when=victim_bought)
async def hag_curses(me: Me, act: Buys | Gains) -> None:
    await me.gain("curse")


PLUS_TOKENS: Final[dict[Word, Token]] = {
    "cards_1": PLUS_CARD,
    "actions_1": PLUS_ACTION,
    "buys_1": PLUS_BUY,
    "coins_1": PLUS_COIN,
}
"""The +1 tokens, by what each gives."""

# Reserve cards. What is called has moved from the Tavern mat into play; `called` is who resolves that.


@adventures.card(cost=2, types=TREASURE | RESERVE, coins=1)
async def coin_of_the_realm(me: Me) -> None:
    await me.put(me.this, TAVERN)


@coin_of_the_realm.when(Played, ON_TAVERN, of=ACTION, may=True)
async def coin_of_the_realm_is_called(me: Me, act: Played) -> None:
    if called := me.call():
        await called.plus(actions=2)


@adventures.card(cost=5, types=ACTION | RESERVE | VICTORY, worth=Worth(lambda t, seat: 4, at=TAVERN))
async def distant_lands(me: Me) -> None:
    await me.put(me.this, TAVERN)


@adventures.card(cost=4, types=ACTION | RESERVE)
async def duplicate(me: Me) -> None:
    await me.put(me.this, TAVERN)


@duplicate.when(Gains, ON_TAVERN, when=lambda me, act: act.cost.within(Cost(6)), may=True)
async def duplicate_is_called(me: Me, act: Gains) -> None:
    if called := me.call():
        await gain_a_copy(called, act.card)


async def gain_a_copy(me: Me, card: int) -> None:
    """Gain another of the same name from the Supply."""
    await me.gain(me.supply.copies_of(card).first)


@adventures.card(cost=3, types=ACTION | RESERVE, cards=1, actions=1)
async def guide(me: Me) -> None:
    await me.put(me.this, TAVERN)


@guide.when(TurnBegins, ON_TAVERN, may=True)
async def guide_is_called(me: Me, act: TurnBegins) -> None:
    if called := me.call():
        await called.discard(called.hand)
        await called.draw(5)


@adventures.card(cost=2, types=ACTION | RESERVE, cards=1, actions=1)
async def ratcatcher(me: Me) -> None:
    await me.put(me.this, TAVERN)


@ratcatcher.when(TurnBegins, ON_TAVERN, may=True)
async def ratcatcher_is_called(me: Me, act: TurnBegins) -> None:
    if called := me.call():
        await called.trash(one(called.hand))


@adventures.card(cost=5, types=ACTION | RESERVE, actions=1)
async def royal_carriage(me: Me) -> None:
    await me.put(me.this, TAVERN)


def is_still_in_play(me: Me, act: Played) -> bool:
    """Whether it is an Action that has just been resolved and is in play yet."""
    return me.in_my_play(act.play.card)


@royal_carriage.when(Played, ON_TAVERN, of=ACTION, when=is_still_in_play, may=True)
async def royal_carriage_is_called(me: Me, act: Played) -> None:
    if called := me.call():
        await called.play_again(act.play)


@adventures.card(cost=6, types=ACTION | RESERVE, pile="extra", copies=5)
async def teacher(me: Me) -> None:
    await me.put(me.this, TAVERN)


@teacher.when(TurnBegins, ON_TAVERN, may=True)
async def teacher_is_called(me: Me, act: TurnBegins) -> None:
    if called := me.call():
        token = PLUS_TOKENS[await called.option(*PLUS_TOKENS)]
        await move_token(called, token, action_piles(called, bare=True))


@adventures.card(cost=4, types=ACTION | RESERVE, actions=1)
async def transmogrify(me: Me) -> None:
    await me.put(me.this, TAVERN)


@transmogrify.when(TurnBegins, ON_TAVERN, may=True)
async def transmogrify_is_called(me: Me, act: TurnBegins) -> None:
    called = me.call()
    if called and (trashed := await called.trash(one(called.hand))):
        await called.gain(one(called.up_to(trashed.cost.plus(1))), to=HAND)


@adventures.card(cost=5, types=ACTION | RESERVE, buys=1, coins=4)
async def wine_merchant(me: Me) -> None:
    await me.put(me.this, TAVERN)


@wine_merchant.when(BuyPhaseEnds, ON_TAVERN, when=lambda me, act: me.coins() >= 2, may=True)
async def wine_merchant_returns(me: Me, act: BuyPhaseEnds) -> None:
    await me.discard(me.this)


# Others.


@adventures.card(cost=5, types=ACTION, cards=1, actions=1, coins=1)
async def artificer(me: Me) -> None:
    discarded = await me.discard(any_number(me.hand))
    await me.gain(may(me.costing(len(discarded))), to=DECK)


JOURNEY = Token("journey", on=PLAYER, sides=("up", "down"))


def turn_journey_token(me: Me) -> bool:
    """Turn the Journey token over, which starts face up. Returns whether it is face up now."""
    me.set_mark(JOURNEY, 1 - me.mark(JOURNEY))
    me.tell("turns_journey_down" if me.mark(JOURNEY) else "turns_journey_up")
    return not me.mark(JOURNEY)


@adventures.card(cost=5, types=ACTION | ATTACK, plus_coins=True)
async def giant(me: Me) -> None:
    if not turn_journey_token(me):
        await me.plus(coins=1)
        return
    await me.plus(coins=5)
    for you in me.victims:
        revealed = await you.reveal_top(1)
        if fitting := revealed.from_to(3, 6):
            await you.trash(fitting)
        else:  # also where there is no card
            await you.discard(revealed)
            await you.gain("curse")


@adventures.card(cost=5, types=ACTION, cards=2, actions=2)
def lost_city(me: Me) -> None:
    """Its figures are all of its instructions."""


@lost_city.when(Gains, THIS)
async def lost_city_is_found(me: Me, act: Gains) -> None:
    for you in me.others:
        await you.draw(1)


@adventures.card(cost=4, types=ACTION, cards=1, actions=1)
async def magpie(me: Me) -> None:
    for card in await me.reveal_top(1):
        if me.is_treasure(card):
            await me.take(card)
        if me.is_a(card, ACTION, VICTORY):
            await me.gain("magpie")


@adventures.card(cost=4, types=ACTION, buys=1, coins=2)
async def messenger(me: Me) -> None:
    if me.deck and await me.may("put_deck_into_discards"):
        me.put_deck_into_discards()


@messenger.when(Buys, THIS, when=lambda me, act: act.number == 1)
async def messenger_brings(me: Me, act: Buys) -> None:
    card = await me.choose(one(me.up_to(4)), "gain")
    if card and await me.gain(card):
        for you in me.others:
            await gain_a_copy(you, card.card)


@adventures.card(cost=4, types=ACTION, plus_coins=True)
async def miser(me: Me) -> None:
    chosen = await me.one_of("put_copper_on_mat", "coins_per_copper")
    if "put_copper_on_mat" in chosen:
        await me.put(me.hand.named("copper").first, TAVERN)
    if "coins_per_copper" in chosen:
        await me.plus(coins=len(me.at(TAVERN).named("copper")))


@adventures.card(cost=4, types=ACTION, cards=1, actions=2, copies=12)
def port(me: Me) -> None:
    """Its figures are all of its instructions."""


@port.when(Buys, THIS)
async def port_brings_another(me: Me, act: Buys) -> None:
    await me.gain("port")


@adventures.card(cost=4, types=ACTION, buys=1)
async def ranger(me: Me) -> None:
    if turn_journey_token(me):
        await me.plus(cards=5)


@adventures.card(cost=2, types=ACTION, actions=1)
async def raze(me: Me) -> None:
    card = await me.trash_this_or_one(me.hand)
    if not card:
        return
    looked_at = await me.look_at_top(card.cost.coins)
    kept = await me.choose(one(looked_at), "put_in_hand")
    await me.take(kept)
    await me.discard(looked_at.without(kept))


@adventures.card(cost=5, types=TREASURE | ATTACK, coins=2)
async def relic(me: Me) -> None:
    for you in me.victims:
        you.put_minus_card()


@adventures.card(cost=5, types=ACTION, actions=1, coins=1)
async def storyteller(me: Me) -> None:
    for _ in range(3):
        card = await me.choose(may(me.playable.treasures), "play")
        if not card:
            break
        await me.play_card(card)
    await me.pay_off_debt()
    paid = me.coins()
    if paid:
        me.pay(paid)
    await me.plus(cards=paid)


@adventures.card(cost=5, types=TREASURE, coins=2)
async def treasure_trove(me: Me) -> None:
    await me.gain("gold")
    await me.gain("copper")
