"""Work in the background: alarms by name, and tasks; all of it can be called off.

Nothing there dies in silence: what it raised is logged, and what should go on for ever begins again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

log = logging.getLogger("fudaba.server")

AGAIN = 1.0
"""Seconds until what should not have ended begins again."""


async def lasting(what: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do something that should never end; an error is logged, and it begins again. what: for the log."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("%s: ended with an error, begins again", what)
        await asyncio.sleep(AGAIN)


def logged(task: asyncio.Task[None]) -> None:
    """Log what a task raised, once it is done; for `add_done_callback`."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a task ended with an error", exc_info=error)


SLICE = 0.005
"""Seconds for which long work holds up everything else."""


class Slices:
    """Long work, done in slices between which everything else goes on."""

    def __init__(self) -> None:
        self._until = time.perf_counter() + SLICE

    async def breathe(self) -> None:
        """Let others go on, if this slice is over."""
        if time.perf_counter() > self._until:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + SLICE


class Background:
    """The alarms and tasks of one table."""

    def __init__(self) -> None:
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def alarm(self, name: str, after: float, call: Callable[[], None]) -> None:
        """Call something after this many seconds, instead of what was to be called under that name."""
        self.cancel(name)
        self._alarms[name] = asyncio.get_running_loop().call_later(after, call)

    def cancel(self, name: str) -> None:
        """Call nothing under that name."""
        if name in self._alarms:
            self._alarms.pop(name).cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; the task is held until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(logged)
        return task

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """The same, where nobody waits for it."""
        _ = self.spawn(work)

    def quiet(self) -> None:
        """Call it all off."""
        for name in list(self._alarms):
            self.cancel(name)
        for task in list(self._tasks):
            task.cancel()
