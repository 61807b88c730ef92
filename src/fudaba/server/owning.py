"""Which tables are here: owned by this process, brought back, given away and let go of.

Where several processes serve one database each table is owned by one of them (`store.leases`). Whoever comes
to a table that nobody owns makes it this process's own; one that is owned elsewhere, and where nobody is,
comes here; tables of a process that is gone are taken over by those that are left.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from fudaba.kernel.game import BadSetup, check_own_cards
from fudaba.server import store
from fudaba.server.accounts import Accounts
from fudaba.server.company import Company
from fudaba.server.days import Days
from fudaba.server.kept import Kept, Move
from fudaba.server.later import Later, lasting
from fudaba.server.listing import Listing
from fudaba.server.order import Orders
from fudaba.server.parts import Chat
from fudaba.server.players import Players
from fudaba.server.push.subscriptions import Subscriptions
from fudaba.server.push.turns import Turns
from fudaba.server.ratings import Ratings
from fudaba.server.refusal import Refusal
from fudaba.server.resting import Resting
from fudaba.server.settings import Settings
from fudaba.server.store import Asking, Away, NotWritten, Peer, Unreadable, opened
from fudaba.server.table import Table
from fudaba.server.table_state import House

log = logging.getLogger("fudaba.server")

STOPPING = 10.0
"""Seconds for which a server that stops waits for what it writes."""
AGAIN = 1.0
"""Seconds between two attempts to read what a database that has gone keeps."""
WATCHING = 0.2
"""Seconds between two looks at who owns what."""
MOVING = 3.0
"""Seconds for which whoever comes waits for a table that is owned elsewhere."""


class Owning:
    """The tables of one server, by their ids. moved: told of a table that goes on elsewhere."""

    def __init__(self, settings: Settings) -> None:
        """Raises `BadSetup` or OSError where the data cannot be used."""
        self.settings = settings
        self.store = opened(settings.database or settings.data, use="serves")
        self.ask = Asking()
        """Asks the store what it keeps, and who owns it."""
        self.accounts = Accounts(self.store, self.ask)
        self.days = Days(self.store, self.ask)
        self.ratings = Ratings(self.store, self.ask)
        self.company = Company(self.store, self.ask)
        self.orders = Orders(self.store, self.ask)
        self.players = Players(settings.workers, settings.slowest)
        self.tables: dict[str, Table] = {}
        self.draining = False
        self.listing = Listing(self.tables, self.store, self.ask)
        self.returning: dict[str, None] = {}
        """The games that are still to be run again since the server began, in that order."""
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._later = Later()
        self._next = asyncio.Lock()
        self.turns = Turns(settings, Subscriptions(self.store, self.ask))
        self.house = House(self.store, self.players, settings, self.listing.changed, waits=self.turns.waits)
        self.resting = Resting(self.house.now, self._clock_is_out)
        self.moved: Callable[[Table], None] = lambda table: None
        self._running_again: asyncio.Task[None] | None = None

    async def bring_back(self) -> None:
        """Find every table that is not over and that nobody else owns; from now on also what becomes free."""
        try:
            await self._take(await self.ask(self.store.ids, "waiting", "playing"))
        except Away:  # it has gone since it was opened; what is free is told when it is back
            log.exception("no table can be brought back")
        self._later.do(lasting("owning", self._watch))

    async def _take(self, ids: Sequence[str]) -> None:
        """Own those that nobody else does. Those that wait for somebody to come stay on disk.

        The others are run again beside, one after the other; whose players come meanwhile is the next.
        Raises `Away`.
        """
        mine = await self.ask(self.store.take, *ids) if ids else set()
        for id in ids:
            if id not in mine or id in self.tables or id in self.returning:
                continue
            try:
                kept = await self.ask(self.store.kept, id)
                if id in self.tables or id in self._loading or kept is None:
                    continue  # somebody has come to it meanwhile
                if kept.rest is not None:
                    self.resting.put(kept)
                else:
                    self.returning[id] = None
            except Away:
                self.returning[id] = None  # the database has gone since; it is read when it is back
            except Exception:  # one table that cannot be read or run keeps no other
                log.exception("table %s cannot be brought back", id)
        if self.returning and (self._running_again is None or self._running_again.done()):
            self._running_again = self._later.spawn(self._run_again())

    async def _watch(self) -> None:
        """Learn who owns what, and do what follows from it."""
        while True:
            await asyncio.sleep(WATCHING)
            if self.store.shared:
                self.store.list_as(self.listing.here())
            news = self.store.news()
            if news.listed is not None:
                self.listing.heard(news.listed)
            for id in news.lost:
                log.warning("table %s has been taken over by another process", id)
                self._leave(id)
            for id in news.wanted:
                await self._give(id)
            if not self.draining:
                with contextlib.suppress(Away):
                    await self._take(news.unheld)

    def _leave(self, id: str) -> None:
        """A table is another process's now; whoever is at it here comes to it there."""
        self.returning.pop(id, None)
        self.resting.drop(id)
        table = self.tables.get(id)
        if table is not None:
            table.drain(write=False)
            self._let_go(table)
            self.moved(table)

    async def _give(self, id: str) -> None:
        """Let another process have a table to which somebody has come there, if nobody is at it here."""
        table = self.tables.get(id)
        if id in self._loading or (table is not None and table.audience):
            return
        if table is not None and (last := table.drain()) is not None:
            try:
                await last
            except NotWritten as fault:
                log.warning("the clock of table %s is not stopped: %s", id, fault)
        self._leave(id)
        self.ask.soon(self.store.release, id)

    async def elsewhere(self, *ids: str) -> dict[str, Peer]:
        """Of these tables those that other processes own, with where these are. Raises `Away`."""
        others = [id for id in ids if id not in self.tables and id not in self._loading]
        return await self.ask(self.store.owners, *others) if others and self.store.shared else {}

    async def _own(self, id: str) -> None:
        """Own this table: wait a while for whoever else does to give it up. Raises `Refusal`, `Away`."""
        until = time.monotonic() + MOVING
        while not await self.ask(self.store.take, id):
            if time.monotonic() > until:
                raise Refusal("not_now", "server-elsewhere")
            await self.ask(self.store.want, id)
            await asyncio.sleep(WATCHING)

    async def _run_again(self) -> None:
        while self.returning and not self.draining:
            id = next(iter(self.returning))
            try:
                await self._found(id)
            except Away:
                await asyncio.sleep(AGAIN)
                continue
            except Refusal as refusal:
                log.info("table %s is another's: %s", id, refusal)
            except Exception:
                log.exception("table %s cannot be brought back", id)
            self.returning.pop(id, None)
            await asyncio.sleep(0)

    async def _load(self, id: str) -> Table | None:
        if await self.ask(self.store.kept, id) is None:
            return None
        await self._own(id)
        kept = await self.ask(self.store.kept, id)  # as whoever owned it before has left it
        if kept is None:
            return None
        try:
            check_own_cards(kept.game, kept.options)
        except BadSetup as error:  # it waits as it is until the server is started with them
            raise Refusal("not_now", "server-own-cards", error) from None
        moves: list[Move] = []
        chat: list[Chat] = []
        spoilt: Unreadable | None = None
        try:
            moves = await self.ask(self.store.moves, id)
            chat = await self.ask(self.store.chat, id)
        except Unreadable as error:
            spoilt = error
        self.resting.take(kept)
        table = Table(self.house, kept, moves, chat)
        if spoilt is not None and kept.state in ("waiting", "playing"):
            table.freeze(spoilt)
        for seat in table.seating.people:
            table.seating.away_since[seat] = self.house.now()
        if kept.state in ("playing", "over"):
            await table.bring_back()
        self.tables[id] = table
        if self.draining:
            table.drain()
        return table

    async def kept(self, id: str) -> Kept:
        """What is kept of the table of that id, without its game. Raises `Refusal`."""
        if id in self.tables:
            return self.tables[id].kept
        try:
            kept = await self.ask(self.store.kept, id)
        except Unreadable as error:
            log.error("%s", error)
            raise Refusal("not_now", "server-unreadable") from None
        except Away:
            raise Refusal("not_now", "server-away") from None
        if kept is None:
            raise Refusal("no_table", "server-no-table")
        return kept

    async def find(self, id: str) -> Table:
        """The table of that id, with its game. Raises `Refusal`.

        To run a game again takes a while: whoever may not see the table is refused before, see `kept`.
        """
        table = self.tables.get(id)
        if table is None:
            await self.kept(id)
            try:
                table = await self._found(id)
            except Away:
                raise Refusal("not_now", "server-away") from None
        if table is None:
            raise Refusal("no_table", "server-no-table")
        table.touched = self.house.now()
        return table

    async def _found(self, id: str) -> Table | None:
        """The table of that id, loaded once for all who want it."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        table = await asyncio.shield(self._loading[id])
        self.returning.pop(id, None)
        return table

    def _clock_is_out(self, id: str) -> None:
        """A resting game goes on by itself."""
        if not self.draining:
            self._later.do(self._awaken(id))

    async def _awaken(self, id: str) -> None:
        while not self.draining:
            try:
                await self._found(id)
                return
            except Refusal as refusal:
                log.info("table %s waits: %s", id, refusal)
                return
            except Away:
                await asyncio.sleep(AGAIN)

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
        for id in list(self.resting.clocks):
            try:
                kept = await self.ask(self.store.kept, id)
            except Away as error:
                log.error("the clock of table %s is not stopped: %s", id, error)
                continue
            if kept is not None:
                self.resting.take(kept)
                stopped.append(self.store.write(store.keep(kept, time.time())))
        if stopped:
            writing = [asyncio.ensure_future(each) for each in stopped]
            done, late = await asyncio.wait(writing, timeout=STOPPING)
            failed = [fault for each in done if (fault := each.exception()) is not None]
            if failed or late:
                log.error("%s clocks are not stopped: %s", len(failed) + len(late), failed or "no answer")

    def close(self) -> None:
        """Stop the bots and close the database."""
        self._later.quiet()
        self.turns.close()
        self.players.close()
        self.ask.close()
        self.store.close()
