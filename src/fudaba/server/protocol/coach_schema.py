"""Structs of the coach's messages."""

from __future__ import annotations

from typing import Annotated

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


Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Picked = Annotated[list[int], msgspec.Meta(max_length=400)]


class Suspected(msgspec.Struct, forbid_unknown_fields=True):
    """An answer that looks dear; see `coach.slices.Suspect`."""

    number: Number
    turn: Number
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    given: Picked
    better: Picked
    dear: float


class ReviewAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Look through a part of a record (`POST /api/replay/review`): so many answers from `first` on, or once
    more an answer that looks dear. The parts one after the other are the review."""

    record: str
    first: Number = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4
    suspect: Suspected | None = None


class ReviewPart(msgspec.Struct):
    """What a part has found. upto: where the next begins; answers: how many there are; steps: of the replay.

    again: how many of each player's suspects are looked at once more; shown: how many mistakes are shown.
    """

    upto: int
    answers: int
    steps: int
    again: int
    shown: int
    curve: list[Chance]
    suspects: list[Suspected]
    mistake: Costly | None
    weighed: int
