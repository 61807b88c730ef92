"""Jobs that pages ask for: bounded, in processes of their own, a few at a time, and so much for one address.

The rules lab, the replays of records and games that were played elsewhere are served with it. Nothing of what
is sent is kept.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fudaba.server.limits.rate_limits import Allowances, place_of
from fudaba.server.operations.settings import Settings
from fudaba.server.workers.asker import while_there
from fudaba.server.workers.bots import STANDS_BACK
from fudaba.server.workers.fair_queue import Asker
from fudaba.server.workers.pool import Workers

WAITING = 96
"""How many scenarios may wait to be run; more are turned away for the moment."""
SHARE = 6
"""How many of them may be of one address."""

T = TypeVar("T")


class TooMuch(Exception):
    """More has been sent, or asked for, than may be; the status says which."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(status, message)
        self.status = status
        self.message = message


class JobQueue:
    """Where what pages ask for is computed. pool: the processes.

    name: what they are called. kindness: by how much they stand back for others.
    """

    def __init__(self, settings: Settings, name: str = "lab", kindness: int = STANDS_BACK) -> None:
        self._allowed = Allowances(settings.looking, settings.burst)
        self.pool = Workers(
            name,
            min(settings.workers, 1),
            settings.slowest,
            kindness=kindness,
            memory=settings.memory,
        )

    def close(self) -> None:
        """Stop the processes."""
        self.pool.close()

    async def run(
        self, address: str, gone: Callable[[], Awaitable[None]], work: Callable[..., T], *given: Any
    ) -> T:
        """What a process makes of it, if this address may have one more, and not too many wait.

        gone: waits until the client is gone; the job is cancelled then. Raises `TooMuch`, `AskerGone`.
        """
        asker = Asker(place_of(address))
        if not self._allowed.take(asker.place, time.monotonic()):
            raise TooMuch(429, "server-too-fast")
        if self.pool.waiting >= WAITING or self.pool.waiting_of(asker) >= SHARE:
            raise TooMuch(503, "lab-page-busy")
        return await while_there(gone, self.pool.run(work, *given, asker=asker))
