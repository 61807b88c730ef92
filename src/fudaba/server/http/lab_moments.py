"""The starting points of the lab's page: a moment of a game, a scenario on a topic, or a blank one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

import msgspec

from fudaba import games
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, Record, decode, setup_from
from fudaba.lab.adapter import Field, adapter_of
from fudaba.lab.catalogue.demonstrations import texts_showing
from fudaba.lab.errors import WrongScenario
from fudaba.lab.execution.moments import Document, NoScenario, scenario_at, seen_scenario, title_of
from fudaba.lab.scenario.writer import yaml_of
from fudaba.server.game.timeline import Timeline
from fudaba.server.protocol.lab_schema import LONGEST_SCENARIO, LabForm, LabMoment, LabRoom, LabShown
from fudaba.server.protocol.schema import Text
from fudaba.text.problems import problem_text

SHOWN = 12
"""How many scenarios of a rule or a card are told."""


def moment_of(record: Record, answers: int, step: int, line: int) -> bytes | Text:
    """A moment of a game as a scenario, as JSON (`LabMoment`); b"" where there is none; or why the record
    cannot be run.

    It is the one after this many answers, or that of a step, or the one after a line of the log, or else the
    end; each is -1 where it is not meant.
    """
    try:
        return _moment(record, answers, step, line)
    except (BadSetup, BadRecord) as error:
        return Text(problem_text(error, "en"), problem_text(error, "ja"))


def _moment(record: Record, answers: int, step: int, line: int) -> bytes:
    games.named(record.game)  # where there is no such game, it has no title either
    if answers < 0:
        answers = len(record.answers) if step < 0 and line < 0 else _answers(record, step, line)
    try:
        document, dealt = scenario_at(record, min(answers, len(record.answers)), title_of(record))
    except NoScenario:
        return b""
    text = yaml_of(document)
    return msgspec.json.encode(LabMoment(text, dealt)) if len(text) <= LONGEST_SCENARIO else b""


def moment_sent(data: bytes, answers: int) -> bytes | Text:
    """The same of a record that somebody has sent, after this many answers, -1 for the end; or what is wrong
    with it."""
    try:
        return moment_of(decode(data), answers, -1, -1)
    except BadRecord as error:
        return Text(problem_text(error, "en"), problem_text(error, "ja"))


def seen_of(record: Record, answers: int, viewer: int, key: bytes) -> bytes:
    """A game that goes on as a scenario, as one viewer knows it after this many answers; b"" for none.

    As JSON (`LabMoment`). key: from which what they may not know comes to lie.
    """
    try:
        document = seen_scenario(record, answers, viewer, key, title_of(record))
    except NoScenario:
        return b""
    text = yaml_of(document)
    if len(text) > LONGEST_SCENARIO:
        return b""
    return msgspec.json.encode(LabMoment(text, dealt=False, imagined=True))


def _answers(record: Record, step: int, line: int) -> int:
    """How many answers had been given at a step, or after a line of the log was told."""
    game = games.named(record.game)
    timeline = Timeline(game, setup_from(game, record), list(record.names))
    for answer in record.answers:
        timeline.answer(tuple(answer))
    marks = timeline.marks
    if step < 0:
        step = bisect_right(range(len(marks)), line, key=lambda number: marks[number].lines)
    return marks[min(step, len(marks) - 1)].answers


def room_of(game: str) -> LabRoom:
    """How situations of a game are set up by hand. Raises KeyError if there is no such game."""
    try:
        room = adapter_of(game).room()
    except WrongScenario as error:
        raise KeyError(str(error)) from None
    blank: Document = {
        "scenario": "",
        "game": game,
        "seats": list(room.seats),
        "setup": room.blank,
        "steps": list[str](),
    }
    return LabRoom(game, _fields(room.common), _fields(room.seat), yaml_of(blank))


def _fields(fields: Iterable[Field]) -> list[LabForm]:
    return [
        LabForm(one.key, one.sort, list(one.words), _fields(one.parts), list(one.of), one.first)
        for one in fields
    ]


def shown_of(game: str, rule: str, card: str) -> list[LabShown]:
    """The scenarios that show a rule or a card of a game, the first ones; none where there are none."""
    found = texts_showing(game, rule, card)[:SHOWN]
    return [LabShown(one.title, one.file, text) for one, text in found]
