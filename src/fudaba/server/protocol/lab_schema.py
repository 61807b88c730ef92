"""Structs of the page of the rules lab (`/api/lab/...`)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fudaba.server.protocol.schema import Line, Question, Text, Value, View

LONGEST_SCENARIO = 64 * 1024
"""In characters: the text of a scenario that the lab's page takes."""


class LabAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Run a scenario (`POST /api/lab/run`)."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_SCENARIO)] = ""
    """The scenarios, as in a file."""
    document: Any = None
    """Instead of `text`, one scenario as plain data; the result has its text."""
    number: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Which scenario of the text."""
    at: Annotated[int, msgspec.Meta(ge=-1, le=100_000)] = -1
    """Step after which the table is shown, as counted in `LabRun.steps`; -1 for the last."""
    eyes: Annotated[int, msgspec.Meta(ge=-2, le=20)] = -2
    """Seat whose view is shown; -1 for public information, -2 for all hands."""


class LabChange(msgspec.Struct):
    """A counter, or the size of a place, that a step has changed."""

    path: str
    """Its name in the scenario format."""
    before: str
    """Its value before the step."""
    after: str
    """Its value after the step."""


class LabStep(msgspec.Struct):
    """A step of a scenario that was run; the first entry is the situation before any step."""

    number: int
    """Number in the scenario, counted through all branches from 1; 0 for none."""
    line: int
    """Line of the scenario's text."""
    written: str
    """The step as written."""
    answer: Text
    """The answer in words; "" for no answer."""
    check: bool
    """Whether the step only checks something."""
    branches: bool
    """Whether the step only contains branches."""
    branch: list[str]
    """Names of the branches that contain it."""
    after: int
    """The previous step on its path."""
    ok: bool
    """Whether the step did what it says."""
    answers: int
    """Number of answers that it gave."""
    message: Text
    """What a check found, or why the step failed."""
    lines: list[Line]
    """The lines that the log got by it."""
    changes: list[LabChange]
    """What it has changed."""


class LabTaken(msgspec.Struct):
    """What a step answers to the question that is looked at: the numbers of the options."""

    step: int
    picks: list[int]


class LabSight(msgspec.Struct):
    """Something that a check may look at, as the scenario format calls it, and what it is now."""

    path: str
    value: str


class LabRun(msgspec.Struct):
    """The result of running a scenario."""

    title: str
    """The title of the scenario."""
    rules: list[str]
    """The ids of the rules that it is about."""
    notes: str
    """The remarks of its author."""
    game: str
    """The name of the game."""
    options: dict[str, Value]
    """The options of the table, by name."""
    seats: list[str]
    """The names of the seats."""
    steps: list[LabStep]
    """The steps that were run."""
    ok: bool
    """Whether all steps hold."""
    at: int
    """Step after which `view` and `question` are taken."""
    view: View
    """The table after them."""
    question: Question | None
    """The question that waits, null at the end of the game."""
    labels: list[str]
    """How a scenario writes each option of the question."""
    nothing: str | list[str]
    """How a scenario writes choosing nothing."""
    taken: list[LabTaken]
    """The scenario's own answers to this question, one for each branch."""
    sights: list[LabSight] = []
    """What a check can look at, with its present value."""


class LabWrong(msgspec.Struct):
    """What is wrong with a scenario, and in which line of its text; 0 for none."""

    line: int
    what: Text


class LabResult(msgspec.Struct):
    """The answer to `LabAsked`."""

    text: str
    """The scenario that was run."""
    document: Any
    """The same as plain data; null if it cannot be read."""
    titles: list[str]
    """Titles of all scenarios in the text."""
    run: LabRun | None
    """Null if the scenario is wrong."""
    wrong: LabWrong | None
    """What is wrong with the text, null for nothing."""


class LabForm(msgspec.Struct):
    """A key of a situation, as it is set up by hand; see `fudaba.lab.adapter.Field`."""

    key: str
    """The key as it is written in a situation."""
    sort: str
    """The sort of its values."""
    words: list[str] = []
    """The words that are allowed."""
    parts: list[LabForm] = []
    """The fields of each of its values, where these have some."""
    of: list[str] = []
    """The sorts of cards that are meant, none for any."""
    first: bool = False
    """Whether only the seat to act has it."""


class LabRoom(msgspec.Struct):
    """How situations of a game are set up by hand (`/api/lab/room/<game>`)."""

    game: str
    """The name of the game."""
    common: list[LabForm]
    """The keys that belong to the table."""
    seat: list[LabForm]
    """The keys that each seat has."""
    blank: str
    """The text of a situation to begin with."""


class LabShown(msgspec.Struct):
    """A scenario that shows a rule or a card, with its text (`/api/lab/shown`)."""

    title: str
    """The title of the scenario."""
    file: str
    """The name of its file."""
    text: str
    """The text of the scenario."""


class LabMoment(msgspec.Struct):
    """A moment of a game as a scenario (`/api/lab/moment/<table>`, `POST /api/lab/record`)."""

    text: str
    """The text of the scenario."""
    dealt: bool
    """Whether it begins with the first deal, because the moment cannot be set up."""
    imagined: bool = False
    """Whether the game goes on, so that what the viewer may not know of it lies at random."""
