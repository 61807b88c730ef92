"""Structs of the page of the rules lab (`/api/lab/...`)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fudaba.server.protocol.schema import Line, Question, Text, Value, View

LONGEST_SCENARIO = 64 * 1024
"""In characters: the text of a scenario that the lab's page takes."""


class LabAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Run a scenario (`POST /api/lab/run`).

    text: as a file has it; or document: the same as plain data, which comes back written down. number: which
    of the text's scenarios. at: the step after which the table is shown, as `LabRun.steps` counts them, -1
    for the last one. eyes: the seat that looks, -1 for what everybody may know, -2 for all hands open.
    """

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_SCENARIO)] = ""
    document: Any = None
    number: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    at: Annotated[int, msgspec.Meta(ge=-1, le=100_000)] = -1
    eyes: Annotated[int, msgspec.Meta(ge=-2, le=20)] = -2


class LabChange(msgspec.Struct):
    """A counter, or the size of a place, that a step has changed; as the scenario format calls it."""

    path: str
    before: str
    after: str


class LabStep(msgspec.Struct):
    """A step that was run; the first one is what happened before any.

    number: of the step in the scenario, counted through all branches from 1, 0 for none. line: in its text.
    written: the step itself; answer: what is answered, in words, "" for no answer. check: whether it asks for
    nothing but that something is so. branches: whether it only holds branches. branch: the names of the
    branches it stands in. after: the step before it on its way. answers: how many it gave. message: what a
    check has found, or why the step fails.
    """

    number: int
    line: int
    written: str
    answer: Text
    check: bool
    branches: bool
    branch: list[str]
    after: int
    ok: bool
    answers: int
    message: Text
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
    """What a scenario has done. at: the step after which view and question are. sights: what is so then.

    labels: how each option of the question is written in a scenario. nothing: how it is that nothing is
    chosen. taken: the answers that the scenario gives to it, one in each branch. ok: whether all steps hold.
    """

    title: str
    rules: list[str]
    notes: str
    game: str
    options: dict[str, Value]
    seats: list[str]
    steps: list[LabStep]
    ok: bool
    at: int
    view: View
    question: Question | None
    labels: list[str]
    nothing: str | list[str]
    taken: list[LabTaken]
    sights: list[LabSight] = []


class LabWrong(msgspec.Struct):
    """What is wrong with a scenario, and in which line of its text; 0 for none."""

    line: int
    what: Text


class LabResult(msgspec.Struct):
    """The answer to `LabAsked`. text: the scenario; document: the same as plain data, null if it is none.

    titles: of all scenarios in the text that was sent. run: null where the scenario is wrong.
    """

    text: str
    document: Any
    titles: list[str]
    run: LabRun | None
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
