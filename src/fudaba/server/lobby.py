"""All tables: opened, found again, and brought back after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from fudaba import games
from fudaba.bots import maker_of
from fudaba.kernel.game import BadSetup, Value, setup_of
from fudaba.kernel.view import SPECTATOR
from fudaba.server import messages, store, telling
from fudaba.server.catalogue import usual_bot
from fudaba.server.kept import Kept, KeptSeat, Move
from fudaba.server.messages import SeatKey
from fudaba.server.parts import TableCard
from fudaba.server.players import Players
from fudaba.server.refusal import Refusal
from fudaba.server.seating import Seating, clean, rotated
from fudaba.server.settings import Settings
from fudaba.server.showing import House
from fudaba.server.store import Store
from fudaba.server.table import Table
from fudaba.server.told import OPEN

log = logging.getLogger("fudaba.server")

LISTED = 100
"""So many tables the lobby lists at most."""
FORGOTTEN = 3600.0
"""Seconds after which a table that never began, and where nobody is, is forgotten."""
UNLOADED = 60.0
"""Seconds after which a game that goes on only if somebody comes is only on disk."""


def new_seed() -> str:
    """What a new game's shuffles follow from; nobody can guess it."""
    return secrets.token_hex(16)


class Lobby:
    """The tables of one server, by their ids."""

    def __init__(self, settings: Settings) -> None:
        """Raises `BadSetup` or OSError where the data cannot be used."""
        self.settings = settings
        self.only = store.OnlyOne(settings.data)
        self.store = Store(settings.data)
        self.players = Players(settings.workers, settings.slowest)
        self.tables: dict[str, Table] = {}
        self.draining = False
        self.changes = 0
        self._listed: list[TableCard] = []
        self._listed_at = -1
        self._unlisted: set[str] = set()
        self._next = asyncio.Lock()
        self.house = House(self.store, self.players, settings, self._changed)

    def bring_back(self) -> None:
        """Load every table that is not over."""
        for id in self.store.ids("waiting", "playing"):
            self._load(id)

    def _load(self, id: str) -> Table | None:
        kept = self.store.kept(id)
        if kept is None:
            return None
        table = Table(self.house, kept, self.store.moves(id), self.store.chat(id))
        self.tables[id] = table
        for seat in table.seating.people:
            table.seating.away_since[seat] = self.house.now()
        if kept.state in ("playing", "over"):
            table.bring_back()
        return table

    def find(self, id: str) -> Table:
        """The table of that id. Raises `Refusal`."""
        table = self.tables.get(id) or self._load(id)
        if table is None:
            raise Refusal("no_table", "server-no-table")
        return table

    def _changed(self) -> None:
        self.changes += 1

    # Opening.

    async def create(self, wish: messages.Create) -> messages.Seated:
        """Open a table. Raises `Refusal`; `BadSetup` becomes one, too."""
        self._check_room()
        name = _name(wish.name)
        try:
            kept, moves = self._planned(wish)
        except BadSetup as error:
            raise Refusal("bad_setup", "server-bad-setup", str(error)) from None
        seating = Seating(kept, lambda seat: 0)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise Refusal("bad_setup", "server-bad-setup", "exactly one seat is for whoever opens the table")
        kept.host = mine[0]
        token = seating.take(mine[0], name)
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                seating.put_bot(number, seat.bot, seat.name)
        if any(seat.kind == "bot" for seat in wish.seats):
            self.players.warm()
        table = await self._opened(kept, moves)
        return messages.Seated(table.id, mine[0], token, kept.invite)

    def _check_room(self) -> None:
        if self.draining:
            raise Refusal("closing", "server-closing")
        if len(self.tables) >= self.settings.tables:
            raise Refusal("full", "server-full")

    def _planned(self, wish: messages.Create) -> tuple[Kept, list[Move]]:
        """The table as wished, its seats still open, and the moves that it begins with."""
        game_name, options, seed = wish.game, dict(wish.options), new_seed()
        situation, moves = None, list[Move]()
        if wish.after is not None:
            before = self.find(wish.after.table)
            if before.state != "over" or before.course is None:
                raise Refusal("not_now", "server-not-over")
            setup, marks = before.course.setup, before.course.marks
            game_name, options, seed = setup.game, dict(setup.options), setup.seed
            situation = setup.situation
            if len(wish.seats) != setup.seats:
                raise BadSetup(f"that game has {setup.seats} seats")
            step = min(wish.after.step, len(marks) - 1)
            moves = list(before.course.session.answers[: marks[step].answers])
        game = games.named(game_name)
        setup = setup_of(game, seats=len(wish.seats), seed=seed, options=options, situation=situation)
        game.table(setup)  # a kingdom may be impossible although each of its options is allowed
        for seat in wish.seats:
            if seat.kind == "bot":
                maker_of(seat.bot, game.name)
        takeover = usual_bot(game.name) if wish.takeover is None else wish.takeover
        if takeover:
            maker_of(takeover, game.name)
        kept = Kept(
            id=secrets.token_urlsafe(9),
            game=game.name,
            rules=game.rules,
            options=dict(setup.options),
            seed=seed,
            seats=[KeptSeat("", "open") for _ in wish.seats],
            host=0,
            invite=secrets.token_urlsafe(16),
            undo=wish.undo,
            spectators=wish.spectators,
            takeover=takeover,
            clock=wish.clock,
            listed=wish.listed,
            created=time.time(),
            situation=situation,
        )
        return kept, moves

    async def _opened(self, kept: Kept, moves: list[Move]) -> Table:
        """Write a new table down, and let its game begin if all seats are taken."""
        now = time.time()
        await self.store.write(store.keep(kept, now), *store.moves(kept.id, moves, now))
        table = Table(self.house, kept, moves, [])
        self.tables[kept.id] = table
        for seat in table.seating.people:
            table.seating.away_since[seat] = self.house.now()
        if not table.seating.open:
            await table.begin()
        self._changed()
        return table

    # Sitting down, standing up.

    async def sit(self, wish: messages.Sit) -> messages.Seated:
        """Take an open seat. Raises `Refusal`."""
        table = self.find(wish.table)
        kept = table.kept
        if self.draining:
            raise Refusal("closing", "server-closing")
        if kept.state != "waiting":
            raise Refusal("not_now", "server-begun")
        if not kept.listed and not self.is_invited(table, wish.invite):
            raise Refusal("not_allowed", "server-no-invite")
        free = table.seating.open
        if not free or (wish.seat >= 0 and wish.seat not in free):
            raise Refusal("no_seat", "server-no-seat")
        seat = wish.seat if wish.seat >= 0 else free[0]
        token = table.seating.take(seat, _name(wish.name))
        table.seating.away_since[seat] = self.house.now()
        try:
            await self._seats_changed(table)
        except sqlite3.Error:
            table.seating.give_up(seat)
            raise
        return messages.Seated(table.id, seat, token, kept.invite)

    async def fill(self, table: Table, by: int, wish: messages.Fill) -> None:
        """Put a bot on an open seat, or open it again. Raises `Refusal`."""
        kept = table.kept
        if kept.state != "waiting":
            raise Refusal("not_now", "server-begun")
        if by != kept.host:
            raise Refusal("not_allowed", "server-not-host")
        if wish.seat >= len(kept.seats) or kept.seats[wish.seat].kind == "person":
            raise Refusal("no_seat", "server-no-seat")
        if wish.bot:
            try:
                maker_of(wish.bot, kept.game)
            except BadSetup as error:
                raise Refusal("bad_setup", "server-bad-setup", str(error)) from None
            table.seating.put_bot(wish.seat, wish.bot)
        else:
            table.seating.give_up(wish.seat)
        await self._seats_changed(table)

    async def leave(self, table: Table, seat: int) -> None:
        """A person stands up for good, before the game, in all their tabs."""
        table.seating.give_up(seat)
        table.audience.watch_as(seat, None, telling.welcome(table, SPECTATOR, len(table.chat)))
        people = table.seating.people
        if people:
            table.kept.host = table.kept.host if table.kept.host in people else people[0]
            await self._seats_changed(table)
        else:
            await self._forget(table)

    async def _seats_changed(self, table: Table) -> None:
        if table.seating.open:
            await self.store.write(store.keep(table.kept, time.time()))
            table.tell_seats()
        else:
            await table.begin()
            self._changed()

    async def _forget(self, table: Table) -> None:
        await self.store.write(store.forget(table.id))
        self._let_go(table)
        self._changed()

    # Again.

    async def rematch(self, table: Table, seat: int, how: str) -> messages.Seated:
        """Open the next table, or take one's seat there. Raises `Refusal`."""
        if table.state != "over":
            raise Refusal("not_now", "server-not-over")
        async with self._next:
            if not table.kept.next:
                self._check_room()
                await self._open_next(table, seat, how)
        following = self.find(table.kept.next)
        mine = following.kept.was.index(seat)
        token = following.seating.renew(mine)
        await self.store.write(store.keep(following.kept, time.time()))
        return messages.Seated(following.id, mine, token, following.kept.invite)

    async def _open_next(self, table: Table, seat: int, how: str) -> None:
        before = table.kept
        order = list(range(len(before.seats)))
        if how == "swapped":
            order = rotated(order)
        kept = Kept(
            id=secrets.token_urlsafe(9),
            game=before.game,
            rules=games.named(before.game).rules,
            options=_again(before, how),
            seed=new_seed(),
            seats=[KeptSeat(old.name, old.kind, old.bot) for old in (before.seats[i] for i in order)],
            host=order.index(seat),
            invite=secrets.token_urlsafe(16),
            undo=before.undo,
            spectators=before.spectators,
            takeover=before.takeover,
            clock=before.clock,
            listed=before.listed,
            created=time.time(),
            previous=before.id,
            was=order,
        )
        await self._opened(kept, [])
        before.next = kept.id
        await self.store.write(store.keep(before, time.time()))
        table.tell_seats()

    # Who may see what.

    def viewer(self, table: Table, token: str, invite: str) -> int:
        """Through whose eyes whoever has that token sees the table. Raises `Refusal` for one who may not."""
        if token:
            seat = table.seating.of_token(token)
            if seat < 0:
                raise Refusal("no_seat", "server-no-token")
            return seat
        kept = table.kept
        invited = self.is_invited(table, invite)
        if kept.state == "waiting" and (kept.listed or invited):
            return SPECTATOR
        if kept.spectators == "none":
            raise Refusal("not_allowed", "server-no-spectators")
        return OPEN if kept.spectators == "open" else SPECTATOR

    def is_invited(self, table: Table, invite: str) -> bool:
        """Whether that is the table's invitation."""
        return secrets.compare_digest(invite.encode(), table.kept.invite.encode())

    def listing(self, mine: Iterable[SeatKey]) -> messages.Tables:
        """What the lobby shows to whoever holds these seats."""
        held: list[TableCard] = []
        for key in mine:
            card = self._row(key.table, partial(self._own, key))
            if card is not None:
                held.append(card)
        own = {card.table for card in held}
        return messages.Tables([card for card in self._shown() if card.table not in own], held)

    def _own(self, key: SeatKey) -> TableCard | None:
        table = self._glance(key.table)
        seat = -1 if table is None else table.seating.of_token(key.token)
        return None if table is None or seat < 0 else telling.card(table, seat)

    def _row(self, id: str, card: Callable[[], TableCard | None]) -> TableCard | None:
        """A row of the list, None where the table cannot be told: that is logged once, and takes no other."""
        try:
            found = card()
        except Exception:
            if id not in self._unlisted:
                self._unlisted.add(id)
                log.exception("table %s cannot be listed", id)
            return None
        self._unlisted.discard(id)
        return found

    def _glance(self, id: str) -> Table | None:
        """The table of that id, without its game where that is over and only on disk."""
        if id in self.tables:
            return self.tables[id]
        kept = self.store.kept(id)
        if kept is None or kept.state not in ("over", "frozen"):
            return None if kept is None else self._load(id)
        return Table(self.house, kept, [], [])

    def _shown(self) -> list[TableCard]:
        """The tables that anybody may sit at or watch; looked through once for all who ask."""
        if self._listed_at != self.changes:
            self._listed_at = self.changes
            shown = (
                self._row(id, partial(telling.card, table, -1))
                for id, table in self.tables.items()
                if _is_shown(table)
            )
            cards = [card for card in shown if card is not None]
            cards.sort(key=lambda card: card.state != "waiting")
            self._listed = cards[:LISTED]
        return self._listed

    # As time goes by.

    async def sweep(self) -> None:
        """Let go of what nobody needs in memory any more."""
        for table in [*self.tables.values()]:
            try:
                await self._sweep(table)
            except Exception:
                log.exception("table %s cannot be swept away", table.id)

    async def _sweep(self, table: Table) -> None:
        if table.audience:
            return
        idle = self.house.now() - table.touched
        if table.kept.state == "waiting" and idle > FORGOTTEN:
            await self._forget(table)
        elif table.rests and idle > UNLOADED:
            self._let_go(table)

    def _let_go(self, table: Table) -> None:
        table.close()
        self.tables.pop(table.id, None)

    async def drain(self) -> None:
        """Take nothing more, stop all clocks, and write all that is to be written."""
        self.draining = True
        stopped: list[Awaitable[None]] = []
        for table in self.tables.values():
            if (last := table.drain()) is not None:
                stopped.append(last)
        await asyncio.gather(*stopped)

    def close(self) -> None:
        """Stop the bots and close the database."""
        self.players.close()
        self.store.close()
        self.only.release()


def _name(given: str) -> str:
    name = clean(given)
    if not name:
        raise Refusal("bad_message", "server-no-name")
    return name


def _is_shown(table: Table) -> bool:
    kept = table.kept
    if not kept.listed:
        return False
    if kept.state == "waiting":
        return bool(table.seating.open) and bool(table.seating.here)
    return table.state == "playing" and kept.spectators != "none" and bool(table.audience)


def _again(before: Kept, how: str) -> dict[str, Value]:
    """The options of a table's rematch: with new cards where a game draws some by lot, else with the same.

    How the same cards are kept such a game tells by its `same_again`.
    """
    same_again = getattr(games.named(before.game), "same_again", None)
    if how == "new" or same_again is None:
        return dict(before.options)
    return dict(same_again(before.options, before.seed))
