"""Many games at a steady rate: how long an acknowledgement takes, and whether memory grows."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from itertools import pairwise
from pathlib import Path

from benchmarks.table.client import Browser, Pair, opened
from benchmarks.table.server import Served, serving

PLAYS = 0.75
"""So often the first option is taken, mostly a card to play: then most games end within a minute or two, and
others begin, so that memory has a level to come to."""
BUDGETS = {"ack p50 ms": 10.0, "ack p99 ms": 50.0, "drops": 0.0, "memory grown %": 5.0, "memory MB": 600.0}
PARTS = 6
"""The run is told in so many parts: what memory was, on average, in each."""


def measure(
    folder: Path, port: int, *, games: int, rate: float, seconds: float, watchers: int, short: bool
) -> dict[str, float]:
    """Figures of one run. short: games end, and others begin; otherwise none ends while it is measured."""
    with serving(folder, port) as served:
        return asyncio.run(_run(served, games, rate, seconds, watchers, short))


async def _run(
    served: Served, games: int, rate: float, seconds: float, watchers: int, short: bool
) -> dict[str, float]:
    pairs = await open_all(served.port, games, short=short)
    watching = [await Browser(served.port).open() for _ in range(watchers)]
    for number, browser in enumerate(watching):
        await browser.join(pairs[number % games].table, "")
    memory: list[float] = []
    used = served.processor()
    begun = time.perf_counter()
    measuring = asyncio.create_task(_measure(served, memory))
    done: list[Pair] = []
    renewing = asyncio.create_task(_renew(pairs, done))
    behind = await play(pairs, rate, seconds)
    took = time.perf_counter() - begun
    measuring.cancel()
    renewing.cancel()
    pairs += done
    waits = sorted(wait * 1000 for pair in pairs for wait in pair.waits)
    everybody = [browser for pair in pairs for browser in pair.browsers] + watching
    parts = _parts(memory)
    return {
        "games at a time": games,
        "games that ended": len(done),
        "connections": 2 * games + watchers,
        "seconds": took,
        "answers": len(waits),
        "answers a second": len(waits) / took,
        "could not be given in time": behind,
        "ack p50 ms": statistics.median(waits),
        "ack p99 ms": waits[int(len(waits) * 0.99)],
        "ack slowest ms": waits[-1],
        "refused": sum(len(browser.refused) for browser in everybody),
        "drops": sum(browser.closed for browser in everybody),
        **{f"memory MB, part {part} of {PARTS}": level for part, level in enumerate(parts, 1)},
        "memory MB": max(memory),
        "memory grown %": 100 * (parts[-1] / parts[PARTS // 2] - 1),
        "server's processor %": 100 * (served.processor() - used) / took,
    }


async def open_all(port: int, games: int, *, short: bool = False) -> list[Pair]:
    """So many tables, ten at a time."""
    pairs: list[Pair] = []
    while len(pairs) < games:
        some = [opened(port, short=short) for _ in range(min(10, games - len(pairs)))]
        pairs += await asyncio.gather(*some)
    return pairs


async def play(pairs: list[Pair], rate: float, seconds: float, seed: int = 1) -> int:
    """Answer at that rate, each time at a table of chance.

    Returns how often there was none that could be answered at.
    """
    chance = random.Random(seed)
    answering: set[asyncio.Task[None]] = set()

    def done_with(task: asyncio.Task[None]) -> None:
        answering.discard(task)
        if not task.cancelled():
            task.exception()  # the server may have been killed, which is another test's business

    given = behind = 0
    begun = time.perf_counter()
    try:
        while (now := time.perf_counter() - begun) < seconds:
            due = given / rate
            if now < due:
                await asyncio.sleep(due - now)
                continue
            given += 1
            for _ in range(50):
                pair = chance.choice(pairs)
                if browser := pair.asked:
                    pair.busy = True  # before the task begins: nobody answers twice
                    pick = 0 if chance.random() < PLAYS else chance.randrange(100)
                    task = asyncio.create_task(pair.answer(browser, pick))
                    answering.add(task)
                    task.add_done_callback(done_with)
                    break
            else:
                behind += 1
    except asyncio.CancelledError:
        for task in answering:
            task.cancel()
        raise
    await asyncio.gather(*answering, return_exceptions=True)
    return behind


async def _renew(pairs: list[Pair], done: list[Pair]) -> None:
    """Open a new table where a game is over, so that there are always as many."""
    while True:
        for place, pair in enumerate(pairs):
            if pair.browsers[0].over and not pair.busy:
                pairs[place] = await opened(pair.browsers[0].port, short=True)
                done.append(pair)
                for browser in pair.browsers:
                    await browser.drop()
        await asyncio.sleep(0.5)


def _parts(memory: list[float]) -> list[float]:
    """The average of each part: a single moment would say how long ago garbage was last looked for."""
    bounds = [len(memory) * part // PARTS for part in range(PARTS + 1)]
    return [statistics.mean(memory[begin:end]) for begin, end in pairwise(bounds)]


async def _measure(served: Served, memory: list[float]) -> None:
    while True:
        memory.append(served.memory())
        await asyncio.sleep(1)
