"""One thread that writes, and puts all that waits into one transaction.

Many tables share the time that a disk takes, and nobody who waits for it holds up the others. Where there are
no threads each job is written at once.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import NamedTuple

from fudaba.server.store.interface import NotWritten, Write
from fudaba.system import THREADS

log = logging.getLogger("fudaba.server")

NONE: Mapping[str, int] = {}
MOST = 1000
"""How many jobs at most go into one transaction."""

AGAIN = 2.0
"""Seconds after which a store that was refused tries by itself whether anything would be taken now."""


class Job(NamedTuple):
    """Writes that are made together or not at all. With none it only shows whether any would be made."""

    writes: tuple[Write, ...]
    """The writes, in order."""
    done: Future[None]
    """Set once they are on disk, or have failed."""
    terms: Mapping[str, int]
    """For each table that must be owned, the term in which it must be."""

    def settle(self, error: Exception | None) -> None:
        """Tell the caller who waits that it is kept, or why it is not."""
        if error is None:
            self.done.set_result(None)
        else:
            raised = error if isinstance(error, NotWritten) else NotWritten(str(error))
            raised.__cause__ = None if raised is error else error
            self.done.set_exception(raised)


class WriteResult(NamedTuple):
    """What became of a batch. failed: by place in it, what is not written. refuses: why the database takes
    nothing, "" if it does."""

    failed: dict[int, Exception]
    refuses: str


class HasWriter:
    """What every store does that has a `Writer`."""

    _writer: Writer

    async def write(self, *writes: Write) -> None:
        """Do all of these, or none, and return once they are kept for good. Raises `NotWritten`."""
        await asyncio.wrap_future(self.submit(*writes))

    def submit(self, *writes: Write) -> Future[None]:
        """The same without waiting. What is submitted first is written first."""
        return self._writer.submit(*writes)

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return self._writer.waiting

    @property
    def commits(self) -> int:
        """How many transactions there have been."""
        return self._writer.commits


class Writer:
    """The thread. commit: writes jobs in one transaction. end: called in the thread when it ends."""

    def __init__(self, commit: Callable[[Sequence[Job]], WriteResult], end: Callable[[], None]) -> None:
        self._commit = commit
        self._end = end
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self.commits = 0
        self.refuses = ""
        self._thread: threading.Thread | None = None
        if THREADS:
            self._thread = threading.Thread(target=self._work, name="fudaba-writer", daemon=True)
            self._thread.start()

    def submit(self, *writes: Write, terms: Mapping[str, int] = NONE) -> Future[None]:
        """Have these written, all or none; what is submitted first is written first. terms: see `Job`."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # its caller may go away; it is written all the same
        job = Job(writes, done, terms)
        if self._thread is None:
            self._write([job])
        else:
            self._queue.put(job)
        return done

    @property
    def waiting(self) -> int:
        """How much waits."""
        return self._queue.qsize()

    def close(self) -> None:
        """Write what waits, and end."""
        if self._thread is None:
            self._end()
            return
        self._queue.put(None)
        self._thread.join()

    def _next(self) -> Job | None:
        """The next job. A store that was refused makes one itself after a while: a proxy may keep all away
        from a server that is not well, and then nobody else would."""
        try:
            return self._queue.get(timeout=AGAIN if self.refuses else None)
        except Empty:
            return Job((), Future(), NONE)

    def _work(self) -> None:
        ends = False
        while not ends:
            batch = [self._next()]
            while not self._queue.empty() and len(batch) < MOST:
                batch.append(self._queue.get())
            ends = None in batch
            self._write([job for job in batch if job is not None])
        self._end()

    def _write(self, jobs: Sequence[Job]) -> None:
        """Write these in one transaction, and tell who waits for them."""
        self.commits += 1  # before anybody who waits goes on
        if jobs:
            try:
                outcome = self._commit(jobs)
            except Exception as error:  # a fault of ours; nobody waits for ever, and the next are written
                log.exception("not written")
                outcome = WriteResult(dict.fromkeys(range(len(jobs)), error), str(error))
            self.refuses = outcome.refuses  # before anybody who waits can ask for it
            for place, job in enumerate(jobs):
                job.settle(outcome.failed.get(place))
