"""The cards that can be bought now, and the options that end a phase."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Offered, Prices
from fudaba.games.dominion.board.subscriptions import AnyOf
from fudaba.games.dominion.facts.kinds import Cost
from fudaba.games.dominion.facts.vocabulary import DominionOption
from fudaba.games.dominion.rules.costs import cost_of, costs_of, may_be_reduced
from fudaba.games.dominion.rules.gain import is_payable, used_up
from fudaba.games.dominion.rules.inquiries import MayBuy
from fudaba.kernel.ask import Option
from fudaba.kernel.ask import option as made_once
from fudaba.kernel.cards import EVERYBODY, new_tuple

END_PHASE: Final[DominionOption] = Option("end_phase")
END_TURN: Final[DominionOption] = Option("end_turn")


KEPT: Final = 4096
"""How many offers are kept for a kingdom at most."""
_SAYS: Final = AnyOf("MayBuy", "Pays")
"""The acts by which somebody has a say in what is on offer."""


def depends_on(t: Board) -> tuple[object, ...] | None:
    """All that an offer depends on, the coins and Potions first; None where somebody may have a say in it, so
    that it is found anew."""
    if t.listens(_SAYS) or (t.box.cost_rules and may_be_reduced(t)):
        return None
    return (t.state.coins, t.state.potions, *_prices_depend_on(t))


def buys(t: Board) -> tuple[DominionOption, ...]:
    """What can be bought now; found once for all that it depends on, unless somebody may have a say in it."""
    key = depends_on(t)
    return found(t) if key is None else bought_by(t, key)


def bought_by(t: Board, key: tuple[object, ...]) -> tuple[DominionOption, ...]:
    """The same where nobody has a say in it. key: what it depends on (`depends_on`)."""
    s, offered = t.state, t.box.offered
    kept = offered.get(key)
    if kept is None:
        if len(offered) >= KEPT:
            offered.clear()
        on_offer = _kept(t, key[2:])
        kept = offered[key] = tuple(
            [option for option, (coins, potions, _) in on_offer if coins <= s.coins and potions <= s.potions]
        )
    return kept


def _prices_depend_on(t: Board) -> tuple[object, ...]:
    """What tells which cards are on sale, and at which cost, where none are made cheaper and others not."""
    s, box = t.state, t.box
    changing = _changing(t) if box.mixed_zones or box.own_costs or box.used_up else ()
    return (s.empty, s.cheaper, changing)


def _on_offer(t: Board) -> Sequence[Offered]:
    """What is on sale, and at which cost; found once for all that this depends on, where that is known."""
    if t.box.cost_rules and may_be_reduced(t):
        return _found_on_offer(t)
    return _kept(t, _prices_depend_on(t))


def _kept(t: Board, key: Hashable) -> tuple[Offered, ...]:
    """What is on sale, and at which cost, kept by all that it depends on."""
    on_offer = t.box.on_offer
    kept = on_offer.get(key)
    if kept is None:
        if len(on_offer) >= KEPT:
            on_offer.clear()
        kept = on_offer[key] = tuple(_found_on_offer(t))
    return kept


def _found_on_offer(t: Board) -> list[Offered]:
    kinds = [t.cards[card] for card in _on_sale(t)]
    costs = costs_of(t, kinds)
    return [
        new_tuple(Offered, (made_once("buy", -1, kind.id), cost))
        for kind, cost in zip(kinds, costs, strict=True)
    ]


def _on_sale(t: Board) -> list[int]:
    """What lies there for a player who can pay for it: cards of the Supply, Events and Projects."""
    seat = t.state.turn.seat
    return [*t.supply(), *(card for card in t.box.on_sale if not used_up(t, seat, card))]


def _sold_as(t: Board, id: str) -> int:
    """The card that is on sale under this name."""
    card = t.box.landscapes.get(id, -1)
    return card if card >= 0 else t.top_of(id)


def _changing(t: Board) -> tuple[object, ...]:
    """What else tells two moments apart: what lies on mixed piles, what cards cost that say it themselves,
    and which landscapes cannot be bought any more."""
    box = t.box
    zones, cards, seat = t.state.zones, t.cards, t.state.turn.seat
    changing: list[object] = []
    if box.mixed_zones:
        changing += [cards[zones[zone][-1]].id if zones[zone] else "" for zone in box.mixed_zones]
    if box.own_costs:
        changing += costs_of(t, box.own_costs)
    if box.used_up:
        changing += [used_up(t, seat, card) for card in box.used_up]
    return tuple(changing)


def found(t: Board) -> tuple[DominionOption, ...]:
    """What can be bought now, where somebody may have a say in it: those cards are looked at one by one of
    which somebody may."""
    s = t.state
    seat, coins, potions = s.turn.seat, s.coins, s.potions
    waited_for = t.waits_for("Pays") or t.waits_for("MayBuy")
    spoken_of = t.box.spoken_of(_SAYS)
    options: list[DominionOption] = []
    for option, cost in _on_offer(t):
        can_pay = cost.coins <= coins and cost.potions <= potions
        if waited_for or option.face in spoken_of:
            card = _sold_as(t, option.face)
            if not can_pay:
                can_pay = is_payable(t, seat, card)
            if can_pay and t.listens("MayBuy", card) and t.forbids(MayBuy(seat, card)):
                continue
        if can_pay:
            options.append(option)
    return tuple(options)


class Buyer(NamedTuple):
    """The player whose turn it is, as far as that decides what they can buy."""

    lacks: str
    """Why they can buy nothing at all: "buys" where none is left, "debt" where it must be paid off first, ""
    where they can.
    """
    coins: int
    """How many coins they can spend."""
    potions: int
    """How many Potions they can spend."""
    forbids: bool
    """Whether any effect may forbid a purchase."""


def buyer(t: Board) -> Buyer:
    """The player whose turn it is."""
    s = t.state
    lacks = "buys" if not s.buys else "debt" if s.debt[s.turn.seat] else ""
    return Buyer(lacks, s.coins, s.potions, t.listens("MayBuy"))


def why_not_bought(t: Board, by: Buyer, card: int, cost: Cost, itself: str = "") -> str:
    """Why a card on top of its pile, an Event or a Project cannot be bought just now: a word for the first
    reason, "" if it can be.

    What is lacking for anything at all; itself: why it could not be bought by anybody like them; "coins",
    "potions": what is missing; "forbidden": by an effect. By what everybody sees alone, since everybody is
    told: a player who can pay otherwise, with a card of the hand, is offered the card all the same.
    """
    if by.lacks or itself:
        return by.lacks or itself
    if cost.coins > by.coins:
        return "coins"
    if cost.potions > by.potions:
        return "potions"
    return "forbidden" if by.forbids and t.forbids(MayBuy(t.state.turn.seat, card)) else ""


def prices(t: Board) -> Prices:
    """What all may know of what things cost now; found once for all that it depends on, unless some cards are
    made cheaper and others not. Not to be changed."""
    s, box = t.state, t.box
    if may_be_reduced(t):
        return _prices(t)
    key: tuple[object, ...] = (s.empty, s.cheaper)
    if box.mixed_zones or box.own_costs:
        tops = [_seen_top(t, zone) for zone in box.mixed_zones]
        key = (*key, *tops, *[cost_of(t, kind) for kind in box.own_costs])
    kept = box.priced.get(key)
    if kept is None:
        if len(box.priced) >= KEPT:
            box.priced.clear()
        kept = box.priced[key] = _prices(t)
    return kept


def _prices(t: Board) -> Prices:
    kinds = t.box.kinds
    tops = [top for zone in t.box.supply_zones if (top := _seen_top(t, zone))]
    costs = {top: cost_of(t, kinds[top]) for top in tops}
    supply = {top: cost.coins for top, cost in costs.items() if not (cost.potions or cost.debt)}
    besides = {t.cards[card].id: t.cards[card].cost for card in t.box.on_sale}
    return Prices(
        supply,
        supply | {id: cost.coins for id, cost in besides.items() if not (cost.potions or cost.debt)},
    )


def _seen_top(t: Board, zone: int) -> str:
    """The name of the card that all see to lie on a pile, "" for none."""
    s = t.state
    if not (pile := s.zones[zone]):
        return ""
    seen = s.layout[zone].audience == EVERYBODY or s.known.get(pile[-1]) == EVERYBODY
    return t.cards[pile[-1]].id if seen else ""
