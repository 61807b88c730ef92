"""Opening of tables: as a player wishes, for a daily game, or as a rematch."""

from __future__ import annotations

import asyncio
import secrets
import time

from fudaba.kernel.game import BadSetup, Setup
from fudaba.kernel.session import Session
from fudaba.server import store
from fudaba.server.accounts.ratings import Ratings
from fudaba.server.game.timeline import Timeline
from fudaba.server.lobby.daily import BOT, Days, guest
from fudaba.server.lobby.entrance import Entrance
from fudaba.server.lobby.opening import Opener, next_of, next_of_match, planned
from fudaba.server.lobby.registry import Registry
from fudaba.server.lobby.replays import Beginning
from fudaba.server.lobby.seats import Seats, name_of
from fudaba.server.operations.background import Slices
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import SeatWish
from fudaba.server.store import NotWritten, Write
from fudaba.server.store.stored_table import Move, StoredSeek, StoredTable
from fudaba.server.table.cost import Cost
from fudaba.server.table.match import goes_on
from fudaba.server.table.rating_rules import check_rated
from fudaba.server.table.seating import Seating, rotated
from fudaba.server.table.table import Table

HERE = Opener()


def new_seed() -> str:
    """A seed for the shuffles of a new game; nobody can guess it."""
    return secrets.token_hex(16)


class Openings:
    """Opens the tables of a server."""

    def __init__(
        self, registry: Registry, seats: Seats, entrance: Entrance, days: Days, ratings: Ratings
    ) -> None:
        self._registry = registry
        self._context = registry.context
        self._seats = seats
        self._entrance = entrance
        self._days = days
        self._ratings = ratings
        self._next = asyncio.Lock()
        """Held while a rematch is opened."""

    async def create(
        self,
        wish: messages.Create,
        person: str = "",
        begins: Beginning | None = None,
        opener: Opener = HERE,
        seek: StoredSeek | None = None,
    ) -> messages.Seated:
        """Open a table. person: who keeps a name. begins: it goes on from there. seek: whom they look for.

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
                kept = await self._going_on(wish, begins.setup, begins.answers)
                moves = [*begins.moves]
        except BadSetup as error:
            raise ClientError("bad_setup", "server-bad-setup", error) from None
        seating = Seating(kept, lambda seat: 0)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise ClientError("bad_setup", "server-bad-setup", BadSetup("problem-my-seat"))
        kept.host = mine[0]
        token = seating.take(mine[0], name, person)
        if kept.match is not None:
            self._seats.choose_cards(kept, mine[0], wish.likes, wish.bans)
        kept.seek = seek
        if kept.rated or (seek is not None and person):
            kept.level = await self._registry.ask(self._ratings.level, person, kept.game)
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                seating.put_bot(number, seat.bot, seat.name)
        if any(seat.kind == "bot" for seat in wish.seats):
            self._context.players.warm()
        _check_day(opener, len(moves))
        table = await self._opened(kept, moves, place=opener.place)
        return messages.Seated(table.id, mine[0], token, kept.invite)

    async def today(self, wish: messages.Today, person: str, opener: Opener = HERE) -> messages.Seated:
        """Let somebody play a daily game, once. person: who keeps a name. Raises `ClientError`."""
        self._check_room(opener)
        name, who, day = name_of(wish.name, person), person or guest(wish.guest), self._days.day()
        setting = await self._days.setting(wish.game, day)
        if await self._registry.ask(self._days.attempt, day, wish.game, who):
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
        self._context.players.warm()
        _check_day(opener, 0)
        begun = self._days.begun(day, wish.game, who, kept.id)
        try:
            table = await self._opened(kept, [], begun, place=opener.place)
        except NotWritten:
            if await self._registry.ask(
                self._days.attempt, day, wish.game, who
            ):  # in another tab, at the same moment
                raise ClientError("not_allowed", "server-day-begun") from None
            raise
        return messages.Seated(table.id, 0, token, kept.invite)

    def _check_room(self, opener: Opener, *, goes_on: bool = False) -> None:
        """Raise `ClientError` where no table can be opened. goes_on: it takes the place of one whose game is
        over, so that the server has no more to do."""
        if self._registry.draining:
            raise ClientError("closing", "server-closing")
        if not goes_on:
            self._registry.check_load()
        elif self._context.loop.is_overloaded:
            raise ClientError("full", "server-busy")
        if len(self._registry.tables) >= self._context.settings.tables:
            raise ClientError("full", "server-full")
        if opener.place and self._waiting_of(opener.place) >= self._context.settings.waiting:
            raise ClientError("full", "server-many-wait")

    def _waiting_of(self, place: str) -> int:
        """How many tables wait for players that were opened from an address."""
        here = sum(
            table.shared.place == place and table.kept.state == "waiting"
            for table in self._registry.tables.values()
        )
        return here + self._registry.unattended.of(place)

    async def _planned(self, wish: messages.Create, person: str) -> tuple[StoredTable, list[Move]]:
        """The table as wished, its seats still open, and the moves that it begins with."""
        if wish.after is None:
            return planned(wish, new_seed()), []
        # Who may not see a game may not go on from it, nor have it run again.
        kept = await self._registry.kept(wish.after.table)
        await self._entrance.viewer(kept, wish.after.token, "", person)
        before = await self._registry.find(wish.after.table)
        if before.state != "over" or before.running is None:
            raise ClientError("not_now", "server-not-over")
        timeline = before.running.game.timeline
        step = min(wish.after.step, len(timeline.marks) - 1)
        answers = await self._at_rest(kept, timeline, timeline.marks[step].answers)
        kept = await self._going_on(wish, timeline.setup, answers)
        return kept, list[Move](timeline.session.answers[: answers or 0])

    async def _going_on(self, wish: messages.Create, before: Setup, answers: int | None) -> StoredTable:
        """The table that goes on from another game; what somebody has sent has its part of the time alone."""
        if before.situation is not None:
            await self._context.costly.wait()
        return planned(wish, new_seed(), before, answers, self._context.costly)

    async def _at_rest(self, kept: StoredTable, timeline: Timeline, upto: int) -> int | None:
        """After how many answers no effect was under way, `upto` at most; None: one always was."""
        cost = Cost(self._context.costly)
        async with self._context.loads(kept):
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

    async def _opened(self, kept: StoredTable, moves: list[Move], *besides: Write, place: str = "") -> Table:
        """Write a new table down, with what belongs to it; its game begins if all seats are taken."""
        now = time.time()
        await self._registry.home.add(kept.id)
        await self._context.store.write(store.keep(kept, now), *store.moves(kept.id, moves, now), *besides)
        table = Table(self._context, kept, moves, [])
        table.shared.place = place
        self._registry.tables[kept.id] = table
        for seat in table.seating.people:
            table.seating.away_since[seat] = self._context.now()
        if table.seating.may_begin:
            await table.begin()
        self._context.changed()
        return table

    async def rematch(
        self, table: Table, seat: int, how: str, person: str = "", opener: Opener = HERE
    ) -> messages.Seated | None:
        """Wish for the next table, or take one's seat there; None as long as it waits for others.

        person: who keeps a name. Raises `ClientError`.
        """
        if table.state != "over":
            raise ClientError("not_now", "server-not-over")
        if goes_on(table.kept, table.state):
            if table.wish_again(seat, how if how == "no" else "next", alone=False):
                await self.next_game(table, opener)
            return None
        async with self._next:
            if not table.kept.next:
                if not table.wish_again(seat, how):
                    return None
                self._check_room(opener, goes_on=True)
                if not opener.may_open():
                    raise ClientError("too_fast", "server-too-fast")
                _check_day(opener, 0)
                await self._open_next(table, seat)
        following = await self._registry.find(table.kept.next, waits=True)
        async with following.seats_lock:
            kept = following.kept
            if seat not in kept.was:
                raise ClientError("no_seat", "server-no-seat")  # they have begun without that one
            mine = kept.was.index(seat)
            if mine in kept.came:
                token = following.seating.renew(mine)
                await self._context.store.write(store.keep(kept, time.time()))
            else:
                name = table.kept.seats[seat].name
                wish = messages.Sit(following.id, name, kept.invite, mine, rated=kept.rated)
                await self._seats.enter(wish, person)
                token = (await self._seats.take(following, wish, person)).token
                kept.came.append(mine)
                await self._context.store.write(store.keep(kept, time.time()))
            return messages.Seated(following.id, mine, token, kept.invite)

    async def next_game(self, table: Table, opener: Opener) -> None:
        """Begin the next game of a match, if nobody has yet. Raises `ClientError`, `NotWritten`."""
        async with self._next:
            before = table.kept
            if before.next or table.moved or not goes_on(before, table.state):
                return
            self._check_room(opener, goes_on=True)
            if not opener.may_open():
                raise ClientError("too_fast", "server-too-fast")
            _check_day(opener, 0)
            kept = next_of_match(before, new_seed())
            before.next = kept.id
            try:
                besides: list[Write] = [
                    store.keep(before, time.time()),
                    *await self._seats.held(kept, before),
                ]
                await self._opened(kept, [], *besides, place=table.shared.place)
            except NotWritten:
                before.next = ""
                raise
            table.tell_seats()

    async def _open_next(self, table: Table, seat: int) -> None:
        before = table.kept
        order = list(range(len(before.seats)))
        if table.again == "swapped":
            order = rotated(order)
        kept = next_of(before, new_seed(), table.again, order, seat, table.ready)
        await self._opened(kept, [], place=table.shared.place)
        before.next = kept.id
        await self._context.store.write(store.keep(before, time.time()))
        table.tell_seats()


def _check_day(opener: Opener, moves: int) -> None:
    """Raise `ClientError` where an address has had as much kept as it may in a day."""
    if not opener.may_keep(moves):
        raise ClientError("too_fast", "server-day-full")
