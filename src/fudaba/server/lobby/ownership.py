"""Which tables are here: owned by this process, brought back, given away and let go of.

Where several processes serve one database each table is owned by one of them (`store.leases`). A player who
comes to a table that nobody owns makes it this process's own; one that is owned elsewhere, and where nobody
is, comes here; tables of a process that is gone are taken over by those that are left.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence

from fudaba.kernel.game import BadSetup
from fudaba.server import store
from fudaba.server.accounts.friends import Company
from fudaba.server.accounts.people import Accounts
from fudaba.server.accounts.push.subscriptions import Subscriptions
from fudaba.server.accounts.push.turns import Turns
from fudaba.server.accounts.ratings import Ratings
from fudaba.server.accounts.sanctions import Orders
from fudaba.server.cluster.balancing import Spreading
from fudaba.server.cluster.handover import Awaiting
from fudaba.server.cluster.liveness import Missing
from fudaba.server.lobby.daily import Days
from fudaba.server.lobby.hibernation import Resting, Unattended
from fudaba.server.lobby.listing import Listing
from fudaba.server.operations.background import Background, lasting
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.store import Asking, Away, NotWritten, Peer, opened
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.store.stored_tables import There, kept_of_each, kept_or_refused, lacks_cards, read
from fudaba.server.table.context import ServerContext
from fudaba.server.table.table import Table
from fudaba.server.workers.bots import Players

log = logging.getLogger("fudaba.server")

STOPPING = 10.0
"""Seconds for which a server that stops waits for what it writes."""
AGAIN = 1.0
"""Seconds between two attempts to read what a database that has gone keeps."""
WATCHING = 0.1
"""Seconds between two looks at who owns what."""
LISTING = 1.0
"""Seconds between two looks at what other processes are to list."""
TOGETHER = 100
"""How many tables are read at once when it is seen which there are."""


class Owning:
    """The tables of one server, by their ids.

    moved: told of a table that goes on elsewhere. gone: told where a process was that lives no more.
    """

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
        self.players = Players(settings.workers, settings.slowest, settings.memory)
        self.tables: dict[str, Table] = {}
        self.draining = False
        self.listing = Listing(self.tables, self.store, self.ask)
        self.returning: dict[str, None] = {}
        """The games that are still to be run again since the server began, in that order."""
        self.without_cards: set[str] = set()
        """The tables that wait until the server is started with their cards of somebody's own: they stay on
        disk, and no time runs there."""
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._background = Background()
        self.awaiting = Awaiting(self.store, self.ask, self._background)
        self.spreading = Spreading()
        self._loads: Mapping[str, int] = {}
        """How many tables each other process has that may be given some."""
        self._next = asyncio.Lock()
        self.turns = Turns(settings, Subscriptions(self.store, self.ask))
        self.context = ServerContext(
            self.store, self.players, settings, self.listing.changed, waits=self.turns.waits
        )
        self.resting = Resting(self.context.now, self._clock_is_out)
        self.unattended = Unattended(self.context.now)
        self.moved: Callable[[Table], None] = lambda table: None
        self.gone: Callable[[str], None] = lambda address: None
        self._running_again: asyncio.Task[None] | None = None
        self._missing = Missing(self.store, self.ask)
        self._lost: set[str] = set()
        """The tables that have become another process's while they were being loaded."""

    async def bring_back(self) -> None:
        """Find every table that is not over and that nobody else owns; from now on also what becomes free."""
        try:
            await self._take(await self.ask(self.store.ids, "waiting", "playing"))
        except Away:  # it has gone since it was opened; what is free is told when it is back
            log.exception("no table can be brought back")
        self._background.do(lasting("owning", self._watch))

    async def _take(self, ids: Sequence[str]) -> None:
        """Own those that nobody else does. Those that wait for somebody to come stay on disk.

        The others are run again beside, one after the other; whose players come meanwhile is the next.
        Raises `Away`.
        """
        mine = await self.ask(self.store.take, *ids) if ids else set()
        new = [id for id in ids if id in mine and not self._is_here(id)]
        if new:
            self.spreading.came()
        found: dict[str, StoredTable | Exception | None] = {}
        with contextlib.suppress(Away):  # it has gone since; what is not read is read when it is back
            for begin in range(0, len(new), TOGETHER):
                found |= await self.ask(kept_of_each, self.store, new[begin : begin + TOGETHER])
        for id in new:
            if id in self.tables or id in self._loading:
                continue  # somebody has come to it meanwhile
            kept = found.get(id)
            if isinstance(kept, Exception):  # one table that cannot be read keeps no other
                log.error("table %s cannot be brought back", id, exc_info=kept)
            elif kept is not None and (lacks := lacks_cards(kept)) is not None:
                self._wait_for_cards(id, lacks)
            elif kept is not None and kept.rest is not None:
                self.resting.put(kept)
            elif kept is not None and kept.state == "waiting":
                self.unattended.put(id)
            elif kept is not None or id not in found:
                self.returning[id] = None
        if self.returning and (self._running_again is None or self._running_again.done()):
            self._running_again = self._background.spawn(self._run_again())

    def _is_here(self, id: str) -> bool:
        return id in self.tables or id in self.returning or id in self.unattended

    def _wait_for_cards(self, id: str, lacks: BadSetup) -> None:
        if id not in self.without_cards:
            self.without_cards.add(id)
            log.warning("table %s waits: %s", id, lacks)

    async def _watch(self) -> None:
        """Learn who owns what, and do what follows from it."""
        listed = 0.0
        while True:
            await asyncio.sleep(WATCHING)
            if self.store.shared and time.monotonic() > listed + min(LISTING, 10 * WATCHING):
                listed = time.monotonic()
                self.store.list_as(self.listing.here(), None if self.draining else self._load_here())
            news = self.store.news()
            for address in news.gone:
                self.gone(address)
            if news.listed is not None:
                self.listing.heard(news.listed)
            for id in news.lost:
                log.warning("table %s has been taken over by another process", id)
                self._leave(id)
            for id in news.wanted:
                await self._give(id)
            if not self.draining:
                with contextlib.suppress(Away):
                    await self._take((*news.given, *news.unheld))
                self._loads = self._loads if news.loads is None else news.loads
                await self._spread()

    def _leave(self, id: str) -> None:
        """A table is another process's now; the players who are at it here come to it there."""
        self.returning.pop(id, None)
        self.without_cards.discard(id)
        self.resting.drop(id)
        self.unattended.take(id)
        if id in self._loading:
            self._lost.add(id)
        table = self.tables.get(id)
        if table is not None:
            table.move_away()
            self._let_go(table)
            self.moved(table)

    def _load_here(self) -> int:
        """How many tables go on here; see `spreading`."""
        going = sum(table.kept.goes_on for table in self.tables.values())
        return going + len(self.returning.keys() - self.tables.keys())  # one that has just come is in both

    def stays(self, table: Table) -> bool:
        """Whether something of that table is known to this process alone, so that it is given to nobody."""
        return False

    async def _spread(self) -> None:
        """Give some tables to processes that have fewer; see `spreading`."""
        if not self._loads:
            return
        to = self.spreading.look(self._load_here(), self._loads)
        if not to:
            return
        for table in [*self.tables.values()]:
            if table.is_between and not self.stays(table):
                if await self._hand_over(table, to):
                    self.spreading.gave(to)
                if table.moved:
                    return  # one that does not stand back keeps no other

    async def _hand_over(self, table: Table, to: str) -> bool:
        """Give a table to another process, between two answers; whether that one owns it now."""
        if not await table.stand_back():
            return False
        self._let_go(table)  # a caller who asks from now on where it is learns so after this:
        try:
            given = await self.ask(self.store.give, table.id, to)
            if not given:
                await self._take([table.id])
        except Away as error:
            # The first process to which somebody comes takes it, or the one that was given it.
            log.warning("nobody knows yet whether table %s is given to %s: %s", table.id, to, error)
            given = False
        log.info("table %s is %s %s", table.id, "given to" if given else "not given to", to)
        self.listing.changed()
        self.moved(table)
        return given

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

    async def miss(self, peer: Peer) -> None:
        """Nobody answers any more where another process was: take it for gone if it has ended."""
        await self._missing.look(peer, WATCHING)

    async def _run_again(self) -> None:
        while self.returning and not self.draining:
            id = next(iter(self.returning))
            try:
                await self._found(id)
            except Away:
                await asyncio.sleep(AGAIN)
                continue
            except ClientError as refusal:
                log.info("table %s is another's: %s", id, refusal)
            except Exception:
                log.exception("table %s cannot be brought back", id)
            self.returning.pop(id, None)
            await asyncio.sleep(0)

    async def _load(self, id: str, waits: bool) -> Table | None:
        await self.awaiting.own(id, waits=waits)
        there = await self.ask(read, self.store, id)  # as its owner before has left it
        if there is None:
            self.ask.soon(self.store.release, id)
            return None
        kept = there.kept
        if (lacks := lacks_cards(kept)) is not None:
            if kept.goes_on:
                self._wait_for_cards(id, lacks)
            raise ClientError("not_now", "server-own-cards", lacks)
        if kept.goes_on and id not in self.resting and not self._is_here(id):
            self.spreading.came()  # it has been another's, or nobody's
        self.resting.take(kept)
        table = await self._run(there)
        table.shared.place = self.unattended.take(id)
        if id in self._lost:
            table.close()
            raise Moved
        self.tables[id] = table
        if self.draining:
            table.drain()
        return table

    async def _run(self, there: There) -> Table:
        """The table with its game, run again."""
        kept, moves, chat, spoilt = there
        table = Table(self.context, kept, moves, chat)
        if spoilt is not None and kept.goes_on:
            table.freeze(spoilt)
        for seat in table.seating.people:
            table.seating.away_since[seat] = self.context.now()
        if kept.state in ("playing", "over"):
            await table.bring_back()
        return table

    async def ended(self, id: str) -> Table:
        """A table whose game goes on no more; where another process has it, one that is like it.

        Raises `ClientError`, `Away`.
        """
        with contextlib.suppress(Moved):
            if not await self.elsewhere(id):
                return await self.find(id)
        there = await self.ask(read, self.store, id)
        if there is None:
            raise ClientError("no_table", "server-no-table")
        return await self._run(there)

    async def kept(self, id: str) -> StoredTable:
        """What is kept of the table of that id, without its game. Raises `ClientError`."""
        if id in self.tables:
            return self.tables[id].kept
        return await kept_or_refused(self.ask, self.store, id)

    async def find(self, id: str, *, waits: bool = False) -> Table:
        """The table of that id, with its game. Raises `ClientError`; `Moved`, see `Awaiting.own`.

        To run a game again takes a while: a player who may not see the table is refused before, see `kept`.
        """
        table = self.tables.get(id)
        if table is None:
            await self.kept(id)
            try:
                table = await self._found(id, waits)
            except Away:
                raise ClientError("not_now", "server-away") from None
        if table is None:
            raise ClientError("no_table", "server-no-table")
        table.touched = self.context.now()
        return table

    async def _found(self, id: str, waits: bool = False) -> Table | None:
        """The table of that id, loaded once for all who want it."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id, waits))
            self._loading[id].add_done_callback(lambda _: self._loaded(id))
        table = await asyncio.shield(self._loading[id])
        self.returning.pop(id, None)
        return table

    def _loaded(self, id: str) -> None:
        self._loading.pop(id, None)
        self._lost.discard(id)

    def _clock_is_out(self, id: str) -> None:
        """A resting game goes on by itself."""
        if not self.draining:
            self._background.do(self._awaken(id))

    async def _awaken(self, id: str) -> None:
        while not self.draining:
            try:
                await self._found(id)
                return
            except ClientError as refusal:
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
        self._background.quiet()
        self.turns.close()
        self.players.close()
        self.ask.close()
        self.store.close()
