"""All tables: opened, played at again, and let go of when nobody needs them."""

from __future__ import annotations

import logging
import secrets
import time

from fudaba.kernel.game import BadSetup
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR
from fudaba.server import store
from fudaba.server.game.rendering import OPEN
from fudaba.server.game.timeline import Timeline
from fudaba.server.lobby.daily import BOT, guest
from fudaba.server.lobby.device_link import Carrying
from fudaba.server.lobby.opening import Opener, next_of, planned
from fudaba.server.lobby.replays import Beginning
from fudaba.server.lobby.seats import Sitting, name_of
from fudaba.server.operations.background import Slices
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import SeatWish
from fudaba.server.store import Change, NotWritten
from fudaba.server.store.stored_table import Move, StoredTable
from fudaba.server.table.cost import Cost
from fudaba.server.table.rated import check_rated
from fudaba.server.table.seating import Seating, rotated, seat_of
from fudaba.server.table.table import Table

log = logging.getLogger("fudaba.server")

FORGOTTEN = 3600.0
"""Seconds after which a table that never began, and where nobody is, is forgotten."""
UNLOADED = 60.0
"""Seconds after which a game that goes on only if somebody comes is only on disk."""


HERE = Opener()


def _check_day(opener: Opener, moves: int) -> None:
    """Raise `ClientError` where an address has had as much kept as it may in a day."""
    if not opener.may_keep(moves):
        raise ClientError("too_fast", "server-day-full")


def new_seed() -> str:
    """What a new game's shuffles follow from; nobody can guess it."""
    return secrets.token_hex(16)


class Lobby(Sitting):
    """The tables of one server, and what people do with them as a whole."""

    def __init__(self, settings: Settings) -> None:
        """Raises `BadSetup` or OSError where the data cannot be used."""
        super().__init__(settings)
        self.carrying = Carrying()

    def stays(self, table: Table) -> bool:
        """Whether a seat of it is just being carried to another device."""
        return self.carrying.offers(table.id, time.monotonic())

    # Opening.

    async def create(
        self,
        wish: messages.Create,
        person: str = "",
        begins: Beginning | None = None,
        opener: Opener = HERE,
    ) -> messages.Seated:
        """Open a table. person: who keeps a name. begins: it goes on from there.

        Raises `ClientError`; `BadSetup` becomes one, too.
        """
        self._check_room(opener)
        name = name_of(wish.name, person)
        if wish.rated:
            check_rated(wish, person)
        try:
            if begins is None:
                kept, moves = await self._planned(wish, person)
            else:
                kept = planned(wish, new_seed(), begins.setup, begins.answers)
                moves = [*begins.moves]
        except BadSetup as error:
            raise ClientError("bad_setup", "server-bad-setup", error) from None
        seating = Seating(kept, lambda seat: 0)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise ClientError("bad_setup", "server-bad-setup", BadSetup("problem-my-seat"))
        kept.host = mine[0]
        token = seating.take(mine[0], name, person)
        if kept.rated:
            kept.level = await self.ask(self.ratings.level, person, kept.game)
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                seating.put_bot(number, seat.bot, seat.name)
        if any(seat.kind == "bot" for seat in wish.seats):
            self.players.warm()
        _check_day(opener, len(moves))
        table = await self._opened(kept, moves, place=opener.place)
        return messages.Seated(table.id, mine[0], token, kept.invite)

    async def today(self, wish: messages.Today, person: str, opener: Opener = HERE) -> messages.Seated:
        """Let somebody play a daily game, once. person: who keeps a name. Raises `ClientError`."""
        self._check_room(opener)
        name, who, day = name_of(wish.name, person), person or guest(wish.guest), self.days.day()
        setting = await self.days.setting(wish.game, day)
        if await self.ask(self.days.attempt, day, wish.game, who):
            raise ClientError("not_allowed", "server-day-begun")
        create = messages.Create(
            name=name,
            game=wish.game,
            seats=[SeatWish("me"), SeatWish("bot", BOT)],
            options=setting.options,
            undo="off",
            spectators="none",
            takeover="",
            listed=False,
        )
        kept = planned(create, setting.seed)
        kept.day = day
        seating = Seating(kept, lambda seat: 0)
        token = seating.take(0, name)
        seating.put_bot(1, BOT, "")
        self.players.warm()
        _check_day(opener, 0)
        begun = self.days.begun(day, wish.game, who, kept.id)
        try:
            table = await self._opened(kept, [], begun, place=opener.place)
        except NotWritten:
            if await self.ask(self.days.attempt, day, wish.game, who):  # in another tab, at the same moment
                raise ClientError("not_allowed", "server-day-begun") from None
            raise
        return messages.Seated(table.id, 0, token, kept.invite)

    def _check_room(self, opener: Opener = HERE) -> None:
        if self.draining:
            raise ClientError("closing", "server-closing")
        if len(self.tables) >= self.settings.tables:
            raise ClientError("full", "server-full")
        if opener.place and self._waiting_of(opener.place) >= self.settings.waiting:
            raise ClientError("full", "server-many-wait")

    def _waiting_of(self, place: str) -> int:
        """How many tables wait for players that were opened from an address."""
        here = sum(
            table.shared.place == place and table.kept.state == "waiting" for table in self.tables.values()
        )
        return here + self.unattended.of(place)

    async def _planned(self, wish: messages.Create, person: str) -> tuple[StoredTable, list[Move]]:
        """The table as wished, its seats still open, and the moves that it begins with."""
        if wish.after is None:
            return planned(wish, new_seed()), []
        # Who may not see a game may not go on from it, nor have it run again.
        kept = await self.kept(wish.after.table)
        await self.viewer(kept, wish.after.token, "", person)
        before = await self.find(wish.after.table)
        if before.state != "over" or before.running is None:
            raise ClientError("not_now", "server-not-over")
        timeline = before.running.game.timeline
        step = min(wish.after.step, len(timeline.marks) - 1)
        answers = await self._at_rest(kept, timeline, timeline.marks[step].answers)
        kept = planned(wish, new_seed(), timeline.setup, answers)
        return kept, list[Move](timeline.session.answers[: answers or 0])

    async def _at_rest(self, kept: StoredTable, timeline: Timeline, upto: int) -> int | None:
        """After how many answers no effect was under way, `upto` at most; None: one always was."""
        cost = Cost(self.context.costly)
        async with self.context.loads(kept):
            slices = Slices()
            with cost.step(kept):
                session = Session(timeline.game, timeline.setup, timeline.names)
            found = 0 if session.driver.at_rest else None
            for given, answer in enumerate(timeline.session.answers[:upto], 1):
                await cost.turn()
                with cost.step(kept):
                    session.answer(answer)
                if session.driver.at_rest and session.ask is not None:
                    found = given
                await slices.breathe()
        return found

    async def _opened(self, kept: StoredTable, moves: list[Move], *besides: Change, place: str = "") -> Table:
        """Write a new table down, with what belongs to it; its game begins if all seats are taken."""
        now = time.time()
        await self.ask(self.store.take, kept.id)
        await self.store.write(store.keep(kept, now), *store.moves(kept.id, moves, now), *besides)
        table = Table(self.context, kept, moves, [])
        table.shared.place = place
        self.tables[kept.id] = table
        for seat in table.seating.people:
            table.seating.away_since[seat] = self.context.now()
        if table.seating.may_begin:
            await table.begin()
        self.listing.changed()
        return table

    async def shut(self, id: str, reason: str) -> None:
        """Close a table for good: the server's operator wants it. Raises `ClientError`, `NotWritten`."""
        table = await self.find(id)
        await table.shut(reason)

    # Again.

    async def rematch(self, table: Table, seat: int, how: str, person: str = "") -> messages.Seated | None:
        """Wish for the next table, or take one's seat there; None as long as it waits for others.

        person: who keeps a name. Raises `ClientError`.
        """
        if table.state != "over":
            raise ClientError("not_now", "server-not-over")
        async with self._next:
            if not table.kept.next:
                if not table.wish_again(seat, how):
                    return None
                self._check_room()
                await self._open_next(table, seat)
        following = await self.find(table.kept.next, waits=True)
        async with following.seats_lock:
            kept = following.kept
            if seat not in kept.was:
                raise ClientError("no_seat", "server-no-seat")  # they have begun without that one
            mine = kept.was.index(seat)
            if mine in kept.came:
                token = following.seating.renew(mine)
                await self.store.write(store.keep(kept, time.time()))
            else:
                name = table.kept.seats[seat].name
                wish = messages.Sit(following.id, name, kept.invite, mine, rated=kept.rated)
                await self._entered(wish, person)
                token = (await self._sit(following, wish, person)).token
                kept.came.append(mine)
                await self.store.write(store.keep(kept, time.time()))
            return messages.Seated(following.id, mine, token, kept.invite)

    async def _open_next(self, table: Table, seat: int) -> None:
        before = table.kept
        order = list(range(len(before.seats)))
        if table.again == "swapped":
            order = rotated(order)
        kept = next_of(before, new_seed(), table.again, order, seat, table.ready)
        await self._opened(kept, [], place=table.shared.place)
        before.next = kept.id
        await self.store.write(store.keep(before, time.time()))
        table.tell_seats()

    # Who may see what.

    async def viewer(self, kept: StoredTable, token: str, invite: str, person: str = "") -> int:
        """The seat whose view this token gives. Raises `ClientError` where it gives none.

        person: who keeps a name; a seat of theirs they have without its token.
        """
        if token:
            seat = seat_of(kept, token)
            if seat < 0:
                raise ClientError("no_seat", "server-no-token")
            return seat
        if person and (mine := await self.ask(self.accounts.seat, person, kept)) >= 0:
            return mine
        invited = self.is_invited(kept, invite)
        if kept.state == "waiting" and (kept.listed or invited):
            return SPECTATOR
        if kept.spectators == "none":
            raise ClientError("not_allowed", "server-no-spectators")
        return OPEN if kept.spectators == "open" else SPECTATOR

    # As time goes by.

    async def sweep(self) -> None:
        """Let go of what nobody needs in memory any more, and see whether the disk takes writes again."""
        self.store.try_again()
        for table in [*self.tables.values()]:
            try:
                await self._sweep(table)
            except Exception:
                log.exception("table %s cannot be swept away", table.id)
        await self._forget_unattended()

    async def _forget_unattended(self) -> None:
        for id in self.unattended.since(FORGOTTEN):
            if id not in self.unattended or id in self._loading:
                continue  # somebody has come meanwhile
            try:
                await self.store.write(store.forget(id))
            except NotWritten as error:
                log.warning("table %s is not forgotten yet: %s", id, error)
                return
            self.unattended.take(id)
            self.ask.soon(self.store.release, id)
            self.listing.changed()

    async def _sweep(self, table: Table) -> None:
        if table.audience:
            return
        if table.kept.state == "waiting":
            if self._is_unattended(table):
                self._let_go(table)
                self.unattended.put(table.id, table.shared.place)
        elif self._is_idle(table):
            if table.kept.state != "frozen":
                table.note_rest()
                await self.store.write(store.keep(table.kept, time.time()))
                if not self._is_idle(table) or table.kept.rest is None:
                    return  # somebody has come meanwhile
            self._let_go(table)
            if table.kept.state == "playing":
                self.resting.put(table.kept)
            else:
                self.ask.soon(self.store.release, table.id)

    def _is_unattended(self, table: Table) -> bool:
        """Whether nobody is at a table that waits for its game, nor changes its seats."""
        is_free = not table.seats_lock.locked() and not self.stays(table)
        return is_free and self.context.now() - table.touched > UNLOADED

    def _is_idle(self, table: Table) -> bool:
        return table.rests and not table.audience and self.context.now() - table.touched > UNLOADED
