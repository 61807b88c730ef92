"""What comes in over connections: counted before it is parsed, and parsed a bite at a time.

uvicorn parses all that has come at once, and before anybody can count messages. A few megabytes of empty
frames, or of chunks of one byte, would then hold up everybody for half a minute. Here each connection has its
turn, for a bite of what it has sent, and one turn of the event loop parses no more than `TURN` of all of them
together. What is not parsed yet is not read on: it waits where it came from.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, cast

from fudaba.server.limits.rate_limits import came_from, place_of

log = logging.getLogger("fudaba.server")

TURN = 128
"""What is parsed in one turn of the event loop: so many frames, lines or bites, of all connections."""
BITE = 16
"""How many frames, or lines of HTTP, one connection may have parsed until it is another's turn."""
PART = 16 * 1024
"""How many bytes, at most."""
LAST = 4
"""How many bites are still parsed of a connection that the other side has ended."""
SOONEST = 0.01
"""Seconds that a connection which has sent too many bytes waits at least."""


class Bite(NamedTuple):
    """How much of a connection's data may be parsed now."""

    size: int
    """How many bytes."""
    price: int
    """How many frames or lines they count for."""
    wait: float = 0.0
    """Seconds until more may be parsed, where `size` is 0."""


class PricedProtocol(Protocol):
    """A protocol that knows what it costs to parse what comes."""

    def bite(self, held: bytes, begin: int) -> Bite | None:
        """What of that is parsed next, counted from now on; None: it is too much, and the connection ends."""

    def cut_off(self) -> None:
        """End the connection: it has sent too much."""


class Turns:
    """Whose turn it is to be parsed."""

    def __init__(self) -> None:
        self._waiting: deque[Intake] = deque()
        self._due = False

    def add(self, intake: Intake) -> None:
        """One more waits for its turn."""
        self._waiting.append(intake)
        self._see_to_it()

    def _see_to_it(self) -> None:
        if self._waiting and not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        left = TURN
        while self._waiting and left > 0:
            left -= self._waiting.popleft().eat()
        self._due = False
        self._see_to_it()


class Intake(asyncio.Transport, asyncio.Protocol):
    """Stands between a connection and the protocol that parses it: takes itself for the other to each.

    of: makes the first protocol; another may take its place (`set_protocol`), as that of WebSockets does.
    """

    def __init__(self, turns: Turns, of: Callable[[], Any]) -> None:
        super().__init__()
        self._turns = turns
        self._inner = of()
        self._place = ""
        self._held = b""
        self._begin = 0
        self._queued = False
        self._paused = False  # the protocol wants no more for now
        self._ended = False
        self._rests: asyncio.TimerHandle | None = None

    # To the connection it is the protocol.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a connection."""
        self._real = cast(asyncio.Transport, transport)  # uvloop's is none by its type
        peer = self._real.get_extra_info("peername")
        self._place = place_of(peer[0]) if isinstance(peer, tuple) and peer else ""
        self._inner.connection_made(self)

    def data_received(self, data: bytes) -> None:
        """Hold what has come until it is its turn; nothing more is read meanwhile."""
        if self._ended:
            return
        self._held = self._held[self._begin :] + data if self._is_left else data
        self._begin = 0
        self._flow()

    def eof_received(self) -> None:
        """The other side says no more; the connection ends."""

    def connection_lost(self, exc: Exception | None) -> None:
        """There is no connection any more; what was said last counts still."""
        for _ in range(LAST):
            if self._is_left and not self._ended:
                self._parse()
        self._let_go()
        self._inner.connection_lost(exc)
        # The two refer to each other: so nothing of either is left once nobody uses them.
        self._inner = None

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """It reads again."""
        self._inner.resume_writing()

    # To the protocol it is the connection.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send that."""
        self._real.write(data)

    def close(self) -> None:
        """End the connection once all is sent; nothing more is read."""
        self._let_go()
        self._real.close()

    def abort(self) -> None:
        """End the connection now."""
        self._let_go()
        self._real.abort()

    def is_closing(self) -> bool:
        """Whether it ends."""
        return self._real.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known of it."""
        return self._real.get_extra_info(name, default)

    def get_write_buffer_size(self) -> int:
        """How much is not sent yet."""
        return self._real.get_write_buffer_size()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Another protocol parses what comes from now on."""
        self._inner = protocol
        self._flow()

    def is_reading(self) -> bool:
        """Whether the protocol wants more."""
        return not self._paused

    def pause_reading(self) -> None:
        """The protocol wants no more for now."""
        self._paused = True
        self._flow()

    def resume_reading(self) -> None:
        """The protocol wants more."""
        self._paused = False
        self._flow()

    # Its turn.

    def eat(self) -> int:
        """Have a bite parsed, now that it is its turn; returns the price."""
        self._queued = False
        if not self._may_eat:
            return 1
        came_from.set(self._place)
        price = 1 + self._parse()
        came_from.set("")
        if not self._ended:
            self._flow()
        return price

    def _parse(self) -> int:
        try:
            bite = self._inner.bite(self._held, self._begin)
            if bite is None:
                self._inner.cut_off()
                self._let_go()
                return 0
            if not bite.size:
                self._rest(bite.wait)
                return 0
            begin, self._begin = self._begin, self._begin + bite.size
            self._inner.data_received(self._held[begin : self._begin])
            price: int = bite.price
            return price
        except Exception:
            log.exception("a connection is ended: what it sent cannot be parsed")
            self.abort()
            return 0

    @property
    def _is_left(self) -> bool:
        return self._begin < len(self._held)

    @property
    def _may_eat(self) -> bool:
        return self._is_left and not (self._paused or self._ended or self._rests)

    def _flow(self) -> None:
        """Wait for a turn, or read on, as it is now."""
        if self._may_eat and not self._queued:
            self._queued = True
            self._turns.add(self)
        if self._ended or self._real.is_closing():
            return
        if self._is_left or self._paused:
            self._real.pause_reading()
        else:
            self._held, self._begin = b"", 0
            self._real.resume_reading()

    def _rest(self, seconds: float) -> None:
        self._rests = asyncio.get_running_loop().call_later(max(SOONEST, seconds), self._again)

    def _again(self) -> None:
        self._rests = None
        self._flow()

    def _let_go(self) -> None:
        """Nothing of what it has sent, or sends, is parsed any more."""
        self._ended = True
        self._held, self._begin = b"", 0
        if self._rests is not None:
            self._rests.cancel()
            self._rests = None


class Frames:
    """Where the frames of a WebSocket begin, by their heads alone."""

    def __init__(self) -> None:
        self._left = 0
        self._head = b""

    def take(self, data: bytes, begin: int, end: int, most: int) -> tuple[int, int]:
        """How many bytes from there belong to the next frames, `most` at most, and how many begin there."""
        at, found = begin, 0
        while at < end:
            if self._left:
                step = min(self._left, end - at)
                self._left -= step
                at += step
                continue
            if found == most:
                break
            head = self._head + data[at : min(end, at + 14 - len(self._head))]
            size = _head_size(head)
            if size > len(head):
                self._head = head
                return end - begin, found
            at += size - len(self._head)
            self._head = b""
            self._left = _length(head)
            found += 1
        return at - begin, found


def _head_size(head: bytes) -> int:
    """How long the head of a frame is; 2 where that is not known yet."""
    if len(head) < 2:
        return 2
    longer = {126: 2, 127: 8}.get(head[1] & 127, 0)
    return 2 + longer + (4 if head[1] & 128 else 0)


def _length(head: bytes) -> int:
    """How many bytes follow a whole head."""
    short = head[1] & 127
    if short == 126:
        return int.from_bytes(head[2:4], "big")
    return int.from_bytes(head[2:10], "big") if short == 127 else short
