"""Connections before they say anything: how many there may be, and how long each may take to say it.

uvicorn waits for ever for the rest of a request (https://github.com/Kludex/uvicorn/issues/157). Here a
request must be there some seconds after its connection, and its answer be taken some seconds later; and one
address has only this many connections, so that it cannot take all that the system has. A WebSocket that has
begun is watched by its pings, and counted by `guard` as well.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Hashable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fudaba.server.limits.rate_limits import place_of

log = logging.getLogger("fudaba.server")

FILES = 128
"""How many files are left for all else: the database, the bots' processes, what is served."""
MOST = 10_000
"""How many connections, where the system does not say how many files may be open."""


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


def protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn speaks HTTP and WebSocket with, behind a door."""

    class Timed(H11Protocol):
        """HTTP whose requests come in time."""

        _due: asyncio.TimerHandle | None = None
        _let_in = True

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

        def data_received(self, data: bytes) -> None:
            if not self._let_in:
                return
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before:
                self._must_within(door.answering)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._at_ease()
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            self._must_within(self.timeout_keep_alive + door.asking)
            answered = self.cycle
            super().on_response_complete()
            if self.cycle is not answered:  # the next request was there already
                self._must_within(door.answering)

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
        """A WebSocket that is counted as long as it is there."""

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self.transport)
            super().connection_lost(exc)

    return Timed, Counted
