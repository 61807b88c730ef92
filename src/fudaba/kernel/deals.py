"""The order of each shuffle of a game that was brought along, where it does not come from a seed.

Of a game that was played elsewhere nobody has the seed. What its shuffles brought is written down instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from fudaba.kernel.dice import shuffled


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a shuffle of a game that was brought along has brought.

    shuffle: its number, from 1. cards: the faces, the top one first.
    """

    shuffle: int
    cards: list[str]


class Deals:
    """The orders of the shuffles of one game, by their numbers (`State.rolls`).

    faces: the face of each card. planned: the faces in the order in which a shuffle brings them, the top one
    first; cards that are not in it lie below, in an order of chance. guess: asked for such an order where
    none is planned, with the zone and its cards. dealt: the cards that a shuffle has brought the last time,
    bottom first, and zones where. Forks of a game share it.
    """

    __slots__ = ("dealt", "faces", "guess", "known", "planned", "zones")

    def __init__(self, faces: Sequence[str], planned: dict[int, Sequence[str]]) -> None:
        self.faces = faces
        self.planned = planned
        self.guess: Callable[[int, Sequence[int]], Sequence[str]] | None = None
        self.known: Mapping[int, Sequence[int]] = {}
        self.dealt: dict[int, list[int]] = {}
        self.zones: dict[int, int] = {}

    def order(self, roll: int, zone: int, cards: Sequence[int], key: bytes) -> list[int]:
        """The cards as that shuffle brings them, bottom first."""
        known = self.known.get(roll)
        if known is not None and sorted(known) == sorted(cards):
            self.dealt[roll], self.zones[roll] = list(known), zone
            return list(known)
        left = list(cards)
        top: list[int] = []
        faces = self.planned.get(roll)
        if faces is None:
            faces = self.guess(zone, cards) if self.guess is not None else ()
        count = len(self.faces)  # cards that have come into the game since then are none of the planned ones
        for face in faces:
            for place, card in enumerate(left):
                if card < count and self.faces[card] == face:
                    top.append(left.pop(place))
                    break
        order = shuffled(key, roll, left) + top[::-1]
        self.dealt[roll], self.zones[roll] = order[:], zone
        return order
