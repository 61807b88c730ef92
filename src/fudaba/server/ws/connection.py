"""A connection to one browser: from its first message to its close."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import msgspec

from fudaba import __version__
from fudaba.server.accounts.site import cookies_of, site_of
from fudaba.server.limits.rate_limits import Addresses, Rates, is_own_page
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.operations import log as server_log
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store import Away, NotWritten
from fudaba.server.ws.client import Client
from fudaba.server.ws.commands import CommandHandler
from fudaba.server.ws.other_servers import Elsewhere
from fudaba.server.ws.outbox import reason
from fudaba.server.ws.route import Route
from fudaba.server.ws.socket import Gone, Socket

log = logging.getLogger("fudaba.server")

UNREADABLE = 3
"""After how many messages that cannot be read the connection is closed."""
PATIENCE = 20
"""How many messages above what is allowed are only refused; then the connection is closed."""


class Connection:
    """Lets one browser in, reads its messages, and ends in order."""

    def __init__(
        self,
        socket: Socket,
        lobby: Lobby,
        addresses: Addresses,
        rates: Rates,
        acknowledged: Callable[[float], None] = lambda seconds: None,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        """acknowledged: see `CommandHandler`. elsewhere: see `Route`."""
        self.client = Client(socket.caller.address, lobby.settings.backlog)
        self._socket = socket
        self._lobby = lobby
        self._addresses = addresses
        self._rates = rates
        self._commands = CommandHandler(self.client, lobby, addresses, rates, acknowledged)
        self.route = Route(self.client, self._commands, elsewhere)
        self._request = ""
        self._messages = 0
        self._refused = 0
        self._unreadable = 0
        self._doing: asyncio.Task[None] | None = None

    # From its beginning to its end.

    async def serve(self) -> None:
        """Speak until either side ends it."""
        try:
            await self._socket.accept()
        except Gone:
            return  # before it was let in
        self._request = self._socket.caller.request or server_log.new_id()
        server_log.request.set(self._request)
        begun = time.monotonic()
        try:
            await self._serve()
        finally:
            server_log.log_access(
                "connection", messages=self._messages, seconds=round(time.monotonic() - begun, 3)
            )

    async def _serve(self) -> None:
        caller, address = self._socket.caller, self.client.address
        if not is_own_page(caller.origin, caller.host, self._lobby.settings.origins):
            await self._turn_away(messages.STRANGER, "server-stranger")
            return
        if not self._addresses.may_ask(address, time.monotonic()):
            await self._turn_away(messages.TOO_FAST, "server-too-fast")
            return
        if not self._addresses.enter(address):
            await self._turn_away(messages.TOO_MANY, "server-too-many")
            return
        try:
            await self._recognise()
            if self.is_banned:
                await self._turn_away(messages.BANNED, "order-banned")
            else:
                await self._speak()
        finally:
            self._addresses.leave(address)

    async def _speak(self) -> None:
        sending = asyncio.create_task(self.client.outbox.run(self._socket))
        reading = asyncio.create_task(self._read_all())
        try:
            if not self._socket.caller.is_forwarded:  # else it was greeted where it came
                self.client.tell(messages.Hello(messages.PROTOCOL, __version__))
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            sending.cancel()
            self.client.outbox.stop()
            if begun := {task for task in (self._doing, self.route.following) if task is not None}:
                await asyncio.wait(begun)
            self._commands.stop()
            self.route.leave()
            await asyncio.wait({reading, sending})
            for task in (reading, sending):
                if not task.cancelled() and (error := task.exception()) is not None:
                    log.error("a connection ended with an error", exc_info=error)

    async def _turn_away(self, code: int, message: str) -> None:
        """End the connection of a browser that is not let in, if it is still there."""
        with contextlib.suppress(Gone):
            await self._socket.close(code, reason(message))

    async def _recognise(self) -> None:
        """Whose browser it is: as its cookie shows, or as the server says to which it came."""
        caller, lobby = self._socket.caller, self._lobby
        if caller.is_forwarded:
            self.client.person = caller.person
            return
        try:
            site = site_of(caller.host or "", lobby.settings.names)
            shown = cookies_of(caller.cookie).get(site.cookie, "")
            session = await lobby.ask(lobby.accounts.session, shown) if shown else None
        except (ClientError, Away):
            return
        if session is not None:
            self.client.session, self.client.person = session.token, session.person

    @property
    def is_banned(self) -> bool:
        """Whether the server's operator lets nobody in who is this, or comes from there."""
        return self._lobby.sanctions.against("ban", self.client.person, self.client.address) is not None

    def close(self, code: int, message: str) -> None:
        """End the connection once what was said is sent; message: the id of the reason."""
        self.client.outbox.close(code, message)

    # Its messages.

    async def _read_all(self) -> None:
        while (data := await self._socket.receive()) is not None:
            if not await self._read(data):
                # The sender closes; nothing more is read meanwhile.
                await asyncio.sleep(5)
                return

    async def _read(self, data: bytes) -> bool:
        """Do what a message says. False: the connection is to be closed."""
        client = self.client
        if len(data) > messages.LONGEST_MESSAGE:
            self.close(messages.TOO_LONG, "server-too-long")
            return False
        if not client.may(self._rates.messages, client.whose):
            self._refused += 1
            if self._refused > PATIENCE:
                self.close(messages.TOO_FAST, "server-too-fast")
                return False
            client.tell(ClientError("too_fast", "server-too-fast").response(""))
            return True
        try:
            message = messages.decode(data)
        except msgspec.DecodeError as error:
            self._unreadable += 1
            if self._unreadable > UNREADABLE:
                self.close(messages.NOT_READABLE, "server-bad-message")
                return False
            client.tell(ClientError("bad_message", "server-bad-message", str(error)).response(""))
            return True
        self._messages += 1
        server_log.request.set(f"{self._request}.{self._messages}")
        # What has begun is done to its end, also when the connection breaks meanwhile.
        self._doing = asyncio.create_task(self._do(message, data))
        await asyncio.shield(self._doing)
        return True

    async def _do(self, message: messages.FromClient, data: bytes) -> None:
        """Do what a message says, or send why that cannot be."""
        what, table = str(message.__struct_config__.tag), getattr(message, "table", "")
        # The refusal is made where the error is caught: kept in a variable, it would refer to itself.
        try:
            await self.route.do(message, data)
        except ClientError as error:
            self.client.tell(error.response(what, table))
        except Away:
            self.client.tell(ClientError("not_now", "server-away").response(what, table))
        except NotWritten as error:
            log.exception("not written: %s", what)
            self.client.tell(ClientError("not_now", "server-not-written", str(error)).response(what, table))
        except Exception:  # a fault of ours; it must not end the connection, nor anybody's game
            log.exception("failed: %s", what)
            self.client.tell(ClientError("not_now", "server-error").response(what, table))
