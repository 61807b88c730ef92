"""The findings of a review."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

import msgspec

from fudaba.kernel.record import Record, encode

FORMAT: Final = "fudaba-review/4"


class Care(NamedTuple):
    """How carefully a game is looked at."""

    curve: int = 40
    """Rollouts for each point of the curve."""
    screen: int = 16
    """Worlds in which each answer is first compared with others."""
    closer: int = 32
    """Further worlds, where another answer may be better."""
    suspects: int = 10
    """How many of each player's costliest answers are tried again."""
    confirm: int = 120
    """Worlds in which those are tried again, or more; see `slices.PARTS`."""
    shown: int = 5
    """How many mistakes of each player are shown."""


class Point(msgspec.Struct, frozen=True):
    """The chance to win at the beginning of a turn."""

    answers: int
    """How many answers had been given."""
    turn: int
    """How many turns had been taken."""
    chances: list[float | None]
    """The chance of each seat, as its player could know it, from 0 to 1; null where nothing can be said."""
    errors: list[float | None]
    """The standard error of each chance; null where nothing can be said."""


class Mistake(msgspec.Struct, frozen=True):
    """An answer that cost a chance to win, or something in its turn.

    What is lost in a turn is counted so that 0.01 costs about a hundredth of a chance to win.
    """

    number: int
    """The number of the answer in the game, from 0."""
    turn: int
    """How many turns had been taken."""
    seat: int
    """The player who gave the answer."""
    given: list[int]
    """The numbers of the options that were chosen."""
    better: list[int]
    """The numbers of the options of a better answer."""
    cost: float
    """How much greater the chance to win is with the better answer, or `this_turn` what the turn is worth."""
    half: float
    """Half of the 95 % interval of the cost."""
    chance: float
    """The chance to win with the answer that was given."""
    worlds: int
    """In how many worlds both answers were tried."""
    this_turn: bool = False
    """Whether the cost is what is lost in the turn: whole games were too few to say what it cost there."""


class Review(msgspec.Struct, frozen=True):
    """What was found."""

    format: str
    """The name and version of the file format."""
    of: str
    """The digest of the record."""
    seats: list[int]
    """The seats whose answers were reviewed."""
    care: list[int]
    """How carefully it was looked at: the budget of the search."""
    curve: list[Point]
    """The chances to win, turn by turn."""
    mistakes: list[Mistake]
    """The mistakes, the costliest first."""
    weighed: int
    """How many answers were reviewed."""
    rollouts: int
    """How many rollouts there were."""
    skipped: int = 0
    """How many answers took too long to be tried."""
    share: float = 1.0
    """How much of the work is done, from 0 to 1: less than 1 for a review that was stopped."""


def digest_of(record: Record) -> str:
    """What a review is kept under."""
    return hashlib.sha256(encode(record)).hexdigest()
