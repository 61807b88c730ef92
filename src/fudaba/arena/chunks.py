"""Work that is numbered, done in chunks: in this process, in several, or on a cluster (Ray).

A job is a function of the first number and how many follow, and can be pickled. What it gives is the same
wherever it runs, so results do not depend on who did the work. They come in the order of their numbers,
and only some chunks are under way at a time, so that a million games need no memory.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from multiprocessing.synchronize import Event
from typing import Any, Protocol, TypeVar

from fudaba.kernel.game import BadSetup

LARGEST = 50
"""So many numbers at most are one chunk, unless there are very many."""
SHARES, MOST_SHARES = 8, 200
"""Each worker gets its share in so many chunks at least, and at most."""
UNDER_WAY = 4
"""So many chunks for each worker are under way, or done before an earlier one."""

R = TypeVar("R")
Job = Callable[[int, int], R]

_stopping: Event | None = None
"""In a worker: what tells it to begin nothing more."""


def stopped() -> bool:
    """Whether a job should give back what it has, for somebody has pressed Ctrl-C."""
    return _stopping is not None and _stopping.is_set()


def in_chunks(job: Job[R], count: int, *, workers: int = 1, cluster: str = "", size: int = 0) -> Iterator[R]:
    """What the job gives for the numbers from 0 to `count`, chunk by chunk in their order.

    workers: how many processes. cluster: the address of a Ray cluster, "auto" for the one that runs on this
    machine; then all its processors work, and the chunks of a machine that is lost are done again. size: how
    many numbers are a chunk, 0 for what suits the number of workers. After Ctrl-C comes what has been done,
    and no more.

    Raises `BadSetup` where there is no such cluster, and what the job raises.
    """
    if cluster:
        yield from _side_by_side(job, count, size, _Cluster(cluster))
    elif workers > 1:
        yield from _side_by_side(job, count, size, _Processes(workers))
    else:
        yield from _in_turn(job, count, size)


def _in_turn(job: Job[R], count: int, size: int) -> Iterator[R]:
    chunk = size or min(LARGEST, max(1, count // 100))
    for first in range(0, count, chunk):
        try:
            done = job(first, min(chunk, count - first))
        except KeyboardInterrupt:
            return
        yield done


class _Crew(Protocol):
    """Who works. workers: how many at a time."""

    workers: int

    def begin(self, job: Job[Any], first: int, count: int) -> Any:
        """Give work to somebody. Returns what `result` takes."""

    def result(self, chunk: Any) -> Any:
        """Wait for a chunk. Raises `CancelledError` for one that was called off."""

    def stop(self) -> None:
        """Call off what has not begun, and let what has begun end soon."""

    def close(self) -> None:
        """Go home."""


def _side_by_side(job: Job[R], count: int, size: int, crew: _Crew) -> Iterator[R]:
    share = count // crew.workers
    size = size or max(1, min(LARGEST, share // SHARES), share // MOST_SHARES)
    firsts = iter(range(0, count, size))
    chunks: deque[Any] = deque()
    try:
        while True:
            try:
                while len(chunks) < UNDER_WAY * crew.workers and (first := next(firsts, None)) is not None:
                    chunks.append(crew.begin(job, first, min(size, count - first)))
                if not chunks:
                    return
                done = crew.result(chunks[0])
            except KeyboardInterrupt:
                crew.stop()
                firsts = iter(())
                continue
            except CancelledError:
                return
            chunks.popleft()
            yield done
    finally:
        crew.close()


class _Processes:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        processes = multiprocessing.get_context("spawn")
        self.workers = workers
        self._stopping = processes.Event()
        self._pool = ProcessPoolExecutor(
            workers, mp_context=processes, initializer=_work_until, initargs=(self._stopping,)
        )

    def begin(self, job: Job[Any], first: int, count: int) -> Future[Any]:
        return self._pool.submit(job, first, count)

    def result(self, chunk: Future[Any]) -> Any:
        return chunk.result()

    def stop(self) -> None:
        self._stopping.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._stopping.set()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _work_until(stopping: Event) -> None:
    """Make a process a worker: Ctrl-C is for the one that gave it work, and which says when to stop."""
    global _stopping
    _stopping = stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Cluster:
    """The machines of a Ray cluster. One that is lost is missed by nobody: Ray does its chunks again."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise BadSetup("problem-needs-ray", command="pip install 'fudaba[cluster]'")
        self._ray: Any = import_module("ray")
        try:
            _reach(address)
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError) as error:
            why = str(error).splitlines()[0]
            raise BadSetup("problem-no-cluster", address=address, error=why) from None
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._work = self._ray.remote(_call).options(max_retries=-1, num_cpus=1)
        self._begun: list[Any] = []

    def begin(self, job: Job[Any], first: int, count: int) -> Any:
        chunk = self._work.remote(job, first, count)
        self._begun.append(chunk)
        return chunk

    def result(self, chunk: Any) -> Any:
        try:
            done = self._ray.get(chunk)
        except self._ray.exceptions.TaskCancelledError:
            raise CancelledError from None
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        self._begun.remove(chunk)
        return done

    def stop(self) -> None:
        for chunk in self._begun:
            self._ray.cancel(chunk)

    def close(self) -> None:
        self._ray.shutdown()


def _reach(address: str) -> None:
    """Raises OSError where nobody listens; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=5).close()


def _call(job: Job[R], first: int, count: int) -> R:
    """What a machine of a cluster runs."""
    return job(first, count)
