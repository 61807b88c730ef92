"""What the page of puzzles sends and is sent (`/api/puzzles`, `/api/puzzle`)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fudaba.server.protocol.lab_schema import LONGEST_SCENARIO, LabWrong
from fudaba.server.protocol.schema import Line, Question, Text, Value, View

MOST_ANSWERS = 400
"""How many answers a line may have, all players' together."""
Picks = Annotated[list[int], msgspec.Meta(max_length=200)]


class PuzzleAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Go on with a puzzle (`POST /api/puzzle`)."""

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """Id of one of our puzzles; or else `text` and `at`."""
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_SCENARIO)] = ""
    """A puzzle file."""
    at: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Which of its puzzles."""
    line: Annotated[list[Picks], msgspec.Meta(max_length=MOST_ANSWERS)] = []
    """All answers since the beginning; the server adds the opponents' replies to the last one."""
    hints: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """Number of hints wanted."""
    named: Annotated[list[Picks], msgspec.Meta(max_length=MOST_ANSWERS)] = []
    """Answers to the first question that the solver names as correct."""
    number: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1
    """Number of ways, or number of the outcome, that the solver names; -1 for none."""
    shown: bool = False
    """Whether to show the solution."""


class PuzzleEntry(msgspec.Struct):
    """A puzzle as it is listed."""

    name: str
    """The name of its file."""
    title: Text
    """Its title."""
    task: Text
    """What the player must do."""
    game: str
    """The name of the game."""
    kind: str
    """Kind of goal (`puzzles.goals.Kind`)."""


class PuzzleList(msgspec.Struct):
    """Our own puzzles, from easy to hard by game."""

    puzzles: list[PuzzleEntry]
    """The puzzles."""
    today: str
    """The name of the puzzle of the day (UTC)."""
    day: str
    """That date."""


class PuzzleFileAsked(msgspec.Struct, forbid_unknown_fields=True):
    """List the puzzles of a file (`POST /api/puzzle/file`)."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_SCENARIO)]


class PuzzleFile(msgspec.Struct):
    """The puzzles of a file, and what is wrong with those that are none."""

    puzzles: list[PuzzleEntry]
    wrong: list[LabWrong]


class PuzzleStand(msgspec.Struct):
    """State of an attempt at a puzzle."""

    puzzle: PuzzleEntry
    """The puzzle."""
    options: dict[str, Value]
    """The options of the table, by name."""
    seats: list[str]
    """The names of the players."""
    seat: int
    """The player's seat."""
    view: View
    """The table as it stands."""
    question: Question | None
    """The question that waits, null for none."""
    lines: list[Line]
    """The lines of the log."""
    line: list[list[int]]
    """All answers so far, including the opponents'."""
    own: list[int]
    """Which of them are the solver's."""
    over: bool
    """Whether the attempt is over."""
    solved: bool
    """Whether it reached the goal."""
    wrong: bool
    """Whether the solver's claim is wrong."""
    reached: int | None
    """Best value reached, where the goal is a number."""
    hints: list[Text]
    """Hints asked for."""
    more: bool
    """Whether there are more hints."""
    steps: list[str]
    """In an exam: what happens, as in a scenario."""
    outcomes: list[Text]
    """In an exam: outcomes to choose from."""
    reason: Text
    """Why the solution is right, once solved or shown."""
    solution: list[list[int]]
    """Answers of the solution, if asked for."""
    right: list[Text]
    """Correct answers or outcome in words, if asked for."""
