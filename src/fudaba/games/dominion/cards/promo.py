"""Promotional cards."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import IN_DECK, IN_PLAY, Adds, Kind, later
from fudaba.games.dominion.facts.layout import BLACK_MARKET
from fudaba.games.dominion.facts.types import ACTION, COMMAND, DURATION, TREASURE
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules import gain
from fudaba.games.dominion.rules.acts import Shuffles
from fudaba.games.dominion.rules.inquiries import MayBuy
from fudaba.games.dominion.rules.moments import CleanUpBegins, TurnBegins
from fudaba.games.dominion.setup.dependencies import words_of
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import every, may, one, up_to

promo = Expansion("promo")


@promo.card(cost=3, types=ACTION, coins=2)
async def black_market(me: Me) -> None:
    revealed = me.handful(me.s.zones[BLACK_MARKET][-3:][::-1])
    await me.reveal(revealed)
    while treasure := await me.choose(may(me.playable.treasures), "play"):
        await me.play_card(treasure)
    await me.pay_off_debt()
    affordable = revealed.that(lambda card: gain.is_payable(me.t, me.seat, card))
    affordable = affordable.that(lambda card: not (me.owed or me.t.forbids(MayBuy(me.seat, card))))
    for card in await me.choose(may(affordable), "buy"):
        await gain.buy(me.t, me.seat, card, uses_buy=False)
    rest = revealed.that(lambda card: me.s.where[card] == BLACK_MARKET)
    for card in await me.choose(every(rest), "put_under_market"):
        me.s.move(card, BLACK_MARKET, bottom=True)
    if rest:
        me.tell("puts_under_market", number=len(rest))


def is_sold_alone(kind: Kind) -> bool:
    """Whether a card can be in the Black Market deck: one that brings nothing else into the game."""
    return not any(words_of(kind)) and not isinstance(kind.takes, Adds)


black_market.takes_unused(is_sold_alone, BLACK_MARKET, 15)


def for_captain(me: Me) -> Cards:
    """What Captain may play: an Action from the Supply, no Duration and no Command, up to $4."""
    return me.up_to(4).actions.but(DURATION, COMMAND)


@promo.card(cost=6, types=ACTION | DURATION | COMMAND)
async def captain(me: Me) -> None:
    await me.play_there(one(for_captain(me)))
    me.next_turn(captain_commands)


@later()
async def captain_commands(me: Me, act: TurnBegins) -> None:
    await me.play_there(one(for_captain(me)))


@promo.card(cost=3, types=ACTION | DURATION, actions=1)
async def church(me: Me) -> None:
    aside = await me.set_aside(up_to(3, me.hand), face_down=True)
    me.next_turn(church_blesses, *aside.refs)  # with none set aside one may still trash (DUR-13m)


@later()
async def church_blesses(me: Me, act: TurnBegins, *aside: Ref) -> None:
    await me.take(me.those(aside))
    await me.trash(may(me.hand))


@promo.card(cost=8, types=ACTION | DURATION | COMMAND)
async def prince(me: Me) -> None:
    fitting = me.hand.actions.but(DURATION, COMMAND).up_to(4)
    if me.house.prince == "orig":
        await prince_of_the_first_text(me)
        return
    if aside := await me.set_aside(may(fitting)):
        me.every_turn(prince_plays, aside.ref)


@later()
async def prince_plays(me: Me, act: TurnBegins, aside: Ref) -> None:
    """It is played where it lies, and stays there."""
    await me.play_there(aside.card)


async def prince_of_the_first_text(me: Me) -> None:
    """Set Prince aside, and with it an Action that comes back to it each time it would be discarded."""
    fitting = me.hand.actions.up_to(4)
    if not me.this_is_in_play:
        return
    if not fitting:
        me.has_nothing("may")
        return
    if not await me.may("set_aside_this"):
        return
    await me.set_aside(me.this)
    if aside := await me.set_aside(one(fitting)):
        me.later_whatever(TurnBegins, first_prince_plays, aside.ref)


@later()
async def first_prince_plays(me: Me, act: TurnBegins, aside: Ref) -> None:
    played = await me.play_card(aside)
    if played is not None:
        me.later_whatever(CleanUpBegins, first_prince_sets_aside, played.card)


@later()
async def first_prince_sets_aside(me: Me, act: CleanUpBegins, played: Ref) -> None:
    """Where it would be discarded from play it is set aside again; otherwise that was the last time."""
    if not me.finds(played) or me.stays_in_play(played.card):
        return
    if aside := await me.set_aside(played):
        me.later_whatever(TurnBegins, first_prince_plays, aside.ref)


@promo.card(cost=5, types=TREASURE, coins=2, back="stash")
def stash(me: Me) -> None:
    """Its figure is all of its instructions."""


def was_shuffled(me: Me, act: Shuffles) -> bool:
    """Whether this is among the cards that were shuffled."""
    return me.this is not None and me.this.card in act.shuffled


@stash.when(Shuffles, IN_DECK, when=was_shuffled, may=True)
async def stash_is_put(me: Me, act: Shuffles) -> None:
    """Its back is different: it may be put among what was shuffled, under what is left of the deck."""
    if me.this is not None:
        above = len(me.deck.without(act.shuffled))
        me.put_in_deck(me.this.card, await me.number(above, len(me.deck) - 1, "cards_above"))


@promo.card(cost=4, types=ACTION, cards=1, actions=2)
def walled_village(me: Me) -> None:
    """Its figures are all of its instructions."""


def at_most_one_other(me: Me, act: CleanUpBegins) -> bool:
    """Whether at most one other Action is in play."""
    return len(me.in_play.actions) <= 2


@walled_village.when(CleanUpBegins, IN_PLAY, whose="any", when=at_most_one_other, may=True)
async def walled_village_stays(me: Me, act: CleanUpBegins) -> None:
    await me.topdeck(me.this)
