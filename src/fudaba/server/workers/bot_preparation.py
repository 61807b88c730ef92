"""What bots prepare for their games, in processes that stand back for all that somebody waits for.

It may take far longer than an answer, above all on a slow processor, so these jobs have a limit of their own.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from fudaba.bots import maker_of
from fudaba.server.game.snapshot import Position
from fudaba.server.workers.bot_process import complete_for, improve_for, prepared_for
from fudaba.server.workers.fair_queue import NOBODY, Asker
from fudaba.server.workers.jobs import Why
from fudaba.server.workers.pool import Failed, Workers

log = logging.getLogger("fudaba.server")

R = TypeVar("R")

PREPARED = 1024
"""Of how many games it is known what bots prepared."""
SLOWEST = 300.0
"""Seconds of processor time for one job: a plan for a kingdom of Dominion takes 4 to 12 of them on a fast
processor, and a minute on one that is five times slower."""
TRIES = 3
"""How often a job is tried at one table that a limit ends, or the loss of its process."""
AGAIN = 60.0
"""Seconds until it is tried again; twice as many after the next failure."""
ENDED_BY: dict[Why, str] = {
    "time": "its limit of {seconds:g} s of processor time",
    "memory": "its memory limit",
    "lost": "the loss of its processes",
}
"""What ends a job that may succeed another time, by why it failed."""


class BotPreparation:
    """Has bots prepare. pool: the processes."""

    def __init__(self, pool: Workers) -> None:
        self._pool = pool
        self._prepared: OrderedDict[tuple[str, str], asyncio.Task[str]] = OrderedDict()
        self._improving: set[asyncio.Task[None]] = set()
        self._completing: OrderedDict[tuple[str, str], asyncio.Task[None]] = OrderedDict()

    def found(self, position: Position, name: str, asker: Asker = NOBODY) -> str:
        """What a bot has prepared for a game so far, "" for nothing. Not begun yet, it is now, beside."""
        if not _prepares(position, name):
            return ""
        key = (position.table, name)
        task = self._prepared.get(key)
        if task is None:
            task = self._prepared[key] = asyncio.create_task(self._prepare(position, name, asker))
            while len(self._prepared) > PREPARED:
                self._prepared.popitem(last=False)[1].cancel()
        return task.result() if task.done() and not task.cancelled() else ""

    async def complete(self, position: Position, name: str, asker: Asker = NOBODY) -> None:
        """Have a bot find what it would look for before its first answer, for those who ask many bots of that
        name about one game: each of them would look for it again."""
        if _prepares(position, name):
            await self._done(complete_for, position, name, asker, tries=1)

    async def completed(self, position: Position, name: str, asker: Asker, seconds: float) -> bool:
        """The same for those who ask again until it is done. seconds: how long this waits at most. Returns
        whether it is done."""
        if not _prepares(position, name):
            return True
        key = (position.table, name)
        task = self._completing.get(key)
        if task is None:
            task = self._completing[key] = asyncio.create_task(self.complete(position, name, asker))
            while len(self._completing) > PREPARED:
                self._completing.popitem(last=False)[1].cancel()
        done, _ = await asyncio.wait({task}, timeout=seconds)
        return bool(done)

    async def _prepare(self, position: Position, name: str, asker: Asker) -> str:
        begun = position._replace(answers=())
        found = await self._done(prepared_for, begun, name, asker)
        if found is None:
            return ""
        task = asyncio.create_task(self._improve(begun, name, asker))
        self._improving.add(task)
        task.add_done_callback(self._improving.discard)
        return found

    async def _improve(self, position: Position, name: str, asker: Asker) -> None:
        """What makes the next game of a bot better, once it has prepared this one, as long as nobody waits
        for these processes."""
        while await self._done(improve_for, position, name, asker):
            if self._pool.waiting:
                break

    async def _done(
        self,
        work: Callable[[Position, str], R],
        position: Position,
        name: str,
        asker: Asker,
        tries: int = TRIES,
    ) -> R | None:
        """What a job returns, None where it fails. tries: how many there are where something outside it ends
        it."""
        seconds = self._pool.slowest and max(SLOWEST, self._pool.slowest)
        for number in range(1, tries + 1):
            try:
                return await self._pool.run(
                    work, position._replace(answers=()), name, asker=asker, slowest=seconds
                )
            except Failed as error:
                if error.why not in ENDED_BY:
                    log.error("%s at %s could not prepare: %s", name, position.table, error)
                    return None
                by = ENDED_BY[error.why].format(seconds=seconds)
            pause = AGAIN * 2 ** (number - 1)
            log.warning(
                "%s at %s could not prepare: %s ended by %s, try %d of %d; %s",
                name,
                position.table,
                work.__name__,
                by,
                number,
                tries,
                f"again in {pause:.0f} s" if number < tries else "given up",
            )
            if number < tries:
                await asyncio.sleep(pause)
        return None

    def close(self) -> None:
        """Prepare nothing more."""
        for task in (*self._prepared.values(), *self._improving, *self._completing.values()):
            task.cancel()


def _prepares(position: Position, name: str) -> bool:
    """Whether that bot prepares for a game."""
    return hasattr(maker_of(name, position.setup.game), "prepare")
