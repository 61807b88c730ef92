"""Laying out a game and dealing the first cards."""

from __future__ import annotations

from itertools import groupby

from fudaba.games.innovation.board.state import AVAILABLE, BOX, HAND
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import FOURTH
from fudaba.kernel.cards import only


def deal(t: Innovation) -> None:
    """Shuffle the decks, take the standard achievements out of them, deal two cards each (INN-026)."""
    s = t.state
    lay_out(t)
    for zone in t.decks.values():
        s.shuffle(zone)
    for age in range(1, 11 if t.house.edition == FOURTH else 10):
        if s.zones[t.decks["base", age]]:
            s.draw(t.decks["base", age], AVAILABLE)
    for seat in range(t.seats):
        dealt = [s.draw(_first_deck(t, name), t.place(seat, HAND)) for name in first_sets(t)]
        t.tell("is_dealt", seat, *dealt, audience=only(seat), number=len(dealt), rule="INN-051")
    s.phase = "melds"


def _first_deck(t: Innovation, name: str) -> int:
    """The deck of age 1 of a set; base where that is empty (INN-125)."""
    deck = t.decks[name, 1]
    return deck if t.state.zones[deck] else t.decks["base", 1]


def lay_out(t: Innovation) -> None:
    """Put every card where it is before anything is shuffled; those of age 0 stay in the box (INN-G2)."""
    s = t.state
    for zone, cards in groupby(s.zones[BOX][:], lambda card: _first_place(t, card)):
        if zone != BOX:
            s.move_each(list(cards), BOX, zone)


def _first_place(t: Innovation, card: int) -> int:
    piece = t.cards[card]
    if piece.home >= 0:
        return piece.home
    return t.decks[piece.set, piece.age] if piece.age else BOX


def first_sets(t: Innovation) -> list[str]:
    """The sets of the two cards that everybody begins with (INN-120, INN-204a, INN-229, INN-AMB16)."""
    mixed = t.house.start_hand == "mixed"
    instead = [name for name in ("echoes", "unseen") if mixed and name in t.house.sets]
    return ["base", "base"][len(instead) :] + instead
