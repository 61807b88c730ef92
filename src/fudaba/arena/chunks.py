"""Work that is numbered, done in chunks and given back in the order of its numbers.

Only some chunks are under way at a time, so that a million games need no memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from typing import Any, TypeVar

from fudaba.arena.crew import crew_of

LARGEST = 50
"""So many numbers at most are one chunk, unless there are very many."""
SHARES, MOST_SHARES = 8, 200
"""Each worker gets its share in so many chunks at least, and at most."""
UNDER_WAY = 4
"""So many chunks for each worker are under way, or done before an earlier one."""

R = TypeVar("R")
Job = Callable[[int, int], R]
"""Does the work of so many numbers from a first one on."""


def in_chunks(job: Job[R], count: int, *, workers: int = 1, cluster: str = "", size: int = 0) -> Iterator[R]:
    """What the job gives for the numbers from 0 to `count`, chunk by chunk in their order.

    workers, cluster: see `crew_of`. size: how many numbers are a chunk, 0 for what suits the number of
    workers. After Ctrl-C comes what has been done, and no more; what has begun may give less than it was
    asked for, see `crew.stopped`.

    Raises `BadSetup` where there is no such cluster, and what the job raises.
    """
    with crew_of(workers, cluster) as crew:
        share = count // crew.workers
        size = size or max(1, min(LARGEST, share // SHARES), share // MOST_SHARES)
        firsts = iter(range(0, count, size))
        chunks: deque[Any] = deque()
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
