"""People who only play, in all three games, and note how long they are kept waiting."""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple

from benchmarks.table.client import Browser, Party, opened
from benchmarks.table.tables import GAMES, LONG
from fudaba.server import messages as m

UNANSWERED = 30.0
"""Seconds for which a wait counts that had no end."""


class Wait(NamedTuple):
    """Somebody waited. kind: for "answer", "ping" or "bot". at: when it began; seconds: how long it took."""

    kind: str
    at: float
    seconds: float


class Innocents:
    """In each game two people at one table, one against two bots at another, and somebody in the lobby."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.parties: list[Party] = []
        self.waits: list[Wait] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Open their tables and begin to play."""
        for number, game in enumerate(GAMES):
            people = await opened(self._port, game, LONG[game], address=f"10.9.{number}.1")
            alone = await opened(self._port, game, LONG[game], people=1, bots=2, address=f"10.9.{number}.2")
            self.parties += [people, alone]
            self._tasks += [asyncio.create_task(self._play(people)), asyncio.create_task(self._play(alone))]
        self._tasks.append(asyncio.create_task(self._ping()))

    async def go(self) -> None:
        """Stop playing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for party in self.parties:
            for browser in party.browsers:
                await browser.drop()

    @property
    def frozen(self) -> int:
        """How many of their games have stopped with an error."""
        return sum(any(browser.frozen for browser in party.browsers) for party in self.parties)

    @property
    def dropped(self) -> int:
        """How many of their connections were ended."""
        return sum(browser.closed for party in self.parties for browser in party.browsers)

    async def _play(self, party: Party) -> None:
        chance = random.Random(party.table)
        since: float | None = None
        while not party.browsers[0].over:
            browser = party.asked
            if browser is None:
                await asyncio.sleep(0.02)
                if since is not None and time.perf_counter() - since > UNANSWERED:
                    self.waits.append(Wait("bot", since, UNANSWERED))
                    since = None
                continue
            if since is not None and len(party.browsers) == 1:
                self.waits.append(Wait("bot", since, time.perf_counter() - since))
            begun = time.perf_counter()
            try:
                await party.answer(browser, chance)
            except TimeoutError:
                self.waits.append(Wait("answer", begun, UNANSWERED))
                return
            since = time.perf_counter()
            self.waits.append(Wait("answer", begun, since - begun))
            await asyncio.sleep(0.3)

    async def _ping(self) -> None:
        browser = await Browser(self._port, address="10.9.9.9").open()
        while True:
            begun = time.perf_counter()
            try:
                await browser.ask(m.Ping())
            except TimeoutError:
                self.waits.append(Wait("ping", begun, UNANSWERED))
                return
            self.waits.append(Wait("ping", begun, time.perf_counter() - begun))
            await asyncio.sleep(0.2)

    def waited(self, since: float) -> dict[str, float]:
        """How long they waited from that moment on, in milliseconds."""
        figures: dict[str, float] = {}
        for kind in ("ping", "answer", "bot"):
            found = sorted(
                1000 * wait.seconds for wait in self.waits if wait.kind == kind and wait.at >= since
            )
            found = found or [0.0]
            figures[f"{kind} p50 ms"] = found[len(found) // 2]
            figures[f"{kind} p99 ms"] = found[int(len(found) * 0.99)]
            figures[f"{kind} slowest ms"] = found[-1]
        return figures
