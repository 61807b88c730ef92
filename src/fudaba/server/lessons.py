"""First games: dealt the same to everybody, so that each kind of decision comes up early."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fudaba.server.parts import Value


class Lesson(NamedTuple):
    """A first game of one person with bots. seed: of its shuffles; it is no secret."""

    seats: int
    options: Mapping[str, Value]
    seed: str


LESSONS: Final[Mapping[str, Lesson]] = {
    "dominion": Lesson(2, {"kingdom": "quiet_street"}, "first game 1"),
    "innovation": Lesson(2, {}, "first game 5"),
    "bridge_over": Lesson(3, {"rounds": 2}, "first game 7"),
}
"""By game.

The first hands: four Coppers and an Estate; Archery and Mysticism; two attacks, a defence card, and a card
that asks for a direction.
"""
