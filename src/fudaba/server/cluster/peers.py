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
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fudaba.server.cluster.peer_link import SILENT, Ask, Begin, Cards, Data, End, Lines, Room
from fudaba.server.cluster.peer_listener import Meeting
from fudaba.server.cluster.proxy_client import Link, Remote
from fudaba.server.cluster.proxy_server import FarSocket
from fudaba.server.lobby.listing import Key
from fudaba.server.operations.background import Background
from fudaba.server.protocol.schema import TableCard
from fudaba.server.store import Peer
from fudaba.server.ws.other_servers import BrowserConnection
from fudaba.server.ws.socket import Caller

log = logging.getLogger("fudaba.server")

NONCE, PROOF = 16, 32
"""Bytes that are drawn, and those of the proof that somebody knows the database's secret."""


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
        self._meeting = Meeting(self._meet)
        self._coming: set[Lines] = set()

    async def start(self, host: str) -> Peer:
        """Listen there at any port; returns what others must know to come. Raises OSError where it cannot."""
        from fudaba.server.cluster import certificates  # its library is an extra

        context, certificate = await asyncio.to_thread(certificates.own)
        port = self._meeting.open(host, context)
        return Peer(f"{host}:{port}", certificate)

    def close(self) -> None:
        """End all connections."""
        self._meeting.close()
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

    async def reach(self, peer: Peer, near: BrowserConnection, client: str, person: str) -> Remote:
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
        from fudaba.server.cluster import certificates  # its library is an extra

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

    async def _meet(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, known: Callable[[], None]
    ) -> None:
        """Another server has come, if it knows the secret. known: called once it has shown that."""
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
        known()
        self._coming.add(lines)
        self._background.do(lines.live())
        far: dict[int, FarSocket] = {}
        while (frame := await lines.get()) is not None:
            match frame:
                case Begin():
                    caller = Caller(
                        frame.address, is_forwarded=True, person=frame.person, request=frame.asked
                    )
                    far[frame.connection] = FarSocket(frame.connection, caller, lines)
                    self._background.do(self._serve(far[frame.connection]))
                case Data() if frame.connection in far:
                    far[frame.connection].say(frame.data)
                case Room() if frame.connection in far:
                    far[frame.connection].has_room(frame.count)
                case Ask():
                    lines.put(Cards(frame.number, self._own(frame.keys)))
                case End() if frame.connection in far:
                    far.pop(frame.connection).say(None)
                case _:
                    pass  # of one that is gone, or a sign of life
        lines.cut()
        self._coming.discard(lines)
        for socket in far.values():
            socket.say(None)

    def _proof(self, nonce: bytes) -> bytes:
        return hmac.digest(self.secret, nonce, "sha256")
