"""Between the servers of one database: who has come to a table that another process owns is heard there.

Two servers have one connection in each direction, for all the browsers of the one at the tables of the
other. What a browser says of such a table goes on as it came, and what the owner says to it comes back as it
is; so a browser is told the same, in the same order, as if it had come to the owner.

It is TLS 1.3. Who is spoken to shows the certificate that stands in the database beside the address, made
anew by each process (`certificates`); who comes proves to know the secret that stands there. So nobody
who cannot read the database can read or change what goes between them, or be taken for one of them.
"""

from __future__ import annotations

import asyncio
import hmac
import itertools
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping, MutableMapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from fudaba.server.background import Background
from fudaba.server.messages import RESTARTING, Answer
from fudaba.server.parts import TableCard
from fudaba.server.peer_lines import SILENT, Ask, Begin, Cards, Data, End, Key, Lines, Room
from fudaba.server.server_log import request
from fudaba.server.store import Peer

log = logging.getLogger("fudaba.server")

WINDOW = 256 * 1024
"""How many bytes may be on their way to one browser."""
NONCE, PROOF = 16, 32
"""Bytes that are drawn, and those of the proof that somebody knows the database's secret."""


class _Moment(msgspec.Struct):
    """Which moment an update shows, and nothing else of it."""

    sequence: int


_moment = msgspec.msgpack.Decoder(_Moment).decode


def _begins(tag: str) -> bytes:
    """How a message of that kind begins, after its first byte."""
    return msgspec.msgpack.encode({"t": tag})[1:]


_UPDATE, _TAKEN, _REFUSED = map(_begins, ("update", "taken", "refused"))


class Near(Protocol):
    """A browser's connection at the server to which it came."""

    def send(self, data: bytes) -> None:
        """Send it something soon."""

    @property
    def is_full(self) -> bool:
        """Whether much of what it was sent is still unread."""

    async def room(self) -> None:
        """Wait until most of that is on its way."""

    def lost(self, code: int, reason: str) -> None:
        """Where its table is nothing more is heard of it."""


class Client(NamedTuple):
    """Whose connection it is."""

    host: str


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
            if isinstance(frame, Data) and frame.desk in self._near:
                near = self._near[frame.desk]
                near.hear(frame.data)
                room = Room(frame.desk, len(frame.data))
                if near.is_full:
                    self._background.do(self._put_later(near, room))
                else:
                    self.put(room)
            elif isinstance(frame, End) and frame.desk in self._near:
                self._near.pop(frame.desk).lose(frame.code, frame.reason)
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

    def __init__(self, peer: Peer, link: Link, near: Near, client: str, person: str) -> None:
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


class FarSocket:
    """The connection of a browser that has come to another server; for a `Desk` it is like any other.

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


class Peers:
    """The other servers. serve: speaks with a browser that has come to one of them. own: what is told in a
    lobby of seats at tables here. miss: told of a server that does not answer any more."""

    def __init__(
        self,
        serve: Callable[[FarSocket], Coroutine[Any, Any, None]],
        own: Callable[[Sequence[Key]], list[TableCard | None]] = lambda keys: [],
        miss: Callable[[Peer], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        self.secret = b""
        """What all of them know, and nobody else; as long as it is not known nobody is believed."""
        self._serve = serve
        self._own = own
        self._miss = miss
        self._links: dict[Peer, Link] = {}
        self._reaching: dict[Peer, asyncio.Task[Link]] = {}
        """The servers that are being reached; a caller who wants to speak to one meanwhile waits for the
        same."""
        self._background = Background()
        self._server: asyncio.Server | None = None
        self._coming: set[Lines] = set()

    async def start(self, host: str) -> Peer:
        """Listen there at any port; returns what others must know to come. Raises OSError where it cannot."""
        from fudaba.server import certificates  # its library is an extra

        context, certificate = await asyncio.to_thread(certificates.own)
        self._server = await asyncio.start_server(
            self._come, host, 0, ssl=context, ssl_handshake_timeout=SILENT
        )
        port = self._server.sockets[0].getsockname()[1]
        return Peer(f"{host}:{port}", certificate)

    def close(self) -> None:
        """End all connections."""
        if self._server is not None:
            self._server.close()
        for lines in (*self._links.values(), *self._coming):
            lines.cut()
        for reaching in self._reaching.values():
            reaching.cancel()
        self._background.quiet()

    def gone(self, address: str) -> None:
        """No server is at that address any more: nobody need wait for what it says."""
        for peer, link in self._links.items():
            if peer.address == address:
                link.cut()
        for peer, reaching in self._reaching.items():
            if peer.address == address:
                reaching.cancel()

    async def reach(self, peer: Peer, near: Near, client: str, person: str) -> Remote:
        """Let somebody's browser go on at that server. Raises OSError where it cannot be reached."""
        return Remote(peer, await self._link(peer), near, client, person)

    async def cards(self, peer: Peer, keys: Sequence[Key]) -> list[TableCard | None]:
        """What that server tells in a lobby of these seats, one by one; None of what it does not know."""
        try:
            return await (await self._link(peer)).cards(keys)
        except OSError:  # a TimeoutError is one
            return [None] * len(keys)

    async def _link(self, peer: Peer) -> Link:
        link = self._links.get(peer)
        if link is not None and not link.gone:
            return link
        reaching = self._reaching.get(peer)
        if reaching is None:
            self._reaching[peer] = reaching = asyncio.create_task(self._linked(peer))
            reaching.add_done_callback(lambda done: self._reached(peer, done))
        await asyncio.wait({reaching})
        if reaching.cancelled():
            raise OSError("the other server is gone")
        return reaching.result()

    def _reached(self, peer: Peer, done: asyncio.Task[Link]) -> None:
        self._reaching.pop(peer, None)
        if not done.cancelled() and isinstance(done.exception(), ConnectionRefusedError):
            self._missed(peer)  # where it listened nobody does

    def _missed(self, peer: Peer) -> None:
        if self._miss is not None:
            self._background.do(self._miss(peer))

    async def _follow(self, peer: Peer, link: Link) -> None:
        if await link.read():
            self._missed(peer)

    async def _linked(self, peer: Peer) -> Link:
        from fudaba.server import certificates  # its library is an extra

        host, _, port = peer.address.rpartition(":")
        try:
            context = certificates.only(peer.certificate)
            async with asyncio.timeout(SILENT):
                reader, writer = await asyncio.open_connection(
                    host, int(port), ssl=context, server_hostname=certificates.NAME
                )
                writer.write(self._proof(await reader.readexactly(NONCE)))
        except OSError:
            raise  # another certificate is a ValueError, too
        except (EOFError, ValueError) as error:  # ValueError: there is no certificate, or no port
            raise OSError("the other server does not answer") from error
        self._links[peer] = link = Link(reader, writer)
        self._background.do(self._follow(peer, link))
        self._background.do(link.live())
        return link

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._background.do(self._meet(reader, writer))

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Another server has come, if it knows the secret."""
        nonce = secrets.token_bytes(NONCE)
        writer.write(nonce)
        try:
            async with asyncio.timeout(SILENT):
                proof = await reader.readexactly(PROOF)
        except (OSError, EOFError):
            proof = b""
        lines = Lines(reader, writer)
        if not self.secret or not hmac.compare_digest(proof, self._proof(nonce)):
            log.warning("somebody who is no server of this database came to where these meet")
            lines.cut()
            return
        self._coming.add(lines)
        self._background.do(lines.live())
        far: dict[int, FarSocket] = {}
        while (frame := await lines.get()) is not None:
            match frame:
                case Begin():
                    far[frame.desk] = FarSocket(frame.desk, frame.address, lines, frame.person, frame.asked)
                    self._background.do(self._serve(far[frame.desk]))
                case Data() if frame.desk in far:
                    far[frame.desk].say(frame.data)
                case Room() if frame.desk in far:
                    far[frame.desk].has_room(frame.count)
                case Ask():
                    lines.put(Cards(frame.number, self._own(frame.keys)))
                case End() if frame.desk in far:
                    far.pop(frame.desk).say(None)
                case _:
                    pass  # of one that is gone, or a sign of life
        lines.cut()
        self._coming.discard(lines)
        for socket in far.values():
            socket.say(None)

    def _proof(self, nonce: bytes) -> bytes:
        return hmac.digest(self.secret, nonce, "sha256")
