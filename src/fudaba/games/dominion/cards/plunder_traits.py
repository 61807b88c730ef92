"""Plunder: Traits, each about the cards of the pile that it lies with. Reckless is in plunder.py."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.cards.plunder import plunder
from fudaba.games.dominion.cards.plunder_loot import gain_loot
from fudaba.games.dominion.facts.kinds import HERE, Kind, OfPile, later
from fudaba.games.dominion.facts.layout import PLAY
from fudaba.games.dominion.facts.tokens import on_pile
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.shuffles import ShufflesSome, to_shuffle
from fudaba.games.dominion.rules.acts import Discards, Gains, Played, Shuffles
from fudaba.games.dominion.rules.moments import CleanUpBegins, SetsUp, TurnBegins, TurnEnds
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import any_number, between, may, one, some


def is_of(me: Me, card: int, trait: str) -> bool:
    """Whether a card is from the pile with this trait."""
    return me.mark(on_pile(trait), me.came_from(card)) > 0


def of_hand(me: Me, trait: str) -> Cards:
    """The cards in hand that are from the pile with this trait."""
    return me.hand.that(lambda card: is_of(me, card, trait))


def of_supply(me: Me, trait: str) -> Cards:
    """The card on top of the pile with this trait, if it is in the Supply."""
    return me.supply.that(lambda card: is_of(me, card, trait))


@later()
async def is_played(me: Me, act: TurnBegins, aside: Ref) -> None:
    """What was set aside is played."""
    await me.play_card(aside)


cheap = plunder.landscape("trait", "cheap")


@cheap.reduces_costs
def cheap_lowers(t: Board, seat: int, kind: Kind) -> int:
    """Its cards cost $1 less."""
    pile = t.came_from_kind(kind.id)
    return 1 if pile is not None and t.mark(on_pile("cheap"), pile.zone) else 0


cursed = plunder.landscape("trait", "cursed", needs=("loot",))


@cursed.when(Gains, HERE, of=OfPile("cursed"))
async def curse_comes_along(me: Me, act: Gains) -> None:
    await gain_loot(me)
    await me.gain("curse")


fated = plunder.landscape("trait", "fated")


def fated_ones(me: Me, act: Shuffles) -> Cards:
    """The cards to be shuffled that are from the pile."""
    return to_shuffle(me, act).that(lambda card: is_of(me, card, "fated"))


@fated.when(Shuffles, HERE, replaces=True, when=lambda me, act: bool(fated_ones(me, act)))
async def fate_is_met(me: Me, act: Shuffles) -> Shuffles:
    """Each may go on top or to the bottom, or be shuffled with the others."""
    on_top = await me.choose(any_number(fated_ones(me, act)), "topdeck")
    act = ShufflesSome(act, on_top=on_top, revealed=True)
    at_bottom = await me.choose(any_number(fated_ones(me, act)), "put_at_bottom")
    act = ShufflesSome(act, at_bottom=at_bottom, revealed=True)
    await me.reveal(me.handful([*on_top, *at_bottom]))
    return act


fawning = plunder.landscape("trait", "fawning")


@fawning.when(Gains, HERE, of="province")
async def province_is_fawned_on(me: Me, act: Gains) -> None:
    await me.gain(one(of_supply(me, "fawning")))


friendly = plunder.landscape("trait", "friendly")


@friendly.when(
    CleanUpBegins, HERE, when=lambda me, act: bool(of_hand(me, "friendly")), of_hand=True, may=True
)
async def friend_is_found(me: Me, act: CleanUpBegins) -> None:
    if await me.discard(some(1, of_hand(me, "friendly"))):
        await me.gain(one(of_supply(me, "friendly")))


hasty = plunder.landscape("trait", "hasty")


@hasty.when(Gains, HERE, of=OfPile("hasty"))
async def is_in_haste(me: Me, act: Gains) -> None:
    if aside := await me.set_aside(act.ref):
        me.later_whatever(TurnBegins, is_played, aside.ref)


inherited = plunder.landscape("trait", "inherited")


@inherited.when(SetsUp, HERE)
async def is_inherited(me: Me, act: SetsUp) -> None:
    """Only a Copper goes back to its pile; what else is replaced is in no pile before the game."""
    for card in of_supply(me, "inherited"):
        if replaced := await me.choose(one(me.deck), "replace"):
            me.start_with(card, replaced.card, returned=replaced.id == "copper")


inspiring = plunder.landscape("trait", "inspiring")


def inspires(me: Me, act: Played) -> bool:
    """Whether the card was played on its player's turn."""
    return me.is_my_turn


@inspiring.when(Played, HERE, of=OfPile("inspiring"), when=inspires)
async def action_is_inspired(me: Me, act: Played) -> None:
    await me.play_card(may(me.playable.actions.but_copies_of(*me.in_play)))


nearby = plunder.landscape("trait", "nearby")


@nearby.when(Gains, HERE, of=OfPile("nearby"), simple=True)
async def is_near(me: Me, act: Gains) -> None:
    await me.plus(buys=1)


patient = plunder.landscape("trait", "patient")


@patient.when(CleanUpBegins, HERE, when=lambda me, act: bool(of_hand(me, "patient")), of_hand=True, may=True)
async def patience_waits(me: Me, act: CleanUpBegins) -> None:
    if aside := await me.set_aside(between(1, len(of_hand(me, "patient")), of_hand(me, "patient"))):
        me.later_whatever(TurnBegins, patient_ones_are_played, *aside.refs)


@later()
async def patient_ones_are_played(me: Me, act: TurnBegins, *aside: Ref) -> None:
    """One after the other, in an order that is chosen as they are played, and nothing between them."""
    while left := me.those(aside):
        await me.play_card(one(left))


pious = plunder.landscape("trait", "pious")


@pious.when(Gains, HERE, of=OfPile("pious"))
async def piety_sacrifices(me: Me, act: Gains) -> None:
    await me.trash(may(me.hand))


rich = plunder.landscape("trait", "rich")


@rich.when(Gains, HERE, of=OfPile("rich"))
async def riches_come(me: Me, act: Gains) -> None:
    await me.gain("silver")


shy = plunder.landscape("trait", "shy")


@shy.when(TurnBegins, HERE, when=lambda me, act: bool(of_hand(me, "shy")), of_hand=True, may=True)
async def shy_one_leaves(me: Me, act: TurnBegins) -> None:
    if await me.discard(some(1, of_hand(me, "shy"))):
        await me.plus(cards=2)


tireless = plunder.landscape("trait", "tireless")


@tireless.when(Discards, HERE, of=OfPile("tireless"), when=lambda me, act: act.source == PLAY)
async def tireless_one_rests(me: Me, act: Discards) -> None:
    if aside := await me.set_aside(act.ref):
        me.at_end_of_turn(tireless_one_returns, aside.ref)


@later(whose="any")
async def tireless_one_returns(me: Me, act: TurnEnds, aside: Ref) -> None:
    await me.topdeck(aside)
