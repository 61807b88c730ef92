"""Who plays the games of a study: this process, or several that stay until it is done."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType

from fudaba.bots.dominion.finding import Board, Match, Outcome, play

LARGEST = 20
"""So many matches at most are given to a process at a time."""


class Crew:
    """Plays matches on so many processes, and gives the outcomes in the order of the matches."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        if workers > 1:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts)

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def play(self, board: Board, matches: Sequence[Match]) -> list[Outcome]:
        """See `finding.Player`."""
        if self._pool is None:
            return play(board, matches)
        size = max(1, min(LARGEST, len(matches) // (2 * self.workers)))
        chunks = [
            self._pool.submit(play, board, matches[first : first + size])
            for first in range(0, len(matches), size)
        ]
        try:
            return [outcome for chunk in chunks for outcome in chunk.result()]
        except BaseException:
            for chunk in chunks:
                chunk.cancel()
            raise


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that gives the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
