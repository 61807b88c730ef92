"""A game out of a user's record: looked at moment by moment, and played on from.

Nothing of it is kept. It is checked as `fudaba verify` checks it, in a process of its own;
what it is told as is what a table tells of a game that is over, so a page shows it as such.
"""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from fudaba import games
from fudaba.kernel.game import BadSetup, Setup
from fudaba.kernel.problem import Problem
from fudaba.kernel.record import BadRecord, Record, decode, setup_from, verified
from fudaba.kernel.view import SPECTATOR
from fudaba.lab.execution.moments import NoScenario, scenario_at, title_of
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.reader import scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.scenario.writer import yaml_of
from fudaba.server.game.log_cache import PART
from fudaba.server.game.rendering import OPEN, Renderer
from fudaba.server.game.snapshot import Position
from fudaba.server.game.timeline import Timeline
from fudaba.server.protocol import messages
from fudaba.server.protocol.catalogue import chosen_options, title
from fudaba.server.protocol.schema import Origin, Score, Seat, Taking, Text
from fudaba.server.protocol.texts import NO_TEXT, say
from fudaba.server.store.stored_table import Move
from fudaba.server.table import cost
from fudaba.server.table.names import clean
from fudaba.server.workers.moments import looked
from fudaba.text.problems import problem_text

FILE = "moment.yaml"
KEPT = 6
"""How many records that have been checked are remembered by a process."""


class Replayed(NamedTuple):
    """What a record tells, as messages; or why it cannot be shown."""

    data: bytes
    wrong: Text | None = None


class Beginning(NamedTuple):
    """What fixed a game, and its answers up to a moment at which the game was at rest."""

    setup: Setup
    """The setup of the game."""
    moves: tuple[Move, ...]
    """The moves up to there."""
    answers: int | None
    """How many answers these are, None where there are none at all."""


class KnownRecord(NamedTuple):
    """A record that was replayed without an error."""

    timeline: Timeline
    """Its moments."""
    position: Position
    """What fixed it, and its answers."""
    record: Record
    """The record itself."""
    slowest: float
    """How many seconds of processor time its slowest step took, or showing its beginning or end."""

    @property
    def is_slow(self) -> bool:
        """Whether it would hold up all others at a table, where it is run in the event loop."""
        return self.record.situation is not None and self.slowest > cost.TRIAL


_known: OrderedDict[str, KnownRecord] = OrderedDict()


def name_of(data: bytes) -> str:
    """What the table of a record is called, which is nowhere."""
    return f"file-{hashlib.sha256(data).hexdigest()[:16]}"


def replayed(data: bytes, step: int, line: int, viewer: int, whole: bool) -> Replayed:
    """A moment of a record; whole: with all that a page is told of a table first. See `messages.Look`."""
    try:
        known = known_of(data)
    except (BadRecord, BadSetup) as error:
        return Replayed(b"", _wrong(error))
    marks, id = known.timeline.marks, known.position.table
    if step < 0:
        step = next((at for at, mark in enumerate(marks) if mark.lines > line), len(marks) - 1)
    seats = len(known.position.names)
    shown = looked(known.position, min(step, len(marks) - 1), len(marks), viewer if viewer < seats else OPEN)
    parts = [messages.encode(each) for each in _table(known, id)] if whole else []
    return Replayed(_array([*parts, shown]))


def beginning(data: bytes, step: int) -> Beginning | Text:
    """From where one plays on from a moment; or why one cannot."""
    try:
        known = known_of(data)
    except (BadRecord, BadSetup) as error:
        return _wrong(error)
    if known.is_slow:
        return say("server-replay-slow")
    marks = known.timeline.marks
    upto = marks[min(max(0, step), len(marks) - 1)].answers
    timeline = Timeline(known.timeline.game, known.timeline.setup, known.timeline.names)
    found = 0 if timeline.session.driver.at_rest else None
    answers = known.position.answers
    for given, answer in enumerate(answers[:upto], 1):
        timeline.answer(answer)
        if timeline.session.driver.at_rest and timeline.session.ask is not None:
            found = given
    if known.record.deals:
        return _laid_out(known.record, found or 0)
    return Beginning(known.position.setup, answers[: found or 0], found)


def _laid_out(record: Record, answers: int) -> Beginning | Text:
    """From where one plays on in a game whose shuffles are written down: a table has none, so it begins with
    the situation after this many answers, or a little before."""
    try:
        document, dealt = scenario_at(record, answers, title_of(record))
        found = next(iter(scenarios(yaml_of(document).encode(), FILE)))
    except NoScenario:
        return say("server-replay-no-moment")
    if dealt or not isinstance(found, Scenario):
        return say("server-replay-no-moment")
    session = run(found).games[0]
    given = len(session.answers)
    return Beginning(found.setup, tuple(session.answers), given or None)


def checked(data: bytes) -> Text | None:
    """Why a record cannot be kept as a game that is over; None where it can."""
    try:
        known = known_of(data)
    except (BadRecord, BadSetup) as error:
        return _wrong(error)
    if known.is_slow:
        return say("server-replay-slow")
    return None if known.timeline.session.ask is None else say("server-replay-not-over")


def known_of(data: bytes) -> KnownRecord:
    """The game of a record that holds. Raises `BadRecord` or `BadSetup`."""
    id = name_of(data)
    known = _known.pop(id, None)
    if known is None:
        record = decode(data)
        verified(record, games.named)
        game = games.named(record.game)
        setup = setup_from(game, record)
        names = [clean(name) or f"#{number}" for number, name in enumerate(record.names, 1)]
        clock = [time.thread_time()]
        timeline = Timeline(game, setup, names)
        clock.append(time.thread_time())
        answers = tuple(tuple(answer) for answer in record.answers)
        for answer in answers:
            timeline.answer(answer)
            clock.append(time.thread_time())
        slowest = max(after - before for before, after in pairwise(clock))
        if record.situation is not None:
            begun = Timeline(game, setup, names)
            slowest = max(slowest, *(_showing(each, record.game, names) for each in (begun, timeline)))
        known = KnownRecord(timeline, Position(id, setup, tuple(names), answers), record, slowest)
    _known[id] = known
    while len(_known) > KEPT:
        _known.popitem(last=False)
    return known


def _showing(timeline: Timeline, game: str, names: Sequence[str]) -> float:
    """How many seconds of processor time it takes to show the moment at which a game stands to a player."""
    renderer, moment = Renderer(game, names, timeline.setup.options), timeline.now()
    viewer = OPEN if moment.ask is None else moment.ask.decider
    upto = len(timeline.log)
    renderer.question(moment, viewer)  # the words of a game are read when they are used for the first time
    clock = time.thread_time()
    messages.encode(
        messages.Update(
            table="",
            sequence=timeline.sequence,
            since=0,
            lines=renderer.lines(moment.table, timeline.log, viewer, max(0, upto - PART), upto),
            view=renderer.view(moment.table, viewer),
            question=renderer.question(moment, viewer),
            undo=Taking("none", 0, "nothing", NO_TEXT),
        )
    )
    return time.thread_time() - clock


def _table(known: KnownRecord, id: str) -> list[messages.FromServer]:
    """What a page is told of a table that is over, before any moment of it."""
    record, timeline = known.record, known.timeline
    setup, names = known.position.setup, known.position.names
    table, ask = timeline.session.table, timeline.session.ask
    renderer = Renderer(record.game, names, setup.options)
    parts: list[messages.FromServer] = [
        messages.Welcome(
            table=id,
            you=SPECTATOR,
            game=record.game,
            title=title(record.game),
            options=dict(setup.options),
            undo="off",
            spectators="open",
            takeover="",
            clock=None,
            listed=False,
            commitment=record.commitment,
            invite="",
            chat=[],
            origin=Origin("", record.earlier[-1].answers) if record.earlier else None,
            chosen=chosen_options(record.game, setup.options, setup.seed),
        ),
        messages.Seats(id, "over", [Seat(name, "person", "", True, False) for name in names], 0, ""),
        messages.Update(
            table=id,
            sequence=timeline.sequence,
            since=0,
            lines=renderer.lines(table, timeline.log, OPEN, 0, len(timeline.log)),
            view=renderer.view(table, OPEN),
            question=None,
            undo=Taking("none", 0, "over", NO_TEXT),
        ),
    ]
    if ask is None:
        result = table.result()
        scores = [Score(seat, score, seat in result.winners) for seat, score in enumerate(result.scores)]
        parts.append(
            messages.Over(id, scores, renderer.ending(table), record.seed, record.commitment, record="")
        )
    return parts


def _array(parts: list[bytes]) -> bytes:
    """Messages one after the other, as one list in msgpack."""
    return msgspec.msgpack.encode([msgspec.Raw(part) for part in parts])


def _wrong(error: Problem) -> Text:
    return Text(problem_text(error, "en"), problem_text(error, "ja"))
