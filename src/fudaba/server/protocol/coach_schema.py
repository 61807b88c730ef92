"""Structs of the coach's messages."""

from __future__ import annotations

import msgspec

from fudaba.server.protocol.schema import Text


class Advice(msgspec.Struct):
    """One of the best answers to a question."""

    answer: list[int]
    """Numbers of the chosen options."""
    text: Text
    chance: float
    """Chance of winning, 0 to 1."""
    least: float
    """Lower end of its 95 % interval."""
    most: float
    """Upper end of its 95 % interval."""
    why: Text
    """Reason for this answer; "" where the game gives none."""


class Chance(msgspec.Struct):
    """The chance to win as a turn began. step: of the replay. turn: how many had been taken.

    chances, errors: by seat, as each player could know it, and the standard error of that.
    """

    step: int
    turn: int
    chances: list[float | None]
    errors: list[float | None]


class Costly(msgspec.Struct):
    """A mistake: an answer that lowered the chance of winning."""

    step: int
    """Step of the replay at which the question was asked."""
    turn: int
    seat: int
    cost: float
    """How much higher the chance is with the better answer."""
    half: float
    """Half the 95 % interval of `cost`."""
    chance: float
    """Chance of winning after the given answer."""
    question: Text
    given: Text
    better: Text
    why: Text
    """Reason for the better answer."""
