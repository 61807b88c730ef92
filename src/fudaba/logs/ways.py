"""Ways for cards to change places so that the wanted ones lie where they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, zip_longest
from typing import Final

from fudaba.logs.knowledge import Knowledge
from fudaba.logs.nodes import Swaps

WIDTH: Final = 4
"""How many cards are tried in one place."""

Slots = Sequence[tuple[Sequence[int], str]]
"""Faces that are wanted, each with the cards in whose place it may be."""


class Ways:
    """Finds them. faces: of the cards, by number."""

    def __init__(self, faces: Sequence[str]) -> None:
        self._faces = faces

    def ways(
        self, known: Knowledge, slots: Slots, apart: set[int], rank: Callable[[int], float]
    ) -> Iterator[Swaps]:
        """Ways to fill all the slots, the likeliest first.

        apart: cards that are not taken for it; rank: how much a card is missed where it lies.
        """
        if not slots:
            yield ()
            return
        (places, face), *rest = slots
        rows: list[list[tuple[int, Swaps]]] = []
        kinds: set[tuple[str, int, int]] = set()
        for card in places:
            kind = self._faces[card], known.free.get(card, -1), known.latest.get(card, -1)
            if kind in kinds or len(rows) >= WIDTH:
                continue
            kinds.add(kind)
            if self._faces[card] == face:
                rows.append([(card, ())])
                continue
            rows.append([(card, swaps) for swaps in self._others(known, card, face, apart, rank)])
        for card, swaps in filter(None, chain.from_iterable(zip_longest(*rows))):
            after = known.copy() if swaps else known
            for one, other in swaps:
                after.exchange(one, other, 0)
            came = swaps[-1][1] if swaps else card
            left = [([one for one in cards if one != card], wanted) for cards, wanted in rest]
            for more in self.ways(after, left, {*apart, came}, rank):
                yield swaps + more

    def _others(
        self, known: Knowledge, card: int, face: str, apart: set[int], rank: Callable[[int], float]
    ) -> list[Swaps]:
        """Ways for a card of a face to come into the place of another."""
        found = [one for one in known.free if self._faces[one] == face and one not in apart]
        found.sort(key=rank)
        ways: list[Swaps] = []
        kinds: set[tuple[float, int, int]] = set()
        for one in found:
            kind = rank(one), known.free[one], known.latest.get(one, -1)
            if kind in kinds:
                continue
            swaps = known.chain(card, one)
            if swaps:
                kinds.add(kind)
                ways.append(swaps)
                if len(ways) >= WIDTH:
                    break
        return sorted(ways, key=len)
