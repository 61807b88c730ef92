"""The bots, in processes of their own: whatever they think, the event loop goes on.

A process keeps the games that it was asked about last, so that it only has to be told of an answer to
know the game. The same processes look at earlier moments of a game.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, NamedTuple, TypeVar

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.ask import Answer
from fudaba.kernel.dice import commitment
from fudaba.kernel.game import Setup
from fudaba.kernel.view import View
from fudaba.server.course import Course, moment_at
from fudaba.server.messages import Looked, encode
from fudaba.server.parts import Step
from fudaba.server.told import Teller

R = TypeVar("R")
KEPT = 64
"""So many games a process keeps."""


class Position(NamedTuple):
    """A game as it stands: what fixed it, and its answers."""

    table: str
    setup: Setup
    names: tuple[str, ...]
    answers: tuple[Answer, ...]


class Players:
    """Whoever answers for bots and looks at games. slowest: seconds after which it is given up."""

    def __init__(self, workers: int, slowest: float) -> None:
        self._workers = workers
        self._slowest = slowest
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, position: Position, seat: int, name: str) -> Answer:
        """What the bot of that name answers at that seat.

        Raises TimeoutError if it takes too long, and whatever the bot raises.
        """
        return await self._run(answer_of, position, seat, name)

    async def look(self, position: Position, step: int, upto: int, viewer: int) -> bytes:
        """The message that shows an earlier moment.

        Upto: how many moments have been shown. See `messages.Look`.
        """
        return await self._run(looked, position, step, upto, viewer)

    def warm(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        if self._workers and self._pool is None:
            self._started().submit(os.getpid)

    async def _run(self, work: Callable[..., R], *given: Any) -> R:
        loop = asyncio.get_running_loop()
        if self._workers == 0:
            return await loop.run_in_executor(None, work, *given)
        for attempt in (1, 2):
            pool = self._started()
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, work, *given), self._slowest)
            except BrokenProcessPool:
                # A process was killed, maybe by another game's bot; who asked is asked again once.
                self._drop(pool)
                if attempt == 2:
                    raise
            except TimeoutError:
                self._drop(pool)
                raise
        raise AssertionError("the second attempt returns or raises")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            processes = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=processes, initializer=_begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Stop these processes, also one that would never stop by itself.

        The next that asks gets new ones.
        """
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._drop(self._pool)


# In the processes.

_known: OrderedDict[str, Course] = OrderedDict()
_using = threading.Lock()
"""Where there is a thread instead of processes."""


def _begin() -> None:
    """Make a process a player: Ctrl-C is for the server, and without the server it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(server: int) -> None:
    wait([server])
    os._exit(0)


def answer_of(position: Position, seat: int, name: str) -> Answer:
    """Think, for `Players.answer`."""
    with _using:
        course = _course(position)
        ask = course.session.ask
        assert ask is not None, "a bot is asked only while a question waits"
        seed = commitment(f"{position.setup.seed} bot {seat} {len(position.answers)}")
        player = bot(name, position.setup.game, seed)
        return player.answer(ask, View(course.session.table, ask.decider))


def looked(position: Position, step: int, upto: int, viewer: int) -> bytes:
    """Look, for `Players.look`."""
    with _using:
        course = _course(position)
        names = list(position.names)
        earlier, moment = moment_at(course.game, position.setup, names, position.answers, step)
        teller = Teller(position.setup.game, position.names, position.setup.options)
        return encode(
            Looked(
                table=position.table,
                step=step,
                viewer=viewer,
                lines=teller.lines(moment.table, earlier.log, viewer, 0, moment.lines),
                view=teller.view(moment.table, viewer),
                question=teller.question(moment, viewer),
                steps=[Step(mark.lines, mark.decider) for mark in course.marks[:upto]],
            )
        )


def _course(position: Position) -> Course:
    """The course of a game, continued from the last time it was asked for."""
    course = _known.pop(position.table, None)
    if course is None or not _continues(course, position):
        course = Course(games.named(position.setup.game), position.setup, list(position.names))
    for answer in position.answers[len(course.session.answers) :]:
        course.answer(answer)
    _known[position.table] = course
    while len(_known) > KEPT:
        _known.popitem(last=False)
    return course


def _continues(course: Course, position: Position) -> bool:
    given = tuple(course.session.answers)
    return course.setup == position.setup and position.answers[: len(given)] == given
