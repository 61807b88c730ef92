"""Connections before they say anything: how many there may be, and how long each may take to say it.

uvicorn waits for ever for the rest of a request (https://github.com/Kludex/uvicorn/issues/157). Here a
request must be there some seconds after its connection, and its answer be taken some seconds later; and one
address has only this many connections, so that it cannot take all that the system has. A WebSocket that has
begun is watched by its pings, and counted by `Addresses` as well. What each of them sends is
counted before it is parsed: see `intake`.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Hashable
from typing import Any, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fudaba.server.limits.intake import BITE, PART, Bite, Frames, Intake, Turns
from fudaba.server.limits.rate_limits import Allowance, place_of
from fudaba.server.protocol.messages import TOO_FAST

log = logging.getLogger("fudaba.server")

FILES = 128
"""How many files are left for all else: the database, the bots' processes, what is served."""
MOST = 10_000
"""How many connections, where the system does not say how many files may be open."""

LONGEST_REQUEST = 2**20
"""How many bytes a request may have; what a page may send (`http.jobs.LARGEST`) is far less."""
MOST_LINES = 600
"""How many lines it may have: those of its head, and two for each chunk of its body."""
AFTER_CLOSE = 64
"""How many frames of a WebSocket are still parsed that is being closed: the other side's own close is one."""
LINGERS = 5.0
"""Seconds within which a WebSocket that was cut off must have taken the reason."""


class Door:
    """Lets connections in, and knows how many there are.

    most: at a time. each: at a time from one address; 0 where all come from one proxy. asking: seconds until
    a request must be there, whole. answering: seconds until its answer must have been taken.
    """

    def __init__(self, most: int, each: int, asking: float, answering: float) -> None:
        self.most = most
        self.each = each
        self.asking = asking
        self.answering = answering
        self._inside: dict[Hashable, str] = {}
        self._from: Counter[str] = Counter()
        self._full = False

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, who: Hashable, address: str) -> bool:
        """Whether one more connection may come in; if so it is counted."""
        place = place_of(address)
        if self.each and self._from[place] >= self.each:
            return False
        if len(self._inside) >= self.most:
            if not self._full:
                self._full = True
                log.warning("full: %d connections, no more are let in", self.most)
            return False
        self._inside[who] = place
        self._from[place] += 1
        return True

    def leave(self, who: Hashable) -> None:
        """A connection is gone, if it was in."""
        place = self._inside.pop(who, None)
        if place is None:
            return
        self._full = False
        self._from[place] -= 1
        if not self._from[place]:
            del self._from[place]


def files_allowed() -> int:
    """How many connections the system has files for, once as many are asked for as there may be."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + FILES if hard == resource.RLIM_INFINITY else min(hard, MOST + FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return min(MOST, max(64, wanted - FILES if soft == resource.RLIM_INFINITY else soft - FILES))


class Pace(NamedTuple):
    """How fast a WebSocket may send. One that sends more frames is ended; one that sends more bytes is read
    more slowly.
    """

    frames: float
    """Frames a second."""
    frames_at_once: int
    """Frames at once."""
    bytes: float
    """Bytes a second."""
    bytes_at_once: int
    """Bytes at once."""


def protocols(door: Door, pace: Pace) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn speaks HTTP and WebSocket with, behind a door."""
    turns = Turns()

    class Timed(H11Protocol):
        """HTTP whose requests come in time, and are no longer than they may be."""

        _due: asyncio.TimerHandle | None = None
        _let_in = True
        _bytes = 0
        _lines = 0
        _is_chunked = False
        _waits_for_rest = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
            super().connection_made(transport)
            self._let_in = door.enter(transport, self.client[0] if self.client else "")
            if self._let_in:
                self._must_within(door.asking)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._at_ease()
            door.leave(self.transport)
            super().connection_lost(exc)

        def bite(self, held: bytes, begin: int) -> Bite | None:
            """What is parsed next: lines, or a part of what comes as it is."""
            end, lines = min(len(held), begin + PART), 0
            if self.conn.their_state is not h11.SEND_BODY or self._is_chunked:
                at = begin
                while lines < BITE and (found := held.find(b"\n", at, end) + 1):
                    lines, at = lines + 1, found
                end = at if lines == BITE else end
            self._bytes += end - begin
            self._lines += lines
            if self._bytes > LONGEST_REQUEST or self._lines > MOST_LINES:
                return None
            return Bite(end - begin, lines)

        def cut_off(self) -> None:
            """End the connection."""
            self.transport.abort()

        def data_received(self, data: bytes) -> None:
            if not self._let_in:
                return
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before:
                self._begun()
            elif self._waits_for_rest and not self.cycle.more_body:
                self._waits_for_rest = False
                if not self.cycle.response_complete:
                    self._must_within(door.answering)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._at_ease()
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            self._must_within(self.timeout_keep_alive + door.asking)
            answered = self.cycle
            super().on_response_complete()
            if self.cycle is not answered:  # the next request was there already
                self._begun()

        def _begun(self) -> None:
            """A request has begun: its rest must come in time, and then its answer be taken."""
            self._bytes = self._lines = 0
            self._is_chunked = any(name == b"transfer-encoding" for name, _ in self.headers)
            self._waits_for_rest = self.cycle.more_body
            self._must_within(door.asking if self._waits_for_rest else door.answering)

        def _must_within(self, seconds: float) -> None:
            self._at_ease()
            self._due = self.loop.call_later(seconds, self._too_late)

        def _at_ease(self) -> None:
            if self._due is not None:
                self._due.cancel()
                self._due = None

        def _too_late(self) -> None:
            self.transport.abort()

    class Counted(WebSocketsSansIOProtocol):
        """A WebSocket that is counted as long as it is there, and with it what it says."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            now = self.loop.time()
            self._heads = Frames()
            self._frames = Allowance(pace.frames, pace.frames_at_once, now)
            self._bytes = Allowance(pace.bytes, pace.bytes_at_once, now)
            self._after_close = AFTER_CLOSE
            self._lingers: asyncio.TimerHandle | None = None

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self.transport)
            super().connection_lost(exc)
            if self._lingers is not None:
                self._lingers.cancel()
            self.conn.parser.close()  # it is a generator that refers to what has it

        def bite(self, held: bytes, begin: int) -> Bite | None:
            """What is parsed next: some frames, or a part of one."""
            now, end = self.loop.time(), min(len(held), begin + PART)
            if (wait := self._bytes.after(now, end - begin)) > 0:
                return Bite(0, 0, wait)
            size, frames = self._heads.take(held, begin, end, BITE)
            self._bytes.take(now, size)
            if self.close_sent:
                self._after_close -= frames
                return Bite(size, frames) if self._after_close >= 0 else None
            return Bite(size, frames) if not frames or self._frames.take(now, frames) else None

        def send_receive_event_to_app(self) -> None:
            # A text is given on as bytes: what is no UTF-8 is a message that cannot be read, and no error.
            self.curr_msg_data_type = "bytes"
            super().send_receive_event_to_app()

        def cut_off(self) -> None:
            """Say that it was too fast, and end the connection."""
            if self.handshake_complete and not self.close_sent:
                self.conn.send_close(TOO_FAST, "too fast")
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.close_sent = True
            self.transport.close()
            self._lingers = self.loop.call_later(LINGERS, self.transport.abort)

    class Http(Intake):
        """A connection: HTTP at first."""

        def __init__(self, **given: Any) -> None:
            super().__init__(turns, lambda: Timed(**given))

    return Http, Counted
