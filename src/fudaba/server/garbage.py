"""Looking for garbage, so that nobody waits for it.

Python looks now and then through everything that it has for what refers only to itself. With some hundred
tables that takes fifths of a second, in which nobody is answered. What has been looked through once is
therefore put aside (`gc.freeze`): each look costs as much as what is new. What is put aside and refers only
to itself afterwards stays in memory until all is looked through again, which happens when there is twice as
much as after the last time.
"""

from __future__ import annotations

import asyncio
import gc

EVERY = 0.05
"""So many seconds after a look at what is new there may be another: each is short then."""
NEVER = 2**30
"""The third threshold of `gc`: everything is looked through here, not whenever Python would."""
LEAST = 500_000
"""So many objects at least are there before all are looked through again."""


class Garbage:
    """Looks for garbage from now on. aside: how many objects were put aside after all were looked through."""

    def __init__(self) -> None:
        first, second, *_ = gc.get_threshold()
        gc.set_threshold(first, second, NEVER)
        self.look_through_all()

    def look_through_all(self) -> None:
        """Look through everything that is there."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.aside = gc.get_freeze_count()

    def look(self) -> None:
        """Look through what is new, if there is much of it, or everything where it is time."""
        if not gc.get_count()[2]:
            return
        if gc.get_freeze_count() > max(LEAST, 2 * self.aside):
            self.look_through_all()
        else:
            gc.collect()
            gc.freeze()

    async def watch(self) -> None:
        """Go on looking until called off."""
        while True:
            await asyncio.sleep(EVERY)
            self.look()
