"""Which answers a player may take back: the one policy that every table follows.

A player takes back their own last answer, and with it all that came after. That harms nobody as long as
nothing has come to light since and no other person has answered. A table may allow more, or nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import takewhile
from typing import Final, Literal, NamedTuple, TypeAlias

Obstacle: TypeAlias = Literal["", "revealed", "others"]
"""Why taking back would harm somebody: "" where it harms nobody."""


class GivenAnswer(NamedTuple):
    """An answer that was given, as far as taking back is concerned."""

    decider: int
    """Who gave it."""
    revealed: bool
    """Whether it brought something to light."""
    asked: bool = True
    """Whether they were really asked. Where a game only seems to ask, that counts all the same:
    otherwise what may be taken back would give it away."""


class WayBack(NamedTuple):
    """The way back to a player's own last answer, which is part of it."""

    shown: int
    """The number of answers as everybody sees it."""
    given: int
    """The number of answers that were really given."""
    obstacle: Obstacle
    """What stands in the way; what came to light counts first."""


NO_REACH: Final = WayBack(0, 0, "")
"""A player who has not answered yet."""


def reach(given: Iterable[GivenAnswer], seat: int, people: Collection[int]) -> WayBack:
    """The way back to a player's own last answer.

    given: all answers, the latest first. people: the seats of persons, this one or not.
    """
    really = 0
    revealed = others = False
    for shown, each in enumerate(given, 1):
        really += each.asked
        revealed = revealed or each.revealed
        others = others or (each.decider != seat and each.decider in people)
        if each.asked and each.decider == seat:
            return WayBack(shown, really, "revealed" if revealed else "others" if others else "")
    return NO_REACH


def free_answers(given: Iterable[GivenAnswer], seat: int) -> int:
    """How many answers a player may take back one by one: their own last ones that revealed nothing."""
    return sum(1 for _ in takewhile(lambda each: each.decider == seat and not each.revealed, given))
