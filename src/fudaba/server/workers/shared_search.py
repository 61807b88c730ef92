"""A search by all processes of a pool that are free: a hint, or the answer of a bot that thinks ahead.

One process begins. Where it does not come to an end at once, each free process carries out the same job and
plays a share of the worlds that are missing (`bots.mind.shares`), again and again until one of them has the
result. It is the same for any number of processes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from fudaba.bots.mind.shares import Outcomes, Share, ShareDone, sharing
from fudaba.server.workers.fair_queue import NOBODY, Asker
from fudaba.server.workers.pool import Workers

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


async def run_shared(
    pool: Workers, work: Callable[..., R], *given: Any, asker: Asker = NOBODY, is_long: bool = False
) -> R:
    """What `pool.run` returns, sooner where processes are free. work: searches by `bots.mind`.

    is_long: whether it is known to take its time. Raises `pool.Failed`. Who waits for it no more cancels all
    shares.
    """
    if pool.count == 1:
        return await pool.run(work, *given, asker=asker)
    known: Outcomes = {}
    total, seconds = 0, LITTLE if is_long else AT_FIRST
    while True:
        jobs = [
            asyncio.create_task(
                pool.run(play_share, work, given, Share(number, total, known), seconds, asker=asker)
            )
            for number in range(max(1, total))
        ]
        played: Outcomes = {}
        try:
            for job in asyncio.as_completed(jobs):
                found: R | ShareResult = await job
                if not isinstance(found, ShareResult):
                    return found
                played |= found.outcomes
        finally:
            for each in jobs:
                each.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
        known = known | played
        total, seconds = (pool.free, LITTLE) if pool.free > 1 else (0, ALONE)


# In the processes.


def play_share(
    work: Callable[..., R], given: tuple[Any, ...], share: Share, seconds: float
) -> R | ShareResult:
    """Carry out a job, or a share of its search, for `run_shared`. seconds: how much work is enough."""
    begun = time.thread_time()

    def is_enough() -> bool:
        return time.thread_time() - begun >= seconds

    try:
        with sharing(share, is_enough):
            return work(*given)
    except ShareDone as done:
        return ShareResult(done.outcomes)
