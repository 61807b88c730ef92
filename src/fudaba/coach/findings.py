"""What a review finds in a game."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

import msgspec

from fudaba.kernel.record import Record, encode

FORMAT: Final = "fudaba-review/3"


class Care(NamedTuple):
    """How carefully a game is looked at. curve: rollouts for each point of it; screen: worlds in which each
    answer is tried beside others at first; closer: in how many more beside the best of these, where one may
    be better; suspects: of each player, this many of the dearest answers are tried again; confirm: in this
    many worlds, or more (`slices.PARTS`). shown: this many mistakes of each player are told.
    """

    curve: int = 40
    screen: int = 16
    closer: int = 32
    suspects: int = 10
    confirm: int = 120
    shown: int = 5


class Point(msgspec.Struct, frozen=True):
    """The chance to win at the beginning of a turn.

    answers: how many had been given. turn: how many turns had been taken. chances, errors: by seat, as each
    player could know it, and the standard error of that; null where nothing can be said.
    """

    answers: int
    turn: int
    chances: list[float | None]
    errors: list[float | None]


class Mistake(msgspec.Struct, frozen=True):
    """An answer that cost a chance to win.

    number: which answer of the game, from 0. given, better: numbers of options. cost: how much greater the
    chance is with the better one, and half the 95 % interval of that. chance: with the answer that was given.
    worlds: in how many both were tried.
    """

    number: int
    turn: int
    seat: int
    given: list[int]
    better: list[int]
    cost: float
    half: float
    chance: float
    worlds: int


class Review(msgspec.Struct, frozen=True):
    """What was found. of: the digest of the record. seats: whose answers were looked at. weighed: how many.

    rollouts: how many there were. mistakes: the dearest first. skipped: how many answers took too long to
    be tried.
    """

    format: str
    of: str
    seats: list[int]
    care: list[int]
    curve: list[Point]
    mistakes: list[Mistake]
    weighed: int
    rollouts: int
    skipped: int = 0


def digest_of(record: Record) -> str:
    """What a review is kept under."""
    return hashlib.sha256(encode(record)).hexdigest()
