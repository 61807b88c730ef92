"""Calling a Reserve card: it goes from its owner's Tavern mat into play, which is no playing (WAY-34c).

A call is written down like a play, so that what the called card brings about belongs to it: a Royal Carriage
stays in play with a Duration that it has played again.
"""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import PLAY_AREAS, TAVERN
from fudaba.kernel.cards import Ref
from fudaba.kernel.plays import Play

CALLED = "called"
"""The mode of a record that is no play but a call."""


def call(t: Board, seat: int, card: Ref | None) -> Play | None:
    """Call a card from a player's Tavern mat. Returns the record; None if it is not there any more."""
    s = t.state
    if card is None or not s.finds(card) or not t.is_at(card.card, TAVERN, seat):
        return None
    s.move(card.card, PLAY_AREAS[seat])
    t.note("call", seat, card.card)
    t.tell("calls", seat, card.card)
    return t.begin_play(s.ref(card.card), seat, mode=CALLED, turn=sum(s.turns))
