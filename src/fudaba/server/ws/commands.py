"""What a browser may ask for over its connection, and what is done then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from fudaba.kernel.view import SPECTATOR
from fudaba.server.accounts.people import Held
from fudaba.server.limits.rate_limits import Addresses, Rates, place_of
from fudaba.server.lobby.device_link import LASTS
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.lobby.opening import Opener
from fudaba.server.operations.background import lasting
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.store import Away, NotWritten
from fudaba.server.table.names import allowed, clean, distinct
from fudaba.server.table.seating import hashed, seat_of
from fudaba.server.table.table import Table
from fudaba.server.ws.connection import Socket
from fudaba.server.ws.peers import Peers
from fudaba.server.ws.proxy import Passing

log = logging.getLogger("fudaba.server")

LOOK_SOON = 2.0
"""Seconds for which a look waits for its allowance: a viewer who leafs through a game need not be told to
wait."""
LINES_A_LOOK = 1000
"""A look at a log so long counts for one, and for another one for as many lines again."""
EVERY_LOBBY = 1.0
"""Seconds between two looks at whether the lobby has changed."""


class CommandHandler(Passing):
    """Speaks with one browser.

    acknowledged: told for each answer how many seconds it took until that was acknowledged. peers: see
    `Passing`.
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
        super().__init__(socket, lobby, addresses, rates, peers)
        self.name = ""
        self._acknowledged = acknowledged
        self._watching: asyncio.Task[None] | None = None
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
            messages.Resize: self._resize,
            messages.Veto: self._veto,
            messages.Rematch: self._rematch,
            messages.Hand: self._hand,
            messages.GiveUp: self._give_up,
            messages.Carry: self._carry,
            messages.Claim: self._claim,
            messages.Look: self._look,
            messages.LookThrough: self._look_through,
            messages.Ping: self._ping,
        }

    async def do(self, message: messages.FromClient, data: bytes) -> None:
        """Do what a message says, here or where its table is."""
        what = str(message.__struct_config__.tag)
        table = getattr(message, "table", "")
        try:
            await self.led(message, data)
        except ClientError as refusal:
            self.tell(refusal.told(what, table))
        except Away:
            self.tell(ClientError("not_now", "server-away").told(what, table))
        except NotWritten as error:
            log.exception("not written: %s", what)
            self.tell(ClientError("not_now", "server-not-written", str(error)).told(what, table))
        except Exception:  # a fault of ours; it must not end the connection, nor anybody's game
            log.exception("failed: %s", what)
            self.tell(ClientError("not_now", "server-error").told(what, table))

    async def do_here(self, message: messages.FromClient) -> None:
        """Do here what a message says."""
        await self._does[type(message)](message)

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
        who = f"{message.table}/{message.token}" if message.token else self.own
        if not self.may(self.rates.joins, who):
            raise ClientError("too_fast", "server-too-fast")
        await self.join_here(message)

    async def join_here(self, message: messages.Join) -> None:
        """Come to a table here, which counts for no limit."""
        kept = await self.lobby.kept(message.table)
        viewer = await self.lobby.viewer(kept, message.token, message.invite, self.person)
        table, name = await self.lobby.find(message.table), await self._called(message.name)
        self.part()
        if viewer >= 0:
            table.shared.place = table.shared.place or place_of(self.address)
        self.viewer, self.table, self.name = viewer, table, clean(name) if self.person else allowed(name)
        await table.join(self, message.sequence, message.chat)

    async def _called(self, name: str) -> str:
        """What the person here is called: who keeps a name has that one."""
        accounts = self.lobby.accounts
        person = await self.lobby.ask(accounts.person, self.person) if self.person else None
        return name if person is None else person.name

    async def _seated(self, seated: messages.Seated) -> None:
        """Somebody has a seat: who keeps a name has it on all their devices."""
        if self.person:
            held = Held(seated.table, seated.seat, hashed(seated.token))
            try:
                await self.lobby.accounts.hold(self.person, [held])
            except NotWritten:  # they have its token, and may take it along later
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
            listing, accounts = self.lobby.listing, self.lobby.accounts
            if seen != listing.changes or listing.asks_elsewhere([*mine, *own]):
                seen = listing.changes
                own = await self.lobby.ask(accounts.seats, self.person) if self.person else []
                now = messages.encode(await listing.told(mine, own))
                if now != told:
                    self.send(told := now)
            await asyncio.sleep(EVERY_LOBBY)

    async def _create(self, message: messages.Create) -> None:
        if not self.addresses.may_open(self.address, time.monotonic()):
            raise ClientError("too_fast", "server-too-fast")
        message.name = await self._called(message.name)
        await self._seated(await self.lobby.create(message, self.person, opener=self._opener()))

    def _opener(self) -> Opener:
        return Opener(
            place_of(self.address),
            lambda moves: self.addresses.may_keep(self.address, time.monotonic(), moves),
        )

    async def _today(self, message: messages.Today) -> None:
        if not self.addresses.may_open(self.address, time.monotonic()):
            raise ClientError("too_fast", "server-too-fast")
        message.name = await self._called(message.name)
        await self._seated(await self.lobby.today(message, self.person, self._opener()))

    async def _sit(self, message: messages.Sit) -> None:
        looked_on = self.table if self.viewer < 0 and self.table is not None else None
        if looked_on is not None and looked_on.id == message.table:
            self.part()  # a player who sits down looks on no more
        message.name = await self._called(message.name)
        try:
            await self._seated(await self.lobby.sit(message, self.person))
        except ClientError:
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
        await self._at(message.table).begun().agree(self._seat(), message.request, yes=message.yes)

    async def _say(self, message: messages.Say) -> None:
        table = self._at(message.table)
        if not self.may(self.rates.chat, self.whose):
            raise ClientError("too_fast", "server-too-fast")
        if (order := self.lobby.orders.against("mute", self.person, self.address)) is not None:
            raise ClientError("not_allowed", "order-muted", order.reason)
        text = "".join(char for char in message.text if char.isprintable() or char == "\n").strip()
        if not text:
            raise ClientError("bad_message", "server-bad-message")
        seat = max(self.viewer, SPECTATOR)
        # Who only looks on may not speak by a player's name.
        name = table.names[seat] if seat >= 0 else distinct(self.name, filter(None, table.names))
        await table.say(seat, name, text)

    async def _leave(self, message: messages.Leave) -> None:
        table, seat = self._at(message.table), self.viewer
        self.part(leaves=True)
        if seat >= 0 and table.kept.state == "waiting":
            await self.lobby.leave(table, seat)

    async def _fill(self, message: messages.Fill) -> None:
        await self.lobby.fill(self._at(message.table), self._seat(), message)

    async def _resize(self, message: messages.Resize) -> None:
        await self.lobby.resize(self._at(message.table), self._seat(), message.seats)

    async def _veto(self, message: messages.Veto) -> None:
        await self.lobby.veto(self._at(message.table), self._seat(), message.card)

    async def _rematch(self, message: messages.Rematch) -> None:
        seated = await self.lobby.rematch(self._at(message.table), self._seat(), message.how, self.person)
        if seated is not None:
            await self._seated(seated)

    async def _hand(self, message: messages.Hand) -> None:
        await self._at(message.table).begun().hand(self._seat(), over=message.over)

    async def _give_up(self, message: messages.GiveUp) -> None:
        await self._at(message.table).begun().give_up(self._seat())

    async def _carry(self, message: messages.Carry) -> None:
        table = self._at(message.table)
        if seat_of(table.kept, message.token) != self._seat():
            raise ClientError("no_seat", "server-no-token")
        code = self.lobby.carrying.offer(table.id, self.viewer, message.token, time.monotonic())
        self.tell(messages.Carried(table.id, code, LASTS))

    async def _claim(self, message: messages.Claim) -> None:
        if not self.may(self.rates.joins, self.own):
            raise ClientError("too_fast", "server-too-fast")
        kept = await self.lobby.kept(message.table)
        token = self.lobby.carrying.take(kept.id, message.code, time.monotonic())
        seat = seat_of(kept, token)
        if seat < 0:
            raise ClientError("no_seat", "server-code-gone")
        self.tell(messages.Seated(kept.id, seat, token, kept.invite))

    async def _look(self, message: messages.Look) -> None:
        table = self._at(message.table)
        viewer = message.viewer
        if viewer not in (self.viewer, SPECTATOR) and table.state != "over":
            raise ClientError("not_allowed", "server-other-view")
        if viewer >= len(table.kept.seats):
            raise ClientError("no_seat", "server-no-seat")
        await self._may_look(table)
        self.send(await table.look(message.step, message.line, viewer, place_of(self.address)))

    async def _may_look(self, table: Table) -> None:
        lines = 0 if table.running is None else len(table.running.game.timeline.log)
        cost, begun = 1 + lines // LINES_A_LOOK, time.monotonic()
        while not self.may(self.rates.looks, self.whose, cost):
            wait = self.rates.looks.after(self.whose, self.address, time.monotonic(), cost)
            if time.monotonic() + wait > begun + LOOK_SOON:
                raise ClientError("too_fast", "server-too-fast")
            await asyncio.sleep(wait)

    async def _ping(self, message: messages.Ping) -> None:
        self.tell(messages.Pong())

    # Where it sits.

    def _at(self, id: str) -> Table:
        if self.table is None or self.table.id != id:
            raise ClientError("not_now", "server-not-joined")
        if self.table.moved:
            raise Moved
        return self.table

    @property
    def whose(self) -> str:
        """To whom what is said is counted: a seat, with all its connections, or else this connection."""
        return f"{self.table.id}/{self.viewer}" if self.table is not None and self.viewer >= 0 else self.own

    def _seat(self) -> int:
        if self.viewer < 0:
            raise ClientError("not_yours", "server-no-token")
        return self.viewer

    def gone(self) -> None:
        """Nobody is there any more."""
        if self._watching is not None:
            self._watching.cancel()
        super().gone()
