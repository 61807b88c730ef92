"""People who only play, in all three games, and note how long they are kept waiting.

`python -m benchmarks.table.innocents PORT`: in a process of their own, so that what an attacker does costs
them no time but the server's. "ready" is printed once they play. At a line of input they begin to count; at
the end of it they stop, and print how long they waited as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from benchmarks.table.client import Browser, Party, opened
from benchmarks.table.tables import GAMES, LONG
from fudaba.server.protocol import messages as m

UNANSWERED = 30.0
"""Seconds for which a wait counts that had no end."""


class Wait(NamedTuple):
    """Somebody waited. kind: for what. at: when it began; seconds: how long it took.

    "ping"; "answer": until it was acknowledged; "shown": until they saw what it did, which may have to wait
    for what the others see; "bot": for the next thing that a bot did.
    """

    kind: str
    at: float
    seconds: float


class Bots:
    """Notes how long a player alone with bots waits for each thing that they do."""

    def __init__(self, party: Party, waits: list[Wait]) -> None:
        self._party = party
        self._waits = waits
        self._shown = -1
        self._since: float | None = None

    def look(self) -> None:
        """Look whether something has happened since the last look."""
        browser, now = self._party.browsers[0], time.perf_counter()
        if self._since is not None and (browser.sequence != self._shown or now - self._since > UNANSWERED):
            self._waits.append(Wait("bot", self._since, now - self._since))
            self._since = None
        if self._since is None and self._party.asked is None and len(self._party.browsers) == 1:
            self._shown, self._since = browser.sequence, now


class Innocents:
    """In each game two people at one table, one against two bots at another, and somebody in the lobby."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.parties: list[Party] = []
        self.waits: list[Wait] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._game_of: dict[str, str] = {}

    async def come(self) -> None:
        """Open their tables and begin to play."""
        for number, game in enumerate(GAMES):
            people = await opened(self._port, game, LONG[game], address=f"10.9.{number}.1")
            alone = await opened(self._port, game, LONG[game], people=1, bots=2, address=f"10.9.{number}.2")
            self._game_of |= {people.table: game, alone.table: game}
            self.parties += [people, alone]
            self._tasks += [asyncio.create_task(self._play(people)), asyncio.create_task(self._play(alone))]
        self._tasks.append(asyncio.create_task(self._ping()))

    async def go(self) -> None:
        """Stop playing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, party: Party) -> None:
        """Play game after game, with who sat there."""
        first = party.browsers[0]
        address, game, people = first.address, self._game_of[party.table], len(party.browsers)
        while await self._play_one(party):
            for browser in party.browsers:
                await browser.drop()
            bots = 2 if people == 1 else 0
            party = await opened(self._port, game, LONG[game], people=people, bots=bots, address=address)
            self._game_of[party.table] = game
            self.parties.append(party)

    async def _play_one(self, party: Party) -> bool:
        """Play until the game is over; returns whether it came to its end."""
        chance = random.Random(party.table)
        bots = Bots(party, self.waits)
        while not party.browsers[0].over:
            bots.look()
            browser = party.asked
            if browser is None:
                await asyncio.sleep(0.02)
                continue
            sequence, begun = browser.sequence, time.perf_counter()
            try:
                await party.answer(browser, chance)
                self.waits.append(Wait("answer", begun, time.perf_counter() - begun))
                bots.look()
                if sequence in party.taken:
                    await browser.at_least(sequence + 1)
                    self.waits.append(Wait("shown", begun, time.perf_counter() - begun))
            except TimeoutError:
                self.waits.append(Wait("answer", begun, UNANSWERED))
                return False
            await asyncio.sleep(0.3)
        return True

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
        """How long they waited from that moment on, in milliseconds, and what else befell them."""
        browsers = [browser for party in self.parties for browser in party.browsers]
        figures = {
            "frozen": float(sum(browser.frozen for browser in browsers)),
            "dropped": float(sum(browser.closed for browser in browsers)),
        }
        for kind in ("ping", "answer", "shown", "bot"):
            found = sorted(
                1000 * wait.seconds for wait in self.waits if wait.kind == kind and wait.at >= since
            )
            found = found or [0.0]
            figures[f"{kind} p50 ms"] = found[len(found) // 2]
            figures[f"{kind} p99 ms"] = found[int(len(found) * 0.99)]
            figures[f"{kind} slowest ms"] = found[-1]
        return figures


async def _main(port: int) -> None:
    innocents = Innocents(port)
    await innocents.come()
    await asyncio.sleep(2.0)  # the bots' processes start, words are read for the first time
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    begun = time.perf_counter()
    await asyncio.to_thread(sys.stdin.read)
    await innocents.go()
    print(json.dumps(innocents.waited(begun)), flush=True)


class Playing:
    """Innocents in a process of their own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._says("ready")

    def count(self) -> None:
        """From now on it counts how long they wait."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def stop(self) -> dict[str, float]:
        """Let them stop; returns how long they waited."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        figures: dict[str, float] = json.loads(self._says("{"))
        return figures

    def _says(self, begins: str) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(begins):
            raise RuntimeError(f"those who play have stopped: {line!r}")
        return line


@contextmanager
def playing(port: int) -> Iterator[Playing]:
    """Innocents who play at the server on that port."""
    command = [sys.executable, "-m", "benchmarks.table.innocents", str(port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Playing(process)
        finally:
            process.kill()


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
