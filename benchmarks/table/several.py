"""Several servers on one PostgreSQL, of which one is killed, stopped for a while, or loses its database.

`python -m benchmarks.table.several [--games N] [--rate N] [--seconds N] [--times N]`: a PostgreSQL and three
servers of their own; at each table two people, who have come to two servers. It ends with 1 if an answer that
was acknowledged is lost or doubled, or a table is not back within 10 seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.table.client import Browser, Party
from benchmarks.table.faults import kept_answers
from benchmarks.table.load import play
from benchmarks.table.postgres import Postgres, programs
from benchmarks.table.server import Served, errors_in
from benchmarks.table.tables import GAMES, LONG
from fudaba.server import messages as m
from fudaba.server.parts import SeatWish

SERVERS = 3
BACK = 10.0
"""Seconds within which all tables must be back."""
UNANSWERED = 2.0
"""Seconds after which a browser that has heard nothing comes anew."""
STANDS = 7.0
"""Seconds for which a server stands still: longer than others wait before they take its tables over."""

MOST = {"lost": 0.0, "doubled or never given": 0.0, "back after, slowest s": BACK}
"""Budgets."""

Figures = dict[str, float]


class Given(dict[int, tuple[int, ...]]):
    """Answers by their sequence; all: also earlier ones, which may come late by another way."""

    def __init__(self) -> None:
        super().__init__()
        self.all: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)

    def __setitem__(self, sequence: int, picks: tuple[int, ...]) -> None:
        self.all[sequence].append(picks)
        super().__setitem__(sequence, picks)


class Hall:
    """The servers, and the tables that are played at."""

    def __init__(self, database: Postgres, url: str, served: list[Served]) -> None:
        self.database = database
        self.url = url
        self.served = served
        self.parties: list[Party] = []
        self.chance = random.Random(7)

    async def open(self, games: int) -> None:
        """Open tables of all games by turns; the first comes to one server, the second to the next."""
        for number in range(games):
            game = GAMES[number % len(GAMES)]
            ports = [self.served[(number + seat) % SERVERS].port for seat in range(2)]
            host, guest = [await Browser(port).open() for port in ports]
            seats = [SeatWish("me"), SeatWish("open")]
            first = await host.ask(m.Create("Aya", game, seats, LONG[game], spectators="public"))
            second = await guest.ask(m.Sit(first.table, "Ben", first.invite))
            for browser, seated in ((host, first), (guest, second)):
                await browser.join(first.table, seated.token)
            party = Party(first.table, [first.token, second.token], [host, guest])
            party.sent = Given()
            self.parties.append(party)

    async def come_back(self, ports: list[int]) -> float:
        """All browsers come anew, to any of these servers; returns after how many seconds all are there."""
        begun = time.perf_counter()
        for party in self.parties:
            for browser in party.browsers:
                await browser.drop()
            party.busy = False
        await asyncio.gather(
            *(
                self._came(party, seat, self.chance.choice(ports))
                for party in self.parties
                for seat in range(2)
            )
        )
        return time.perf_counter() - begun

    async def _came(self, party: Party, seat: int, port: int) -> None:
        browser = party.browsers[seat]
        browser.port = port
        while True:
            try:
                await browser.open()
                browser.news.clear()
                join = m.Join(party.table, party.tokens[seat], sequence=browser.sequence)
                async with asyncio.timeout(UNANSWERED):
                    if isinstance(await browser.ask(join), m.Welcome):
                        await browser.news.wait()
                        return
            except (OSError, TimeoutError):
                pass
            await browser.drop()
            await asyncio.sleep(0.1)

    def compared(self) -> Figures:
        """What was acknowledged, beside what is kept."""
        kept = kept_answers(self.url)
        lost = strange = acknowledged = 0
        for party in self.parties:
            given = kept.get(party.table, {})
            acknowledged += len(party.taken)
            lost += sum(given.get(sequence) != picks for sequence, picks in party.taken.items())
            assert isinstance(party.sent, Given)
            strange += sum(picks not in party.sent.all[sequence] for sequence, picks in given.items())
            party.taken = {}
        return {"acknowledged": acknowledged, "lost": lost, "doubled or never given": strange}


@contextmanager
def serving(folder: Path, ports: Sequence[int]) -> Iterator[Hall]:
    """A PostgreSQL that does wait for its disk, and the servers."""
    found = programs()
    if found is None:
        raise OSError("there is no PostgreSQL on this machine (initdb, postgres)")
    database = Postgres(found)
    served: list[Served] = []
    try:
        url = database.create("fudaba")
        for number, port in enumerate(ports):
            data = folder / str(number) / "data"
            data.mkdir(parents=True)
            served.append(Served(data, port, database=url))
        yield Hall(database, url, served)
    finally:
        for one in served:
            one.kill()
        database.stop()


class Fault:
    """Something goes wrong with one of the servers: it is killed, and started again."""

    def __init__(self, hall: Hall) -> None:
        self.one = hall.chance.choice(hall.served)
        self.others = [one.port for one in hall.served if one is not self.one]

    def begin(self) -> None:
        """It goes wrong."""
        self.one.kill()

    async def bear(self) -> None:
        """What is done before anybody can come back."""

    async def end(self) -> None:
        """It is mended."""
        await asyncio.to_thread(self.one.start)


class StandsStill(Fault):
    """It stands still, is taken for gone, and goes on as if nothing had been."""

    def begin(self) -> None:
        """It goes wrong."""
        self.one.process.send_signal(signal.SIGSTOP)
        self._begun = time.perf_counter()

    async def end(self) -> None:
        """It is mended."""
        await asyncio.sleep(self._begun + STANDS - time.perf_counter())
        self.one.process.send_signal(signal.SIGCONT)


class NoDatabase(Fault):
    """The database crashes, and is started again."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self._database = hall.database

    def begin(self) -> None:
        """It goes wrong."""
        self._database.kill()

    async def bear(self) -> None:
        """The servers wait for it."""
        await asyncio.to_thread(self._database.start)

    async def end(self) -> None:
        """Nothing is left to be mended."""


FAULTS: dict[str, type[Fault]] = {
    "a server is killed": Fault,
    "a server stands still": StandsStill,
    "the database crashes": NoDatabase,
}


async def _gone_through(hall: Hall, fault: Fault, rate: float, seed: int) -> float:
    """Play until it goes wrong, come back, play on while it is mended; returns how long coming back took."""

    async def played(seconds: float, meanwhile: Awaitable[None]) -> None:
        playing = asyncio.create_task(play(hall.parties, rate, 3600.0, seed=seed))
        await meanwhile
        await asyncio.sleep(seconds)
        playing.cancel()
        await asyncio.wait({playing})

    async def goes_wrong() -> None:
        await asyncio.sleep(hall.chance.uniform(0.5, 1.5))
        fault.begin()

    await played(0.3, goes_wrong())
    await fault.bear()
    back = await hall.come_back(fault.others)
    await played(1.0, fault.end())
    await hall.come_back([one.port for one in hall.served])
    return back


async def _measured(
    hall: Hall, games: int, rate: float, seconds: float, times: int
) -> list[tuple[str, Figures]]:
    await hall.open(games)
    found: list[tuple[str, Figures]] = []
    begun = time.perf_counter()
    await play(hall.parties, rate, seconds)
    took = time.perf_counter() - begun
    waits = sorted(wait for party in hall.parties for wait in party.waits)
    quiet = hall.compared()
    found.append(
        (
            "nothing fails",
            {
                "tables": games,
                "answers a second": len(waits) / took,
                "acknowledged after p50 ms": 1000 * statistics.median(waits),
                "acknowledged after p99 ms": 1000 * waits[int(len(waits) * 0.99)],
                **quiet,
            },
        )
    )
    for name, fault in FAULTS.items():
        figures: Figures = {}
        back: list[float] = []
        for number in range(times):
            back.append(await _gone_through(hall, fault(hall), rate, number))
            for key, value in hall.compared().items():
                figures[key] = figures.get(key, 0.0) + value
        figures |= {"back after, median s": statistics.median(back), "back after, slowest s": max(back)}
        found.append((f"{name}, {times} times", figures))
    return found


def measure(
    folder: Path, ports: Sequence[int], *, games: int, rate: float, seconds: float, times: int
) -> list[tuple[str, Figures]]:
    """Play while nothing fails, then while each fault happens so many times; the servers at these ports."""
    with serving(folder, ports) as hall:
        found = asyncio.run(_measured(hall, games, rate, seconds, times))
        found.append(
            ("all servers", {"errors in their logs": sum(errors_in(one.log()) for one in hall.served)})
        )
        return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.table.several",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rate", type=float, default=60.0, help="answers a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play while nothing fails")
    parser.add_argument("--times", type=int, default=3, help="how often each goes wrong")
    parser.add_argument("--port", type=int, default=8790, help="of the first server")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fudaba-") as folder:
        ports = range(args.port, args.port + SERVERS)
        found = measure(
            Path(folder), ports, games=args.games, rate=args.rate, seconds=args.seconds, times=args.times
        )
    wrong = 0
    for name, figures in found:
        print(name)
        for what, value in figures.items():
            missed = value > MOST.get(what, value)
            wrong += missed
            print(f"  {what:<34} {value:>12,.2f}{'   MISSED' if missed else ''}")
    print(f"load average {os.getloadavg()[0]:.1f}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
