"""What players count whose answers are habits: figures that views would show them, kept without a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from fudaba.games.dominion.facts.layout import DECK, DISCARD, HAND, OWN, PLAY, SEATS
from fudaba.games.dominion.turns.fast.tables import QuickBoard

_MOVING = frozenset({DECK, HAND, DISCARD, PLAY})


class Tally:
    """Figures of one player, who is asked what to buy.

    buys: the Buys that are left. turn: which turn of theirs it is.
    """

    __slots__ = ("_owned", "_seat", "_t", "buys", "turn")

    def __init__(self, t: QuickBoard, seat: int, buys: int, owned: Mapping[str, int] | None = None) -> None:
        """owned: what they have, where that is not written down at the table."""
        self._t = t
        self._seat = seat
        self._owned = owned
        self.buys = buys
        self.turn = t.state.turns[seat]

    @property
    def owned(self) -> Mapping[str, int]:
        """How many cards of each name they have."""
        if self._owned is None:
            cards = self._t.cards
            self._owned = Counter([cards[card].id for card in self._t.all_cards_of(self._seat)])
        return self._owned

    def left(self, pile: str) -> int:
        """How many cards are left in a pile; 0 where there is no such pile."""
        t = self._t
        number = t.box.pile_ids.get(pile, -1)
        return len(t.state.zones[t.box.piles[number].zone]) if number >= 0 else 0

    @property
    def empty_piles(self) -> int:
        """How many piles of the Supply are empty."""
        return self._t.empty_piles()


def count_all(t: QuickBoard, seat: int, *moving: Iterable[int]) -> dict[str, int]:
    """How many cards of each name a player has, where it is not written down what lies in deck, hand,
    discards and play: these do, and nothing else."""
    cards, zones = t.cards, t.state.zones
    start = SEATS + OWN * seat
    elsewhere = (zones[start + kind] for kind in range(OWN) if kind not in _MOVING)
    return Counter([cards[card].id for each in (*moving, *elsewhere) for card in each])
