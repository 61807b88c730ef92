"""Menagerie: its Kingdom cards and the Horse. Its Events and Ways have modules of their own."""

from __future__ import annotations

from typing import Unpack

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.figures import Figures
from fudaba.games.dominion.facts.kinds import IN_HAND, LAST_TURN, THIS, Cost, Kind, later
from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND
from fudaba.games.dominion.facts.types import ACTION, ATTACK, DURATION, REACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.words import Word
from fudaba.games.dominion.rules.acts import Discards, Gains, Plays
from fudaba.games.dominion.rules.inquiries import MayGetActions, Pays
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.choices import any_number, may, one

menagerie = Expansion("menagerie")
HORSE = ("horse",)
"""What a card needs that gains Horses."""


@menagerie.card(cost=3, types=ACTION, cards=2, actions=1, pile="extra", copies=30)
async def horse(me: Me) -> None:
    await me.return_to_pile(me.this)


# What uses the Exile mat.


@menagerie.card(cost=4, types=ACTION, actions=1, plus_coins=True)
async def bounty_hunter(me: Me) -> None:
    card = await me.choose(one(me.hand), "exile")
    if not card:
        return
    is_new = not me.exiled.named(card.id)
    await me.exile(card)
    if is_new:
        await me.plus(coins=3)


@menagerie.card(cost=3, types=ACTION)
async def camel_train(me: Me) -> None:
    await me.exile(one(me.supply.but(VICTORY)))


@camel_train.when(Gains, THIS)
async def camel_train_brings_gold(me: Me, act: Gains) -> None:
    await me.exile(me.top_of("gold"))


@menagerie.card(cost=4, types=ACTION | ATTACK, coins=2)
async def cardinal(me: Me) -> None:
    for you in me.victims:
        revealed = await you.reveal_top(2)
        exiled = await you.exile(one(revealed.from_to(3, 6)))
        await you.discard(revealed.without(exiled))


@menagerie.card(cost=5, types=ACTION | ATTACK, actions=1, coins=2)
async def coven(me: Me) -> None:
    for you in me.victims:
        if curse := me.top_of("curse"):
            await you.exile(curse)
        else:
            await you.discard(you.exiled.named("curse"))


@menagerie.card(cost=5, types=ACTION)
async def displace(me: Me) -> None:
    card = await me.choose(one(me.hand), "exile")
    if not card:
        return
    limit = card.cost.plus(2)
    await me.exile(card)
    await me.gain(one(me.up_to(limit).but_copies_of(*card)))


@menagerie.card(cost=5, types=ACTION | DURATION | ATTACK, plus_coins=True)
def gatekeeper(me: Me) -> None:
    me.plus_next_turn(coins=3)
    me.strike_until_next_turn(Gains, gatekeeper_bars)


def has_none_in_exile(me: Me, act: Gains) -> bool:
    """Whether an affected player gained an Action or Treasure without having a copy of it in Exile then."""
    return me.is_a(act.card, ACTION, TREASURE) and not act.had_exiled and me.finds(act.ref)


@later(when=has_none_in_exile)
async def gatekeeper_bars(me: Me, act: Gains) -> None:
    await me.exile(act.ref)


@menagerie.card(cost=5, types=ACTION, cards=1, actions=1, buys=1)
async def sanctuary(me: Me) -> None:
    await me.exile(may(me.hand))


@menagerie.card(cost=3, types=TREASURE, coins=3, buys=1)
async def stockpile(me: Me) -> None:
    await me.exile(me.this)


# What gains Horses.


async def gain_horses(me: Me, count: int) -> None:
    """Gain this many Horses, one after another."""
    await me.gain("horse", times=count)


@menagerie.card(cost=4, types=ACTION, needs=HORSE)
async def cavalry(me: Me) -> None:
    await gain_horses(me, 2)


@cavalry.when(Gains, THIS)
async def cavalry_arrives(me: Me, act: Gains) -> None:
    await me.plus(cards=2, buys=1)
    await me.return_to_action_phase()


@menagerie.card(cost=4, types=ACTION, needs=HORSE)
async def groom(me: Me) -> None:
    gained = await me.gain(one(me.up_to(4)))
    if not gained:
        return
    if gained.actions:
        await me.gain("horse")
    if gained.treasures:
        await me.gain("silver")
    if gained.victories:
        await me.plus(cards=1, actions=1)


@menagerie.card(cost=4, types=ACTION, cards=1, actions=2, needs=HORSE)
def hostelry(me: Me) -> None:
    """Its figures are all of its instructions."""


@hostelry.when(Gains, THIS)
async def hostelry_takes_in_horses(me: Me, act: Gains) -> None:
    treasures = await me.choose(any_number(me.hand.treasures), "discard")
    await me.reveal(treasures)
    await me.discard(treasures)
    await gain_horses(me, len(treasures))


@menagerie.card(cost=5, types=ACTION, coins=3, needs=HORSE)
def livery(me: Me) -> None:
    me.rest_of_turn(Gains, livery_lends_horse)


@later(when=lambda me, act: Cost(4).within(act.cost))
async def livery_lends_horse(me: Me, act: Gains) -> None:
    await me.gain("horse")


@menagerie.card(cost=5, types=ACTION, coins=2, needs=HORSE)
async def paddock(me: Me) -> None:
    await gain_horses(me, 2)
    await me.plus(actions=me.empty_piles)


@menagerie.card(cost=3, types=ACTION, needs=HORSE, plus_coins=True)
async def scrap(me: Me) -> None:
    if trashed := await me.trash(one(me.hand)):
        count = trashed.cost.coins
        words: tuple[Word, ...] = ("cards_1", "actions_1", "buys_1", "coins_1", "gain_silver", "gain_horse")
        chosen = await me.several_of(count, *words)
        await me.plus_words(chosen)
        if "gain_silver" in chosen:
            await me.gain("silver")
        if "gain_horse" in chosen:
            await me.gain("horse")


@menagerie.card(cost=2, types=ACTION | REACTION, needs=HORSE)
async def sleigh(me: Me) -> None:
    await gain_horses(me, 2)


@sleigh.when(Gains, IN_HAND, when=lambda me, act: me.finds(act.ref), may=True)
async def sleigh_fetches(me: Me, act: Gains) -> None:
    assert me.this is not None
    await me.discard(me.this.card)
    if not me.finds(act.ref):
        return
    if await me.option("put_in_hand", "topdeck", about=act.card) == "put_in_hand":
        await me.take(act.ref)
    else:
        await me.topdeck(act.ref)


@menagerie.card(cost=2, types=TREASURE, coins=1, needs=HORSE)
async def supplies(me: Me) -> None:
    await me.gain("horse", to=DECK)


# Cards that cost what they say.


@menagerie.card(cost=7, types=ACTION, coins=4)
async def animal_fair(me: Me) -> None:
    await me.plus(buys=me.empty_piles)


@animal_fair.when(Pays, THIS, when=lambda me, act: act.can_pay or bool(me.hand.actions))
async def animal_fair_takes_animals(me: Me, act: Pays) -> bool:
    """Instead an Action may be trashed from the hand, and must be where there is too little to pay."""
    return bool(await me.trash(may(me.hand.actions) if act.can_pay else one(me.hand.actions)))


menagerie.simple("destrier", cost=6, types=ACTION, cards=2, actions=1).costs_as_it_says(
    lambda t: Cost(6).plus(-len(t.done_by(t.state.turn.seat, "gain")))
)
menagerie.simple("fisherman", cost=5, types=ACTION, cards=1, actions=1, coins=1).costs_as_it_says(
    lambda t: Cost(5) if t.state.on_turn < 0 or t.zone(DISCARD, t.state.on_turn) else Cost(2)
)


@menagerie.card(cost=6, types=ACTION, cards=3)
async def wayfarer(me: Me) -> None:
    if me.top_of("silver") and await me.may("gain_silver"):
        await me.gain("silver")


@wayfarer.costs_as_it_says
def last_gained(t: Board) -> Cost | Kind:
    """The last card that anybody has gained this turn and that is no Wayfarer: those cost what it costs."""
    gained = [t.cards[done.card] for done in t.state.done if done.what == "gain"]
    return next((kind for kind in reversed(gained) if kind is not wayfarer), wayfarer.cost)


# Reactions.


@menagerie.card(cost=2, types=ACTION | ATTACK | REACTION, cards=2)
async def black_cat(me: Me) -> None:
    if not me.is_my_turn:
        for you in me.victims:
            await you.gain("curse")


@black_cat.when(Gains, IN_HAND, whose="others", of=VICTORY, may=True, plays_this=True)
async def black_cat_pounces(me: Me, act: Gains) -> None:
    await me.play_card(me.this)


@menagerie.card(cost=5, types=ACTION | REACTION)
async def falconer(me: Me) -> None:
    assert me.this is not None
    await me.gain(one(me.supply.cheaper_than(me.cost(me.this.card))), to=HAND)


def has_several_types(me: Me, act: Gains) -> bool:
    """Whether the card gained has two or more types."""
    return me.types_of(act.card).bit_count() >= 2


@falconer.when(Gains, IN_HAND, whose="any", when=has_several_types, may=True, plays_this=True)
async def falconer_flies(me: Me, act: Gains) -> None:
    await me.play_card(me.this)


@menagerie.card(cost=3, types=ACTION | REACTION, cards=2)
def sheepdog(me: Me) -> None:
    """Its figures are all of its instructions."""


@sheepdog.when(Gains, IN_HAND, may=True, plays_this=True)
async def sheepdog_runs(me: Me, act: Gains) -> None:
    await me.play_card(me.this)


@menagerie.card(cost=4, types=ACTION | DURATION | REACTION)
async def village_green(me: Me) -> None:
    await now_or_next_turn(me, cards=1, actions=2)


def not_in_clean_up(me: Me, act: Discards) -> bool:
    """Whether the card was discarded at another time, and still lies there."""
    return not me.in_clean_up and me.finds(act.ref)


@village_green.when(Discards, THIS, when=not_in_clean_up, may=True)
async def village_green_comes_back(me: Me, act: Discards) -> None:
    await me.reveal(act.card)
    await me.play_card(act.ref)


async def now_or_next_turn(me: Me, **figures: Unpack[Figures]) -> None:
    """Choose to get the figures now, or at the start of the next turn."""
    if await me.option("now", "next_turn") == "now":
        await me.plus(**figures)
    else:
        me.plus_next_turn(**figures)


# Others.


@menagerie.card(cost=5, types=ACTION | DURATION)
async def barge(me: Me) -> None:
    await now_or_next_turn(me, cards=3, buys=1)


@menagerie.card(cost=3, types=ACTION, actions=1, remembers=(LAST_TURN,))
async def goatherd(me: Me) -> None:
    await me.trash(may(me.hand))
    await me.plus(cards=len(me.right.last_turn("trash")))


@menagerie.card(cost=5, types=ACTION, cards=1, actions=2)
async def hunting_lodge(me: Me) -> None:
    if await me.may("discard_hand"):
        await me.discard(me.hand)
        await me.plus(cards=5)


@menagerie.card(cost=5, types=ACTION, coins=2)
def kiln(me: Me) -> None:
    me.rest_of_turn(Plays, kiln_fires_copy, len(me.this_turn("play")))


def next_with_copies(me: Me, act: Plays, before: int) -> bool:
    """Whether it is the first play since then, and of a card with copies in the Supply."""
    since = [done.play for done in me.this_turn("play")[before:][:1]]
    return since == [act.play.number] and bool(copies_in_supply(me, act.card))


@later(when=next_with_copies, may=True)
async def kiln_fires_copy(me: Me, act: Plays, before: int) -> None:
    for copy in copies_in_supply(me, act.card):
        await me.gain(copy)


def copies_in_supply(me: Me, card: int) -> Cards:
    """The copy of a card that may be gained, if there is one."""
    return me.supply.copies_of(card)


@menagerie.card(cost=5, types=ACTION | DURATION)
def mastermind(me: Me) -> None:
    me.next_turn(mastermind_strikes)


@later()
async def mastermind_strikes(me: Me, act: TurnBegins) -> None:
    await me.play_card(may(me.playable.actions), times=3)


@menagerie.card(cost=3, types=ACTION, cards=1, actions=4, buys=1)
async def snowy_village(me: Me) -> None:
    """Villagers may still be used before it closes the door."""
    await me.use_villagers()
    if me.is_my_turn:
        me.rest_of_turn(MayGetActions, door_is_closed)
        me.tell("ignores_actions")


@later()
async def door_is_closed(me: Me, act: MayGetActions) -> None:
    """That it waits is all that it does: any further +Actions are ignored."""
