"""Many browsers in one process."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Line, Question, SeatWish

FIRST = 0.6
"""How often the first option is taken: mostly a card to play."""

PATIENCE = 30.0
"""Seconds for which an answer is waited for. By `asyncio.timeout`: before Python 3.12 `wait_for` may swallow
that a task is called off, which then never ends."""

_encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(m.FromServer)


class TurnedAway(RuntimeError):
    """The server has refused a table, a seat or a look at a game."""


class Heard(msgspec.Struct):
    """What a message is, and nothing else of it."""

    t: str


_heard = msgspec.msgpack.Decoder(Heard)
ANSWERS = ("taken", "seated", "welcome", "pong", "looked", "tables", "refused")
"""The messages that answer one."""


class Screen(NamedTuple):
    """What a browser shows, as digests: the table and its log, the question, and whether it is one's own."""

    table: bytes
    question: bytes
    mine: bool


def _digest(shown: object) -> bytes:
    return hashlib.sha256(msgspec.msgpack.encode(shown)).digest()


class Browser:
    """One connection that keeps what a client keeps: the log, the view, the question.

    address: from where a proxy says it comes. history: all that it showed at each sequence,
    where `keeps` is set. closed: how often the server or the network ended the connection. bytes_in: bytes.
    careless: reads of a message only what it is (`Heard`), which takes less time.
    """

    def __init__(self, port: int, *, keeps: bool = False, address: str = "", careless: bool = False) -> None:
        self.port = port
        self.careless = careless
        self.address = address
        self.keeps = keeps
        self.sequence = -1
        self.lines: list[Line] = []
        self.update: m.Update | None = None
        self.history: dict[int, list[Screen]] = {}
        self.closed = 0
        self.bytes_in = 0
        self.over = False
        self.frozen = False
        self.refused: list[m.Refused] = []
        self.news = asyncio.Event()
        self._replies: asyncio.Queue[Any] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> Browser:
        """Connect."""
        self._socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            compression=None,
            max_size=None,
            open_timeout=2 * PATIENCE,
            ping_interval=None,
            additional_headers={"X-Forwarded-For": self.address} if self.address else None,
        )
        self._reading = asyncio.create_task(self._read())
        return self

    async def drop(self) -> None:
        """Break off without a word."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait({self._reading})  # a caller cancelled in here is cancelled
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
        """Send a message and wait for its answer: see `_take` for which are answers."""
        await self.tell(message)
        reply = await self.reply()
        if isinstance(message, m.Create) and (
            isinstance(reply, m.Seated) or getattr(reply, "t", "") == "seated"
        ):
            await self.reply()  # who opens a table is welcomed there
        return reply

    async def reply(self) -> Any:
        """The next answer. Raises TimeoutError after half a minute."""
        async with asyncio.timeout(PATIENCE):
            return await self._replies.get()

    async def give(self, table: str, sequence: int, picks: tuple[int, ...]) -> bool:
        """Answer; returns whether that was acknowledged.

        What earlier answers still get is passed over, and that the table goes on at another server.
        """
        reply = await self.ask(m.Answer(table, sequence, list(picks)))
        while isinstance(reply, m.Welcome) or (isinstance(reply, m.Taken) and reply.sequence != sequence):
            reply = await self.reply()
        return isinstance(reply, m.Taken)

    async def join(self, table: str, token: str, sequence: int = -1) -> m.Update:
        """Join a table, and wait for the first update. Raises `TurnedAway`."""
        self.news.clear()
        reply = await self.ask(m.Join(table, token, sequence=sequence))
        if isinstance(reply, m.Refused):
            raise TurnedAway(f"not let in: {reply.reason.en}")
        async with asyncio.timeout(PATIENCE):
            await self.news.wait()
        assert self.update is not None
        return self.update

    async def at_least(self, sequence: int) -> None:
        """Wait until that sequence has been shown."""
        while self.sequence < sequence:
            self.news.clear()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()

    async def undo(self, table: str) -> bool:
        """Take one's last answer back; returns whether it was."""
        sequence = self.sequence
        await self.tell(m.Undo(table, sequence))
        refused = asyncio.create_task(self._replies.get())
        shown = asyncio.create_task(self.at_least(sequence + 1))
        done, waiting = await asyncio.wait({refused, shown}, timeout=30, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        return shown in done

    @property
    def reading(self) -> asyncio.Task[None]:
        """Done once its connection has ended."""
        assert self._reading is not None
        return self._reading

    @property
    def transport(self) -> asyncio.Transport:
        """What its bytes go by."""
        assert self._socket is not None
        return self._socket.transport

    @property
    def mine(self) -> bool:
        """Whether it is asked."""
        question = self.update.question if self.update is not None else None
        return question is not None and question.mine

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for data in self._socket:
                raw = data.encode() if isinstance(data, str) else data
                self.bytes_in += len(raw)
                if self.careless:
                    self._hear(_heard.decode(raw))
                else:
                    self._take(_decoder.decode(raw))
        except ConnectionClosed:
            pass
        self.closed += 1

    def _hear(self, message: Heard) -> None:
        if message.t in ANSWERS:
            self._replies.put_nowait(message)

    def _take(self, message: Any) -> None:
        match message:
            case m.Lines():
                self.lines[message.since :] = message.lines
            case m.Update():
                self.read(message)
            case m.Frozen():
                self.frozen = True
            case m.Over():
                self.over = True
            case m.Taken() | m.Seated() | m.Welcome() | m.Pong() | m.Looked() | m.Tables():
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
            self.history.setdefault(update.sequence, []).append(self.shown())
        self.news.set()

    def shown(self) -> Screen:
        """All that is on its screen, as digests of its bytes."""
        assert self.update is not None
        update = self.update
        return Screen(_digest([self.lines, update.view, update.undo]), _digest(update.question), self.mine)


@contextmanager
def unhindered() -> Iterator[None]:
    """Meanwhile Python looks for no garbage of the browsers: that would hold up all of them at once."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Party:
    """Who plays at a table, as far as they are browsers of ours.

    sent, taken: the answers by the sequence to which they were given. waits: seconds until each was
    acknowledged.
    """

    def __init__(self, table: str, tokens: Sequence[str], browsers: list[Browser]) -> None:
        self.table = table
        self.tokens = tokens
        self.browsers = browsers
        self.sent: dict[int, tuple[int, ...]] = {}
        self.taken: dict[int, tuple[int, ...]] = {}
        self.illegal: set[int] = set()
        """Where what was said last is no answer to the question."""
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

    async def answer(self, browser: Browser, chance: random.Random) -> None:
        """Answer at random, and note how long the acknowledgement took."""
        update = browser.update
        assert update is not None
        assert update.question is not None
        picks = self.picks(update.sequence, update.question, chance)
        self.busy = True
        try:
            self.sent[update.sequence] = picks
            begun = time.perf_counter()
            if await browser.give(self.table, update.sequence, picks):
                self.waits.append(time.perf_counter() - begun)
                self.taken[update.sequence] = picks
            elif browser.refused and browser.refused[-1].code == "illegal":
                self.illegal.add(update.sequence)
        finally:
            self.busy = False

    def picks(self, sequence: int, question: Question, chance: random.Random) -> tuple[int, ...]:
        """An answer by chance; the same again where one has been given that may still be on its way.

        An acknowledgement says of which question an answer counts, and not which one.
        """
        said = self.sent.get(sequence)
        if said is None or sequence in self.illegal:
            self.illegal.discard(sequence)
            return any_answer(question, chance)
        return said

    async def take_back(self) -> bool:
        """Take the last answer back, where one of them may; returns whether it was."""
        for browser in self.browsers:
            update = browser.update
            if update is not None and update.undo.how == "free" and not self.busy:
                self.busy = True
                try:
                    return await browser.undo(self.table)
                finally:
                    self.busy = False
        return False


def any_answer(question: Question, chance: random.Random) -> tuple[int, ...]:
    """An answer at random, which most questions take: the first options more often, they move a game on."""
    count = len(question.options)
    most = min(question.most, count)
    least = min(question.least, most)
    if least <= 1 <= most and chance.random() < 0.9:
        return (0 if chance.random() < FIRST else chance.randrange(count),)
    among = list(range(count))
    if question.together and least <= 1:
        among = [at for at in among if question.options[at].verb == question.together] or among
    number = chance.randint(least, max(least, min(most, len(among), 4)))
    return tuple(chance.sample(among, min(number, len(among))))


async def opened(
    port: int,
    game: str,
    options: dict[str, Any],
    *,
    people: int = 2,
    bots: int = 0,
    bot: str = "random",
    keeps: bool = False,
    address: str = "",
) -> Party:
    """A new table, its game begun. Raises `TurnedAway`."""
    browsers = [await Browser(port, keeps=keeps, address=address).open() for _ in range(people)]
    try:
        return await _seated(browsers, game, options, bots, bot)
    except TurnedAway:
        for browser in browsers:
            await browser.drop()
        raise


async def _seated(browsers: list[Browser], game: str, options: dict[str, Any], bots: int, bot: str) -> Party:
    """These people at a new table. Raises `TurnedAway`."""
    seats = [SeatWish("me"), *[SeatWish("open")] * (len(browsers) - 1), *[SeatWish("bot", bot)] * bots]
    wish = m.Create("Aya", game, seats, options, spectators="public")
    first = await browsers[0].ask(wish)
    if not isinstance(first, m.Seated):
        raise TurnedAway(f"no table of {game}: {first}")
    tokens = [first.token]
    for number, browser in enumerate(browsers[1:], 1):
        seated = await browser.ask(m.Sit(first.table, f"Ben {number}", first.invite))
        if not isinstance(seated, m.Seated):
            raise TurnedAway(f"no seat at a table of {game}: {seated}")
        tokens.append(seated.token)
    for browser, token in zip(browsers, tokens, strict=True):
        await browser.join(first.table, token)
    return Party(first.table, tokens, browsers)
