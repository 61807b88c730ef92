"""Processes that do what must not hold up the event loop, and that are replaced when they are lost.

A process may be killed, stopped or starved of memory at any time, by whatever the machine is doing besides.
That is not the fault of those who wait for an answer: their job is done again, by another process. What a job
itself raises is told to who asked for it. So it is where the job cannot be sent to a process, and where it
has lost its process so often that it must be the cause: nothing is tried for ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from fudaba.server.workers.fair_queue import NOBODY, Asker, FairQueue
from fudaba.server.workers.jobs import Job, JobError, JobResult, Process, ProcessLost, Terms, Why, carried_out

log = logging.getLogger("fudaba.server")

R = TypeVar("R")

STUCK = 3
"""How many times as much as it may compute may pass until a process is taken to be stuck. On a machine with
much to do it gets only a part of the time, so with each attempt at the same job it is given more."""
FIRST_AGAIN, LAST_AGAIN = 0.1, 30.0
"""Seconds until a job is tried again: at first, and at most; each time twice as many."""
TRIES = 3
"""How many processes one job may lose, if nothing else is said."""


class Failed(Exception):
    """A job raised an error itself, or cannot be done; the message is its traceback."""

    def __init__(self, trace: str, why: Why = "error") -> None:
        super().__init__(trace)
        self.why = why


def _of_the_system(terms: Terms) -> Process:
    from fudaba.server.workers.process import SystemProcess  # some systems have no processes

    return SystemProcess(terms)


class Workers:
    """Processes for one kind of job, each doing one at a time; turns go round by who asks (`FairQueue`).

    name: for the log. count: how many there are, 0 for threads instead, for tests. slowest: seconds for which
    one job may compute; the time that it waits for its turn does not count. stuck: seconds after which a
    process that has not answered is taken to be lost. kindness: by how much these processes stand back for
    others (`os.nice`). memory: megabytes that each may take, 0 for any number. tries: how many processes one
    job may lose before it fails. process: makes one.
    """

    def __init__(
        self,
        name: str,
        count: int,
        slowest: float,
        *,
        stuck: float | None = None,
        kindness: int = 0,
        memory: int = 0,
        tries: int = TRIES,
        process: Callable[[Terms], Process] = _of_the_system,
    ) -> None:
        self.name = name
        self.slowest = slowest
        self._stuck = STUCK * slowest if stuck is None else stuck
        self._count = count
        self._terms = Terms(kindness, memory)
        self._tries = tries
        self._process = process
        self._jobs: FairQueue[Job] = FairQueue()
        self._processes: list[Process] = []
        self._serving: list[asyncio.Task[None]] = []
        self._idle = 0

    async def run(
        self, work: Callable[..., R], *given: Any, asker: Asker = NOBODY, slowest: float | None = None
    ) -> R:
        """What `work` returns, done beside. Raises `Failed` if it raises or cannot be done, and nothing else.

        asker: whose turn it takes. slowest: seconds for which it may compute, None for as many as
        all others.

        Where a process is lost the job is done again. Who waits for it no more cancels this: then it is
        dropped, and broken off where it has begun.
        """
        loop = asyncio.get_running_loop()
        if self._count == 0:
            done: R = _result(await loop.run_in_executor(None, carried_out, work, given, 0.0))
            return done
        self.warm()
        job = Job(work, given, loop.create_future(), asker, slowest)
        self._jobs.put(job, asker)
        found: R = await job.done
        return found

    @property
    def count(self) -> int:
        """How many jobs are done at a time."""
        return max(1, self._count)

    @property
    def free(self) -> int:
        """How many processes are up and have nothing to do."""
        return max(0, self._idle - len(self._jobs))

    @property
    def waiting(self) -> int:
        """How many jobs nobody has begun."""
        return len(self._jobs)

    def waiting_of(self, asker: Asker) -> int:
        """How many of those are of the same address."""
        return self._jobs.of(asker.place)

    def warm(self) -> None:
        """Start the processes, so that the first job need not wait for them."""
        if not self._serving:
            self._processes = [self._process(self._terms) for _ in range(self._count)]
            self._serving = [asyncio.create_task(self._serve(process)) for process in self._processes]

    async def _serve(self, process: Process) -> None:
        """Let a process do one job after the other."""
        losses = 0
        while True:
            try:
                await process.start()
                job = await self._next_job()
            except ProcessLost as lost:
                losses += 1
                log.error("%s: a process does not start (%s); trying again", self.name, lost)
                await asyncio.sleep(_pause(losses))
                continue
            if job.done.done():  # nobody waits for it any more
                continue
            slowest, stuck = self._limits(job)
            try:
                outcome = await process.do(job, slowest, stuck)
            except ProcessLost as lost:
                losses += 1
                job.losses += 1
                if job.losses >= self._tries:
                    self._give_up(job, lost)
                    continue
                pause = _pause(job.losses)
                log.warning(
                    "%s: lost a process (%s) in %d of its attempts at one job; again in %.1f s",
                    self.name,
                    lost,
                    job.losses,
                    pause,
                )
                asyncio.get_running_loop().call_later(pause, self._jobs.put, job, job.asker)
                await asyncio.sleep(_pause(losses) / 10)
                continue
            losses = 0
            if job.done.done():
                continue
            if isinstance(outcome, JobError):
                job.done.set_exception(Failed(outcome.trace, outcome.why))
            else:
                job.done.set_result(outcome.result)

    def _limits(self, job: Job) -> tuple[float, float]:
        """Seconds for which a job may compute, and after which its process is taken to be lost."""
        if job.slowest is None:
            return self.slowest, self._stuck * (1 + job.losses)
        return job.slowest, max(self._stuck, STUCK * job.slowest) * (1 + job.losses)

    async def _next_job(self) -> Job:
        self._idle += 1
        try:
            return await self._jobs.get()
        finally:
            self._idle -= 1

    def _give_up(self, job: Job, lost: ProcessLost) -> None:
        """Take it that this job is what its processes are lost by."""
        what = f"{job.work.__name__} has lost its process {job.losses} times, at last: {lost}"
        log.error("%s: a job is given up: %s", self.name, what)
        if not job.done.done():
            job.done.set_exception(Failed(what, "lost"))

    def close(self) -> None:
        """Stop the processes; who still waits is told no more."""
        for task in self._serving:
            task.cancel()
        for process in self._processes:
            process.drop()
        self._serving, self._processes = [], []


def _pause(losses: int) -> float:
    return min(LAST_AGAIN, FIRST_AGAIN * 2.0 ** min(losses - 1, 20))


def _result(outcome: JobResult | JobError) -> Any:
    if isinstance(outcome, JobError):
        raise Failed(outcome.trace, outcome.why)
    return outcome.result
