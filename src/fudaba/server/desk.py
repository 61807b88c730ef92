"""One connection, from its first message to its close."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Protocol

import msgspec
from starlette.datastructures import Address
from starlette.requests import cookie_parser
from starlette.websockets import WebSocketDisconnect

from fudaba import __version__
from fudaba.kernel.view import SPECTATOR
from fudaba.server import logs, messages
from fudaba.server.accounts import Held
from fudaba.server.carrying import LASTS
from fudaba.server.guard import Addresses, Rates, Shared, is_own_page
from fudaba.server.later import lasting
from fudaba.server.lobby import Lobby
from fudaba.server.peers import Client, FarSocket, Peers, Remote
from fudaba.server.refusal import Refusal
from fudaba.server.seating import clean, distinct, hashed, seat_of
from fudaba.server.site import site_of
from fudaba.server.store import Away, NotWritten
from fudaba.server.table import Table
from fudaba.server.told import say

log = logging.getLogger("fudaba.server")

_numbers = itertools.count(1)
"""Of the connections."""

UNREADABLE = 3
"""So many messages that are none, and the connection is closed."""
PATIENCE = 20
"""So many messages above what is allowed are only refused; then the connection is closed."""
LOOK_SOON = 2.0
"""Seconds for which a look waits for its allowance: whoever leafs through a game need not be told to wait."""
LINES_A_LOOK = 1000
"""A look at a log so long counts for one, and for another one for as many lines again."""
UNREAD = 4 * 2**20
"""So many bytes may a connection leave unread; what is one long message is sent all the same."""
ROOM = 256 * 1024
"""A long log is sent on while no more than so many bytes are unread."""
EVERY_LOBBY = 1.0
"""Seconds between two looks at whether the lobby has changed."""


class Socket(Protocol):
    """What a desk needs of a WebSocket."""

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


class Desk:
    """Speaks with one browser. viewer: as whom it sits at `table`.

    acknowledged: told for each answer how many seconds it took until that was acknowledged. peers: where
    what is said of others' tables is passed on; None for a browser that comes from one of them.
    """

    def __init__(
        self,
        socket: Socket,
        lobby: Lobby,
        addresses: Addresses,
        rates: Rates,
        acknowledged: Callable[[float], None] = lambda seconds: None,
        peers: Peers | None = None,
    ) -> None:
        self.viewer = SPECTATOR
        self.table: Table | None = None
        self.name = ""
        self.session = ""
        """The hash of the session that the browser has shown, "" for a guest."""
        self._person = ""
        self._socket = socket
        self._lobby = lobby
        self._addresses = addresses
        self._address = socket.client.host if socket.client is not None else ""
        self._out: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(lobby.settings.backlog)
        self._rates = rates
        self._acknowledged = acknowledged
        self._peers = peers
        self._remote: Remote | None = None
        self._own = f"connection {next(_numbers)}"
        self._asked = ""
        self._messages = 0
        self._refused = 0
        self._unread = 0
        self._sent = asyncio.Event()
        self._ended = False
        self._unreadable = 0
        self._watching: asyncio.Task[None] | None = None
        self._doing: asyncio.Task[None] | None = None
        self._does: dict[type, Callable[[Any], Awaitable[None]]] = {
            messages.Answer: self._answer,
            messages.Join: self._join,
            messages.Watch: self._watch,
            messages.Create: self._create,
            messages.Today: self._today,
            messages.Sit: self._sit,
            messages.Undo: self._undo,
            messages.Hint: self._hint,
            messages.Consent: self._consent,
            messages.Say: self._say,
            messages.Leave: self._leave,
            messages.Fill: self._fill,
            messages.Veto: self._veto,
            messages.Rematch: self._rematch,
            messages.Hand: self._hand,
            messages.Carry: self._carry,
            messages.Claim: self._claim,
            messages.Look: self._look,
            messages.LookThrough: self._look_through,
            messages.Ping: self._ping,
        }

    # The connection.

    async def serve(self) -> None:
        """Speak until either side ends it."""
        await self._socket.accept()
        self._asked = self._socket.asked if isinstance(self._socket, FarSocket) else ""
        self._asked = self._asked or logs.new_id()
        logs.request.set(self._asked)
        begun = time.monotonic()
        try:
            await self._serve()
        finally:
            logs.log_access("connection", messages=self._messages, seconds=round(time.monotonic() - begun, 3))

    async def _serve(self) -> None:
        settings = self._lobby.settings
        headers = self._socket.headers
        if not is_own_page(headers.get("origin"), headers.get("host"), settings.origins):
            await self._socket.close(messages.STRANGER, _reason("server-stranger"))
            return
        if not self._addresses.may_ask(self._address, time.monotonic()):
            await self._socket.close(messages.TOO_FAST, _reason("server-too-fast"))
            return
        if not self._addresses.enter(self._address):
            await self._socket.close(messages.TOO_MANY, _reason("server-too-many"))
            return
        await self._recognise()
        if self.is_banned:
            await self._socket.close(messages.BANNED, _reason("order-banned"))
            self._addresses.leave(self._address)
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
            if self._watching is not None:
                self._watching.cancel()
            self._ended = True
            self._sent.set()
            if self._doing is not None and not self._doing.done():
                await asyncio.wait({self._doing})
            self._part()
            if self._remote is not None:
                self._remote.leave()
            self._addresses.leave(self._address)
            await asyncio.wait({reading, sending})
            for task in (reading, sending):
                if not task.cancelled() and (error := task.exception()) is not None:
                    log.error("a connection ended with an error", exc_info=error)

    async def _recognise(self) -> None:
        """Whose browser it is: as its cookie shows, or as the server says to which it came."""
        if isinstance(self._socket, FarSocket):
            self._person = self._socket.person
            return
        headers = self._socket.headers
        try:
            site = site_of(headers.get("host", ""), self._lobby.settings.names)
            cookies = cookie_parser(headers.get("cookie", ""))
            shown = cookies.get(site.cookie, "")
            session = await self._lobby.ask(self._lobby.accounts.session, shown) if shown else None
        except (Refusal, Away):
            return
        if session is not None:
            self.session, self._person = session.token, session.person

    @property
    def is_banned(self) -> bool:
        """Whether whoever runs the server lets nobody in who is this, or comes from there."""
        return self._lobby.orders.against("ban", self._person, self._address) is not None

    def send(self, data: bytes) -> None:
        """Send a message soon.

        Whoever does not read what he is sent is cut off, and comes back to all of it.
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
        if not self._may(self._rates.messages, self._whose):
            self._refused += 1
            if self._refused > PATIENCE:
                self.close(messages.TOO_FAST, "server-too-fast")
                return False
            self.tell(Refusal("too_fast", "server-too-fast").told(""))
            return True
        try:
            message = messages.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
            self._unreadable += 1
            if self._unreadable > UNREADABLE:
                self.close(messages.NOT_READABLE, "server-bad-message")
                return False
            self.tell(Refusal("bad_message", "server-bad-message", str(error)).told(""))
            return True
        self._messages += 1
        logs.request.set(f"{self._asked}.{self._messages}")
        # What has begun is done to its end, also when the connection breaks meanwhile.
        self._doing = asyncio.create_task(self._do(message, data))
        await asyncio.shield(self._doing)
        return True

    async def _do(self, message: messages.FromClient, data: bytes) -> None:
        what = str(message.__struct_config__.tag)
        table = getattr(message, "table", "")
        try:
            if not await self._is_passed_on(message, data):
                await self._does[type(message)](message)
        except Refusal as refusal:
            self.tell(refusal.told(what, table))
        except Away:
            self.tell(Refusal("not_now", "server-away").told(what, table))
        except NotWritten as error:
            log.exception("not written: %s", what)
            self.tell(Refusal("not_now", "server-not-written", str(error)).told(what, table))
        except Exception:  # a fault of ours; it must not end the connection, nor anybody's game
            log.exception("failed: %s", what)
            self.tell(Refusal("not_now", "server-error").told(what, table))

    async def _is_passed_on(self, message: messages.FromClient, data: bytes) -> bool:
        """Pass on what is said of a table that another server owns; whether it is one. Raises `Away`."""
        table = _about(message)
        if self._peers is None or not table:
            return False
        remote = self._remote
        if remote is None or remote.table != table:
            peer = (await self._lobby.elsewhere(table)).get(table)
            joins = isinstance(message, messages.Join)
            if remote is not None and (joins or peer) and remote.peer != peer:
                remote.leave()
                self._remote = remote = None
            if peer is None:
                return False
            if remote is None:
                try:
                    remote = await self._peers.reach(peer, self, self._address, self._person)
                except OSError as error:
                    log.warning(
                        "the owner of table %s, %s, cannot be reached: %s", table, peer.address, error
                    )
                    return False
                self._remote = remote
            remote.table = table
            if joins:
                self._part()
        remote.send(data)
        return True

    # What it may ask for.

    async def _answer(self, message: messages.Answer) -> None:
        table = self._at(message.table)
        taken = messages.Taken(table.id, message.sequence)
        begun = time.monotonic()

        def written() -> None:
            self.tell(taken)
            self._acknowledged(time.monotonic() - begun)

        await table.answer(self.viewer, message.sequence, tuple(message.answer), written)

    async def _join(self, message: messages.Join) -> None:
        who = f"{message.table}/{message.token}" if message.token else self._own
        if not self._may(self._rates.joins, who):
            raise Refusal("too_fast", "server-too-fast")
        kept = await self._lobby.kept(message.table)
        viewer = await self._lobby.viewer(kept, message.token, message.invite, self._person)
        table, name = await self._lobby.find(message.table), await self._called(message.name)
        self._part()
        self.viewer, self.table, self.name = viewer, table, clean(name)
        await table.join(self, message.sequence, message.chat)

    async def _called(self, name: str) -> str:
        """What whoever is here is called: who keeps a name has that one."""
        accounts = self._lobby.accounts
        person = await self._lobby.ask(accounts.person, self._person) if self._person else None
        return name if person is None else person.name

    async def _seated(self, seated: messages.Seated) -> None:
        """Somebody has a seat: who keeps a name has it on all his devices."""
        if self._person:
            held = Held(seated.table, seated.seat, hashed(seated.token))
            try:
                await self._lobby.accounts.hold(self._person, [held])
            except NotWritten:  # he has its token, and may take it along later
                log.exception("a seat is not its owner's")
        self.tell(seated)

    async def _watch(self, message: messages.Watch) -> None:
        if self._watching is not None:
            self._watching.cancel()
        self._watching = asyncio.create_task(lasting("lobby", lambda: self._tell_lobby(message.mine)))

    async def _tell_lobby(self, mine: list[messages.SeatKey]) -> None:
        told, seen = b"", -1
        own: list[Held] = []
        while True:
            listing, accounts = self._lobby.listing, self._lobby.accounts
            if seen != listing.changes or listing.asks_elsewhere([*mine, *own]):
                seen = listing.changes
                own = await self._lobby.ask(accounts.seats, self._person) if self._person else []
                now = messages.encode(await listing.told(mine, own))
                if now != told:
                    self.send(told := now)
            await asyncio.sleep(EVERY_LOBBY)

    async def _create(self, message: messages.Create) -> None:
        if not self._addresses.may_open(self._address, time.monotonic()):
            raise Refusal("too_fast", "server-too-fast")
        message.name = await self._called(message.name)
        await self._seated(await self._lobby.create(message, self._person))

    async def _today(self, message: messages.Today) -> None:
        if not self._addresses.may_open(self._address, time.monotonic()):
            raise Refusal("too_fast", "server-too-fast")
        message.name = await self._called(message.name)
        await self._seated(await self._lobby.today(message, self._person))

    async def _sit(self, message: messages.Sit) -> None:
        looked_on = self.table if self.viewer < 0 and self.table is not None else None
        if looked_on is not None and looked_on.id == message.table:
            self._part()  # whoever sits down looks on no more
        message.name = await self._called(message.name)
        try:
            await self._seated(await self._lobby.sit(message, self._person))
        except Refusal:
            if looked_on is not None and self.table is None:
                self.table = looked_on
                await looked_on.join(self, chat=len(looked_on.chat))
            raise

    async def _undo(self, message: messages.Undo) -> None:
        await self._at(message.table).undo(self._seat(), message.sequence)

    async def _hint(self, message: messages.Hint) -> None:
        await self._at(message.table).hint(self._seat(), message.sequence)

    async def _look_through(self, message: messages.LookThrough) -> None:
        found = await self._at(message.table).look_through()
        if found is not None:
            self.tell(found)

    async def _consent(self, message: messages.Consent) -> None:
        await self._at(message.table).consent(self._seat(), message.request, message.yes)

    async def _say(self, message: messages.Say) -> None:
        table = self._at(message.table)
        if not self._may(self._rates.chat, self._whose):
            raise Refusal("too_fast", "server-too-fast")
        if (order := self._lobby.orders.against("mute", self._person, self._address)) is not None:
            raise Refusal("not_allowed", "order-muted", order.reason)
        text = "".join(char for char in message.text if char.isprintable() or char == "\n").strip()
        if not text:
            raise Refusal("bad_message", "server-bad-message")
        seat = max(self.viewer, SPECTATOR)
        # Who only looks on may not speak by a player's name.
        name = table.names[seat] if seat >= 0 else distinct(self.name, filter(None, table.names))
        await table.say(seat, name, text)

    async def _leave(self, message: messages.Leave) -> None:
        table, seat = self._at(message.table), self.viewer
        self._part(leaves=True)
        if seat >= 0 and table.kept.state == "waiting":
            await self._lobby.leave(table, seat)

    async def _fill(self, message: messages.Fill) -> None:
        await self._lobby.fill(self._at(message.table), self._seat(), message)

    async def _veto(self, message: messages.Veto) -> None:
        await self._lobby.veto(self._at(message.table), self._seat(), message.card)

    async def _rematch(self, message: messages.Rematch) -> None:
        seated = await self._lobby.rematch(self._at(message.table), self._seat(), message.how, self._person)
        if seated is not None:
            await self._seated(seated)

    async def _hand(self, message: messages.Hand) -> None:
        await self._at(message.table).hand(self._seat(), over=message.over)

    async def _carry(self, message: messages.Carry) -> None:
        table = self._at(message.table)
        if seat_of(table.kept, message.token) != self._seat():
            raise Refusal("no_seat", "server-no-token")
        code = self._lobby.carrying.offer(table.id, self.viewer, message.token, time.monotonic())
        self.tell(messages.Carried(table.id, code, LASTS))

    async def _claim(self, message: messages.Claim) -> None:
        if not self._may(self._rates.joins, self._own):
            raise Refusal("too_fast", "server-too-fast")
        kept = await self._lobby.kept(message.table)
        token = self._lobby.carrying.take(kept.id, message.code, time.monotonic())
        seat = seat_of(kept, token)
        if seat < 0:
            raise Refusal("no_seat", "server-code-gone")
        self.tell(messages.Seated(kept.id, seat, token, kept.invite))

    async def _look(self, message: messages.Look) -> None:
        table = self._at(message.table)
        viewer = message.viewer
        if viewer not in (self.viewer, SPECTATOR) and table.state != "over":
            raise Refusal("not_allowed", "server-other-view")
        if viewer >= len(table.kept.seats):
            raise Refusal("no_seat", "server-no-seat")
        await self._may_look(table)
        self.send(await table.look(message.step, message.line, viewer))

    async def _may_look(self, table: Table) -> None:
        lines = len(table.course.log) if table.course is not None else 0
        cost, begun = 1 + lines // LINES_A_LOOK, time.monotonic()
        while not self._may(self._rates.looks, self._whose, cost):
            wait = self._rates.looks.after(self._whose, self._address, time.monotonic(), cost)
            if time.monotonic() + wait > begun + LOOK_SOON:
                raise Refusal("too_fast", "server-too-fast")
            await asyncio.sleep(wait)

    async def _ping(self, message: messages.Ping) -> None:
        self.tell(messages.Pong())

    # Where it sits.

    def _at(self, id: str) -> Table:
        if self.table is None or self.table.id != id:
            raise Refusal("not_now", "server-not-joined")
        return self.table

    @property
    def _whose(self) -> str:
        """To whom what is said is counted: a seat, with all its connections, or else this connection."""
        return f"{self.table.id}/{self.viewer}" if self.table is not None and self.viewer >= 0 else self._own

    def _may(self, rate: Shared, who: str, cost: float = 1.0) -> bool:
        return rate.take(who, self._address, time.monotonic(), cost)

    def _seat(self) -> int:
        if self.viewer < 0:
            raise Refusal("not_yours", "server-no-token")
        return self.viewer

    def _part(self, *, leaves: bool = False) -> None:
        if self.table is not None:
            table, self.table = self.table, None
            table.part(self, leaves=leaves)
            self.viewer = SPECTATOR


def _about(message: messages.FromClient) -> str:
    """The table of which that is said, "" for none."""
    if isinstance(message, messages.Create):
        return message.after.table if message.after is not None else ""
    return getattr(message, "table", "")


def _reason(message: str) -> str:
    """Why a connection is closed: for the browser's console, so in English."""
    return say(message).en[:120]
