"""What a browser may ask for over its connection, and what is done then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from fudaba.kernel.view import SPECTATOR
from fudaba.server.accounts.held_seats import HeldSeat
from fudaba.server.limits.rate_limits import Addresses, Rates, place_of
from fudaba.server.lobby.device_link import LASTS
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.lobby.opening import Opener
from fudaba.server.operations.background import lasting, logged
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store import Away, NotWritten
from fudaba.server.table.names import allowed, clean, distinct, shown_lines
from fudaba.server.table.seating import hashed, seat_of
from fudaba.server.table.table import Table
from fudaba.server.ws.client import Client

log = logging.getLogger("fudaba.server")

LOOK_SOON = 2.0
"""Seconds for which a look waits for its allowance: a viewer who leafs through a game need not be told to
wait."""
LINES_A_LOOK = 1000
"""A look at a log so long counts for one, and for another one for as many lines again."""
EVERY_LOBBY = 1.0
"""Seconds between two looks at whether the lobby has changed."""


class CommandHandler:
    """Does here what one browser asks for."""

    def __init__(
        self,
        client: Client,
        lobby: Lobby,
        addresses: Addresses,
        rates: Rates,
        acknowledged: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        """acknowledged: called for each answer with the seconds until it was acknowledged."""
        self._client = client
        self._lobby = lobby
        self._addresses = addresses
        self._rates = rates
        self._acknowledged = acknowledged
        self._watching: asyncio.Task[None] | None = None
        self._seeking: asyncio.Task[None] | None = None
        self.joined: messages.Join | None = None
        """How it came to its table here."""

    async def do(self, message: messages.FromClient) -> None:
        """Do what a message says. Raises `ClientError`, `Away`, `NotWritten`."""
        await _DOES[type(message)](self, message)

    def stop(self) -> None:
        """Nobody is there any more."""
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None  # it refers to this
        self._stop_seeking()

    # What it may ask for.

    async def _answer(self, message: messages.Answer) -> None:
        table = self._client.at(message.table)
        if table.kept.delay is not None:
            _ = self._client.seat  # a spectator must not learn whether this is the present question
        taken = messages.Taken(table.id, message.sequence)
        begun = time.monotonic()
        self._check_day(len(message.answer))

        def written() -> None:
            self._client.tell(taken)
            self._acknowledged(time.monotonic() - begun)

        await table.answer(self._client.viewer, message.sequence, tuple(message.answer), written)

    def _check_day(self, length: int) -> None:
        """Raise `ClientError` where an address has had as much kept as it may in a day. length: of what is
        added now."""
        if not self._addresses.may_add(self._client.address, time.monotonic(), length):
            raise ClientError("too_fast", "server-day-full")

    async def _join(self, message: messages.Join) -> None:
        who = f"{message.table}/{message.token}" if message.token else self._client.own
        if not self._client.may(self._rates.joins, who):
            raise ClientError("too_fast", "server-too-fast")
        await self.join(message, is_new=self._client.table is None or self._client.table.id != message.table)

    async def join(self, message: messages.Join, *, is_new: bool = False) -> None:
        """Come to a table here, which counts for no limit. is_new: whether somebody comes who may be refused
        while the server is busy, unless they play there."""
        client = self._client
        kept = await self._lobby.registry.kept(message.table)
        seat = (message.token, message.invite, client.person)
        viewer = await self._lobby.entrance.viewer(kept, *seat)  # before a game is loaded for somebody
        if is_new and viewer < 0:
            self._lobby.registry.check_load()
        if message.follow and (present := await self._lobby.matches.present(kept)) is not kept:
            client.tell(messages.Led(kept.id, present.id))
            return
        table, name = await self._lobby.registry.find(message.table), await self._called(message.name)
        viewer = await self._lobby.entrance.viewer(table.kept, *seat)  # seats may have other numbers by now
        self._client.part()
        if viewer >= 0:
            table.shared.place = table.shared.place or place_of(self._client.address)
        client.viewer, client.table = viewer, table
        client.name = clean(name) if client.person else allowed(name)
        await table.join(client, message.sequence, message.chat)
        self.joined = message

    async def _called(self, name: str) -> str:
        """What the person here is called: who keeps a name has that one."""
        accounts = self._lobby.accounts
        person = await self._lobby.ask(accounts.person, self._client.person) if self._client.person else None
        return name if person is None else person.name

    async def _seated(self, seated: messages.Seated) -> None:
        """Somebody has a seat: who keeps a name has it on all their devices."""
        if self._client.person:
            held = HeldSeat(seated.table, seated.seat, hashed(seated.token))
            try:
                await self._lobby.held_seats.hold(self._client.person, [held])
            except NotWritten:  # they have its token, and may take it along later
                log.exception("a seat is not its owner's")
        self._client.tell(seated)

    async def _begin_at(self, seated: messages.Seated, name: str) -> None:
        """Somebody has opened a table: they have a seat, and are at the table at once."""
        seated.joined = True
        await self._seated(seated)
        try:
            await self.join(messages.Join(seated.table, seated.token, name=name))
        except (ClientError, Away):  # it goes on elsewhere already
            log.exception("a new table cannot be joined")
            self._client.outbox.close(messages.RESTARTING, "server-moved")

    async def _watch(self, message: messages.Watch) -> None:
        if self._watching is not None:
            self._watching.cancel()
        self._watching = asyncio.create_task(lasting("lobby", lambda: self._tell_lobby(message.mine)))

    async def _tell_lobby(self, mine: list[messages.SeatKey]) -> None:
        sent, seen = b"", -1
        own: list[HeldSeat] = []
        while True:
            listing = self._lobby.listing
            if seen != listing.changes or listing.asks_elsewhere([*mine, *own]):
                seen = listing.changes
                person = self._client.person
                own = await self._lobby.ask(self._lobby.held_seats.listed, person) if person else []
                now = messages.encode(await listing.message_for(mine, own))
                if now != sent:
                    self._client.send(sent := now)
            await asyncio.sleep(EVERY_LOBBY)

    async def _create(self, message: messages.Create) -> None:
        if not self._addresses.may_open(self._client.address, time.monotonic()):
            raise ClientError("too_fast", "server-too-fast")
        message.name = await self._called(message.name)
        seated = await self._lobby.openings.create(message, self._client.person, opener=self._opener())
        await self._begin_at(seated, message.name)

    def _opener(self) -> Opener:
        return Opener(
            place_of(self._client.address),
            lambda moves: self._addresses.may_keep(self._client.address, time.monotonic(), moves),
            lambda: self._addresses.may_open(self._client.address, time.monotonic()),
        )

    async def _today(self, message: messages.Today) -> None:
        if not self._addresses.may_open(self._client.address, time.monotonic()):
            raise ClientError("too_fast", "server-too-fast")
        message.name = await self._called(message.name)
        seated = await self._lobby.openings.today(message, self._client.person, self._opener())
        await self._begin_at(seated, message.name)

    async def _seek(self, message: messages.Seek) -> None:
        self._stop_seeking()
        client, table = self._client, self._client.table
        if table is not None and table.kept.seek is not None and client.viewer >= 0:  # it looks anew
            seat = client.viewer
            client.part(leaves=True)
            if table.kept.state == "waiting":
                await self._lobby.seats.leave(table, seat)
        message.name = await self._called(message.name)
        found = await self._lobby.seeks.seek(message, self._client.person, self._opener())
        if isinstance(found, messages.Found):
            self._client.tell(found)
            return
        await self._seated(found)
        self._seeking = asyncio.create_task(self._meet(found.table, message.but))
        self._seeking.add_done_callback(logged)

    async def _meet(self, table: str, but: list[str]) -> None:
        """Lead a player who waits at that table to an earlier one, if somebody looks for the same there."""
        seeks = self._lobby.seeks
        while seeks.is_waiting(table):
            await asyncio.sleep(EVERY_LOBBY)
            if (found := seeks.meets(table, but)) is not None:
                self._client.tell(found)
                return

    def _stop_seeking(self) -> None:
        if self._seeking is not None:
            self._seeking.cancel()
            self._seeking = None

    async def _sit(self, message: messages.Sit) -> None:
        looked_on = self._client.table if self._client.viewer < 0 and self._client.table is not None else None
        if looked_on is not None and looked_on.id == message.table:
            self._client.part()  # a player who sits down looks on no more
        message.name = await self._called(message.name)
        try:
            await self._seated(await self._lobby.seats.sit(message, self._client.person))
        except ClientError:
            if looked_on is not None and self._client.table is None:
                self._client.table = looked_on
                await looked_on.join(self._client, chat=len(looked_on.chat))
            raise

    async def _undo(self, message: messages.Undo) -> None:
        table, seat = self._client.at(message.table), self._client.seat
        self._check_day(0)
        await table.undo(seat, message.sequence)

    async def _hint(self, message: messages.Hint) -> None:
        await self._client.at(message.table).hint(self._client.seat, message.sequence)

    async def _look_through(self, message: messages.LookThrough) -> None:
        found = await self._client.at(message.table).look_through()
        if found is not None:
            self._client.tell(found)

    async def _consent(self, message: messages.Consent) -> None:
        await (
            self._client.at(message.table).begun().agree(self._client.seat, message.request, yes=message.yes)
        )

    async def _say(self, message: messages.Say) -> None:
        table = self._client.at(message.table)
        if not self._client.may(self._rates.chat, self._client.whose):
            raise ClientError("too_fast", "server-too-fast")
        if (
            order := self._lobby.sanctions.against("mute", self._client.person, self._client.address)
        ) is not None:
            raise ClientError("not_allowed", "order-muted", order.reason)
        text = shown_lines(message.text)
        if not text:
            raise ClientError("bad_message", "server-says-nothing")
        self._check_day(len(text))
        seat = max(self._client.viewer, SPECTATOR)
        # Who only looks on may not speak by a player's name.
        name = table.names[seat] if seat >= 0 else distinct(self._client.name, filter(None, table.names))
        await table.say(seat, name, text)

    async def _leave(self, message: messages.Leave) -> None:
        table, seat = self._client.at(message.table), self._client.viewer
        self._client.part(leaves=True)
        if seat >= 0 and table.kept.state == "waiting":
            await self._lobby.seats.leave(table, seat)

    async def _fill(self, message: messages.Fill) -> None:
        await self._lobby.seats.fill(self._client.at(message.table), self._client.seat, message)

    async def _resize(self, message: messages.Resize) -> None:
        await self._lobby.seats.resize(self._client.at(message.table), self._client.seat, message.seats)

    async def _veto(self, message: messages.Veto) -> None:
        await self._lobby.seats.veto(self._client.at(message.table), self._client.seat, message.card)

    async def _rematch(self, message: messages.Rematch) -> None:
        seated = await self._lobby.openings.rematch(
            self._client.at(message.table),
            self._client.seat,
            message.how,
            self._client.person,
            self._opener(),
        )
        if seated is not None:
            await self._seated(seated)

    async def _hand(self, message: messages.Hand) -> None:
        await self._client.at(message.table).begun().hand(self._client.seat, over=message.over)

    async def _pace(self, message: messages.Pace) -> None:
        self._client.at(message.table).begun().quicken(self._client.seat, quick=message.quick)

    async def _give_up(self, message: messages.GiveUp) -> None:
        await self._client.at(message.table).begun().give_up(self._client.seat)

    async def _leave_match(self, message: messages.LeaveMatch) -> None:
        await self._client.at(message.table).leave_match(self._client.seat)

    async def _carry(self, message: messages.Carry) -> None:
        table = self._client.at(message.table)
        if seat_of(table.kept, message.token) != self._client.seat:
            raise ClientError("no_seat", "server-no-token")
        code = self._lobby.registry.device_links.offer(
            table.id, self._client.viewer, message.token, time.monotonic()
        )
        self._client.tell(messages.Carried(table.id, code, LASTS))

    async def _claim(self, message: messages.Claim) -> None:
        if not self._client.may(self._rates.joins, self._client.own):
            raise ClientError("too_fast", "server-too-fast")
        kept = await self._lobby.registry.kept(message.table)
        token = self._lobby.registry.device_links.take(kept.id, message.code, time.monotonic())
        seat = seat_of(kept, token)
        if seat < 0:
            raise ClientError("no_seat", "server-code-gone")
        self._client.tell(messages.Seated(kept.id, seat, token, kept.invite))

    async def _look(self, message: messages.Look) -> None:
        table = self._client.at(message.table)
        viewer = message.viewer
        if viewer not in (self._client.viewer, SPECTATOR) and table.state != "over":
            raise ClientError("not_allowed", "server-other-view")
        if viewer >= len(table.kept.seats):
            raise ClientError("no_seat", "server-no-seat")
        await self._may_look(table)
        self._client.send(
            await table.look(
                message.step,
                message.line,
                viewer,
                place_of(self._client.address),
                watches=self._client.viewer < 0,
            )
        )

    async def _may_look(self, table: Table) -> None:
        lines = 0 if table.running is None else len(table.running.game.timeline.log)
        cost, begun = 1 + lines // LINES_A_LOOK, time.monotonic()
        while not self._client.may(self._rates.looks, self._client.whose, cost):
            wait = self._rates.looks.after(self._client.whose, self._client.address, time.monotonic(), cost)
            if time.monotonic() + wait > begun + LOOK_SOON:
                raise ClientError("too_fast", "server-too-fast")
            await asyncio.sleep(wait)

    async def _ping(self, message: messages.Ping) -> None:
        self._client.tell(messages.Pong())


_DOES: dict[type, Callable[[CommandHandler, Any], Awaitable[None]]] = {
    messages.Answer: CommandHandler._answer,
    messages.Join: CommandHandler._join,
    messages.Watch: CommandHandler._watch,
    messages.Create: CommandHandler._create,
    messages.Today: CommandHandler._today,
    messages.Seek: CommandHandler._seek,
    messages.Sit: CommandHandler._sit,
    messages.Undo: CommandHandler._undo,
    messages.Hint: CommandHandler._hint,
    messages.Consent: CommandHandler._consent,
    messages.Say: CommandHandler._say,
    messages.Leave: CommandHandler._leave,
    messages.Fill: CommandHandler._fill,
    messages.Resize: CommandHandler._resize,
    messages.Veto: CommandHandler._veto,
    messages.Rematch: CommandHandler._rematch,
    messages.Hand: CommandHandler._hand,
    messages.Pace: CommandHandler._pace,
    messages.GiveUp: CommandHandler._give_up,
    messages.LeaveMatch: CommandHandler._leave_match,
    messages.Carry: CommandHandler._carry,
    messages.Claim: CommandHandler._claim,
    messages.Look: CommandHandler._look,
    messages.LookThrough: CommandHandler._look_through,
    messages.Ping: CommandHandler._ping,
}
"""What is done for each kind of message. Handlers that had this themselves would refer to themselves."""
