"""Dealing a round."""

from __future__ import annotations

from fudaba.games.bridge_over.state import PILE
from fudaba.games.bridge_over.table import BridgeOver


def deal(t: BridgeOver) -> None:
    """Shuffle the whole deck and deal the next round (G-2, G-3, G-4)."""
    s = t.state
    s.round += 1
    seats = t.seats
    if s.round == 1:
        s.first = s.roll(seats) if t.house.first_player == "random" else 0
    else:
        s.first = (s.first + 1) % seats
    s.zones = [[] for _ in s.layout]
    s.zones[PILE] = list(range(len(t.cards)))
    s.where = [PILE] * len(t.cards)
    s.shuffle(PILE)
    s.turn = s.first
    s.direction = 1
    s.skip = s.idle = 0
    s.begun = s.drawn = False
    s.attack = None
    s.bound = [0] * seats
    s.strength = {}
    s.out = -1
    t.cause = t.tell("round", s.first, number=s.round, rule="BRG-187")
    for seat in range(seats):
        t.draw_cards(seat, t.house.start_hand, kind="is_dealt", rule="BRG-G2")
    _turn_up(t)
    t.cause = -1


def _turn_up(t: BridgeOver) -> None:
    """Turn up the first top card; what is no number of one colour goes under the pile (G-3)."""
    s = t.state
    while True:
        card = s.zones[PILE][-1]
        printed = t.cards[card]
        if printed.number >= 0 and len(printed.colours) == 1:
            t.lay(card, printed.colours[0], printed.sign)
            t.tell("turned_up", -1, card, rule="BRG-G3")
            return
        t.tell("put_under", -1, card, rule="BRG-G3")
        s.move(card, PILE, bottom=True)
