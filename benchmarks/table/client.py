"""Many browsers in one process."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fudaba.server import messages as m
from fudaba.server.parts import Line, SeatWish

_encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(m.FromServer)


class Browser:
    """One connection that keeps what a client keeps: the log, the view, the question.

    history: for each sequence a digest of all that it showed, where `keeps` is set. closed: how
    often the server or the network ended the connection.
    """

    def __init__(self, port: int, *, keeps: bool = False) -> None:
        self.port = port
        self.keeps = keeps
        self.sequence = -1
        self.lines: list[Line] = []
        self.update: m.Update | None = None
        self.history: dict[int, bytes] = {}
        self.closed = 0
        self.over = False
        self.refused: list[m.Refused] = []
        self.news = asyncio.Event()
        self._replies: asyncio.Queue[Any] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> Browser:
        """Connect."""
        self._socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws", compression=None, max_size=None, ping_interval=None
        )
        self._reading = asyncio.create_task(self._read())
        return self

    async def drop(self) -> None:
        """Break off without a word."""
        if self._reading is not None:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
        if self._socket is not None:
            self._socket.transport.abort()
        self._replies = asyncio.Queue()

    async def tell(self, message: m.FromClient) -> None:
        """Send a message."""
        await self.send(_encode(message))

    async def send(self, data: bytes) -> None:
        """Send anything."""
        assert self._socket is not None
        await self._socket.send(data)

    async def ask(self, message: m.FromClient) -> Any:
        """Send a message and wait for its answer: `Seated`, `Welcome`, `Taken`, `Refused`, `Pong`."""
        await self.tell(message)
        return await self.reply()

    async def reply(self) -> Any:
        """The next answer. Raises TimeoutError after half a minute."""
        return await asyncio.wait_for(self._replies.get(), 30)

    async def join(self, table: str, token: str, sequence: int = -1) -> m.Update:
        """Join a table, and wait for the first update."""
        self.news.clear()
        await self.ask(m.Join(table, token, sequence=sequence))
        await asyncio.wait_for(self.news.wait(), 30)
        assert self.update is not None
        return self.update

    async def at_least(self, sequence: int) -> None:
        """Wait until that sequence has been shown."""
        while self.sequence < sequence:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)

    @property
    def mine(self) -> bool:
        """Whether it is asked."""
        question = self.update.question if self.update is not None else None
        return question is not None and question.mine

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for data in self._socket:
                self._take(_decoder.decode(data.encode() if isinstance(data, str) else data))
        except ConnectionClosed:
            pass
        self.closed += 1

    def _take(self, message: Any) -> None:
        match message:
            case m.Lines():
                self.lines[message.since :] = message.lines
            case m.Update():
                self.read(message)
            case m.Over():
                self.over = True
            case m.Taken() | m.Seated() | m.Welcome() | m.Pong():
                self._replies.put_nowait(message)
            case m.Refused():
                self.refused.append(message)
                self._replies.put_nowait(message)

    def read(self, update: m.Update) -> None:
        """Take in what is shown."""
        del self.lines[update.since :]
        self.lines += update.lines
        self.sequence, self.update = update.sequence, update
        if self.keeps:
            self.history[update.sequence] = self.shown()
        self.news.set()

    def shown(self) -> bytes:
        """All that is on its screen, as a digest of its bytes."""
        assert self.update is not None
        update = self.update
        shown = msgspec.msgpack.encode([self.lines, update.view, update.question, update.undo])
        return hashlib.sha256(shown).digest()


class Pair:
    """A table of two, both of them browsers of ours."""

    def __init__(self, at: m.Seated, tokens: tuple[str, str], browsers: list[Browser]) -> None:
        self.table = at.table
        self.tokens = tokens
        self.browsers = browsers
        self.sent: dict[int, tuple[int, ...]] = {}
        self.taken: dict[int, tuple[int, ...]] = {}
        self.waits: list[float] = []
        self.busy = False

    @property
    def asked(self) -> Browser | None:
        """Who may answer now."""
        if self.busy:
            return None
        for browser in self.browsers:
            update = browser.update
            if browser.mine and update is not None and update.sequence not in self.taken:
                return browser
        return None

    async def answer(self, browser: Browser, pick: int) -> None:
        """Answer with an option, and note how long the acknowledgement took."""
        update = browser.update
        assert update is not None
        assert update.question is not None
        question = update.question
        picks = tuple((pick + i) % len(question.options) for i in range(max(1, question.least)))
        self.busy = True
        try:
            self.sent[update.sequence] = picks
            begun = time.perf_counter()
            reply = await browser.ask(m.Answer(self.table, update.sequence, list(picks)))
            if isinstance(reply, m.Taken):
                self.waits.append(time.perf_counter() - begun)
                self.taken[reply.sequence] = picks
        finally:
            self.busy = False


async def opened(port: int, *, keeps: bool = False, short: bool = False) -> Pair:
    """A new table of two, begun. It goes on for longer than any test, unless it is to be short."""
    one, two = await Browser(port, keeps=keeps).open(), await Browser(port, keeps=keeps).open()
    options: dict[str, int] = {"rounds": 1, "start_hand": 1} if short else {"rounds": 20}
    wish = m.Create(
        "Aya", "bridge_over", [SeatWish("me"), SeatWish("open")], {**options}, spectators="public"
    )
    first = await one.ask(wish)
    second = await two.ask(m.Sit(first.table, "Ben", first.invite))
    await one.join(first.table, first.token)
    await two.join(first.table, second.token)
    return Pair(first, (first.token, second.token), [one, two])
