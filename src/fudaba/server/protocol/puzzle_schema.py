"""What the page of puzzles sends and is sent (`/api/puzzles`, `/api/puzzle`)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fudaba.server.protocol.schema import Line, Question, Text, Value, View

MOST_ANSWERS = 400
"""How many answers a line may have, all players' together."""
Picks = Annotated[list[int], msgspec.Meta(max_length=200)]


class PuzzleAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Go on with a puzzle (`POST /api/puzzle`).

    name: of the puzzle. line: what has been answered from its beginning, by all players; the others reply to
    the last answer. eyes: the seat that looks, -1 for the one that solves it. hints: how many are wanted.
    named: the answers to the first question that are said to be the right ones. number: how many ways there
    are said to be, or which outcome is said to come about, -1 for nothing. shown: whether the solution is
    wanted.
    """

    name: Annotated[str, msgspec.Meta(max_length=80)]
    line: Annotated[list[Picks], msgspec.Meta(max_length=MOST_ANSWERS)] = []
    hints: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    named: Annotated[list[Picks], msgspec.Meta(max_length=MOST_ANSWERS)] = []
    number: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1
    shown: bool = False


class PuzzleEntry(msgspec.Struct):
    """A puzzle as it is listed. kind: what its goal is (`puzzles.goals.Kind`)."""

    name: str
    title: Text
    task: Text
    game: str
    kind: str


class PuzzleList(msgspec.Struct):
    """Our own puzzles, from easy to hard by game. today: the name of the one of the day (UTC)."""

    puzzles: list[PuzzleEntry]
    today: str
    day: str


class PuzzleStand(msgspec.Struct):
    """Where a line of a puzzle stands.

    line: all answers until now, those of the others with them; own: which of them the solver has given.
    steps: what is carried out in an exam, as a scenario has it. outcomes: among which one chooses there.
    hints: those that were asked for; more: whether there are others. reached: the most that the line has been
    worth, where the goal is a number. wrong: whether what was said is not right. reason: why the solution is
    right, once it is known. solution: the line of it; right: the right answers, or the right outcome, in
    words; both only where the solution was asked for.
    """

    puzzle: PuzzleEntry
    options: dict[str, Value]
    seats: list[str]
    seat: int
    view: View
    question: Question | None
    lines: list[Line]
    line: list[list[int]]
    own: list[int]
    over: bool
    solved: bool
    wrong: bool
    reached: int | None
    hints: list[Text]
    more: bool
    steps: list[str]
    outcomes: list[Text]
    reason: Text
    solution: list[list[int]]
    right: list[Text]
