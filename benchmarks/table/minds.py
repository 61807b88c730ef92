"""Bots that think ahead at many tables: what their thinking costs people at others, who only want to play."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path

from benchmarks.table.client import Party, opened, unhindered
from benchmarks.table.load import open_all, play
from benchmarks.table.server import Served, errors_in, serving
from benchmarks.table.tables import LONG

BUDGETS = {"ack p99 ms": 50.0, "drops": 0.0, "frozen": 0.0, "errors in the server's log": 0.0}
THINKERS = 20
"""How many tables at which one person, who answers at once, plays against one bot that thinks ahead."""
ALONE = 0.25
"""For such a part of the time people play alone, to compare."""
LOOKS = 0.02
"""Seconds between two looks at whether somebody is asked."""


def measure(
    folder: Path,
    port: int,
    game: str,
    *,
    games: int,
    rate: float,
    seconds: float,
    thinkers: int = THINKERS,
    database: str = "",
) -> dict[str, float]:
    """Figures of one run. games: tables of people; rate: how many answers they give a second."""
    (folder / "data").mkdir(parents=True)
    with serving(folder, port, database=database) as served:
        return asyncio.run(_run(served, game, games, rate, seconds, thinkers))


async def _run(
    served: Served, game: str, games: int, rate: float, seconds: float, thinkers: int
) -> dict[str, float]:
    people = await open_all(served.port, game, games, bots=False)
    with unhindered():
        await play(people, rate, ALONE * seconds)
        alone = _waits(people)
        for party in people:
            party.waits.clear()
        minds = await asyncio.gather(
            *(opened(served.port, game, LONG[game], people=1, bots=1, bot="strong") for _ in range(thinkers))
        )
        against = [asyncio.create_task(_answer(party, number)) for number, party in enumerate(minds)]
        used, begun = served.processor(), time.perf_counter()
        await play(people, rate, (1 - ALONE) * seconds, seed=2)
        took = time.perf_counter() - begun
        used = served.processor() - used
    for task in against:
        task.cancel()
    await asyncio.wait(against)
    waits = _waits(people)
    everybody = [browser for party in (*people, *minds) for browser in party.browsers]
    return {
        "tables of people": games,
        "bots that think": thinkers,
        "answers against them": sum(len(party.waits) for party in minds),
        "moments at their tables": sum(party.browsers[0].sequence for party in minds),
        "answers of people": len(waits),
        "alone p50 ms": statistics.median(alone),
        "alone p99 ms": alone[int(len(alone) * 0.99)],
        "ack p50 ms": statistics.median(waits),
        "ack p99 ms": waits[int(len(waits) * 0.99)],
        "ack slowest ms": waits[-1],
        "drops": sum(browser.closed for browser in everybody),
        "frozen": sum(browser.frozen for browser in everybody),
        "errors in the server's log": errors_in(served.log()),
        "server's processor %": 100 * used / took,
    }


async def _answer(party: Party, number: int) -> None:
    """Answer whenever the bot has, so that it thinks all the time."""
    chance = random.Random(number)
    while not party.browsers[0].over:
        if browser := party.asked:
            await party.answer(browser, chance)
        else:
            await asyncio.sleep(LOOKS)


def _waits(parties: list[Party]) -> list[float]:
    """In milliseconds, the shortest first."""
    return sorted(wait * 1000 for party in parties for wait in party.waits) or [0.0]
