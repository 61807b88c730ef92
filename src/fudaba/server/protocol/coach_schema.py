"""Structs of the coach's messages."""

from __future__ import annotations

import msgspec

from fudaba.server.protocol.schema import Text


class Advice(msgspec.Struct):
    """One of the best answers to a question.

    answer: the numbers of its options. chance: to win, from 0 to 1; least, most: its 95 % interval. why: what
    speaks for it, "" where the game says nothing.
    """

    answer: list[int]
    text: Text
    chance: float
    least: float
    most: float
    why: Text


class Chance(msgspec.Struct):
    """The chance to win as a turn began. step: of the replay. turn: how many had been taken.

    chances, errors: by seat, as each player could know it, and the standard error of that.
    """

    step: int
    turn: int
    chances: list[float | None]
    errors: list[float | None]


class Costly(msgspec.Struct):
    """An answer that cost a chance to win. step: of the replay, at which it was asked.

    cost: how much greater the chance is with the better one, and half the 95 % interval of that. chance: with
    what was answered. why: what speaks for the better one.
    """

    step: int
    turn: int
    seat: int
    cost: float
    half: float
    chance: float
    question: Text
    given: Text
    better: Text
    why: Text
