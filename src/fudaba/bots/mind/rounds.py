"""Rounds in which several processes carry out one search: a hint, or the answer of a bot that thinks ahead.

One process begins. Where it does not come to an end at once, each process that is free carries out the same
job and plays a share of the worlds that are missing (`shares`), again and again until one of them has the
result. It is the same for any number of processes.

Who has the processes gives them the shares: `server.workers.shared_search`, `terminal.session.helpers`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from fudaba.bots.mind.shares import Outcomes, Share, ShareDone, sharing

R = TypeVar("R")

AT_FIRST = 0.1
"""Seconds of processor time in which most answers are found, by one process."""
LITTLE = 0.01
"""Seconds of processor time: less than this is not worth another job."""
ALONE = 0.3
"""For so many seconds one process goes on alone while no other is free; then it is looked again."""


class ShareResult(NamedTuple):
    """What came of a share."""

    outcomes: Outcomes


class Round(NamedTuple):
    """What each of some processes is given to play."""

    shares: list[Share]
    """The share of each."""
    seconds: float
    """How many seconds of processor time are enough for each."""


class Rounds:
    """The rounds of one search. is_long: whether it is known to take its time."""

    def __init__(self, *, is_long: bool = False) -> None:
        self._known: Outcomes = {}
        self._at_first = LITTLE if is_long else AT_FIRST

    def first(self) -> Round:
        """The first round, of one process."""
        return Round([Share(0, 0, self._known)], self._at_first)

    def next(self, processes: int) -> Round:
        """The next round, of so many processes; one does not share."""
        if processes <= 1:
            return Round([Share(0, 0, self._known)], ALONE)
        return Round([Share(number, processes, self._known) for number in range(processes)], LITTLE)

    def add(self, result: ShareResult) -> None:
        """Have all shares from now on go by what came of one."""
        self._known = self._known | result.outcomes


def play_share(
    work: Callable[..., R], given: tuple[Any, ...], share: Share, seconds: float
) -> R | ShareResult:
    """Carry out a job, or a share of its search. seconds: how much work is enough."""
    begun = time.thread_time()

    def is_enough() -> bool:
        return time.thread_time() - begun >= seconds

    try:
        with sharing(share, is_enough):
            return work(*given)
    except ShareDone as done:
        return ShareResult(done.outcomes)
