"""Several servers on one PostgreSQL, of which one is killed, stands still, is cut off or loses its database.

`python -m benchmarks.table.several`: a PostgreSQL and three servers of their own; at each table two people,
who have come to two servers. It ends with 1 if an answer that was acknowledged is lost or doubled, one has
been acknowledged by a server that no longer owned its table, or a table is not back in time. With --no-lease
the servers do not look whether they still own what they write: then it ends with 1 if that is *not* found
out.

At full length, with figures for a page:

    python -m benchmarks.table.several --full --into docs/measurements/several_servers.md
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path
from typing import NamedTuple

import psycopg

from benchmarks.pages import put_between
from benchmarks.table import paper, report
from benchmarks.table.client import unhindered
from benchmarks.table.cut import How
from benchmarks.table.hall import Figures, Hall, Staying, serving
from benchmarks.table.load import play
from benchmarks.table.server import Served, complaints_of, errors_in
from benchmarks.table.tables import GAMES

SERVERS = 3
OWNERLESS = "acknowledged by who was owner no more"
STOPPED = "did not run through"
BACK = "processor of servers and browsers for it, most s"
SPREAD = "tables spread again after, slowest s"
AWAY = "the database itself before that, slowest s"
SLOWEST = "back after, slowest s"
MOST = {
    "acknowledged after p99 ms": 50.0,
    "lost": 0.0,
    "doubled or never given": 0.0,
    OWNERLESS: 0.0,
    STOPPED: 0.0,
    SLOWEST: 5.0,
}
"""Budgets."""
FULL = {"games": 500, "rate": 200.0, "seconds": 120.0, "kills": 30, "times": 5}


class Fault:
    """Something goes wrong with a server that owns tables: it is killed, and started again."""

    def __init__(self, hall: Hall, number: int) -> None:
        self.hall = hall
        self.one = hall.chance.choice([one for one in hall.served if hall.held(one)] or hall.served)
        self.staying: Staying = ()
        """Who does not come away from it."""
        self.bore = 0.0
        """Seconds that the database took to be there again, before anybody could come back."""

    @property
    def others(self) -> list[int]:
        """The servers that are well."""
        return [one.port for one in self.hall.served if one is not self.one]

    @property
    def left(self) -> Served | None:
        """The server from which all come anew; None: they come anew from all."""
        return self.one

    async def begin(self) -> None:
        """It goes wrong."""
        self.one.kill()

    async def bear(self) -> None:
        """What is done before anybody can come back."""

    async def end(self) -> None:
        """It is mended."""
        await asyncio.to_thread(self.one.start)


class StandsStill(Fault):
    """It stands still, is taken for gone, and goes on as if nothing had been. Some stay, and answer it."""

    async def begin(self) -> None:
        """It goes wrong."""
        self.one.process.send_signal(signal.SIGSTOP)

    async def bear(self) -> None:
        """The player asked there has noticed nothing."""
        self.staying = self.hall.asked_at(self.one)

    async def end(self) -> None:
        """It is mended, and the players who have stayed answer at once."""
        await self.hall.taken_over(self.one)
        await self.go_on()
        await self.hall.answer_late(self.staying)

    async def go_on(self) -> None:
        """It stands still no more."""
        self.one.process.send_signal(signal.SIGCONT)


class CutOff(StandsStill):
    """The last server cannot reach the database: by turns nothing comes, or all connections break."""

    def __init__(self, hall: Hall, number: int) -> None:
        super().__init__(hall, number)
        self.one = hall.served[-1]
        self._how: How = ("silent", "loud")[number % 2]

    async def begin(self) -> None:
        """It goes wrong."""
        await asyncio.to_thread(self.hall.way.tell, self._how)

    async def go_on(self) -> None:
        """The database is there again."""
        await asyncio.to_thread(self.hall.way.tell, "mend")


class NoDatabase(Fault):
    """The database crashes, and is started again; for all browsers it is as if their servers had."""

    @property
    def left(self) -> Served | None:
        """All of them."""
        return None

    async def begin(self) -> None:
        """It goes wrong."""
        self.hall.database.kill()

    async def bear(self) -> None:
        """The servers wait for it."""
        begun = time.perf_counter()
        await asyncio.to_thread(self.hall.database.start)
        self.bore = time.perf_counter() - begun

    async def end(self) -> None:
        """Nothing is left to be mended."""


FAULTS: dict[str, type[Fault]] = {
    "a server is killed": Fault,
    "a server stands still": StandsStill,
    "a server is cut off from the database": CutOff,
    "the database crashes": NoDatabase,
}


async def _played(hall: Hall, rate: float, seed: int, meanwhile: Awaitable[None], seconds: float) -> None:
    """Play until something is done, and for this many seconds more."""
    playing = asyncio.create_task(play(hall.parties, rate, 3600.0, seed=seed))
    try:
        await meanwhile
        await asyncio.sleep(seconds)
    finally:
        playing.cancel()
        await asyncio.wait({playing})


class Went(NamedTuple):
    """How it went: after how long all were back, how much processor time of servers and browsers that took,
    after how long the tables were spread again over all servers, how long the database itself was away."""

    back: float
    took: float
    spread: float
    away: float


async def _gone_through(hall: Hall, fault: Fault, rate: float, seed: int) -> Went:
    """Play until it goes wrong, come back, play on while it is mended and until the tables are spread."""
    spread = 0.0

    async def is_mended() -> None:
        nonlocal spread
        await fault.end()
        for party, _ in fault.staying:
            party.busy = False
        spread = await hall.spread()

    async def goes_wrong() -> None:
        await asyncio.sleep(hall.chance.uniform(0.5, 1.5))
        await fault.begin()

    await _played(hall, rate, seed, goes_wrong(), 0.3)
    await fault.bear()
    back = await hall.come_back(fault.others, fault.staying, left=fault.left), hall.took
    staying = {id(party) for party, _ in fault.staying}
    for party in hall.parties:
        party.busy = id(party) in staying  # nobody else answers there meanwhile
    await _played(hall, rate, seed, is_mended(), 1.0)
    await hall.come_back([one.port for one in hall.served])
    return Went(*back, spread, fault.bore)


async def _quiet(hall: Hall, games: int, rate: float, seconds: float) -> Figures:
    """What is measured while nothing fails."""
    few = min(games - 1, len(GAMES) * len(hall.served))
    await hall.open(few)  # what all tables of a game share is there with its first
    empty = sum(one.memory() for one in hall.served)
    await hall.open(games)
    used = [one.processor() for one in hall.served]
    there, wal, sent = hall.database.processor(), _written(hall.url), _bytes_sent(hall)
    with unhindered():
        begun = time.perf_counter()
        await play(hall.parties, rate, seconds)
        took = time.perf_counter() - begun
    used_now = [one.processor() for one in hall.served]
    waits = sorted(wait for party in hall.parties for wait in party.waits)
    count = len(waits)
    return {
        "servers": len(hall.served),
        "tables": games,
        "answers a second": count / took,
        "acknowledged after p50 ms": 1000 * statistics.median(waits),
        "acknowledged after p99 ms": 1000 * waits[int(count * 0.99)],
        paper.SERVER: 1000 * (sum(used_now) - sum(used)) / count,
        paper.DATABASE: 1000 * (hall.database.processor() - there) / count,
        paper.WRITTEN: (_written(hall.url) - wal) / 1024 / count,
        paper.SENT: (_bytes_sent(hall) - sent) / 1024 / count,
        paper.EMPTY: empty / len(hall.served),
        paper.TABLE: 1024 * (sum(one.memory() for one in hall.served) - empty) / (games - few),
        **await hall.compared(),
    }


def _written(url: str) -> float:
    """Bytes that the database has written to its log."""
    with psycopg.connect(url) as line:
        (count,) = line.execute("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn").fetchone() or (0,)
    return float(count)


def _bytes_sent(hall: Hall) -> int:
    return sum(browser.bytes_in for party in hall.parties for browser in party.browsers)


async def _measured(
    hall: Hall, games: int, rate: float, seconds: float, times: dict[str, int], *, control: bool
) -> list[tuple[str, Figures]]:
    found = [("nothing fails", await _quiet(hall, games, rate, seconds))]
    _say(*found[-1])
    for name in FAULTS:
        if not times[name]:
            continue
        figures: Figures = {}
        found.append((f"{name}, {times[name]} times", figures))
        try:
            async for measured in _faulted(hall, name, rate, times[name]):
                figures.update(measured)
                if control and figures[OWNERLESS]:
                    return found  # it is found out; from here on two own the same, and nothing can be said
        except TimeoutError as error:  # what has been measured until then is told all the same
            print(f"{name}: {error}", file=sys.stderr, flush=True)
            figures[STOPPED] = 1.0
            return found
    return found


async def _faulted(hall: Hall, name: str, rate: float, times: int) -> AsyncIterator[Figures]:
    """Let that go wrong so often; after each time what has been found until then."""
    fault = FAULTS[name]
    if fault is CutOff:
        hall.served[-1].database = hall.way.url
        await _begun_anew(hall, hall.served[-1])
    figures: Figures = {}
    went: list[Went] = []
    owned: list[int] = []
    for number in range(times):
        if fault is CutOff:
            await _given_tables(hall, hall.served[-1])
        goes_wrong = fault(hall, number)
        owned.append(len(hall.held(goes_wrong.one)))
        went.append(await _gone_through(hall, goes_wrong, rate, number))
        for key, value in (await hall.compared()).items():
            figures[key] = figures.get(key, 0.0) + value
        last = {"back after s": went[-1].back, BACK: went[-1].took, SPREAD: went[-1].spread}
        _say(f"{name} {number + 1}, {owned[-1]} tables", figures | last)
        figures["tables of that server, most"] = max(owned)
        figures[BACK] = max(one.took for one in went)
        figures[SPREAD] = max(one.spread for one in went)
        if fault is NoDatabase:
            figures[AWAY] = max(one.away for one in went)
        back = [one.back for one in went]
        yield figures | {"back after, median s": statistics.median(back), SLOWEST: max(back)}


def _say(name: str, figures: Figures) -> None:
    """Tell what is known already: the whole takes long."""
    text = ", ".join(f"{what} {report.number(value)}" for what, value in figures.items())
    print(f"{time.strftime('%H:%M:%S')} {name}: {text}", file=sys.stderr, flush=True)


async def _begun_anew(hall: Hall, one: Served) -> None:
    """Kill a server, whose tables go to the others, and start it again."""
    one.kill()
    await hall.come_back([other.port for other in hall.served if other is not one], left=one)
    await asyncio.to_thread(one.start)
    await hall.spread()
    await hall.come_back([every.port for every in hall.served])


async def _given_tables(hall: Hall, one: Served) -> None:
    """Let a server have half of its share at least, if need be from the server that has most."""
    for _ in hall.served:
        held = {other.port: len(hall.held(other)) for other in hall.served}
        if held[one.port] * len(held) * 2 >= sum(held.values()):
            return
        await _begun_anew(hall, max(hall.served, key=lambda other: held[other.port]))


def measure(
    folder: Path,
    ports: Sequence[int],
    *,
    games: int,
    rate: float,
    seconds: float,
    times: dict[str, int],
    leases: bool = True,
) -> list[tuple[str, Figures]]:
    """Play while nothing fails, then while each fault happens this many times; the servers at these ports.

    Without leases no longer than until that is found out.
    """
    with serving(folder, ports, leases=leases) as hall:
        found = asyncio.run(_measured(hall, games, rate, seconds, times, control=not leases))
        wrong = [one.log() for one in hall.served if errors_in(one.log())]
        for log in wrong:
            print(complaints_of(log), file=sys.stderr, flush=True)
        found.append(("all servers", {"errors in their logs": sum(map(errors_in, wrong))}))
        return found


def _asked(parser: argparse.ArgumentParser, args: argparse.Namespace) -> str:
    """What was asked for, as far as it changes what is measured."""
    usual = vars(parser.parse_args([])) | {"into": args.into, "port": args.port}
    asked = {name.replace("_", "-"): value for name, value in vars(args).items() if value != usual[name]}
    return "".join(f" --{name}" if value is True else f" --{name} {value}" for name, value in asked.items())


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.table.several",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--full", action="store_true", help=f"at full length: {FULL}")
    parser.add_argument("--servers", type=int, default=SERVERS)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rate", type=float, default=60.0, help="answers a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play while nothing fails")
    parser.add_argument("--kills", type=int, default=3, help="how often a server is killed")
    parser.add_argument("--times", type=int, default=2, help="how often all else goes wrong")
    parser.add_argument("--no-lease", action="store_true", help="the control: it must be found out")
    parser.add_argument("--thinks", type=float, default=10.0, help="on paper: seconds between two answers")
    parser.add_argument("--into", type=Path, metavar="PAGE", help="put the figures into this page")
    parser.add_argument("--port", type=int, default=8790, help="of the first server")
    args = parser.parse_args()
    if args.full:
        parser.set_defaults(**FULL)
        args = parser.parse_args()
    if args.servers < 2:
        parser.error("at least two servers")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # ending this ends its servers, too
    times = dict.fromkeys(FAULTS, args.times) | {"a server is killed": args.kills}
    if args.no_lease:
        times = {name: args.times if issubclass(FAULTS[name], StandsStill) else 0 for name in FAULTS}
    head = f"`python -m {parser.prog}{_asked(parser, args)}`: {report.machine()}"
    with tempfile.TemporaryDirectory(prefix="fudaba-") as folder:
        found = measure(
            Path(folder),
            range(args.port, args.port + args.servers),
            games=args.games,
            rate=args.rate,
            seconds=args.seconds,
            times=times,
            leases=not args.no_lease,
        )
    missed = [f"{name}: {what}" for name, figures in found for what in above(figures)]
    text = paper.page_text(head, found, missed, args.thinks)
    print(text)
    print(f"load average {os.getloadavg()[0]:.1f}")
    if args.no_lease:
        found_out = any(figures.get(OWNERLESS, 0) > 0 for _, figures in found)
        print("the control is found out" if found_out else "the control is NOT found out")
        return 0 if found_out else 1
    if args.into is not None:
        put_between(args.into, "several", text)
    print(f"missed: {', '.join(missed)}" if missed else "every budget holds")
    return 1 if missed else 0


def above(figures: Figures) -> list[str]:
    """Which of these figures are above their budgets."""
    return [what for what, value in figures.items() if value > MOST.get(what, value)]


if __name__ == "__main__":
    sys.exit(main())
