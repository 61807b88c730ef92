"""A server in this process, and browsers that speak with it as real ones do."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import msgspec

from fudaba.server.http.app import Server
from fudaba.server.http.asgi import application
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish

T = TypeVar("T")
LONG = 60.0
"""Seconds after which a test waits no longer."""

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(m.FromServer)

ME = SeatWish("me")
OPEN = SeatWish("open")
BOT = SeatWish("bot", "sensible")
RANDOM = SeatWish("bot", "random")


class Closed(Exception):
    """The server has closed the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


def run(script: Coroutine[Any, Any, T]) -> T:
    """Run a test's script to its end."""

    async def in_time() -> T:
        async with asyncio.timeout(10 * LONG):
            return await script

    return asyncio.run(in_time())


def database_of(folder: Path) -> str:
    """The address of the database that stands for that folder, "" for none; see `conftest.kept_in`."""
    return ""


@contextlib.asynccontextmanager
async def serving(
    data: Path, seed: str = "1", *, back_later: bool = False, **settings: Any
) -> AsyncIterator[Server]:
    """A server whose bots answer at once, in a thread, which limits nobody and draws always one seed.

    back_later: the games that it had are still run again.
    """
    usual: dict[str, Any] = {
        "workers": 0,
        "pace": 0.0,
        "pad": (0.0, 0.0),
        "rate": 1e6,
        "burst": 10**6,
        "opening": 10**6,
        "at_once": 10**6,
        "sockets": 10**6,
        "backlog": 10**5,
    }
    server = Server(Settings(data=data, database=database_of(data), **(usual | settings)))
    with patch("fudaba.server.lobby.openings.new_seed", lambda: seed):
        async with server.running():
            while server.lobby.registry.returning and not back_later:
                await asyncio.sleep(0)
            yield server


@contextlib.asynccontextmanager
async def asking(server: Server, host: str = "testserver") -> AsyncIterator[httpx.AsyncClient]:
    """What asks the server's other addresses."""
    transport = httpx.ASGITransport(application(server))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
        yield client


class Browser:
    """One connection. It answers itself what `play` is told to; all that it was sent is in `got`."""

    def __init__(
        self, server: Server, headers: dict[str, str] | None = None, address: str = "10.0.0.1"
    ) -> None:
        shown = {"host": "testserver", "origin": "http://testserver"} | (headers or {})
        self._scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "path": "/ws",
            "raw_path": b"/ws",
            "query_string": b"",
            "scheme": "ws",
            "headers": [(name.encode(), value.encode()) for name, value in shown.items()],
            "client": (address, 1),
            "server": ("testserver", 80),
            "subprotocols": [],
        }
        self._to: asyncio.Queue[Any] = asyncio.Queue()
        self._from: asyncio.Queue[Any] = asyncio.Queue()
        self.got: list[Any] = []
        self.raw: list[bytes] = []
        self._answered = -1
        self._gone = False
        self._task = asyncio.create_task(application(server)(self._scope, self._to.get, self._take))
        self._to.put_nowait({"type": "websocket.connect"})

    async def _take(self, message: Any) -> None:
        if self._gone:
            raise OSError("nobody is there any more")
        await self._from.put(message)

    # Talking.

    def tell(self, message: m.FromClient) -> None:
        """Send a message."""
        self.send(_encoder.encode(message))

    def send(self, data: bytes) -> None:
        """Send anything."""
        self._to.put_nowait({"type": "websocket.receive", "bytes": data, "text": None})

    async def next(self) -> Any:
        """The next message. Raises `Closed`."""
        while True:
            async with asyncio.timeout(LONG):
                out = await self._from.get()
            if out["type"] == "websocket.accept":
                continue
            if out["type"] == "websocket.close":
                raise Closed(out.get("code", 1000), out.get("reason", ""))
            data = out["bytes"]
            self.raw.append(data)
            self.got.append(_decoder.decode(data))
            return self.got[-1]

    async def get(self, kind: type[T], such: Callable[[T], bool] = lambda found: True) -> T:
        """The next message of that kind (and such a one); what comes before it is only noted."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and such(message):
                return message
            if isinstance(message, m.Refused) and kind is not m.Refused:
                raise AssertionError(message)

    async def get_any(self, *kinds: type[Any]) -> Any:
        """The next message of any of these kinds."""
        while not isinstance(message := await self.next(), kinds):
            pass
        return message

    async def ask(self, message: m.FromClient, kind: type[T]) -> T:
        """Send a message and wait for what answers it."""
        self.tell(message)
        return await self.get(kind)

    async def closed(self) -> Closed:
        """Wait until the server closes the connection."""
        while True:
            try:
                await self.next()
            except Closed as closed:
                return closed

    async def settle(self) -> list[Any]:
        """Whatever comes until the server has answered a sign of life."""
        begun = len(self.got)
        self.tell(m.Ping())
        while not isinstance(await self.next(), m.Pong):
            pass
        return self.got[begun:]

    async def leave(self) -> None:
        """Break the connection."""
        self._gone = True
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1001})
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LONG):
                await self._task

    # At a table.

    async def open(
        self, *seats: SeatWish, game: str = "bridge_over", name: str = "Aya", **more: Any
    ) -> m.Seated:
        """Open a table, at which it is then."""
        more.setdefault("options", {"rounds": 1})
        seated = await self.ask(m.Create(name, game, list(seats), **more), m.Seated)
        await self.get(m.Seats)
        return seated

    async def sit(self, at: m.Seated, name: str = "Ben") -> m.Seated:
        """Take a seat by invitation and join."""
        seated = await self.ask(m.Sit(at.table, name, at.invite), m.Seated)
        self.tell(m.Join(seated.table, seated.token))
        await self.get(m.Seats)
        return seated

    @property
    def update(self) -> m.Update:
        """The last moment it was told of."""
        return next(message for message in reversed(self.got) if isinstance(message, m.Update))

    async def mine(self) -> m.Update:
        """Wait until it is this one's decision."""

        def asks(update: m.Update) -> bool:
            return update.question is not None and update.question.mine and update.sequence > self._answered

        last = next((message for message in reversed(self.got) if isinstance(message, m.Update)), None)
        return last if last is not None and asks(last) else await self.get(m.Update, asks)

    async def answer(self, *picks: int) -> m.Taken:
        """Answer what is asked now; wait until it is taken."""
        update = await self.mine()
        taken = await self.ask(m.Answer(update.table, update.sequence, list(picks or (0,))), m.Taken)
        self._answered = update.sequence
        return taken


async def played(browsers: list[Browser], upto: int = 10**6) -> int:
    """Let these browsers, who hold all persons' seats, answer with the first option; returns how often."""
    answers = looked = 0
    while answers < upto:
        for browser in browsers:
            await browser.settle()
        if any(isinstance(message, m.Over) for message in browsers[0].got[looked:]):
            break
        looked = len(browsers[0].got)
        for browser in browsers:
            question = browser.update.question
            if question is not None and question.mine:
                await browser.answer(*range(max(1, question.least)))
                answers += 1
                break
        else:
            await asyncio.sleep(0.005)
    return answers
