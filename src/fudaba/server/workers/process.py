"""One process of the system that does jobs for `pool.Workers`, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.synchronize import Event
from typing import Any

from fudaba.kernel import own_cards
from fudaba.server.workers import confinement, jobs
from fudaba.server.workers.jobs import Job, JobError, JobResult, ProcessLost, Terms, carried_out, wrong
from fudaba.system import become_worker

STARTING = 120.0
"""Seconds that a process may take to start."""


class SystemProcess:
    """One process, or the next after it is lost."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._executor: ProcessPoolExecutor | None = None
        self._stop = multiprocessing.get_context("spawn").Event()

    async def start(self) -> None:
        """Have one that is up. Raises `ProcessLost`."""
        if self._executor is not None:
            return
        async with self._losing(STARTING):
            self._executor = await asyncio.to_thread(_started, self._terms, self._stop)
            await asyncio.wrap_future(self._executor.submit(os.getpid))

    async def do(self, job: Job, slowest: float, stuck: float) -> JobResult | JobError:
        """Do a job in it. Raises `ProcessLost`."""
        await self.start()
        assert self._executor is not None
        self._stop.clear()
        job.done.add_done_callback(self._no_more)
        try:
            async with self._losing(stuck):
                working = asyncio.wrap_future(
                    self._executor.submit(_carry_out_here, job.work, job.given, slowest)
                )
                try:
                    outcome = await working
                except BrokenExecutor:
                    raise
                except Exception as error:  # it could not be sent there, or what came of it not back
                    return wrong(error, "unsendable")
        finally:
            job.done.remove_done_callback(self._no_more)
        if isinstance(outcome, JobError) and outcome.why == "memory":
            self.drop()  # it would hold on to what it has
        return outcome

    def _no_more(self, done: asyncio.Future[Any]) -> None:
        """Tell it if nobody waits for the job any more; whether it stops is its own affair."""
        if done.cancelled():
            self._stop.set()

    @contextlib.asynccontextmanager
    async def _losing(self, seconds: float) -> AsyncIterator[None]:
        """Give a process up that does not answer in time, or with which anything else goes wrong."""
        try:
            async with asyncio.timeout(seconds):
                yield
        except TimeoutError:
            self.drop()
            raise ProcessLost(f"no answer within {seconds:.0f} s") from None
        except Exception as error:
            self.drop()
            raise ProcessLost(f"{type(error).__name__}: {error}".splitlines()[0]) from error

    def drop(self) -> None:
        """Stop it, even if it would never stop by itself."""
        executor, self._executor = self._executor, None
        if executor is not None:
            # Before Python 3.14 (`kill_workers`) an executor has no public way to its processes.
            for process in list((getattr(executor, "_processes", None) or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)


def _started(terms: Terms, stop: Event) -> ProcessPoolExecutor:
    processes = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        1, mp_context=processes, initializer=_begin, initargs=(terms, stop, own_cards.paths())
    )


# In the process.


def _carry_out_here(work: Callable[..., Any], given: tuple[Any, ...], slowest: float) -> JobResult | JobError:
    """The same, in a process that does nothing else."""
    confinement.allow(slowest)
    return carried_out(work, given, slowest)


def _begin(terms: Terms, stop: Event, cards: Sequence[str]) -> None:
    """Make a process a worker: Ctrl-C is for the server, without the server it ends, and it has its limits.

    cards: the files of cards that have been loaded there.
    """
    jobs.stop = stop
    become_worker(terms.kindness)
    if cards:  # to read them takes the texts of all games, to play does not
        from fudaba import card_files

        card_files.load_all(cards)
    confinement.confine(terms.memory)
