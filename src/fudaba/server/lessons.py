"""Games that are dealt the same to everybody: first ones, and those of a day.

In a first game each kind of decision comes up early.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fudaba.server.parts import Value

OF_THE_DAY: Final = ("dominion",)
"""The games that have a game of the day: whose cards are drawn by lot for each table."""


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
