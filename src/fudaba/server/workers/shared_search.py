"""A search by all processes of a pool that are free: a hint, or the answer of a bot that thinks ahead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from fudaba.bots.mind.rounds import Rounds, ShareResult, play_share
from fudaba.server.workers.fair_queue import NOBODY, Asker
from fudaba.server.workers.pool import Workers

R = TypeVar("R")


async def run_shared(
    pool: Workers, work: Callable[..., R], *given: Any, asker: Asker = NOBODY, is_long: bool = False
) -> R:
    """What `pool.run` returns, sooner where processes are free. work: searches by `bots.mind`.

    is_long: whether it is known to take its time. Raises `pool.Failed`. Who waits for it no more cancels all
    shares.
    """
    if pool.count == 1:
        return await pool.run(work, *given, asker=asker)
    rounds = Rounds(is_long=is_long)
    shares, seconds = rounds.first()
    while True:
        jobs = [
            asyncio.create_task(pool.run(play_share, work, given, share, seconds, asker=asker))
            for share in shares
        ]
        try:
            for job in asyncio.as_completed(jobs):
                found: R | ShareResult = await job
                if not isinstance(found, ShareResult):
                    return found
                rounds.add(found)
        finally:
            for each in jobs:
                each.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
        shares, seconds = rounds.next(pool.free)
