"""Boons and Hexes: two decks of which the next one is turned up, received, and discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fudaba.games.dominion.figures import follow
from fudaba.games.dominion.layout import BOONS, BOONS_DISCARD, HEXES, HEXES_DISCARD

if TYPE_CHECKING:
    from fudaba.games.dominion.table import Dominion

_DISCARDS = {BOONS: BOONS_DISCARD, HEXES: HEXES_DISCARD}


def turn_up(t: Dominion, deck: int) -> int:
    """Turn up the next Boon or Hex and discard it; -1 if this game has none. Returns its number.

    deck: BOONS or HEXES. An empty deck is made anew from the discarded ones first.
    """
    s = t.state
    discards = _DISCARDS[deck]
    if not s.zones[deck]:
        s.move_all(discards, deck)
        if not s.zones[deck]:
            return -1
        s.shuffle(deck)
    card = s.zones[deck][-1]
    s.move(card, discards)
    t.tell("turns_up", s.turn.seat, card)
    return card


async def receive(t: Dominion, seat: int, card: int) -> None:
    """Let a player receive a Boon or a Hex: follow what it says."""
    if card < 0:
        return
    kind = t.cards[card]
    with t.because(t.tell("receives", seat, card)):
        await follow(t.me(seat, 0, t.ref(card)), kind)
