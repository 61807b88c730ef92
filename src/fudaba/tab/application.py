"""What of the server runs in a tab: its lobby and its addresses, with no socket, thread or process.

This is the one place that knows how the server is spoken to.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, MutableMapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.parse import unquote

from fudaba.server.http.app import SWEEP, Server
from fudaba.server.operations.background import lasting
from fudaba.server.operations.settings import Settings
from fudaba.server.store.interface import Whole
from fudaba.server.store.sqlite import SqliteStore
from fudaba.server.workers.jobs import Process, Terms
from fudaba.server.workers.pool import Workers

ANY = 1_000_000
"""A limit that nobody reaches: who owns the tab may do there what they like."""
SLOWEST = 60.0
"""Seconds for which a bot may think, see `Settings.slowest`."""
SCOPE: Mapping[str, Any] = {
    "http_version": "1.1",
    "client": ("127.0.0.1", 1),
    "server": ("localhost", 80),
    "root_path": "",
}


class Answered(NamedTuple):
    """What is answered to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class Line:
    """A connection of the page to the table.

    send: what takes each message. closed: told why, once the server has ended it.
    """

    def __init__(self, send: Callable[[bytes], None], closed: Callable[[int], None]) -> None:
        self._send = send
        self._closed = closed
        self.came: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.came.put_nowait({"type": "websocket.connect"})

    def say(self, data: bytes) -> None:
        """Say something to the server."""
        self.came.put_nowait({"type": "websocket.receive", "bytes": data})

    def end(self) -> None:
        """Break the connection off."""
        self.came.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def told(self, message: MutableMapping[str, Any]) -> None:
        """What the server says."""
        if message["type"] == "websocket.send":
            self._send(message["bytes"])
        elif message["type"] == "websocket.close":
            self._closed(message.get("code", 1000))


class Application:
    """A server for one person. folder: where the games are kept. process: makes what thinks beside. pace: how
    long a bot seems to think."""

    def __init__(self, folder: Path, process: Callable[[str], Process], pace: float = Settings.pace) -> None:
        """Raises `BadSetup` or OSError where the data cannot be used."""
        self.server = Server(
            Settings(
                data=folder,
                workers=0,
                slowest=SLOWEST,
                rate=ANY,
                burst=ANY,
                looking=ANY,
                opening=ANY,
                asking=ANY,
                at_once=ANY,
                waiting=ANY,
                daily=ANY * 1000,
                push=False,
                pace=pace,
            )
        )
        players = self.server.lobby.players

        def beside(name: str) -> Workers:
            def made(terms: Terms) -> Process:
                return process(name)

            return Workers(name, 1, SLOWEST, process=made)

        # What takes its time holds up neither the table nor the rest of it.
        players.thinkers, players.reviews = beside("thinkers"), beside("reviews")
        self._sweeping: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Bring back the games that are kept."""
        await self.server.lobby.registry.home.bring_back()
        self._sweeping = asyncio.create_task(lasting("sweeping", self._sweep))

    async def end(self) -> None:
        """Write what waits, and end all of it."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.server.drain()
        self.server.lobby.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.server.lobby.sweeper.sweep()

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: bytes = b"") -> Answered:
        """What the server answers to a request."""
        path, _, query = address.partition("?")
        came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        came.put_nowait({"type": "http.request", "body": body, "more_body": False})
        status, told, parts = 500, dict[str, str](), list[bytes]()

        async def hear(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told.update((name.decode(), value.decode("latin-1")) for name, value in message["headers"])
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        scope = {
            **SCOPE,
            "type": "http",
            "scheme": "http",
            "method": method,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (b"host", b"localhost"),
                *((name.lower().encode(), value.encode()) for name, value in headers.items()),
            ],
        }
        await self.server.app(scope, came.get, hear)
        return Answered(status, told, b"".join(parts))

    def save(self) -> bytes:
        """All games, as the database that a server keeps them in."""
        with TemporaryDirectory() as scratch:
            copy = Path(scratch) / "fudaba.db"
            self._store.backup(copy)
            return copy.read_bytes()

    def load(self, saved: bytes) -> int:
        """Take in the games that are not here yet. Returns how many those are. Raises `BadSetup`."""
        here = set(self._store.ids())
        found: list[Whole] = []
        with TemporaryDirectory() as scratch:
            (Path(scratch) / "fudaba.db").write_bytes(saved)
            other = SqliteStore(Path(scratch), there=True)
            try:
                found = [
                    one for one in other.everything() if isinstance(one, Whole) and one.table.id not in here
                ]
            finally:
                other.close()
        self._store.fill(found)
        return len(found)

    @property
    def _store(self) -> SqliteStore:
        store = self.server.lobby.store
        assert isinstance(store, SqliteStore)
        return store

    async def serve(self, line: Line) -> None:
        """Speak with the page until either side ends it."""
        scope = {
            **SCOPE,
            "type": "websocket",
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "subprotocols": [],
        }
        with contextlib.suppress(asyncio.CancelledError):
            await self.server.app(scope, line.came.get, line.told)
