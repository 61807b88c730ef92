"""How an event loop asks a store: in a thread, so that nobody else waits for the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

NAME = "fudaba-reader"
"""How the thread is called."""


class Asking:
    """One thread that asks, in the order in which it is told to."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, NAME)

    async def __call__(self, work: Callable[..., T], *given: object) -> T:
        """What a method of a store returns. Raises what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def soon(self, work: Callable[..., None], *given: object) -> None:
        """Have it done; nobody waits for it, and nothing that is asked afterwards comes before it."""
        self._thread.submit(work, *given)

    def close(self) -> None:
        """Ask what is still to be asked, and end."""
        self._thread.shutdown()
