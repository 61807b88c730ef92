"""Bounds on what one step of a table may cost the event loop.

What begins as games do costs little. A situation that somebody has sent may be made to cost much: its table
has less time for each step, and all such tables together take a part of the time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from fudaba.server.store.stored_table import StoredTable
from fudaba.time_limit import at_most

SLOWEST = 10.0
"""Seconds of processor time for which one step may be computed; it takes hundredths, if no card is broken."""
STRANGERS = 0.15
"""The same at a table out of a situation that somebody has sent."""
TRIAL = 0.05
"""The same where it is tried, and shown, in another process before there is such a table."""
COSTLY = 0.01
"""A step that takes more seconds than this costs its table a wait, see `Share`."""
PART = 0.2
"""The part of the time that costly steps of all tables together take."""


class Share:
    """A part of the event loop's time, for all costly tables together. now: tells the time.

    loading: held by the one of them that is run again; it may take long, and no other table waits for it.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.loading = asyncio.Lock()
        self._now = now
        self._free = 0.0

    async def wait(self) -> None:
        """Wait until the others have had their part of the time; nothing may be awaited before the step."""
        while (left := self._free - self._now()) > 0:
            await asyncio.sleep(left)

    def spend(self, seconds: float) -> None:
        """Note that a costly step has taken this long."""
        self._free = max(self._free, self._now()) + seconds * (1 - PART) / PART


class Cost:
    """What the steps of one table cost. share: that of all tables."""

    def __init__(self, share: Share) -> None:
        self._share = share
        self._costly = False

    async def turn(self) -> None:
        """Wait for its turn, if a step of it has been costly."""
        if self._costly:
            await self._share.wait()

    @contextmanager
    def step(self, kept: StoredTable, times: int = 1) -> Iterator[None]:
        """Compute one step of a table inside, or a few. Raises `TooLong`."""
        with self.computing(times, is_strangers=kept.situation is not None):
            yield

    @contextmanager
    def computing(self, times: int = 1, *, is_strangers: bool) -> Iterator[None]:
        """The same where there is no such table yet. is_strangers: it begins in a situation that was sent."""
        begun = time.thread_time()
        try:
            with at_most(times * (STRANGERS if is_strangers else SLOWEST), clock=time.thread_time):
                yield
        finally:
            took = time.thread_time() - begun
            if is_strangers and took > COSTLY:
                self._costly = True
                self._share.spend(took)
