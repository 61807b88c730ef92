"""At the server to which a browser has come: its way to the one that owns its table; see `peers`."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence

import msgspec

from fudaba.server.cluster.peer_link import SILENT, Ask, Begin, Cards, Data, End, Lines, Room
from fudaba.server.lobby.listing import Key
from fudaba.server.operations.background import Background
from fudaba.server.operations.log import request
from fudaba.server.protocol.messages import RESTARTING, Answer
from fudaba.server.protocol.schema import TableCard
from fudaba.server.store import Peer
from fudaba.server.ws.other_servers import BrowserConnection


class _Moment(msgspec.Struct):
    """Which moment an update shows, and nothing else of it."""

    sequence: int


class _Seat(msgspec.Struct):
    """A seat that was taken."""

    table: str
    """The id of the table."""
    token: str
    """The token of the seat."""
    joined: bool = False
    """Whether the connection is at the table already."""


_moment = msgspec.msgpack.Decoder(_Moment).decode
_seat = msgspec.msgpack.Decoder(_Seat).decode


def _begins(tag: str) -> bytes:
    """How a message of that kind begins, after its first byte."""
    return msgspec.msgpack.encode({"t": tag})[1:]


_UPDATE, _TAKEN, _REFUSED, _SEATED = map(_begins, ("update", "taken", "refused", "seated"))


class Link(Lines):
    """The connection to a server that owns tables to which browsers have come here."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        super().__init__(reader, writer)
        self._near: dict[int, Remote] = {}
        self._asked: dict[int, asyncio.Future[list[TableCard | None]]] = {}
        self._numbers = itertools.count(1)
        self._background = Background()

    async def cards(self, keys: Sequence[Key]) -> list[TableCard | None]:
        """What is told there of these seats. Raises OSError where nothing is."""
        if self.gone:
            raise OSError("the connection is over")
        number = next(self._numbers)
        self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            self.put(Ask(number, list(keys)))
            async with asyncio.timeout(SILENT):
                return await self._asked[number]
        finally:
            self._asked.pop(number, None)

    def begin(self, near: Remote, address: str, person: str) -> int:
        """A browser of that address, and that person, goes on there; returns its number."""
        number = next(self._numbers)
        self._near[number] = near
        self.put(Begin(number, address, person, request.get().partition(".")[0]))
        return number

    def leave(self, number: int) -> None:
        """It does no more."""
        if self._near.pop(number, None) is not None:
            self.put(End(number))

    async def read(self) -> bool:
        """Hand on what comes, until the connection is over: then all of them must come again.

        Returns whether the other side ended it.
        """
        while (frame := await self.get()) is not None:
            if isinstance(frame, Data) and frame.connection in self._near:
                near = self._near[frame.connection]
                near.hear(frame.data)
                room = Room(frame.connection, len(frame.data))
                if near.is_full:
                    self._background.do(self._put_later(near, room))
                else:
                    self.put(room)
            elif isinstance(frame, End) and frame.connection in self._near:
                self._near.pop(frame.connection).lose(frame.code, frame.reason)
            elif isinstance(frame, Cards) and frame.number in self._asked:
                answered = self._asked.pop(frame.number)
                if not answered.done():
                    answered.set_result(frame.cards)
        was_cut = self.gone
        self.cut()
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(OSError("the connection is over"))
        left, self._near = self._near, {}
        for near in left.values():
            near.lose(RESTARTING, "the table's server is gone")
        self._background.quiet()
        return not was_cut

    async def _put_later(self, near: Remote, room: Room) -> None:
        await near.room()
        self.put(room)


class Remote:
    """A browser's seat at another server. table: the one at which it is there.

    unanswered: its last answer, if nothing has been said to that. is_over: whether nothing is heard any more.
    """

    def __init__(self, peer: Peer, link: Link, near: BrowserConnection, client: str, person: str) -> None:
        self.peer = peer
        self.table = ""
        self.unanswered: Answer | None = None
        self.is_over = False
        self._update = b""
        self._near = near
        self._link = link
        self._number = link.begin(self, client, person)

    def send(self, data: bytes, answer: Answer | None = None) -> None:
        """Pass on what the browser says. answer: if it is one."""
        if answer is not None:
            self.unanswered = answer
        self._link.put(Data(self._number, data))

    def leave(self) -> None:
        """It is there no more."""
        self.is_over = True
        self._link.leave(self._number)

    @property
    def sequence(self) -> int:
        """That of the moment that the browser was shown last, -1 for none."""
        return _moment(self._update).sequence if self._update else -1

    def hear(self, data: bytes) -> None:
        """Hand on what is said to the browser; only what it is is looked at."""
        if data.startswith(_UPDATE, 1):
            self._update = data
        elif data.startswith((_TAKEN, _REFUSED), 1):
            self.unanswered = None
        elif data.startswith(_SEATED, 1) and (seat := _seat(data)).joined:
            self.table, self._update, self.unanswered = seat.table, b"", None
            self._near.seated(seat.table, seat.token)
        self._near.send(data)

    def lose(self, code: int, reason: str) -> None:
        """Nothing more is said there."""
        self.is_over = True
        self._near.lost(code, reason)

    @property
    def is_full(self) -> bool:
        """Whether the browser has left much of what it was sent unread."""
        return self._near.is_full

    async def room(self) -> None:
        """Wait until most of that is on its way."""
        await self._near.room()
