"""The messages that wait to be sent to one browser."""

from __future__ import annotations

import asyncio
import contextlib

from fudaba.server.protocol import messages
from fudaba.server.protocol.texts import say
from fudaba.server.ws.socket import Gone, Socket

UNREAD = 4 * 2**20
"""How many bytes a connection may leave unread; what is one long message is sent all the same."""
ROOM = 256 * 1024
"""A long log is sent on while no more than this many bytes are unread."""


class Outbox:
    """Sends messages in their order, as fast as they are read.

    A browser that does not read what it is sent is cut off, and comes back to all of it.
    """

    def __init__(self, backlog: int) -> None:
        """backlog: how many messages may wait."""
        self.is_over = False
        """Whether nothing more is sent."""
        self._waiting: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(backlog)
        self._unread = 0
        self._sent = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Send a message soon."""
        try:
            if self._unread > UNREAD:
                raise asyncio.QueueFull
            self._waiting.put_nowait(data)
            self._unread += len(data)
        except asyncio.QueueFull:
            self.close(messages.TOO_SLOW, "server-too-slow")

    @property
    def is_full(self) -> bool:
        """Whether much of what was sent is still unread."""
        return self._unread > ROOM

    async def room(self) -> None:
        """Wait until most of what was sent is on its way, or the connection is over."""
        while self.is_full and not self.is_over:
            self._sent.clear()
            await self._sent.wait()

    def close(self, code: int, message: str) -> None:
        """End the connection once what was said is sent; at once where nothing can be sent.

        message: the id of the reason.
        """
        self.end(code, reason(message))

    def end(self, code: int, reason: str) -> None:
        """The same, for a reason in words."""
        last = (code, reason)
        while True:
            try:
                self._waiting.put_nowait(last)
                return
            except asyncio.QueueFull:
                dropped = self._waiting.get_nowait()
                self._unread -= len(dropped) if isinstance(dropped, bytes) else 0

    def stop(self) -> None:
        """Nobody reads any more."""
        self.is_over = True
        self._sent.set()

    async def run(self, socket: Socket) -> None:
        """Send all that waits, until the connection ends."""
        with contextlib.suppress(Gone):
            while True:
                out = await self._waiting.get()
                if isinstance(out, tuple):
                    await socket.close(*out)
                    return
                await socket.send(out)
                self._unread -= len(out)
                self._sent.set()


def reason(message: str) -> str:
    """Why a connection is closed: for the browser's console, so in English."""
    return say(message).en[:120]
