"""Work that is numbered, or comes one after another, done in chunks and given back in its order.

Only some chunks are under way at a time, so that a million games need no memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from itertools import islice
from typing import Any, TypeVar

from fudaba.arena.crew import Crew, crew_of

LARGEST = 50
"""How many numbers at most are one chunk, unless there are very many."""
SHARES, MOST_SHARES = 8, 200
"""Each worker gets its share in this many chunks at least, and at most."""
UNDER_WAY = 4
"""How many chunks for each worker are under way, or done before an earlier one."""

A = TypeVar("A")
R = TypeVar("R")
Job = Callable[[int, int], R]
"""Does the work of this many numbers from a first one on."""


def in_chunks(job: Job[R], count: int, *, workers: int = 1, cluster: str = "", size: int = 0) -> Iterator[R]:
    """What the job gives for the numbers from 0 to `count`, chunk by chunk in their order.

    workers, cluster: see `crew_of`. size: how many numbers are a chunk, 0 for what suits the number of
    workers. After Ctrl-C comes what has been done, and no more; what has begun may give less than it was
    asked for, see `crew.stopped`.

    Raises `BadSetup` where there is no such cluster, and what the job raises.
    """
    with crew_of(workers, cluster) as crew:
        size = size or _size(count, crew.workers)
        yield from in_order(crew, job, ((first, min(size, count - first)) for first in range(0, count, size)))


def in_parts(
    work: Callable[[Sequence[A]], R], items: Iterable[A], count: int, *, workers: int = 1, cluster: str = ""
) -> Iterator[R]:
    """What the work makes of some items at a time, in their order; otherwise as `in_chunks`.

    count: about how many items there are. They are fetched when somebody is to work on them.
    """
    with crew_of(workers, cluster) as crew:
        left = iter(items)
        size = _size(count, crew.workers)
        yield from in_order(crew, work, ((part,) for part in iter(lambda: list(islice(left, size)), [])))


def _size(count: int, workers: int) -> int:
    """How many are a chunk."""
    share = count // workers
    return max(1, min(LARGEST, share // SHARES), share // MOST_SHARES)


def in_order(crew: Crew, work: Callable[..., R], calls: Iterator[tuple[Any, ...]]) -> Iterator[R]:
    """What the work gives for each call, in their order; after Ctrl-C what has been done, and no more."""
    under_way: deque[Any] = deque()
    while True:
        try:
            while len(under_way) < UNDER_WAY * crew.workers and (call := next(calls, None)) is not None:
                under_way.append(crew.begin(work, *call))
            if not under_way:
                return
            done = crew.result(under_way[0])
        except KeyboardInterrupt:
            crew.stop()
            calls = iter(())
            continue
        except CancelledError:
            return
        under_way.popleft()
        yield done
