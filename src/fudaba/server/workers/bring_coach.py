"""A turn of a game that was played elsewhere: what the coach says of it, what they would have done, and the
turn as a game that is about to be played."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from fudaba.coach.hint_search import thinker_for
from fudaba.kernel.ask import Ask
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import encode
from fudaba.kernel.session import Session
from fudaba.lab.errors import ScenarioError, WrongScenario
from fudaba.server.game.rendering import Renderer
from fudaba.server.game.snapshot import Position
from fudaba.server.protocol.bring_schema import BringCoach, BringHint, BringMoment, BringRecord
from fudaba.server.protocol.schema import Line, Text
from fudaba.server.protocol.texts import explain, say
from fudaba.server.workers.bots import hint_of
from fudaba.server.workers.lab_jobs import scenario_in
from fudaba.text import LANGS
from fudaba.text.narrator import narrator

MOST_ANSWERS: Final = 400
"""How many answers a turn may take that the coach plays."""
_CLEANING_UP: Final = frozenset({"cleans_up", "draws", "shuffles", "discards"})
"""What is told at the end of a turn, and says nothing of how it was played."""


def bring_hint(asked: BringMoment) -> bytes | Text:
    """The coach's hint at a position, as JSON (`BringHint`); or why there is none."""
    begun = _begun(asked)
    if isinstance(begun, Text):
        return begun
    session, ask = begun
    id = hashlib.sha256(asked.scenario.encode()).hexdigest()
    position = Position(f"brought {id}", session.setup, tuple(session.names), ())
    found = hint_of(position, ask.decider, hashlib.sha256(f"hint {id}".encode()).digest())
    seen = session.view(ask.decider).put(ask)
    game, names = session.game.name, session.names
    question = Text(*(narrator(game, lang, names).question_seen(seen) for lang in LANGS))
    return msgspec.json.encode(BringHint(question, found.advice, found.threat, found.hint.worlds))


def bring_coach(asked: BringMoment) -> bytes | Text:
    """The turn as the coach plays it, as JSON (`BringCoach`); or why it cannot be played."""
    begun = _begun(asked)
    if isinstance(begun, Text):
        return begun
    session, first = begun[0], len(begun[0].events)
    thinker, turn = thinker_for(session.game.name), session.table.turns_taken()
    for _ in range(MOST_ANSWERS):
        ask = session.ask
        if ask is None or session.table.turns_taken() != turn:
            break
        session.answer(thinker.answer(ask, session.view(ask.decider)))
    renderer = Renderer(session.game.name, session.names, session.setup.options)
    lines = renderer.lines(session.table, session.events, 0, first, len(session.events))
    return msgspec.json.encode(BringCoach([line.text for line in _of_the_turn(lines)]))


def bring_record(asked: BringMoment) -> bytes | Text:
    """The position as a game that is about to be played, as JSON (`BringRecord`); or why it cannot be."""
    begun = _begun(asked)
    if isinstance(begun, Text):
        return begun
    return msgspec.json.encode(BringRecord(encode(begun[0].record()).decode()))


def _begun(asked: BringMoment) -> tuple[Session, Ask] | Text:
    """The game at a position, and what its first seat is asked; or why there is none."""
    try:
        scenario = scenario_in(asked.scenario)
        labels = scenario.seats.labels
        names = asked.names if len(asked.names) == len(labels) else list(labels)
        session = Session(scenario.adapter.game, scenario.setup, names)
    except (ScenarioError, WrongScenario) as error:
        return Text(*(error.message.text(lang) for lang in LANGS))
    except BadSetup as error:
        return explain(error)
    if session.ask is None or session.ask.decider != 0:
        return say("bring-page-not-asked")
    return session, session.ask


def _of_the_turn(lines: list[Line]) -> list[Line]:
    """The lines without the next turn, and without how this one was cleaned up."""
    end = next((place for place, line in enumerate(lines) if line.kind == "turn"), len(lines))
    while end and lines[end - 1].kind in _CLEANING_UP:
        end -= 1
    return lines[:end]
