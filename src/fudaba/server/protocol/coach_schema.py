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
    """The answer in words."""
    chance: float
    """Chance of winning, 0 to 1."""
    least: float
    """Lower end of its 95 % interval."""
    most: float
    """Upper end of its 95 % interval."""
    why: Text
    """Reason for this answer; "" where the game gives none."""


class Chance(msgspec.Struct):
    """The chance to win as a turn began."""

    step: int
    """The number of the moment in the replay."""
    turn: int
    """How many turns had been taken."""
    chances: list[float | None]
    """The chance of each seat, as its player could know it, from 0 to 1; null where nothing can be said."""
    errors: list[float | None]
    """The standard error of each chance."""


class Costly(msgspec.Struct):
    """A mistake: an answer that lowered the chance of winning, or what its turn brought."""

    step: int
    """Step of the replay at which the question was asked."""
    turn: int
    """How many turns had been taken."""
    seat: int
    """The player who gave the answer."""
    cost: float
    """How much higher the chance is with the better answer; see `this_turn`."""
    half: float
    """Half the 95 % interval of `cost`."""
    chance: float
    """Chance of winning after the given answer."""
    this_turn: bool
    """Whether `cost` is what was lost in the turn instead, 0.01 for $1."""
    question: Text
    """What was asked."""
    given: Text
    """The answer that was given."""
    better: Text
    """The answer that would have been better."""
    why: Text
    """Reason for the better answer."""


Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Picked = Annotated[list[int], msgspec.Meta(max_length=400)]


class Suspected(msgspec.Struct, forbid_unknown_fields=True):
    """An answer that looks dear; see `coach.slices.Suspect`."""

    number: Number
    """How many answers came before it."""
    turn: Number
    """How many turns had been taken."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    """The player who gave it."""
    given: Picked
    """The answer that was given."""
    better: Picked
    """The answer that seems to be better."""
    dear: float
    """The chance to win that it seems to cost, from 0 to 1."""


class ReviewAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Review a part of a record (`POST /api/replay/review`). The parts one after the other are the review."""

    record: str
    """The text of the record."""
    first: Number = 0
    """The number of the first answer to look at."""
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4
    """How many answers to look at."""
    suspect: Suspected | None = None
    """An answer to look at again instead, null for none."""


class ReviewPart(msgspec.Struct):
    """The result of a part of a review."""

    upto: int
    """The number of the answer at which the next part begins."""
    answers: int
    """How many answers the game has."""
    steps: int
    """How many moments the replay has."""
    again: int
    """How many of each player's suspects are looked at again."""
    shown: int
    """How many mistakes are shown."""
    curve: list[Chance]
    """The chances to win in this part."""
    suspects: list[Suspected]
    """The answers that look like mistakes."""
    mistake: Costly | None
    """The suspect as a mistake, null where it is none or there was no suspect."""
    weighed: int
    """How many answers were weighed."""
    prepares: bool = False
    """Whether what all parts go by is still being looked for: ask for the same part again."""
