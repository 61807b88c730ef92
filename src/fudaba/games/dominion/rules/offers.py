"""What can be bought just now, and the options that end a phase."""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.rules.acts import MayBuy
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
    s = t.state
    landscapes = [card for card in t.box.landscapes.values() if t.cards[card].can_be_bought]
    on_offer = [*t.supply(), *(card for card in landscapes if not used_up(t, s.turn.seat, card))]
    return tuple(
        t.box.buy_options[t.cards[card].id]
        for card in on_offer
        if _can_pay(t, card) and not t.forbids(MayBuy(s.turn.seat, card))
    )


def _can_pay(t: Board, card: int) -> bool:
    act = pays(t, t.state.turn.seat, card)
    return act.can_pay or bool(t.about(act))
