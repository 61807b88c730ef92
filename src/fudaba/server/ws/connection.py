"""A connection to one browser: from its first message to its close, what is read of it and sent to it.

What is done that a browser asks for is in `connection`.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Mapping, MutableMapping
from typing import Any, Protocol

import msgspec
from starlette.datastructures import Address
from starlette.requests import cookie_parser
from starlette.websockets import WebSocketDisconnect

from fudaba import __version__
from fudaba.server.accounts.site import site_of
from fudaba.server.limits.rate_limits import Addresses, Rates, Shared, is_own_page
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.operations import log as server_log
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.texts import say
from fudaba.server.store import Away
from fudaba.server.ws.proxy_server import Client, FarSocket

log = logging.getLogger("fudaba.server")

_numbers = itertools.count(1)
"""Of the connections."""

UNREADABLE = 3
"""After how many messages that are none the connection is closed."""
PATIENCE = 20
"""How many messages above what is allowed are only refused; then the connection is closed."""
UNREAD = 4 * 2**20
"""How many bytes a connection may leave unread; what is one long message is sent all the same."""
ROOM = 256 * 1024
"""A long log is sent on while no more than this many bytes are unread."""


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Those of the request."""

    @property
    def client(self) -> Client | Address | None:
        """Whose it is."""

    async def accept(self) -> None:
        """Begin."""

    async def receive(self) -> MutableMapping[str, Any]:
        """The next message, as ASGI has it."""

    async def send_bytes(self, data: bytes) -> None:
        """Send a message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """End the connection."""


class Connection:
    """Speaks with one browser.

    session: the hash of the session that it has shown, "" for a guest. person: who keeps a name there.
    """

    def __init__(self, socket: Socket, lobby: Lobby, addresses: Addresses, rates: Rates) -> None:
        self.session = ""
        self.person = ""
        self.lobby = lobby
        self.addresses = addresses
        self.address = socket.client.host if socket.client is not None else ""
        self.rates = rates
        self.own = f"connection {next(_numbers)}"
        self._socket = socket
        self._out: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(lobby.settings.backlog)
        self._asked = ""
        self._messages = 0
        self._refused = 0
        self._unread = 0
        self._sent = asyncio.Event()
        self._ended = False
        self._unreadable = 0
        self._doing: asyncio.Task[None] | None = None
        self._beside: asyncio.Task[None] | None = None
        """What is done for it that it has not asked for."""

    # What is done with it.

    async def do(self, message: messages.FromClient, data: bytes) -> None:
        """Do what a message says; it is never broken off. data: the message as it came."""
        raise NotImplementedError

    def gone(self) -> None:
        """It has ended, and nothing is being done any more."""
        raise NotImplementedError

    @property
    def whose(self) -> str:
        """To whom what is said is counted."""
        return self.own

    def may(self, rate: Shared, who: str, cost: float = 1.0) -> bool:
        """Whether so much more of something is allowed now."""
        return rate.take(who, self.address, time.monotonic(), cost)

    # From its beginning to its end.

    async def serve(self) -> None:
        """Speak until either side ends it."""
        try:
            await self._socket.accept()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it has gone before it was let in
        self._asked = self._socket.asked if isinstance(self._socket, FarSocket) else ""
        self._asked = self._asked or server_log.new_id()
        server_log.request.set(self._asked)
        begun = time.monotonic()
        try:
            await self._serve()
        finally:
            server_log.log_access(
                "connection", messages=self._messages, seconds=round(time.monotonic() - begun, 3)
            )

    async def _serve(self) -> None:
        settings = self.lobby.settings
        headers = self._socket.headers
        if not is_own_page(headers.get("origin"), headers.get("host"), settings.origins):
            await self._turn_away(messages.STRANGER, "server-stranger")
            return
        if not self.addresses.may_ask(self.address, time.monotonic()):
            await self._turn_away(messages.TOO_FAST, "server-too-fast")
            return
        if not self.addresses.enter(self.address):
            await self._turn_away(messages.TOO_MANY, "server-too-many")
            return
        await self._recognise()
        if self.is_banned:
            await self._turn_away(messages.BANNED, "order-banned")
            self.addresses.leave(self.address)
            return
        sending = asyncio.create_task(self._send_all())
        reading = asyncio.create_task(self._read_all())
        try:
            if not isinstance(self._socket, FarSocket):  # it was greeted where it came
                self.tell(messages.Hello(messages.PROTOCOL, __version__))
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            sending.cancel()
            self._ended = True
            self._sent.set()
            if begun := {task for task in (self._doing, self._beside) if task is not None}:
                await asyncio.wait(begun)
            self.gone()
            self.addresses.leave(self.address)
            await asyncio.wait({reading, sending})
            for task in (reading, sending):
                if not task.cancelled() and (error := task.exception()) is not None:
                    log.error("a connection ended with an error", exc_info=error)

    async def _turn_away(self, code: int, message: str) -> None:
        """End the connection of one who is not let in, if it is still there."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code, _reason(message))

    async def _recognise(self) -> None:
        """Whose browser it is: as its cookie shows, or as the server says to which it came."""
        if isinstance(self._socket, FarSocket):
            self.person = self._socket.person
            return
        headers = self._socket.headers
        try:
            site = site_of(headers.get("host", ""), self.lobby.settings.names)
            cookies = cookie_parser(headers.get("cookie", ""))
            shown = cookies.get(site.cookie, "")
            session = await self.lobby.ask(self.lobby.accounts.session, shown) if shown else None
        except (ClientError, Away):
            return
        if session is not None:
            self.session, self.person = session.token, session.person

    @property
    def is_banned(self) -> bool:
        """Whether the server's operator lets nobody in who is this, or comes from there."""
        return self.lobby.orders.against("ban", self.person, self.address) is not None

    def send(self, data: bytes) -> None:
        """Send a message soon.

        Anyone who does not read what they are sent is cut off, and comes back to all of it.
        """
        try:
            if self._unread > UNREAD:
                raise asyncio.QueueFull
            self._out.put_nowait(data)
            self._unread += len(data)
        except asyncio.QueueFull:
            self.close(messages.TOO_SLOW, "server-too-slow")

    @property
    def is_full(self) -> bool:
        """Whether much of what was sent is still unread."""
        return self._unread > ROOM

    async def room(self) -> None:
        """Wait until most of what was sent is on its way, or the connection is gone."""
        while self.is_full and not self._ended:
            self._sent.clear()
            await self._sent.wait()

    def tell(self, message: messages.FromServer) -> None:
        """Send a message soon."""
        self.send(messages.encode(message))

    def close(self, code: int, message: str) -> None:
        """End the connection once what was said is sent; at once where nothing can be sent."""
        self.end(code, _reason(message))

    def end(self, code: int, reason: str) -> None:
        """The same, for a reason in words."""
        last = (code, reason)
        while True:
            try:
                self._out.put_nowait(last)
                return
            except asyncio.QueueFull:
                dropped = self._out.get_nowait()
                self._unread -= len(dropped) if isinstance(dropped, bytes) else 0

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                out = await self._out.get()
                if isinstance(out, tuple):
                    await self._socket.close(*out)
                    return
                await self._socket.send_bytes(out)
                self._unread -= len(out)
                self._sent.set()

    async def _read_all(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            data = received.get("bytes")
            if data is None:
                data = (received.get("text") or "").encode()
            if not await self._read(data):
                # The sender closes; nothing more is read meanwhile.
                await asyncio.sleep(5)
                return

    async def _read(self, data: bytes) -> bool:
        """Do what a message says. False: the connection is to be closed."""
        if len(data) > messages.LONGEST_MESSAGE:
            self.close(messages.TOO_LONG, "server-too-long")
            return False
        if not self.may(self.rates.messages, self.whose):
            self._refused += 1
            if self._refused > PATIENCE:
                self.close(messages.TOO_FAST, "server-too-fast")
                return False
            self.tell(ClientError("too_fast", "server-too-fast").told(""))
            return True
        try:
            message = messages.decode(data)
        except msgspec.DecodeError as error:
            self._unreadable += 1
            if self._unreadable > UNREADABLE:
                self.close(messages.NOT_READABLE, "server-bad-message")
                return False
            self.tell(ClientError("bad_message", "server-bad-message", str(error)).told(""))
            return True
        self._messages += 1
        server_log.request.set(f"{self._asked}.{self._messages}")
        # What has begun is done to its end, also when the connection breaks meanwhile.
        self._doing = asyncio.create_task(self.do(message, data))
        await asyncio.shield(self._doing)
        return True


def _reason(message: str) -> str:
    """Why a connection is closed: for the browser's console, so in English."""
    return say(message).en[:120]
