"""A process that answers for bots. It loads no texts and no messages, so that it starts fast.

It keeps the games that it was asked about last, so that it only has to be told of an answer to know the game.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from fudaba import games
from fudaba.bots import bot, maker_of
from fudaba.bots.mind import until
from fudaba.bots.preparation import prepared
from fudaba.kernel.ask import Answer
from fudaba.kernel.dice import commitment
from fudaba.kernel.view import SPECTATOR, View
from fudaba.server.game.snapshot import Position
from fudaba.server.game.timeline import Timeline
from fudaba.server.workers.jobs import overtaken

KEPT = 64
"""How many games a process keeps."""

_known: OrderedDict[str, Timeline] = OrderedDict()
using = threading.Lock()
"""Where there is a thread instead of processes."""


def prepared_for(position: Position, name: str) -> str:
    """What the bot prepares for a game, for `BotPreparation.found`."""
    preparing: Any = maker_of(name, position.setup.game)
    found: str = preparing.prepare(_beginning(position))
    return found


def improve_for(position: Position, name: str) -> bool:
    """Let the bot do a part of what makes its next game better, for `BotPreparation`. Returns whether there
    is more."""
    improving: Any = maker_of(name, position.setup.game)
    return hasattr(improving, "improve") and bool(improving.improve(_beginning(position)))


def complete_for(position: Position, name: str) -> None:
    """Let the bot find what it looks for before its first answer where it may take its time, for
    `BotPreparation.complete`."""
    preparing: Any = maker_of(name, position.setup.game)
    view = _beginning(position)
    if not preparing.is_prepared(view) and hasattr(preparing, "improve"):
        preparing.improve(view)


def _beginning(position: Position) -> View:
    """What everybody sees as a game begins."""
    begun = Timeline(games.named(position.setup.game), position.setup, list(position.names))
    return begun.session.view(SPECTATOR)


def answer_of(position: Position, seat: int, name: str, found: str = "") -> Answer:
    """Think, for `Players.answer`. found: what the bot has prepared so far."""
    with using:
        timeline = timeline_of(position)
        ask = timeline.session.ask
        assert ask is not None, "a bot is asked only while a question waits"
        seed = commitment(f"{position.setup.seed} bot {seat} {len(position.answers)}")
        player = bot(name, position.setup.game, seed)
        with until(overtaken), prepared(found):
            return player.answer(ask, timeline.session.view(ask.decider))


def timeline_of(position: Position) -> Timeline:
    """The timeline of a game, continued from the last time it was asked for."""
    timeline = _known.pop(position.table, None)
    if timeline is None or not (timeline.setup == position.setup and timeline.leads_to(position.answers)):
        timeline = Timeline(games.named(position.setup.game), position.setup, list(position.names))
    for answer in position.answers[len(timeline.session.answers) :]:
        timeline.answer(answer)
    _known[position.table] = timeline
    while len(_known) > KEPT:
        _known.popitem(last=False)
    return timeline
