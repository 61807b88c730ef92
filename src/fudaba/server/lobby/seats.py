"""Seats before the game: sitting down, standing up, and the number of seats."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec

from fudaba.bots import maker_of
from fudaba.kernel.game import BadSetup
from fudaba.server import store
from fudaba.server.accounts.friends import Company
from fudaba.server.accounts.held_seats import HeldSeat, HeldSeats
from fudaba.server.accounts.ratings import Ratings
from fudaba.server.lobby.opening import vetoed
from fudaba.server.lobby.registry import Registry
from fudaba.server.lobby.resizing import moves, resize, staying
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.protocol.schema import Value
from fudaba.server.store.stored_table import StoredSeat, StoredTable
from fudaba.server.table.match import respected
from fudaba.server.table.names import clean, why_not
from fudaba.server.table.rating_rules import check_seat
from fudaba.server.table.table import Table


class Seats:
    """Changes of seats at the tables of a server, before their games."""

    def __init__(
        self,
        registry: Registry,
        held_seats: HeldSeats,
        company: Company,
        ratings: Ratings,
        changed: Callable[[], None],
    ) -> None:
        """changed: called when the lobby may list a table differently."""
        self._registry = registry
        self._held_seats = held_seats
        self._company = company
        self._ratings = ratings
        self._changed = changed

    async def sit(self, wish: messages.Sit, person: str = "") -> messages.Seated:
        """Take an open seat. person: who keeps a name. Raises `ClientError`."""
        self._registry.check_load()
        table = await self.enter(wish, person)
        async with table.seats_lock:
            return await self.take(table, wish, person)

    async def enter(self, wish: messages.Sit, person: str) -> Table:
        """The table, if whoever wishes to sit there may. Raises `ClientError`."""
        kept = await self._registry.kept(wish.table)
        if self._registry.draining:
            raise ClientError("closing", "server-closing")
        if kept.state != "waiting":
            raise ClientError("not_now", "server-begun")
        if not kept.listed and not is_invited(kept, wish.invite):
            raise ClientError("not_allowed", "server-no-invite")
        table = await self._registry.find(wish.table)
        check_seat(table.kept, wish, person)
        await self._check_seek(table, person)
        others = [seat.person for seat in table.kept.seats]
        is_apart = await self._registry.ask(self._company.are_apart, person, others) if person else False
        if is_apart:
            raise ClientError("not_allowed", "company-apart")
        return table

    async def _check_seek(self, table: Table, person: str) -> None:
        """Raise `ClientError` where somebody looks for others than that one, or looks for nobody any more."""
        seek = table.kept.seek
        if seek is None:
            return
        if not table.seating.here:
            raise ClientError("not_now", "seek-gone")
        level = await self._registry.ask(self._ratings.level, person, table.kept.game) if person else 0
        if not is_in(level, seek.least, seek.most):
            raise ClientError("not_allowed", "seek-other")

    async def take(self, table: Table, wish: messages.Sit, person: str) -> messages.Seated:
        """Take an open seat. Call it with the lock of the table's seats held. Raises `ClientError`."""
        if table.moved:
            raise Moved
        free = table.seating.open
        if not free or (wish.seat >= 0 and wish.seat not in free):
            raise ClientError("no_seat", "server-no-seat")
        seat = wish.seat if wish.seat >= 0 else free[0]
        name = name_of(wish.name, person)
        options = self._options_with(table.kept, seat, wish.likes, wish.bans)
        token = table.seating.take(seat, name, person)
        table.kept.seats[seat].likes, table.kept.seats[seat].bans = wish.likes, wish.bans
        before, table.kept.options = table.kept.options, options
        table.seating.away_since[seat] = self._registry.context.now()
        try:
            await self._seats_changed(table)
        except store.NotWritten:
            table.seating.give_up(seat)
            table.kept.options = before
            raise
        if table.kept.seek is not None and table.kept.state == "playing":
            for other in table.seating.people:
                if other != seat:
                    self._registry.context.found(table.kept, other)
        if table.kept.state == "waiting" and table.kept.options != before:
            table.welcome_all()  # it is another table now
        return messages.Seated(table.id, seat, token, table.kept.invite)

    def choose_cards(self, kept: StoredTable, seat: int, likes: list[str], bans: list[str]) -> None:
        """Have the cards of a match drawn as the player at that seat likes, too. Raises `ClientError`."""
        options = self._options_with(kept, seat, likes, bans)
        kept.seats[seat].likes, kept.seats[seat].bans, kept.options = likes, bans, options

    def _options_with(
        self, kept: StoredTable, seat: int, likes: list[str], bans: list[str]
    ) -> dict[str, Value]:
        """The options of a table once the player at that seat likes and bans these cards.

        Raises `ClientError`.
        """
        if kept.match is None:
            return kept.options
        seats = [*kept.seats]
        seats[seat] = msgspec.structs.replace(seats[seat], likes=likes, bans=bans)
        try:
            return respected(kept, seats)
        except BadSetup as error:
            raise ClientError("bad_setup", "server-bad-setup", error) from None

    async def held(self, kept: StoredTable, before: StoredTable) -> list[store.Statement]:
        """What is written so that people have their seats of a match's next game on all their devices.

        Also those who have taken a guest's seat along to an account since they sat down. Raises `Away`.
        """
        holders = await self._registry.ask(self._held_seats.holders, before.id)
        taken = {held.token: person for person, held in holders if held.holds(before)}
        seats = [
            (seat.person or taken.get(seat.token, ""), HeldSeat(kept.id, number, seat.token))
            for number, seat in enumerate(kept.seats)
        ]
        return [self._held_seats.hold_statement(person, held) for person, held in seats if person]

    async def fill(self, table: Table, by: int, wish: messages.Fill) -> None:
        """Put a bot on an open seat, or open it again. Raises `ClientError`."""
        async with table.seats_lock:
            await self._fill(table, by, wish)

    async def _fill(self, table: Table, by: int, wish: messages.Fill) -> None:
        kept = table.kept
        _check_host(table, by)
        if wish.seat >= len(kept.seats) or kept.seats[wish.seat].kind == "person":
            raise ClientError("no_seat", "server-no-seat")
        if kept.rated:
            raise ClientError("not_allowed", "rated-bots")
        if wish.bot:
            try:
                maker_of(wish.bot, kept.game)
            except BadSetup as error:
                raise ClientError("bad_setup", "server-bad-setup", error) from None
            table.seating.put_bot(wish.seat, wish.bot)
        else:
            table.seating.give_up(wish.seat)
        await self._seats_changed(table)

    async def resize(self, table: Table, by: int, seats: int) -> None:
        """Give a table another number of seats before its game. Raises `ClientError`."""
        async with table.seats_lock:
            kept = table.kept
            _check_host(table, by)
            try:
                stay = staying(kept, seats)
            except BadSetup as error:
                raise ClientError("bad_setup", "server-bad-setup", error) from None
            moved = moves(stay)
            resize(then := msgspec.structs.replace(kept), stay, seats)
            await self._registry.store.write(
                store.keep(then, time.time()), *self._held_seats.renumber_statements(table.id, moved)
            )
            resize(kept, stay, seats)
            table.renumber(moved)
            table.tell_seats()
            if table.seating.may_begin:
                await table.begin()
                self._changed()

    async def leave(self, table: Table, seat: int) -> None:
        """A person stands up for good, before the game, in all their tabs."""
        mine = table.kept.seats[seat]
        async with table.seats_lock:
            number = _number_of(table, mine)
            if number >= 0 and table.kept.state == "waiting":
                await self._stand_up(table, number)

    async def _stand_up(self, table: Table, seat: int) -> None:
        table.seating.give_up(seat)
        table.kept.came = [came for came in table.kept.came if came != seat]
        if table.kept.match is not None:
            table.kept.options = self._options_with(table.kept, seat, [], [])
        table.dismiss(seat)
        people = table.seating.people
        if people:
            table.kept.host = table.kept.host if table.kept.host in people else people[0]
            await self._seats_changed(table)
        else:
            await self._forget(table)

    async def veto(self, table: Table, seat: int, card: str) -> None:
        """Let a person do without a card before the game, or (card: "") be content. Raises `ClientError`."""
        mine = table.kept.seats[seat]
        async with table.seats_lock:
            await self._veto(table, _number_of(table, mine), card)

    async def _veto(self, table: Table, seat: int, card: str) -> None:
        kept = table.kept
        if kept.state != "waiting":
            raise ClientError("not_now", "server-begun")
        if seat < 0 or table.seating.is_content(seat):
            raise ClientError("not_now", "server-no-veto")
        seats = [(each.vetoed, each.content) for each in kept.seats]
        before = kept.options, kept.wished, kept.out
        try:
            if card:
                vetoed(kept, seat, card)
            else:
                kept.seats[seat].content = True
            await self._seats_changed(table)
        except BadSetup as error:
            raise ClientError("bad_setup", "server-bad-setup", error) from None
        except store.NotWritten:
            kept.options, kept.wished, kept.out = before
            for each, (cards, content) in zip(kept.seats, seats, strict=True):
                each.vetoed, each.content = cards, content
            raise
        if kept.state == "waiting":
            table.welcome_all()  # it is another table now

    async def _seats_changed(self, table: Table) -> None:
        if not table.seating.may_begin:
            await self._registry.store.write(store.keep(table.kept, time.time()))
            table.tell_seats()
        else:
            await table.begin()
            self._changed()

    async def _forget(self, table: Table) -> None:
        await self._registry.store.write(store.forget(table.id))
        self._registry.home.release(table.id)
        self._registry.let_go(table)
        self._changed()


def is_in(level: int, least: int, most: int) -> bool:
    """Whether a rating is in that range, in which 0 stands for any; who has none is in no other."""
    return (level >= least if least else True) and (0 < level <= most if most else True)


def is_invited(kept: StoredTable, invite: str) -> bool:
    """Whether that is the table's invitation."""
    return secrets.compare_digest(invite.encode(), kept.invite.encode())


def _check_host(table: Table, by: int) -> None:
    """Raise `ClientError` where the seats of a table are not that one's to change, or its game has begun."""
    if table.moved:
        raise Moved
    if table.kept.state != "waiting":
        raise ClientError("not_now", "server-begun")
    if by != table.kept.host:
        raise ClientError("not_allowed", "server-not-host")


def _number_of(table: Table, seat: StoredSeat) -> int:
    """Which seat of a table that is by now, -1 if nobody sits there any more."""
    return next((number for number, each in enumerate(table.kept.seats) if each is seat), -1)


def name_of(given: str, person: str = "") -> str:
    """What somebody is called who wishes to be called so. Raises `ClientError` where nobody may be.

    person: who keeps a name, which was looked at when they took it.
    """
    name = clean(given)
    if not (name and person) and (why := why_not(name)):
        raise ClientError("bad_message", why)
    return name
