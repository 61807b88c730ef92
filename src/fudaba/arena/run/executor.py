"""Executors for long work: this process, several processes, or the machines of a Ray cluster.

A task is a function with its arguments, all of which can be pickled. Its result is the same wherever it runs.
"""

from __future__ import annotations

import logging
import socket
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from importlib.util import find_spec
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar

from fudaba.kernel import own_cards
from fudaba.kernel.game import BadSetup
from fudaba.system import become_worker, cores, ctrl_c_waits
from fudaba.time_limit import watched

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

MOST = 61 if sys.platform == "win32" else 1000
"""How many processes at most: Windows waits for no more at once, and elsewhere nobody means a million."""

PART = 20
"""How many items at most are given to a worker at a time, see `Executor.map`."""

ALONE = 1.0
"""For so many seconds of processor time this process works before it starts others, where every core may be
used: so much is spent before they begin."""

KINDNESS = 10
"""By how much the processes stand back for others, above all for a table that people play at (`os.nice`)."""

A = TypeVar("A")
R = TypeVar("R")
Work = Callable[..., R]

_usual: ContextVar[int | None] = ContextVar("usual_workers", default=1)

_stopping: Event | None = None
"""In a worker: what tells it to begin nothing more."""


def usual_workers() -> int | None:
    """How many processes work may start for which nobody has said it, see `executor_of`: none, but where a
    program has the machine to itself (`using_workers`)."""
    return _usual.get()


@contextmanager
def using_workers(workers: int | None) -> Iterator[None]:
    """Let work inside use so many processes, where nobody has said otherwise; None for every core."""
    token = _usual.set(workers)
    try:
        yield
    finally:
        _usual.reset(token)


def is_stopping() -> bool:
    """Whether a worker should return what it has so far, since Ctrl-C was pressed."""
    return _stopping is not None and _stopping.is_set()


def executor_of(workers: int | None = 1, cluster: str = "") -> Executor:
    """An executor, as a context manager.

    Args:
        workers: the number of processes. None: one for every core, once the work has taken `ALONE`.
        cluster: the address of a Ray cluster, "auto" for the one that runs on this machine; all its
            processors are used then.

    Raises:
        BadSetup: there is no such cluster, or the number of processes is out of range.
    """
    if cluster:
        return OnCluster(cluster)
    count = worker_count(workers)
    if count == 1:
        return _Alone()
    return _EveryCore(count) if workers is None else _Processes(count)


def worker_count(workers: int | None) -> int:
    """How many processes that is; None is one for every core. Raises `BadSetup` if it is out of range."""
    if workers is None:
        return min(MOST, cores())
    if not 1 <= workers <= MOST:
        raise BadSetup("problem-workers", number=workers, most=MOST)
    return workers


class Executor(ABC):
    """Runs tasks."""

    workers: int
    """How many tasks run at a time."""

    @abstractmethod
    def submit(self, work: Work[Any], *args: Any) -> Any:
        """Give work to somebody; what is given after `stop` is called off. Returns what `result` and
        `cancel` take."""

    @abstractmethod
    def result(self, given: Any) -> Any:
        """Wait for a task's result. Raises `CancelledError` for a cancelled task, `BadSetup` where one of
        the user's own cards stopped it, and what the task raises."""

    @abstractmethod
    def cancel(self, given: Any) -> None:
        """Cancel a task that has not begun."""

    @abstractmethod
    def stop(self) -> None:
        """Cancel all tasks that have not begun, and let the others end soon."""

    @abstractmethod
    def close(self) -> None:
        """Release the workers."""

    def map(self, work: Callable[[Sequence[A]], Sequence[R]], items: Sequence[A]) -> Iterator[R]:
        """The results for the items, in order, as soon as they are known; the work gets the items in parts.

        Any exception, Ctrl-C too, cancels the parts that have not begun.
        """
        size = max(1, min(PART, len(items) // (2 * self.workers)))
        parts = [self.submit(work, items[at : at + size]) for at in range(0, len(items), size)]
        try:
            for part in parts:
                yield from self.result(part)
        except BaseException:
            for part in parts:
                self.cancel(part)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Alone(Executor):
    """This process. A task begins when its result is asked for."""

    def __init__(self) -> None:
        self.workers = 1
        self._stopped = False

    def submit(self, work: Work[Any], *args: Any) -> Callable[[], Any]:
        return lambda: _carried_out(work, *args)

    def result(self, given: Callable[[], Any]) -> Any:
        if self._stopped:
            raise CancelledError
        return given()

    def cancel(self, given: Any) -> None:
        pass

    def stop(self) -> None:
        self._stopped = True

    def close(self) -> None:
        self._stopped = True


class _Processes(Executor):
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        import multiprocessing  # a browser's Python has none of this
        from concurrent.futures import ProcessPoolExecutor

        processes = multiprocessing.get_context("spawn")
        self.workers = workers
        self._stopping = processes.Event()
        self._given: set[Future[Any]] = set()
        self._pool = ProcessPoolExecutor(
            workers,
            mp_context=processes,
            initializer=_work_until,
            initargs=(self._stopping, own_cards.paths()),
        )

    def submit(self, work: Work[Any], *args: Any) -> Future[Any]:
        given: Future[Any]
        if self._stopping.is_set():
            given = Future()
            given.cancel()
            return given
        with ctrl_c_waits():  # this may start a process
            given = self._pool.submit(_carried_out, work, *args)
        self._given.add(given)
        given.add_done_callback(self._given.discard)
        return given

    def result(self, given: Future[Any]) -> Any:
        return given.result()

    def cancel(self, given: Future[Any]) -> None:
        given.cancel()

    def stop(self) -> None:
        # The pool is shut down by `close` only, which waits: what a worker that is still being loaded needs
        # from here must not go before it has it.
        self._stopping.set()
        for given in list(self._given):
            given.cancel()

    def close(self) -> None:
        self._stopping.set()
        self._pool.shutdown(wait=True, cancel_futures=True)


class _Task:
    """A task that this process may still carry out itself. given: what the processes returned for it."""

    def __init__(self, work: Work[Any], args: tuple[Any, ...]) -> None:
        self.work, self.args = work, args
        self.given: Future[Any] | None = None


class _EveryCore(Executor):
    """This process for a moment, then one process for every core: short work is not worth starting them."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._waiting: dict[_Task, None] = {}
        """The tasks that nobody has begun, in the order in which they were given."""
        self._processes: _Processes | None = None
        self._left = ALONE
        self._stopped = False

    def submit(self, work: Work[Any], *args: Any) -> _Task:
        task = _Task(work, args)
        if self._processes is None:
            self._waiting[task] = None
        else:
            task.given = self._processes.submit(work, *args)
        return task

    def result(self, given: _Task) -> Any:
        if self._stopped and given.given is None:
            raise CancelledError
        if self._processes is None and self._left > 0:
            self._waiting.pop(given, None)
            began = time.process_time()
            try:
                with using_workers(None):
                    return _carried_out(given.work, *given.args)
            finally:
                self._left -= time.process_time() - began
        if self._processes is None:
            self._processes = _Processes(self.workers)
            for task in self._waiting:
                task.given = self._processes.submit(task.work, *task.args)
            self._waiting.clear()
        assert given.given is not None, "all that waited has been given"
        return self._processes.result(given.given)

    def cancel(self, given: _Task) -> None:
        self._waiting.pop(given, None)
        if given.given is not None:
            given.given.cancel()

    def stop(self) -> None:
        self._stopped = True
        if self._processes is not None:
            self._processes.stop()

    def close(self) -> None:
        self._stopped = True
        if self._processes is not None:
            self._processes.close()


def _carried_out(work: Work[R], *args: Any) -> R:
    """What the work gives, wherever it is done. Raises `BadSetup` where a card of one's own stops it, or is
    endless.

    That is said here, since an error that comes from another process does not tell where it came up.
    """
    if not own_cards.LOADED:
        return work(*args)
    from fudaba import card_files  # loaded already, with the cards

    with card_files.report_stop(), watched(own_cards.paths()):
        return work(*args)


def _work_until(stopping: Event, cards: Sequence[str]) -> None:
    """Make a process a worker: Ctrl-C is for the one that gave it work, and which says when to stop.

    cards: the files of cards that have been loaded there.
    """
    global _stopping
    _stopping = stopping
    become_worker(KINDNESS)
    if cards:  # to read them takes the texts of all games, to play does not
        from fudaba import card_files

        card_files.load_all(cards)


class OnCluster(Executor):
    """The machines of a Ray cluster. One that is lost is missed by nobody: Ray does its work again."""

    def __init__(self, address: str) -> None:
        if own_cards.paths():
            raise BadSetup("problem-cards-cluster")
        if find_spec("ray") is None:
            raise BadSetup("problem-needs-ray", command="pip install 'fudaba-core[cluster]'")
        self._ray: Any = import_module("ray")
        try:
            _reach(address)
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError) as error:
            why = str(error).splitlines()[0]
            raise BadSetup("problem-no-cluster", address=address, error=why) from None
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._work = self._ray.remote(_carried_out).options(max_retries=-1, num_cpus=1)
        self._given: list[Any] = []
        self._stopped = False

    def submit(self, work: Work[Any], *args: Any) -> Any:
        if self._stopped:
            return None
        given = self._work.remote(work, *args)
        self._given.append(given)
        return given

    def result(self, given: Any) -> Any:
        if given is None:
            raise CancelledError
        try:
            done = self._ray.get(given)
        except self._ray.exceptions.TaskCancelledError:
            raise CancelledError from None
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        self._given.remove(given)
        return done

    def cancel(self, given: Any) -> None:
        if given is not None:
            self._ray.cancel(given)

    def stop(self) -> None:
        self._stopped = True
        for given in self._given:
            self._ray.cancel(given)

    def close(self) -> None:
        self._ray.shutdown()


def _reach(address: str) -> None:
    """Raises OSError where nobody listens; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=5).close()
