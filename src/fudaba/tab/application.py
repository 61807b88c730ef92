"""What of the server runs in a tab: lobby, pages and connections, with no socket, thread or process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import parse_qsl, unquote

from fudaba.server.http.app import SWEEP, Server
from fudaba.server.http.page import Request, Response, TooLong, found, in_text
from fudaba.server.operations.background import lasting
from fudaba.server.operations.settings import Settings
from fudaba.server.store.interface import WholeTable
from fudaba.server.store.sqlite import SqliteStore
from fudaba.server.workers.bot_preparation import BotPreparation
from fudaba.server.workers.jobs import Process, Terms
from fudaba.server.workers.pool import Workers
from fudaba.server.ws.socket import Caller

ANY = 1_000_000
"""A limit that nobody reaches: who owns the tab may do there what they like."""
SLOWEST = 60.0
"""Seconds for which a bot may think, see `Settings.slowest`."""
ADDRESS, HOST = "127.0.0.1", "localhost"
"""Where the page comes from, and what it calls the server."""


def day_s_seed(game: str, day: str) -> str:
    """The seed of a day in every tab: there is no server that could keep one."""
    return f"tab {game} {day}"


class Line:
    """A connection of the page to the table, a `ws.socket.Socket`.

    deliver: what takes each message. ended: given the reason's number, once the server has ended it.
    """

    def __init__(self, deliver: Callable[[bytes], None], ended: Callable[[int], None]) -> None:
        self.caller = Caller(ADDRESS, HOST)
        self._deliver = deliver
        self._ended = ended
        self._came: asyncio.Queue[bytes | None] = asyncio.Queue()

    # The page's end.

    def say(self, data: bytes) -> None:
        """Say something to the server."""
        self._came.put_nowait(data)

    def end(self) -> None:
        """Break the connection off."""
        self._came.put_nowait(None)

    # The server's end.

    async def accept(self) -> None:
        """It is let in."""

    async def receive(self) -> bytes | None:
        """What the page says next."""
        return await self._came.get()

    async def send(self, data: bytes) -> None:
        """Hand the page a message."""
        self._deliver(data)

    async def close(self, code: int, reason: str) -> None:
        """The server has ended it."""
        self._ended(code)


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
        self.server.lobby.days.seed = day_s_seed
        players = self.server.lobby.players

        def beside(name: str) -> Workers:
            def made(terms: Terms) -> Process:
                return process(name)

            return Workers(name, 1, SLOWEST, process=made)

        # What takes its time holds up neither the table nor the rest of it.
        players.think_in(beside("thinkers"), beside("reviews"))
        self.server.brought.pool = beside("reviews")
        # A Worker has files of its own: what it is to go by it finds itself.
        self.server.replays.preparation = BotPreparation(self.server.brought.pool)
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

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: bytes = b"") -> Response:
        """What the server answers to a request. headers: by names in lower case."""
        path, _, query = address.partition("?")
        path = unquote(path)
        where = found(self.server.addresses, method, path)
        if where is None:
            return in_text("there is nothing here\n", 404)

        async def sent(longest: int) -> bytes:
            if len(body) > longest:
                raise TooLong
            return body

        page, names = where
        return await page(
            Request(
                path=path,
                method=method,
                names=names,
                query=dict(parse_qsl(query, keep_blank_values=True)),
                headers={**headers, "host": HOST},
                address=ADDRESS,
                body=sent,
            )
        )

    def save(self) -> bytes:
        """All games, as the database that a server keeps them in."""
        with TemporaryDirectory() as scratch:
            copy = Path(scratch) / "fudaba.db"
            self._store.backup(copy)
            return copy.read_bytes()

    def load(self, saved: bytes) -> int:
        """Take in the games that are not here yet. Returns how many those are. Raises `BadSetup`."""
        here = set(self._store.ids())
        whole: list[WholeTable] = []
        with TemporaryDirectory() as scratch:
            (Path(scratch) / "fudaba.db").write_bytes(saved)
            other = SqliteStore(Path(scratch), there=True)
            try:
                whole = [
                    one
                    for one in other.everything()
                    if isinstance(one, WholeTable) and one.table.id not in here
                ]
            finally:
                other.close()
        self._store.fill(whole)
        return len(whole)

    @property
    def _store(self) -> SqliteStore:
        store = self.server.lobby.store
        assert isinstance(store, SqliteStore)
        return store

    async def serve(self, line: Line) -> None:
        """Speak with the page until either side ends it."""
        with contextlib.suppress(asyncio.CancelledError):
            await self.server.speak(line)
