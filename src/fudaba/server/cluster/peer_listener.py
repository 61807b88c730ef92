"""The port where other servers come in: counted at the door, before TLS costs anything."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import time
from collections.abc import Callable, Coroutine
from typing import Any

from fudaba.server.cluster.peer_link import SILENT
from fudaba.server.limits.connection_limits import Door
from fudaba.server.limits.rate_limits import Allowances, came_from, place_of
from fudaba.server.operations.background import Background, lasting

UNPROVEN = 64
"""How many connections there may be that have not shown yet that they are a server's."""
EACH = 16
"""How many of them from one address."""
RATE, AT_ONCE = 5.0, 40
"""How many connections one address may begin a second, and at once."""

Meet = Callable[[asyncio.StreamReader, asyncio.StreamWriter, Callable[[], None]], Coroutine[Any, Any, None]]
"""Speaks with what has come; called as soon as it has shown that it is a server: the third."""


class Meeting:
    """Lets in who comes, if there are not too many. meet: speaks with it."""

    def __init__(self, meet: Meet) -> None:
        self._meet = meet
        self._door = Door(UNPROVEN, EACH, SILENT, SILENT)
        self._begun = Allowances(RATE, AT_ONCE)
        self._background = Background()
        self._listening: socket.socket | None = None

    def open(self, host: str, context: ssl.SSLContext) -> int:
        """Listen there; returns the port. Raises OSError where that cannot be."""
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._listening = socket.create_server((host, 0), family=family, backlog=256)
        self._listening.setblocking(False)
        port: int = self._listening.getsockname()[1]
        self._background.do(lasting("meeting", lambda: self._listen(context)))
        return port

    def close(self) -> None:
        """Listen no more."""
        self._background.quiet()
        if self._listening is not None:
            self._listening.close()

    async def _listen(self, context: ssl.SSLContext) -> None:
        loop = asyncio.get_running_loop()
        assert self._listening is not None
        while True:
            came, address = await loop.sock_accept(self._listening)
            place = place_of(address[0])
            if not self._begun.take(place, time.monotonic()) or not self._door.enter(came, address[0]):
                came.close()
                continue
            self._background.do(self._welcome(came, place, context))

    async def _welcome(self, came: socket.socket, place: str, context: ssl.SSLContext) -> None:
        came_from.set(place)
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(reader)
        try:
            with contextlib.suppress(OSError):
                transport, _ = await loop.connect_accepted_socket(
                    lambda: protocol, came, ssl=context, ssl_handshake_timeout=SILENT
                )
                writer = asyncio.StreamWriter(transport, protocol, reader, loop)
                await self._meet(reader, writer, lambda: self._door.leave(came))
        finally:
            self._door.leave(came)
