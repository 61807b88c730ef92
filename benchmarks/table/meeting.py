"""The attack on the port where servers meet: strangers at it, while people play through another server."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import ssl
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg

from benchmarks.table.client import Browser
from benchmarks.table.postgres import Postgres, programs
from benchmarks.table.scene import ATTACKER, Figures, Scene
from benchmarks.table.server import Served, serving
from benchmarks.table.tables import LONG
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish

KEPT = 16
"""How many connections that have proved nothing one address may keep there."""
AT_ONCE = 40
"""How many strangers come at a time."""
LASTS = 12.0
"""Seconds, once both servers are there."""
GARBAGE = b"GET / HTTP/1.1\r\n\r\n"


async def strangers(scene: Scene) -> Figures:
    """Come to that port and say nothing, or nothing that proves anything, as fast as it goes.

    Meanwhile somebody plays at a table through another server, whose every word goes by that port. Where the
    attack is on no PostgreSQL, two servers have one of their own.
    """
    async with _pair(scene) as (owner, other, port):
        host = await Browser(owner.port, address=ATTACKER).open()
        wish = m.Create("Aya", "dominion", [SeatWish("me"), SeatWish("open")], LONG["dominion"])
        seated = await host.ask(wish)
        if not isinstance(seated, m.Seated):
            raise RuntimeError(f"no table: {seated}")
        tried = most = 0
        until = time.perf_counter() + LASTS
        held = set[asyncio.StreamWriter]()

        async def come() -> None:
            nonlocal tried, most
            how = secrets.randbelow(3)
            secure = ssl.create_default_context() if how == 0 else None
            if secure is not None:
                secure.check_hostname, secure.verify_mode = False, ssl.CERT_NONE
            tried += 1
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=secure)
                held.add(writer)
                if how:
                    writer.write(GARBAGE if how == 1 else b"\x16\x03\x01")
                async with asyncio.timeout(max(0.1, until - time.perf_counter())):
                    await reader.read()
                held.discard(writer)
                writer.close()

        async def keep_coming() -> None:
            while time.perf_counter() < until:
                await come()
                await asyncio.sleep(0.05)

        async def count() -> None:
            nonlocal most
            while True:
                most = max(most, _strangers_at(port))
                await asyncio.sleep(0.5)

        attack = [asyncio.create_task(keep_coming()) for _ in range(AT_ONCE)]
        attack.append(asyncio.create_task(count()))
        waits, missed = list[float](), 0
        while time.perf_counter() < until:
            guest = await Browser(other.port, address="10.9.8.3").open()
            begun = time.perf_counter()
            try:
                update = await guest.ask(m.Join(seated.table))
                missed += not isinstance(update, m.Welcome)
            except TimeoutError:
                missed += 1
            waits.append(time.perf_counter() - begun)
            await guest.drop()
            await asyncio.sleep(0.3)
        for task in attack:
            task.cancel()
        await asyncio.gather(*attack, return_exceptions=True)
        for writer in held:
            writer.transport.abort()
        await host.drop()
    return {
        "strangers": tried,
        "connections kept, most": most,
        "passed on": len(waits) - missed,
        "not passed on": missed,
        "passed on slowest s": max(waits, default=0.0),
    }


@asynccontextmanager
async def _pair(scene: Scene) -> AsyncIterator[tuple[Served, Served, int]]:
    """Two servers of one database, and where the first one listens for the other.

    The first is that of the scene where it is on a PostgreSQL.
    """
    with contextlib.ExitStack() as made:
        folder = Path(made.enter_context(tempfile.TemporaryDirectory(prefix="fudaba-")))
        at, database = scene.served.port, scene.served.database
        first = scene.served
        if not database:
            found = programs()
            if found is None:
                raise OSError("there is no PostgreSQL on this machine (initdb, postgres)")
            own = await asyncio.to_thread(Postgres, found, "fsync=off")
            made.callback(own.stop)
            database = own.create("fudaba")
            first = await asyncio.to_thread(
                made.enter_context, serving(folder / "1", at + 1, limits="behind-proxy", database=database)
            )
        port = await asyncio.to_thread(_meeting_port, database)
        second = await asyncio.to_thread(
            made.enter_context, serving(folder / "2", at + 2, limits="behind-proxy", database=database)
        )
        yield first, second, port


def _meeting_port(database: str) -> int:
    """Where the only server of a database listens for others."""
    with psycopg.connect(database) as line:
        found = line.execute("SELECT address FROM fudaba.processes WHERE address <> ''").fetchall()
    ((address,),) = found
    return int(address.rpartition(":")[2])


def _strangers_at(port: int) -> int:
    """How many connections the server holds at that port, but for the one that other servers have."""
    there = sum(state == "01" for at, state, inode in _sockets() if at == port and inode != "0")
    return max(0, there - 1)


def _sockets() -> list[tuple[int, str, str]]:
    """The sockets of this machine: the port at their own end, the state, the inode."""
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    fields = [line.split() for line in lines]
    return [(int(one[1].rpartition(":")[2], 16), one[3], one[9]) for one in fields]
