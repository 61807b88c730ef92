"""A connection between two servers: what is said over it, and signs of life."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

import msgspec

from fudaba.server.lobby.listing import Key
from fudaba.server.protocol.schema import TableCard

LONGEST = 64 * 2**20
"""Bytes of the longest frame."""
BEAT = 1.0
"""Seconds between two signs of life."""
SILENT = 4.0
"""Seconds without one after which a connection is over; also for a browser that has to say who it is."""
UNREAD = 16 * 2**20
"""How many bytes another server may leave unread."""


class Begin(msgspec.Struct, tag="begin", array_like=True):
    """A browser has come to the other server."""

    connection: int
    """The number of its connection on this link."""
    address: str
    """The browser's own address, whose limits it has."""
    person: str = ""
    """The id of the person who is signed in, "" for a guest."""
    asked: str = ""
    """The id of its connection in the log."""


class Data(msgspec.Struct, tag="data", array_like=True):
    """What it says, or is told."""

    connection: int
    data: bytes


class End(msgspec.Struct, tag="end", array_like=True):
    """A connection has ended, or is to be closed."""

    connection: int
    """Its number on this link."""
    code: int = 1000
    """The close code of WebSocket."""
    reason: str = ""
    """The reason that goes with it."""


class Room(msgspec.Struct, tag="room", array_like=True):
    """This many bytes of what it was told are on their way to it."""

    connection: int
    count: int


class Beat(msgspec.Struct, tag="beat", array_like=True):
    """A sign of life."""


class Ask(msgspec.Struct, tag="ask", array_like=True):
    """What is to be told in a lobby of these seats? Answered by `Cards` of the same number."""

    number: int
    keys: list[Key]


class Cards(msgspec.Struct, tag="cards", array_like=True):
    """The tables of those seats, one by one; None for one that is not there."""

    number: int
    cards: list[TableCard | None]


Frame: TypeAlias = Begin | Data | End | Room | Beat | Ask | Cards

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Frame).decode


class Lines:
    """A connection between two servers, with signs of life."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.gone = False

    def put(self, frame: Frame) -> None:
        """Send a frame soon; a client that leaves too much unread is cut off."""
        if self.gone or self._writer.is_closing():
            return
        data = _encode(frame)
        self._writer.write(len(data).to_bytes(4, "big") + data)
        if self._writer.transport.get_write_buffer_size() > UNREAD:
            self.cut()

    def cut(self) -> None:
        """End it."""
        self.gone = True
        self._writer.transport.abort()

    async def get(self) -> Frame | None:
        """The next frame, None once the connection is over."""
        try:
            async with asyncio.timeout(SILENT):
                size = int.from_bytes(await self._reader.readexactly(4), "big")
                data = await self._reader.readexactly(size) if size <= LONGEST else b""
            frame: Frame = _decode(data)
            return frame
        except (OSError, EOFError, msgspec.DecodeError):  # a TimeoutError is an OSError
            return None

    async def live(self) -> None:
        """Show signs of life, for as long as it is there."""
        while not self.gone:
            self.put(Beat())
            await asyncio.sleep(BEAT)
