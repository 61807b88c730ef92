"""A server to measure: the real one, without its limits for one address, and on wish with a fault.

`python -m benchmarks.table.server --data DIR --port PORT [--early] [--no-lease] [--limits WHICH]`. With
--early it acknowledges answers before they are written, which is what the kill test must notice; with
--no-lease it takes what it owned once for its own for ever, which is what several servers must notice. With
--limits it has the usual ones (but for tables opened), "behind-proxy" with the addresses that a proxy on this
machine names, "small-day" so, too, and with few moves that are kept of an address in a day.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from fudaba.server.http.run import run
from fudaba.server.operations.log import OnceAMinute
from fudaba.server.operations.settings import Settings
from fudaba.server.store import SqliteStore
from fudaba.server.store.interface import News
from fudaba.server.ws import connection

SMALL_DAY = 3_000
"""How many moves a server with a small day keeps of an address."""
LATE = 0.3
"""Seconds by which a server with the fault writes too late."""


def main() -> int:
    """Serve until killed."""
    parser = argparse.ArgumentParser(prog="benchmarks.table.server", description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", default="")
    parser.add_argument("--early", action="store_true")
    parser.add_argument("--no-lease", action="store_true")
    parser.add_argument("--limits", choices=["none", "behind-proxy", "small-day", "usual"], default="none")
    args = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(OnceAMinute())
    if args.early and args.database:
        from fudaba.server.store.postgres import PostgresStore

        _acknowledge_early(PostgresStore)
    elif args.early:
        _acknowledge_early(SqliteStore)
    if args.no_lease:
        _never_look_who_owns()
    if args.limits != "none":
        proxy = "" if args.limits == "usual" else "127.0.0.1"
        settings = Settings(data=args.data, database=args.database, opening=10_000)
        if args.limits == "small-day":
            settings = replace(settings, daily=SMALL_DAY)
        return run(settings, "127.0.0.1", args.port, lambda: print("ready", flush=True), proxy)
    connection.UNREADABLE = 10**9
    settings = Settings(
        data=args.data,
        database=args.database,
        rate=1e9,
        looking=1e9,
        burst=10**9,
        opening=10**9,
        asking=1e9,
        at_once=10**9,
        sockets=10**9,
        tables=10**6,
        waiting=10**6,
        daily=10**12,
    )
    return run(settings, "127.0.0.1", args.port, lambda: print("ready", flush=True))


def _acknowledge_early(store: type[Any]) -> None:
    submit = store.submit

    async def write(self: Any, *writes: Any) -> None:
        asyncio.get_running_loop().call_later(LATE, submit, self, *writes)

    store.write = write


def _never_look_who_owns() -> None:
    from fudaba.server.store import postgres_leases as leases
    from fudaba.server.store import postgres_writes as committing

    news = leases.Leases.news

    def all_is_well(self: leases.Leases) -> News:
        held = dict(self.held)
        health = news(self)
        self.held |= held
        return health._replace(lost=frozenset())

    committing.Writing._fence = lambda *given: lambda: True  # type: ignore[method-assign]  # the fault
    leases.Leases.news = all_is_well  # type: ignore[method-assign]  # the same


_WRONG = re.compile(r"^(?:ERROR|CRITICAL) |^Traceback", re.MULTILINE)
"""How an error begins in a log, as `main` has it written."""
_HELD_UP = re.compile(r"held up the event loop for (\d+) ms")


class Served:
    """A server in a process of its own. database: where it keeps its tables, from its next start on."""

    def __init__(
        self,
        data: Path,
        port: int,
        *,
        early: bool = False,
        leases: bool = True,
        limits: str = "none",
        database: str = "",
    ) -> None:
        self.data = data
        self.port = port
        self.database = database
        faults = [*(["--early"] if early else []), *([] if leases else ["--no-lease"])]
        self._more = ["--limits", limits, *faults]
        self.start()

    @property
    def where(self) -> Path | str:
        """Where it keeps its tables."""
        return self.database or self.data

    def start(self) -> float:
        """Start it, and wait until it answers; returns how many seconds that took."""
        begun = time.perf_counter()
        command = [sys.executable, "-m", "benchmarks.table.server", "--data", str(self.data)]
        command += ["--port", str(self.port), "--database", self.database, *self._more]
        with (self.data.parent / "server.log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        if self.process.stdout.readline() != "ready\n":
            raise RuntimeError(f"the server did not start: {self.log()}")
        return time.perf_counter() - begun

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it in order."""
        self.process.terminate()
        try:
            self.process.wait(15)
        finally:
            self.kill()

    def memory(self) -> float:
        """How many megabytes it uses."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def processor(self) -> float:
        """Seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def children(self) -> list[int]:
        """The processes that it has started, those of the bots among them."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has just ended
                if int(stat.read_text().rpartition(")")[2].split()[1]) == self.process.pid:
                    found.append(int(stat.parent.name))
        return found

    def health(self) -> dict[str, Any]:
        """What its health page says."""
        health: dict[str, Any] = httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=10).json()
        return health

    def log(self) -> str:
        """What it has complained about."""
        return (self.data.parent / "server.log").read_text()


def errors_in(log: str) -> float:
    """How many of its complaints are of something that should not happen.

    A warning may have the word in it: where the database ends a connection amid a transaction, psycopg says
    that what was still to be answered (`INERROR`) is not; nothing of that is committed, and it is refused.
    """
    return float(len(_WRONG.findall(log)))


def longest_step(log: str) -> float:
    """Milliseconds for which one step held up the event loop, by what it has logged of that; 0 for none."""
    return max((float(found) for found in _HELD_UP.findall(log)), default=0.0)


def complaints_of(log: str, near: int = 30) -> str:
    """Those lines of a log, each with so many that follow it."""
    lines: list[str] = []
    until = 0
    for number, line in enumerate(log.splitlines()):
        if errors_in(line):
            until = number + near
        if number < until:
            lines.append(line)
    return "\n".join(lines)


@contextmanager
def serving(
    folder: Path,
    port: int,
    *,
    early: bool = False,
    limits: str = "none",
    data: Path | None = None,
    database: str = "",
) -> Iterator[Served]:
    """A server of its own, with what is kept in a folder in that one.

    data: in this one instead. database: a PostgreSQL that keeps it instead.
    """
    data = folder / "data" if data is None else data
    data.mkdir(parents=True, exist_ok=True)
    served = Served(data, port, early=early, limits=limits, database=database)
    try:
        yield served
    finally:
        served.kill()


if __name__ == "__main__":
    sys.exit(main())
