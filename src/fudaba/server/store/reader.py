"""Reads from a store in a thread, so that the event loop does not wait for the database.

Where there are no threads it is asked at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from fudaba.system import THREADS

T = TypeVar("T")

NAME = "fudaba-reader"
"""How the thread is called."""


class ReaderThread:
    """One thread that asks, in the order in which it is told to."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, NAME) if THREADS else None

    async def __call__(self, work: Callable[..., T], *given: object) -> T:
        """What a method of a store returns. Raises what it raises."""
        if self._thread is None:
            return work(*given)
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def soon(self, work: Callable[..., None], *given: object) -> None:
        """Have it done; nobody waits for it, and nothing that is asked afterwards comes before it."""
        if self._thread is None:
            work(*given)
        else:
            self._thread.submit(work, *given)

    def close(self) -> None:
        """Ask what is still to be asked, and end."""
        if self._thread is not None:
            self._thread.shutdown()
