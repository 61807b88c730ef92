"""The bots, in processes of their own: whatever they think, the event loop goes on.

A process keeps the games that it was asked about last, so that it only has to be told of an answer to
know the game. Who looks at earlier moments of a game is shown them by another process, which stands back for
these: see `looking`.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from fudaba import games
from fudaba.bots import bot, maker_of
from fudaba.bots.mind import until
from fudaba.kernel.ask import Answer
from fudaba.kernel.dice import commitment
from fudaba.server.course import Course
from fudaba.server.looking import looked
from fudaba.server.position import Position
from fudaba.server.workers import Workers, overtaken

KEPT = 64
"""So many games a process keeps."""
STANDS_BACK = 5
"""By so much the processes for looks, and for bots that think ahead, stand back for the others."""


class Players:
    """Whoever answers for bots and looks at games. slowest: seconds for which one of them may compute."""

    def __init__(self, workers: int, slowest: float) -> None:
        self.bots = Workers("bots", workers, slowest)
        self.thinkers = Workers("thinkers", workers, slowest, kindness=STANDS_BACK)
        self.looks = Workers("looks", min(workers, 1), slowest, kindness=STANDS_BACK)

    async def answer(self, position: Position, seat: int, name: str) -> Answer:
        """What the bot of that name answers at that seat.

        Raises `workers.Failed` if the bot, or a rule, raises an error.
        """
        pool = self.thinkers if thinks_ahead(name, position.setup.game) else self.bots
        return await pool.run(answer_of, position, seat, name)

    async def look(self, position: Position, step: int, upto: int, viewer: int) -> bytes:
        """The message that shows an earlier moment. Raises `workers.Failed` if it cannot be shown.

        Upto: how many moments have been shown. See `messages.Look`.
        """
        return await self.looks.run(looked, position, step, upto, viewer)

    def warm(self) -> None:
        """Start the processes, so that the first bot, and the first look, need not wait for them.

        Those for bots that think ahead start once there is such a bot.
        """
        self.bots.warm()
        self.looks.warm()

    def close(self) -> None:
        """Stop the processes."""
        self.bots.close()
        self.thinkers.close()
        self.looks.close()


def thinks_ahead(name: str, game: str) -> bool:
    """Whether a bot takes its time; then it must not keep those waiting who answer at once."""
    return getattr(maker_of(name, game), "imagines", False)


# In the processes.

_known: OrderedDict[str, Course] = OrderedDict()
_using = threading.Lock()
"""Where there is a thread instead of processes."""


def answer_of(position: Position, seat: int, name: str) -> Answer:
    """Think, for `Players.answer`."""
    with _using:
        course = _course(position)
        ask = course.session.ask
        assert ask is not None, "a bot is asked only while a question waits"
        seed = commitment(f"{position.setup.seed} bot {seat} {len(position.answers)}")
        player = bot(name, position.setup.game, seed)
        with until(overtaken):
            return player.answer(ask, course.session.view(ask.decider))


def _course(position: Position) -> Course:
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
