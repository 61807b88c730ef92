"""What can be bought just now, and the options that end a phase."""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import Cost
from fudaba.games.dominion.rules.acts import MayBuy
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.games.dominion.rules.gain import pays, used_up
from fudaba.kernel.ask import Option

END_PHASE: Final = Option("end_phase")
END_TURN: Final = Option("end_turn")


def buys(t: Board) -> tuple[Option, ...]:
    """What can be bought now. Where nothing changes costs, it depends on few figures, and is kept."""
    s, box = t.state, t.box
    if not box.plain_costs or s.cheaper or t.hears("MayBuy"):
        return _found(t)
    key = (s.coins, s.potions, s.empty)
    found = box.buyable.get(key)
    if found is None:
        found = box.buyable[key] = _found(t)
    return found


def _found(t: Board) -> tuple[Option, ...]:
    s, cards = t.state, t.cards
    seat, limit = s.turn.seat, Cost(s.coins, s.potions, 99)
    landscapes = [card for card in t.box.landscapes.values() if cards[card].can_be_bought]
    on_offer = [*t.supply(), *(card for card in landscapes if not used_up(t, seat, card))]
    otherwise = t.hears("Pays")
    return tuple(
        t.box.buy_options[cards[card].id]
        for card in on_offer
        if (cost_of(t, cards[card]).within(limit) or (otherwise and t.about(pays(t, seat, card))))
        and not (t.hears_of("MayBuy", card) and t.forbids(MayBuy(seat, card)))
    )


def why_not_bought(t: Board, number: int) -> str:
    """Why nothing of a pile can be bought just now: a word for the first reason, "" if it can be.

    "debt": debt must be paid off first. "empty", "beside" (it is not in the Supply), "coins", "potions": what
    is missing. "forbidden": by an effect. By what everybody sees alone, since everybody is told: whoever can
    pay otherwise, with a card of the hand, is offered the card all the same.
    """
    s, pile = t.state, t.box.piles[number]
    top = t.top(pile)
    if top < 0:
        return "empty"
    seat, cost = s.turn.seat, cost_of(t, t.cards[top])
    if s.debt[seat]:
        return "debt"
    if not pile.supply:
        return "beside"
    if cost.coins > s.coins:
        return "coins"
    if cost.potions > s.potions:
        return "potions"
    return "forbidden" if t.hears_of("MayBuy", top) and t.forbids(MayBuy(seat, top)) else ""
