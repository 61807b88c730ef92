"""Bots that think ahead, hints and reviews: in a Worker of their own, so that the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable

from fudaba.server.workers.jobs import Job, JobError, JobResult, ProcessLost, carried_out

STARTING = 120.0
"""Seconds that a Worker may take to start, besides those for its job."""


class BotWorker:
    """Another Worker, or the next after it is lost, as a `pool.Process`.

    ask: gives it a job, and starts it where it is not up. end: ends it.
    """

    def __init__(self, ask: Callable[[bytes], Awaitable[bytes]], end: Callable[[], None]) -> None:
        self._ask = ask
        self._end = end

    async def start(self) -> None:
        """It starts with its first job."""

    async def do(self, job: Job, slowest: float, stuck: float) -> JobResult | JobError:
        """Do a job in it. Raises `ProcessLost`."""
        try:
            async with asyncio.timeout(STARTING + stuck):
                outcome: JobResult | JobError = pickle.loads(
                    await self._ask(pickle.dumps((job.work, job.given)))
                )
                return outcome
        except Exception as error:  # it was ended, or has not answered
            self.drop()
            raise ProcessLost(f"{type(error).__name__}: {error}".splitlines()[0]) from error

    def drop(self) -> None:
        """End it, whatever it does."""
        self._end()


def carry_out(job: bytes) -> bytes:
    """In that Worker: do a job."""
    work, given = pickle.loads(job)
    return pickle.dumps(carried_out(work, given, 0.0))
