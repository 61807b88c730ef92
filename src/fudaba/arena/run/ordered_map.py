"""An ordered map over numbers or items, in chunks, on an executor.

Only some chunks are under way at a time, so that a million games need no memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from itertools import islice
from typing import Any, TypeVar

from fudaba.arena.run.executor import Executor, executor_of

LARGEST = 50
"""How many numbers at most are one chunk, unless there are very many."""
SMALLEST, PART_OF_ALL = 2, 4
"""At the beginning a chunk has so many numbers at least, and no more than this part of all before it."""
SHARES, MOST_SHARES = 8, 200
"""Each worker gets its share in this many chunks at least, and at most."""
UNDER_WAY = 4
"""How many chunks for each worker are under way, or done before an earlier one."""

A = TypeVar("A")
R = TypeVar("R")
Job = Callable[[int, int], R]
"""Does the work of this many numbers from a first one on."""


def map_numbers(
    job: Job[R], count: int, *, workers: int | None = 1, cluster: str = "", size: int = 0
) -> Iterator[R]:
    """What the job gives for the numbers from 0 to `count`, chunk by chunk in their order.

    workers, cluster: see `executor_of`. size: how many numbers are a chunk, 0 for what suits the number of
    workers. After Ctrl-C comes what has been done, and no more; what has begun may give less than it was
    asked for, see `executor.is_stopping`.

    Raises `BadSetup` where there is no such cluster, and what the job raises.
    """
    with executor_of(workers, cluster) as executor:
        yield from ordered(executor, job, _chunks(count, size, executor.workers))


def _chunks(count: int, size: int, workers: int) -> Iterator[tuple[int, int]]:
    """The first number of each chunk, and how many it has. Without a size the first chunks are small, so that
    a run that is stopped soon keeps most of what was played."""
    most, first = size or _size(count, workers), 0
    while first < count:
        many = most if size else min(most, max(SMALLEST, first // PART_OF_ALL))
        many = min(many, count - first)
        yield first, many
        first += many


def map_items(
    work: Callable[[Sequence[A]], R],
    items: Iterable[A],
    count: int,
    *,
    workers: int | None = 1,
    cluster: str = "",
) -> Iterator[R]:
    """What the work makes of some items at a time, in their order; otherwise as `map_numbers`.

    count: about how many items there are. They are fetched when somebody is to work on them.
    """
    with executor_of(workers, cluster) as executor:
        left = iter(items)
        size = _size(count, executor.workers)
        yield from ordered(executor, work, ((part,) for part in iter(lambda: list(islice(left, size)), [])))


def _size(count: int, workers: int) -> int:
    """How many are a chunk."""
    share = count // workers
    return max(1, min(LARGEST, share // SHARES), share // MOST_SHARES)


def ordered(executor: Executor, work: Callable[..., R], calls: Iterator[tuple[Any, ...]]) -> Iterator[R]:
    """What the work gives for each call, in their order; after Ctrl-C what has been done, and no more."""
    under_way: deque[Any] = deque()
    while True:
        try:
            while len(under_way) < UNDER_WAY * executor.workers and (call := next(calls, None)) is not None:
                under_way.append(executor.submit(work, *call))
            if not under_way:
                return
            done = executor.result(under_way[0])
        except KeyboardInterrupt:
            executor.stop()
            calls = iter(())
            continue
        except CancelledError:
            return
        under_way.popleft()
        yield done
