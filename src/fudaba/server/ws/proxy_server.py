"""At the server that owns a table: the connection of a browser that has come to another one; see `peers`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, MutableMapping
from typing import Any, NamedTuple

from fudaba.server.cluster.peer_link import Data, End, Lines

WINDOW = 256 * 1024
"""How many bytes may be on their way to one browser."""


class Client(NamedTuple):
    """Whose connection it is."""

    host: str


class FarSocket:
    """A browser's connection by way of another server; for a `CommandHandler` it is like any other.

    person: whose it is, as that server says. asked: the id of its connection there.
    """

    def __init__(self, number: int, address: str, lines: Lines, person: str = "", asked: str = "") -> None:
        self.asked = asked
        self.headers: Mapping[str, str] = {}
        self.client = Client(address)
        self.person = person
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

    async def receive(self) -> MutableMapping[str, Any]:
        """The next that it says, as ASGI has it."""
        data = await self._said.get()
        if data is None:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "bytes": data}

    async def send_bytes(self, data: bytes) -> None:
        """Tell it something, once it has read most of what it was told. Raises RuntimeError if it is gone."""
        while self._unread > WINDOW and not self._over:
            self._room.clear()
            await self._room.wait()
        if self._over or self._lines.gone:
            raise RuntimeError("the browser is gone")
        self._unread += len(data)
        self._lines.put(Data(self._number, data))

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close its connection."""
        self._lines.put(End(self._number, code, reason or ""))
