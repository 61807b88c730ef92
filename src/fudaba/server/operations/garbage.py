"""Looking for garbage, so that nobody waits for it.

Python looks now and then through everything that it has for what refers only to itself. With some hundred
tables that takes fifths of a second, in which nobody is answered. What has been looked through once is
therefore put aside (`gc.freeze`): each look costs as much as what is new. What is put aside and refers only
to itself afterwards, as a table does that leaves memory, stays until all is looked through again: when there
is half as much again as after the last time and nothing much goes on, or when there is more. How much more
depends on how long such a look takes.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time

EVERY = 0.05
"""How many seconds after a look at what is new there may be another: each is short then."""
NEVER = 2**30
"""The third threshold of `gc`: everything is looked through here, not whenever Python would."""
LEAST = 1_000_000
"""How many blocks of memory are counted at least after a look: two and a half times what an empty server has,
so that one with a hundred tables never looks through all while somebody waits."""
GROWN = 1.5
"""All is looked through once nothing much goes on when there is this many times as much as the last time."""
RESTS = 20
"""After how many looks in a row for which there was little new, nothing much goes on."""
SHORT = 0.1
"""Seconds. All is looked through whatever goes on when there is twice as much as the last time, and once more
as much for each time that the look took so long: who plays waits less the longer it takes."""
AT_LAST = 6
"""However long it takes: there is never more than this many times as much."""


class Garbage:
    """Looks for garbage from now on. used: how many blocks were in use when all had been looked through.
    took: how many seconds of processor time that was.

    Blocks are counted, and not what is put aside: to count that (`gc.get_freeze_count`) is to go through it.
    """

    def __init__(self) -> None:
        first, second, *_ = gc.get_threshold()
        gc.set_threshold(first, second, NEVER)
        self._rests = 0
        self.look_through_all()

    def look_through_all(self) -> None:
        """Look through everything that is there."""
        begun = time.thread_time()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.took = time.thread_time() - begun
        self.used = sys.getallocatedblocks()

    def look(self) -> None:
        """Look through what is new, if there is much of it, or everything where it is time."""
        is_busy = gc.get_count()[2] > 0
        self._rests = 0 if is_busy else self._rests + 1
        grown = sys.getallocatedblocks() / max(LEAST, self.used)
        if grown > min(AT_LAST, 2 + self.took / SHORT) or (grown > GROWN and self._rests >= RESTS):
            self.look_through_all()
        elif is_busy:
            gc.collect()
            gc.freeze()

    async def watch(self) -> None:
        """Go on looking until called off."""
        while True:
            await asyncio.sleep(EVERY)
            self.look()
