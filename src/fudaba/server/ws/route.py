"""Where a browser's messages are handled: here, or at the server that owns its table.

A table may go to another server: because it is given away, or because its owner is gone. A player who is at
it need do nothing: the server to which his browser came joins there for him, as his page would if it came
anew, and sends what was not acknowledged again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from msgspec.structs import replace

from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.store import Away
from fudaba.server.ws.client import Client
from fudaba.server.ws.commands import CommandHandler
from fudaba.server.ws.other_servers import Elsewhere, FarSeat

log = logging.getLogger("fudaba.server")

_encode = msgspec.msgpack.Encoder().encode

FOLLOWING = 10.0
"""Seconds for which a table is followed; then its page comes anew."""
AGAIN = 0.1
"""Seconds between two attempts."""


class Route:
    """The way of one browser's messages."""

    def __init__(self, client: Client, commands: CommandHandler, elsewhere: Elsewhere | None) -> None:
        """elsewhere: None where there is no other server, and for a browser that comes from one."""
        self.following: asyncio.Task[None] | None = None
        """Follows its table to where that goes on."""
        self._client = client
        self._commands = commands
        self._elsewhere = elsewhere
        self._far: FarSeat | None = None
        self._joined: messages.Join | None = None
        """The message by which it came to its table."""
        self._astray = False
        """Whether its table is no more where it came to it."""
        self._turn = asyncio.Lock()
        """Held while anything is done for this browser: one thing after the other."""

    async def do(self, message: messages.FromClient, data: bytes) -> None:
        """Do what a message says, here or where its table is. data: the message as it came.

        Raises `ClientError`, `Away`, `NotWritten`.
        """
        async with self._turn:
            try:
                await self._do(message, data)
            except Moved:
                table = self._client.table
                if table is not None and table.moved:
                    if self._elsewhere is None:
                        return  # where it came from it is said again
                    self._astray = True
                elif self._elsewhere is None and isinstance(message, messages.Join):
                    self._client.outbox.close(messages.RESTARTING, "server-moved")  # the same
                    return
                await self._do(message, data)

    async def _do(self, message: messages.FromClient, data: bytes) -> None:
        if isinstance(message, messages.Join):
            self._astray = False
        if self._astray and not await self._come_after():
            return
        if await self._is_passed_on(message, data):
            return
        await self._commands.do(message)
        if isinstance(message, messages.Join | messages.Create | messages.Today):
            self._joined = self._commands.joined
        if isinstance(message, messages.Create | messages.Today) and self._far is not None:
            self._far.leave()
            self._far = None

    async def _is_passed_on(self, message: messages.FromClient, data: bytes) -> bool:
        """Pass on a message about a table that another server owns; whether it is one. Raises `Away`."""
        table, client = _about(message), self._client
        if self._elsewhere is None or not table:
            return False
        far = self._far
        if far is None or far.table != table or far.is_over:
            peer = await self._elsewhere.owner(table)
            joins = isinstance(message, messages.Join)
            if far is not None and (joins or peer) and (far.peer != peer or far.is_over):
                far.leave()
                self._far = far = None
            if peer is None:
                return False
            if far is None:
                far = await self._elsewhere.reach(peer, table, self, client.address, client.person)
                if far is None:
                    return False
                self._far = far
            far.table = table
            if joins:
                client.part()
        if isinstance(message, messages.Join):
            self._joined = message
        elif isinstance(message, messages.Leave):
            self._joined = None
        far.send(data, message if isinstance(message, messages.Answer) else None)
        return True

    # What comes from elsewhere; see `Near`.

    def send(self, data: bytes) -> None:
        """Send the browser something soon."""
        self._client.send(data)

    @property
    def is_full(self) -> bool:
        """Whether much of what it was sent is still unread."""
        return self._client.outbox.is_full

    async def room(self) -> None:
        """Wait until most of that is on its way."""
        await self._client.room()

    def seated(self, table: str, token: str) -> None:
        """It has opened a table elsewhere, and is there."""
        self._client.part()
        self._joined = messages.Join(table, token)

    def lost(self, code: int, reason: str) -> None:
        """Nothing more is heard from its table elsewhere."""
        if code != messages.RESTARTING:
            self._client.outbox.end(code, reason)
        elif self._joined is not None:
            self.follow()

    # Its table goes on elsewhere.

    def follow(self) -> None:
        """Come to its table where that goes on now."""
        if self._elsewhere is None or self._joined is None:  # where it came from it is done, or by its page
            self._client.outbox.close(messages.RESTARTING, "server-moved")
            return
        self._astray = True
        if self.following is None or self.following.done():
            self.following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        async with self._turn:
            if self._astray:
                await self._come_after()

    async def _come_after(self) -> bool:
        """Join there as it had joined before, with what it has been shown; whether that could be done."""
        table, far, join, again = self._client.table, self._far, self._joined, None
        if table is not None and not table.moved:
            self._astray = False
            return True
        if join is None:  # it never came to a table
            return False
        if table is not None:
            sequence = 0 if table.running is None else table.running.stage.sequence
            join = replace(join, sequence=sequence, chat=len(table.chat))
        elif far is not None:
            join = replace(join, sequence=max(join.sequence, far.sequence))
            again = far.unanswered
        until = time.monotonic() + FOLLOWING
        while not self._client.outbox.is_over and time.monotonic() < until:
            try:
                await self._say_again(join)
                self._astray = False
                if again is not None:
                    with contextlib.suppress(ClientError):
                        await self._say_again(again)
            except (ClientError, Away) as error:
                log.info("table %s is not there yet: %s", join.table, error)
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("table %s cannot be followed", join.table)
                break
            else:
                return True
        self._client.outbox.close(messages.RESTARTING, "server-moved")
        return False

    async def _say_again(self, message: messages.Join | messages.Answer) -> None:
        if await self._is_passed_on(message, _encode(message)):
            return
        if isinstance(message, messages.Join):
            await self._commands.join(message)
            self._joined = message
        else:
            await self._commands.do(message)

    def leave(self) -> None:
        """Nobody is there any more."""
        self._client.part()
        if self._far is not None:
            self._far.leave()


def _about(message: messages.FromClient) -> str:
    """The table of which that is said, "" for none."""
    if isinstance(message, messages.Create):
        return message.after.table if message.after is not None else ""
    return getattr(message, "table", "")
