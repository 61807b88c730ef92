"""How a process answers for a bot. It loads no words and no message, so that it is soon there.

It keeps the games that it was asked about last, so that it only has to be told of an answer to know the game.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from fudaba import games
from fudaba.bots import bot, maker_of
from fudaba.bots.mind import until
from fudaba.bots.preparing import prepared
from fudaba.kernel.ask import Answer
from fudaba.kernel.dice import commitment
from fudaba.kernel.view import SPECTATOR
from fudaba.server.course import Course
from fudaba.server.position import Position
from fudaba.server.workers import overtaken

KEPT = 64
"""How many games a process keeps."""

_known: OrderedDict[str, Course] = OrderedDict()
using = threading.Lock()
"""Where there is a thread instead of processes."""


def prepared_for(position: Position, name: str) -> str:
    """What the bot prepares for a game, for `Players.prepare`."""
    begun = Course(games.named(position.setup.game), position.setup, list(position.names))
    preparing: Any = maker_of(name, position.setup.game)
    found: str = preparing.prepare(begun.session.view(SPECTATOR))
    return found


def answer_of(position: Position, seat: int, name: str, found: str = "") -> Answer:
    """Think, for `Players.answer`. found: what the bot has prepared so far."""
    with using:
        course = course_of(position)
        ask = course.session.ask
        assert ask is not None, "a bot is asked only while a question waits"
        seed = commitment(f"{position.setup.seed} bot {seat} {len(position.answers)}")
        player = bot(name, position.setup.game, seed)
        with until(overtaken), prepared(found):
            return player.answer(ask, course.session.view(ask.decider))


def course_of(position: Position) -> Course:
    """The course of a game, continued from the last time it was asked for."""
    course = _known.pop(position.table, None)
    if course is None or not (course.setup == position.setup and course.leads_to(position.answers)):
        course = Course(games.named(position.setup.game), position.setup, list(position.names))
    for answer in position.answers[len(course.session.answers) :]:
        course.answer(answer)
    _known[position.table] = course
    while len(_known) > KEPT:
        _known.popitem(last=False)
    return course
