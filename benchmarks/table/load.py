"""Many games at a steady rate: how long an acknowledgement takes, and whether memory grows."""

from __future__ import annotations

import asyncio
import contextlib
import random
import statistics
import time
from collections.abc import Awaitable
from itertools import pairwise
from pathlib import Path

from benchmarks.table.client import Browser, Party, TurnedAway, opened, unhindered
from benchmarks.table.server import Served, errors_in, serving
from benchmarks.table.tables import LONG, SHORT, There, keep, played
from fudaba.server.protocol import messages as m

BUDGETS = {
    "ack p50 ms": 10.0,
    "ack p99 ms": 50.0,
    "join p99 ms": 500.0,
    "look p99 ms": 500.0,
    "drops": 0.0,
    "frozen": 0.0,
    "errors in the server's log": 0.0,
    "memory grown %": 5.0,
    "memory MB": 600.0,
}
CROWDED = {**BUDGETS, "ack p50 ms": 150.0, "ack p99 ms": 150.0, "join p99 ms": 2000.0, "look p99 ms": 2000.0}
del CROWDED["memory grown %"]
"""For a thousand games: three times as many answers on the same machine.

How much memory grows is shown and not judged: all of these games have just begun, and a game holds what has
happened in it. Whether anything is held for good is what the run with 200 games shows.
"""
PARTS = 6
"""The run is told in this many parts: what memory was, on average, in each."""
WITH_BOTS = 4
"""Every so many tables one person plays against two bots."""
LATE, LATE_ANSWERS = 20, 150
"""Every so many tables are at a game that has been going on for this many answers."""


def measure(
    folder: Path,
    port: int,
    game: str,
    *,
    games: int,
    rate: float,
    seconds: float,
    watchers: int,
    short: bool,
    database: str = "",
) -> dict[str, float]:
    """Figures of one run. short: games end, and others begin; otherwise none ends while it is measured.

    database: a PostgreSQL that keeps them; else a folder does.
    """
    data = folder / "data"
    data.mkdir(parents=True)
    late = [
        keep(database or data, played(game, 2, LATE_ANSWERS, f"late {number}"))
        for number in range(games // LATE)
    ]
    with serving(folder, port, database=database) as served:
        return asyncio.run(_run(served, game, late, games, rate, seconds, watchers, short))


async def _run(
    served: Served,
    game: str,
    late: list[There],
    games: int,
    rate: float,
    seconds: float,
    watchers: int,
    short: bool,
) -> dict[str, float]:
    parties = [await returned(served.port, there) for there in late]
    parties += await open_all(served.port, game, games - len(late), short=short)
    watching = [await Browser(served.port).open() for _ in range(watchers)]
    for number, browser in enumerate(watching):
        await browser.join(parties[number % games].table, "")
    memory: list[float] = []
    used, own = served.processor(), time.process_time()
    with unhindered():
        begun = time.perf_counter()
        beside = Beside(served.port, parties)
        done: list[Party] = []
        tasks = [
            asyncio.create_task(_measure(served, memory)),
            asyncio.create_task(_renew(game, parties, done, beside)),
            asyncio.create_task(beside.do()),
        ]
        behind = await play(parties, rate, seconds)
        took = time.perf_counter() - begun
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    for task in tasks:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error
    all_parties = parties + done
    waits = sorted(wait * 1000 for party in all_parties for wait in party.waits)
    everybody = [browser for party in all_parties for browser in party.browsers] + watching
    parts = in_parts(memory or [served.memory()])
    return {
        "games at a time": games,
        "of them against bots": (games - len(late)) // WITH_BOTS,
        "games that ended": len(done),
        "connections": sum(len(party.browsers) for party in parties) + watchers,
        "seconds": took,
        "answers": len(waits),
        "answers a second": len(waits) / took,
        "could not be given in time": behind,
        "ack p50 ms": statistics.median(waits),
        "ack p99 ms": waits[int(len(waits) * 0.99)],
        "ack slowest ms": waits[-1],
        **beside.figures(),
        "refused": sum(len(browser.refused) for browser in everybody),
        "drops": sum(browser.closed for browser in everybody),
        "frozen": sum(browser.frozen for browser in everybody),
        "errors in the server's log": errors_in(served.log()),
        **{f"memory MB, part {part} of {PARTS}": level for part, level in enumerate(parts, 1)},
        "memory MB": max(memory, default=served.memory()),
        "memory grown %": 100 * (parts[-1] / parts[PARTS // 2] - 1),
        "server's processor %": 100 * (served.processor() - used) / took,
        "browsers' processor %": 100 * (time.process_time() - own) / took,
    }


class Beside:
    """What goes on besides answers: people come back, look at earlier moments, take an answer back."""

    def __init__(self, port: int, parties: list[Party]) -> None:
        self._port = port
        self._parties = parties
        self._joins: list[float] = []
        self._looks: list[float] = []
        self._turned_away: list[float] = []
        self._undone = 0
        self.tables_refused = 0

    async def do(self) -> None:
        """Go on until called off: about a join, two looks and an undo a second."""
        chance = random.Random(7)
        while True:
            party = chance.choice(self._parties)
            comer = await Browser(self._port).open()
            with contextlib.suppress(TimeoutError, TurnedAway):
                await self._join(comer, party.table)
                for _ in range(2):
                    look = m.Look(party.table, step=chance.randrange(300))
                    await self._timed(self._looks, comer.ask(look))
            await comer.drop()
            for party in chance.sample(self._parties, min(5, len(self._parties))):
                if await party.take_back():
                    self._undone += 1
                    break
            await asyncio.sleep(0.5)

    async def _join(self, comer: Browser, table: str) -> None:
        """Come to see a game. Raises `TurnedAway`."""
        begun = time.perf_counter()
        waits = self._joins
        try:
            await comer.join(table, "")
        except TurnedAway:
            waits = self._turned_away
            raise
        finally:
            waits.append(time.perf_counter() - begun)

    async def _timed(self, waits: list[float], wait: Awaitable[object]) -> None:
        """Wait, and note for how long, also where it was in vain."""
        begun = time.perf_counter()
        try:
            await wait
        finally:
            waits.append(time.perf_counter() - begun)

    def figures(self) -> dict[str, float]:
        """How much there was of it, and how long it took."""
        joins, looks, away = (sorted(of) or [0.0] for of in (self._joins, self._looks, self._turned_away))
        return {
            "joins": len(self._joins),
            "join p99 ms": 1000 * joins[int(len(joins) * 0.99)],
            "tables refused": self.tables_refused,
            "joins refused": len(self._turned_away),
            "join refused p50 ms": 1000 * statistics.median(away),
            "join refused slowest ms": 1000 * away[-1],
            "looks": len(self._looks),
            "look p50 ms": 1000 * statistics.median(looks),
            "look p99 ms": 1000 * looks[int(len(looks) * 0.99)],
            "taken back": self._undone,
        }


async def returned(port: int, there: There) -> Party:
    """The people of a table that is kept already."""
    browsers = [await Browser(port).open() for _ in there.tokens]
    for browser, token in zip(browsers, there.tokens, strict=True):
        await browser.join(there.table, token)
    return Party(there.table, there.tokens, browsers)


async def open_all(
    port: int, game: str, games: int, *, short: bool = False, bots: bool = True
) -> list[Party]:
    """This many tables, ten at a time. bots: at some of them one person plays against two."""
    parties: list[Party] = []
    options = (SHORT if short else LONG)[game]
    while len(parties) < games:
        some = range(len(parties), min(len(parties) + 10, games))
        parties += await asyncio.gather(
            *(
                opened(port, game, options, people=1, bots=2)
                if bots and number % WITH_BOTS == 0
                else opened(port, game, options)
                for number in some
            )
        )
    return parties


async def play(parties: list[Party], rate: float, seconds: float, seed: int = 1) -> int:
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
                party = chance.choice(parties)
                if browser := party.asked:
                    party.busy = True  # before the task begins: nobody answers twice
                    task = asyncio.create_task(party.answer(browser, chance))
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


async def _renew(game: str, parties: list[Party], done: list[Party], beside: Beside) -> None:
    """Open a new table where a game is over, so that there are always as many; where it is refused, later."""
    while True:
        for place, party in enumerate(parties):
            if party.browsers[0].over and not party.busy:
                try:
                    parties[place] = await opened(party.browsers[0].port, game, SHORT[game])
                except TurnedAway:
                    beside.tables_refused += 1
                    continue
                done.append(party)
                for browser in party.browsers:
                    await browser.drop()
        await asyncio.sleep(0.5)


def in_parts(memory: list[float]) -> list[float]:
    """The average of each part: a single moment would say how long ago garbage was last looked for."""
    bounds = [len(memory) * part // PARTS for part in range(PARTS + 1)]
    return [statistics.mean(memory[begin : max(end, begin + 1)]) for begin, end in pairwise(bounds)]


async def _measure(served: Served, memory: list[float]) -> None:
    while True:
        memory.append(served.memory())
        await asyncio.sleep(1)
