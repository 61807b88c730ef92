"""Where what a browser says is done: here, or at the server that owns its table; and what if that changes.

A table may go to another server: because it is given away, or because its owner is gone. A player who is at
it need do nothing: the server to which his browser came joins there for him, as his page would if it came
anew, and has what was not acknowledged said again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from msgspec.structs import replace

from fudaba.kernel.view import SPECTATOR
from fudaba.server.limits.rate_limits import Addresses, Rates
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.store import Away
from fudaba.server.table.table import Table
from fudaba.server.ws.connection import Connection, Socket
from fudaba.server.ws.peers import Peers
from fudaba.server.ws.proxy_client import Remote

log = logging.getLogger("fudaba.server")

_encode = msgspec.msgpack.Encoder().encode

FOLLOWING = 10.0
"""Seconds for which a table is followed; then its page comes anew."""
AGAIN = 0.1
"""Seconds between two attempts."""


class Passing(Connection):
    """A browser's connection, as far as it is led to where its table is. viewer: as whom it sits at `table`.

    peers: where what is said of others' tables is passed on; None for a browser that comes from one of them.
    """

    def __init__(
        self, socket: Socket, lobby: Lobby, addresses: Addresses, rates: Rates, peers: Peers | None
    ) -> None:
        super().__init__(socket, lobby, addresses, rates)
        self.viewer = SPECTATOR
        self.table: Table | None = None
        self._peers = peers
        self._remote: Remote | None = None
        self._joined: messages.Join | None = None
        """How it came to where it is."""
        self._astray = False
        """Whether its table is no more where it came to it."""
        self._turn = asyncio.Lock()
        """Held by whatever is being done for this browser: one thing after the other."""

    async def do_here(self, message: messages.FromClient) -> None:
        """Do here what a message says. Raises what `Lobby` does."""
        raise NotImplementedError

    async def join_here(self, message: messages.Join) -> None:
        """Come to a table here. Raises what `Lobby` does."""
        raise NotImplementedError

    async def led(self, message: messages.FromClient, data: bytes) -> None:
        """Do what a message says, here or where its table is. Raises what `Lobby` does."""
        async with self._turn:
            try:
                await self._led(message, data)
            except Moved:
                if self.table is not None and self.table.moved:
                    if self._peers is None:
                        return  # where it came from it is said again
                    self._astray = True
                elif self._peers is None and isinstance(message, messages.Join):
                    self.close(messages.RESTARTING, "server-moved")  # the same
                    return
                await self._led(message, data)

    async def _led(self, message: messages.FromClient, data: bytes) -> None:
        if isinstance(message, messages.Join):
            self._astray = False
        if self._astray and not await self._come_after():
            return
        if await self._is_passed_on(message, data):
            return
        await self.do_here(message)
        if isinstance(message, messages.Join):
            self._joined = message

    async def _is_passed_on(self, message: messages.FromClient, data: bytes) -> bool:
        """Pass on what is said of a table that another server owns; whether it is one. Raises `Away`."""
        table = _about(message)
        if self._peers is None or not table:
            return False
        remote = self._remote
        if remote is None or remote.table != table or remote.is_over:
            peer = (await self.lobby.elsewhere(table)).get(table)
            joins = isinstance(message, messages.Join)
            if remote is not None and (joins or peer) and (remote.peer != peer or remote.is_over):
                remote.leave()
                self._remote = remote = None
            if peer is None:
                return False
            if remote is None:
                try:
                    remote = await self._peers.reach(peer, self, self.address, self.person)
                except OSError as error:
                    self.lobby.awaiting.silent.add(peer)
                    log.warning(
                        "the owner of table %s, %s, cannot be reached: %s", table, peer.address, error
                    )
                    return False
                self.lobby.awaiting.silent.discard(peer)
                self._remote = remote
            remote.table = table
            if joins:
                self.part()
        if isinstance(message, messages.Join):
            self._joined = message
        elif isinstance(message, messages.Leave):
            self._joined = None
        remote.send(data, message if isinstance(message, messages.Answer) else None)
        return True

    # Where its table goes on elsewhere.

    def lost(self, code: int, reason: str) -> None:
        """Of the table elsewhere nothing more is heard."""
        if code != messages.RESTARTING:
            self.end(code, reason)
        elif self._joined is not None:
            self.follow()

    def follow(self) -> None:
        """Come to its table where that goes on now."""
        if self._peers is None or self._joined is None:  # where it came from it is done, or by its page
            self.close(messages.RESTARTING, "server-moved")
            return
        self._astray = True
        if self._beside is None or self._beside.done():
            self._beside = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        async with self._turn:
            if self._astray:
                await self._come_after()

    async def _come_after(self) -> bool:
        """Join there as it had joined before, with what it has been shown; whether that could be done."""
        assert self._joined is not None
        if self.table is not None and not self.table.moved:
            self._astray = False
            return True
        remote, join, said = self._remote, self._joined, None
        if self.table is not None:
            running = self.table.running
            sequence = 0 if running is None else running.stage.sequence
            join = replace(join, sequence=sequence, chat=len(self.table.chat))
        elif remote is not None:
            join = replace(join, sequence=max(join.sequence, remote.sequence))
            said = remote.unanswered
        until = time.monotonic() + FOLLOWING
        while not self._ended and time.monotonic() < until:
            try:
                await self._say_again(join)
                self._astray = False
                if said is not None:
                    with contextlib.suppress(ClientError):
                        await self._say_again(said)
            except (ClientError, Away) as error:
                log.info("table %s is not there yet: %s", join.table, error)
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("table %s cannot be followed", join.table)
                break
            else:
                return True
        self.close(messages.RESTARTING, "server-moved")
        return False

    async def _say_again(self, message: messages.Join | messages.Answer) -> None:
        if await self._is_passed_on(message, _encode(message)):
            return
        if isinstance(message, messages.Join):
            await self.join_here(message)
            self._joined = message
        else:
            await self.do_here(message)

    # Where it sits.

    def part(self, *, leaves: bool = False) -> None:
        """It is no more at the table here. leaves: because that person said so."""
        if self.table is not None:
            table, self.table = self.table, None
            table.part(self, leaves=leaves)
            self.viewer = SPECTATOR

    def gone(self) -> None:
        """Nobody is there any more."""
        self.part()
        if self._remote is not None:
            self._remote.leave()


def _about(message: messages.FromClient) -> str:
    """The table of which that is said, "" for none."""
    if isinstance(message, messages.Create):
        return message.after.table if message.after is not None else ""
    return getattr(message, "table", "")
