"""Looking for garbage, so that nobody waits for it.

Python looks now and then through everything that it has for what refers only to itself. With some hundred
tables that takes fifths of a second, with a thousand nearly a whole one, in which nobody is answered. What
has been looked through once is therefore put aside (`gc.freeze`): each look costs as much as what is new.
What is put aside and refers only to itself afterwards stays until all is looked through again: when there is
half as much again as after the last time and the server has nothing to do, or when there is many times as
much.

That is a precaution. No table, connection or game leaves anything behind that refers to itself; there are
tests for it.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time

EVERY = 0.05
"""How many seconds after a look at what is new there may be another: each is short then."""
OFTEN = 700, 10
"""The first two thresholds of `gc`, as Python has them."""
NEVER = 2**30
"""The third threshold of `gc`: everything is looked through here, not whenever Python would."""
LEAST = 1_000_000
"""How many blocks of memory are counted at least after a look: an empty server has two fifths of that."""
GROWN = 1.5
"""All is looked through once the server rests when there is this many times as much as the last time."""
IDLE = 0.1
"""The share of a core that the server uses at most while it rests."""
RESTS = 20
"""After how many looks in a row at which it had hardly anything to do, the server rests."""
AT_LAST = 6
"""Whatever goes on, all is looked through when there is this many times as much as the last time."""


class Garbage:
    """Looks for garbage from now on. used: how many blocks were in use when all had been looked through.

    Blocks are counted, and not what is put aside: to count that (`gc.get_freeze_count`) is to go through it.
    """

    def __init__(self) -> None:
        gc.set_threshold(*OFTEN, NEVER)
        self._rests = 0
        self.look_through_all()
        self._at, self._worked = time.monotonic(), time.thread_time()

    def look_through_all(self) -> None:
        """Look through everything that is there."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.used = sys.getallocatedblocks()

    def look(self) -> None:
        """Look through what is new, if there is much of it, or everything where it is time."""
        self._rests = self._rests + 1 if self._is_idle() else 0
        grown = sys.getallocatedblocks() / max(LEAST, self.used)
        if grown > AT_LAST or (grown > GROWN and self._rests >= RESTS):
            self.look_through_all()
        elif gc.get_count()[2] > 0:
            gc.collect()
            gc.freeze()

    def _is_idle(self) -> bool:
        """Whether this thread has done hardly anything since the last look."""
        at, worked = self._at, self._worked
        self._at, self._worked = time.monotonic(), time.thread_time()
        return self._worked - worked <= IDLE * (self._at - at)

    async def watch(self) -> None:
        """Go on looking until called off."""
        while True:
            await asyncio.sleep(EVERY)
            self.look()
