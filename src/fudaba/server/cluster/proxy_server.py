"""At the server that owns a table: the connection of a browser that has come to another one; see `peers`."""

from __future__ import annotations

import asyncio

from fudaba.server.cluster.peer_link import Data, End, Lines
from fudaba.server.ws.socket import Caller, Gone

WINDOW = 256 * 1024
"""How many bytes may be on their way to one browser."""


class FarSocket:
    """A browser's connection by way of another server; a `ws.socket.Socket` like any other."""

    def __init__(self, number: int, caller: Caller, lines: Lines) -> None:
        self.caller = caller
        self._number = number
        self._lines = lines
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._over = False
        self._unread = 0
        self._room = asyncio.Event()

    def has_room(self, count: int) -> None:
        """This many bytes more are on their way to the browser."""
        self._unread -= count
        self._room.set()

    def say(self, data: bytes | None) -> None:
        """What the browser says; None: it is gone."""
        self._over = self._over or data is None
        self._room.set()
        self._said.put_nowait(data)

    async def accept(self) -> None:
        """It is accepted where it came."""

    async def receive(self) -> bytes | None:
        """The next message; None once the browser is gone."""
        return await self._said.get()

    async def send(self, data: bytes) -> None:
        """Tell it something, once it has read most of what it was told. Raises `Gone`."""
        while self._unread > WINDOW and not self._over:
            self._room.clear()
            await self._room.wait()
        if self._over or self._lines.gone:
            raise Gone
        self._unread += len(data)
        self._lines.put(Data(self._number, data))

    async def close(self, code: int, reason: str) -> None:
        """Close its connection."""
        self._lines.put(End(self._number, code, reason))
