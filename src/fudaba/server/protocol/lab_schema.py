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
    """A counter, or the size of a place, that a step has changed; as the scenario format calls it."""

    path: str
    before: str
    after: str


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
    answers: int
    """Number of answers that it gave."""
    message: Text
    """What a check found, or why the step failed."""
    lines: list[Line]
    changes: list[LabChange]


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
    rules: list[str]
    notes: str
    game: str
    options: dict[str, Value]
    seats: list[str]
    steps: list[LabStep]
    ok: bool
    """Whether all steps hold."""
    at: int
    """Step after which `view` and `question` are taken."""
    view: View
    question: Question | None
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


class LabForm(msgspec.Struct):
    """A key of a situation, as it is set up by hand; see `fudaba.lab.adapter.Field`."""

    key: str
    sort: str
    words: list[str] = []
    parts: list[LabForm] = []
    of: list[str] = []
    first: bool = False


class LabRoom(msgspec.Struct):
    """How situations of a game are set up by hand (`/api/lab/room/<game>`).

    common: what the table has; seat: what each seat has. blank: a situation to begin with.
    """

    game: str
    common: list[LabForm]
    seat: list[LabForm]
    blank: str


class LabShown(msgspec.Struct):
    """A scenario that shows a rule or a card, with its text (`/api/lab/shown`)."""

    title: str
    file: str
    text: str


class LabMoment(msgspec.Struct):
    """A moment of a game as a scenario (`/api/lab/moment/<table>`, `POST /api/lab/record`).

    dealt: whether it had to be told from the first deal on. imagined: whether the game goes on, so that what
    one may not know of it lies at random.
    """

    text: str
    dealt: bool
    imagined: bool = False
