"""Processes that do what must not hold up the event loop, and that are replaced when they are lost.

A process may be killed, stopped or starved of memory at any time, by whatever the machine is doing besides.
That is not the fault of those who wait for an answer: their job is done again, by another process. What a job
itself raises is told to who asked for it. So it is where the job cannot be sent to a process, and where it
has lost its process so often that it must be the cause: nothing is tried for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from fudaba.kernel import own_cards
from fudaba.server.workers import confinement
from fudaba.server.workers.fair_queue import NOBODY, Asker, FairQueue
from fudaba.time_limit import TooLong, at_most

log = logging.getLogger("fudaba.server")

R = TypeVar("R")

STUCK = 3
"""How many times as much as it may compute may pass until a process is taken to be stuck. On a machine with
much to do it gets only a part of the time, so with each attempt at the same job it is given more."""
STARTING = 120.0
"""Seconds that a process may take to start."""
FIRST_AGAIN, LAST_AGAIN = 0.1, 30.0
"""Seconds until a job is tried again: at first, and at most; each time twice as many."""
TRIES = 3
"""How many processes one job may lose, if nothing else is said."""

Why: TypeAlias = Literal["error", "time", "memory", "lost", "unsendable"]
"""Why a job failed. lost: as many processes as it may; unsendable: no process could be given it, or give back
what it returned."""


class Failed(Exception):
    """A job raised an error itself, or cannot be done; the message is its traceback."""

    def __init__(self, trace: str, why: Why = "error") -> None:
        super().__init__(trace)
        self.why = why


class Lost(Exception):
    """A process is gone, or does not answer; says nothing of the job."""


@dataclass(eq=False)
class _Job:
    work: Callable[..., Any]
    given: tuple[Any, ...]
    done: asyncio.Future[Any]
    asker: Asker = NOBODY
    losses: int = field(default=0)


class Workers:
    """Processes for one kind of job, each doing one at a time; turns go round by who asks (`FairQueue`).

    name: for the log. count: how many there are, 0 for threads instead, for tests. slowest: seconds for which
    one job may compute; the time that it waits for its turn does not count. stuck: seconds after which a
    process that has not answered is taken to be lost. kindness: by how much these processes stand back for
    others (`os.nice`). memory: megabytes that each may take, 0 for any number. tries: how many processes one
    job may lose before it fails.
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
    ) -> None:
        self.name = name
        self.slowest = slowest
        self._stuck = STUCK * slowest if stuck is None else stuck
        self._count = count
        self._terms = _Terms(kindness, memory)
        self._tries = tries
        self._jobs: FairQueue[_Job] = FairQueue()
        self._processes: list[_Process] = []
        self._serving: list[asyncio.Task[None]] = []

    async def run(self, work: Callable[..., R], *given: Any, asker: Asker = NOBODY) -> R:
        """What `work` returns, done beside. Raises `Failed` if it raises or cannot be done, and nothing else.

        asker: whose turn it takes.

        Where a process is lost the job is done again. Who waits for it no more cancels this: then it is
        dropped, and broken off where it has begun.
        """
        loop = asyncio.get_running_loop()
        if self._count == 0:
            done: R = _result(await loop.run_in_executor(None, carried_out, work, given, 0.0))
            return done
        self.warm()
        job = _Job(work, given, loop.create_future(), asker)
        self._jobs.put(job, asker)
        found: R = await job.done
        return found

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
            self._processes = [_Process(self._terms) for _ in range(self._count)]
            self._serving = [asyncio.create_task(self._serve(process)) for process in self._processes]

    async def _serve(self, process: _Process) -> None:
        """Let a process do one job after the other."""
        losses = 0
        while True:
            try:
                await process.start()
                job = await self._jobs.get()
            except Lost as lost:
                losses += 1
                log.error("%s: a process does not start (%s); trying again", self.name, lost)
                await asyncio.sleep(_pause(losses))
                continue
            if job.done.done():  # nobody waits for it any more
                continue
            try:
                outcome = await process.do(job, self.slowest, self._stuck * (1 + job.losses))
            except Lost as lost:
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
            if isinstance(outcome, _Wrong):
                job.done.set_exception(Failed(outcome.trace, outcome.why))
            else:
                job.done.set_result(outcome.result)

    def _give_up(self, job: _Job, lost: Lost) -> None:
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


class _Process:
    """One process, or the next after it is lost."""

    def __init__(self, terms: _Terms) -> None:
        self._terms = terms
        self._executor: ProcessPoolExecutor | None = None
        self._stop = multiprocessing.get_context("spawn").Event()

    async def start(self) -> None:
        """Have one that is up. Raises `Lost`."""
        if self._executor is not None:
            return
        async with self._losing(STARTING):
            self._executor = await asyncio.to_thread(_started, self._terms, self._stop)
            await asyncio.wrap_future(self._executor.submit(os.getpid))

    async def do(self, job: _Job, slowest: float, stuck: float) -> _Done | _Wrong:
        """Do a job in it. Raises `Lost`."""
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
                    return _wrong(error, "unsendable")
        finally:
            job.done.remove_done_callback(self._no_more)
        if isinstance(outcome, _Wrong) and outcome.why == "memory":
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
            raise Lost(f"no answer within {seconds:.0f} s") from None
        except Exception as error:
            self.drop()
            raise Lost(f"{type(error).__name__}: {error}".splitlines()[0]) from error

    def drop(self) -> None:
        """Stop it, even if it would never stop by itself."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((getattr(executor, "_processes", None) or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)


class _Terms(NamedTuple):
    """On which terms a process works; see `Workers`."""

    kindness: int
    memory: int


def _started(terms: _Terms, stop: Event) -> ProcessPoolExecutor:
    processes = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        1, mp_context=processes, initializer=_begin, initargs=(terms, stop, own_cards.paths())
    )


# In the processes.


class _Done(NamedTuple):
    """What a job returned."""

    result: Any


class _Wrong(NamedTuple):
    """What a job raised, as text: not every error can be sent as it is."""

    trace: str
    why: Why = "error"


def carried_out(work: Callable[..., Any], given: tuple[Any, ...], slowest: float) -> _Done | _Wrong:
    """Do a job. slowest: this many seconds it may compute, 0 for any number."""
    try:
        with at_most(slowest, ends=overtaken):
            return _Done(work(*given))
    except Exception as error:
        return _wrong(error, "error")


def _carry_out_here(work: Callable[..., Any], given: tuple[Any, ...], slowest: float) -> _Done | _Wrong:
    """The same, in a process that does nothing else."""
    confinement.allow(slowest)
    return carried_out(work, given, slowest)


def _wrong(error: Exception, usual: Why) -> _Wrong:
    """What an error says of the job that raised it."""
    why: Why = "time" if isinstance(error, TooLong) else "memory" if isinstance(error, MemoryError) else usual
    return _Wrong("".join(traceback.format_exception(error)), why)


def _result(outcome: _Done | _Wrong) -> Any:
    if isinstance(outcome, _Wrong):
        raise Failed(outcome.trace, outcome.why)
    return outcome.result


_stop: Event | None = None
"""In a process: what tells a job that nobody waits for it any more."""


def overtaken() -> bool:
    """For a job: whether nobody waits for it any more. It may stop then, by any error."""
    return _stop is not None and _stop.is_set()


def _begin(terms: _Terms, stop: Event, cards: Sequence[str]) -> None:
    """Make a process a worker: Ctrl-C is for the server, without the server it ends, and it has its limits.

    cards: the files of cards that have been loaded there.
    """
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if terms.kindness and hasattr(os, "nice"):
        os.nice(terms.kindness)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()
    if cards:  # to read them takes the texts of all games, to play does not
        from fudaba import card_files

        card_files.load_all(cards)
    confinement.confine(terms.memory)


def _end_with(server: int) -> None:
    wait([server])
    os._exit(0)
