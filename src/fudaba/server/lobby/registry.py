"""The tables of a server: in memory, being loaded, or on disk alone until somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from fudaba.kernel.game import BadSetup
from fudaba.server import store
from fudaba.server.lobby.device_link import DeviceLinks
from fudaba.server.lobby.hibernation import Hibernation, UnattendedTables
from fudaba.server.lobby.home import Home, LocalHome
from fudaba.server.operations.background import Background
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.store import Away, ReaderThread, Store
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.store.stored_tables import TableHistory, kept_of_each, kept_or_refused, lacks_cards, read
from fudaba.server.table.context import ServerContext
from fudaba.server.table.table import Table

log = logging.getLogger("fudaba.server")

STOPPING = 10.0
"""Seconds for which a server that stops waits for its last writes."""
AGAIN = 1.0
"""Seconds between two attempts to read from a database that has gone."""
TOGETHER = 100
"""How many tables are read at once when a server begins."""


class Registry:
    """The tables of a server, by their ids."""

    def __init__(
        self,
        store: Store,
        ask: ReaderThread,
        context: ServerContext,
        tables: dict[str, Table],
        home: Callable[[Registry], Home],
    ) -> None:
        """tables: those in memory. home: makes what knows where tables live."""
        self.store = store
        self.ask = ask
        """Asks the store for what it keeps."""
        self.context = context
        self.tables = tables
        self.draining = False
        """Whether the server stops."""
        self.returning: dict[str, None] = {}
        """The games that are still to be run again since the server began, in that order."""
        self.without_cards: set[str] = set()
        """The tables that wait until the server is started with their cards of somebody's own: they stay on
        disk, and no time runs there."""
        self.hibernation = Hibernation(context.now, self._clock_is_out)
        self.unattended = UnattendedTables(context.now)
        self.device_links = DeviceLinks()
        self.background = Background()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._lost: set[str] = set()
        """The tables that have become another process's while they were being loaded."""
        self._running_again: asyncio.Task[None] | None = None
        self.home = home(self)

    def check_load(self) -> None:
        """Raise `ClientError` where the server has so much to do that nobody new is let in: those who play
        are answered late already."""
        if self.context.loop.is_busy:
            raise ClientError("full", "server-busy")

    # Tables on disk.

    async def kept(self, id: str) -> StoredTable:
        """What is stored of the table of that id, without its game. Raises `ClientError`."""
        if id in self.tables:
            return self.tables[id].kept
        return await kept_or_refused(self.ask, self.store, id)

    async def adopt(self, ids: Sequence[str]) -> None:
        """Bring back these tables. Those that wait for somebody to come stay on disk.

        The others are run again in the background, one after the other; those to which somebody comes
        meanwhile are next.
        """
        found: dict[str, StoredTable | Exception | None] = {}
        with contextlib.suppress(Away):  # it has gone since; what is not read is read when it is back
            for begin in range(0, len(ids), TOGETHER):
                found |= await self.ask(kept_of_each, self.store, ids[begin : begin + TOGETHER])
        for id in ids:
            if id in self.tables or id in self._loading:
                continue  # somebody has come to it meanwhile
            kept = found.get(id)
            if isinstance(kept, Exception):  # one table that cannot be read keeps no other
                log.error("table %s cannot be brought back", id, exc_info=kept)
            elif kept is not None and (lacks := lacks_cards(kept)) is not None:
                self._wait_for_cards(id, lacks)
            elif kept is not None and kept.rest is not None:
                self.hibernation.put(kept)
            elif kept is not None and kept.state == "waiting":
                self.unattended.put(id)
            elif kept is not None or id not in found:
                self.returning[id] = None
        if self.returning and (self._running_again is None or self._running_again.done()):
            self._running_again = self.background.spawn(self._run_again())

    def is_here(self, id: str) -> bool:
        """Whether a table is in memory, or known to wait or to be run again."""
        return id in self.tables or id in self.returning or id in self.unattended

    def is_loading(self, id: str) -> bool:
        """Whether a table is being loaded."""
        return id in self._loading

    def _wait_for_cards(self, id: str, lacks: BadSetup) -> None:
        if id not in self.without_cards:
            self.without_cards.add(id)
            log.warning("table %s waits: %s", id, lacks)

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

    def _clock_is_out(self, id: str) -> None:
        """A resting game goes on by itself."""
        if not self.draining:
            self.background.do(self._awaken(id))

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

    # Tables in memory.

    async def find(self, id: str, *, waits: bool = False) -> Table:
        """The table of that id, with its game. Raises `ClientError`; `Moved`, see `Home.own`.

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

    async def ended(self, id: str) -> Table:
        """A table whose game goes on no more; where another process has it, one that is like it.

        Raises `ClientError`, `Away`.
        """
        with contextlib.suppress(Moved):
            if id in self.tables or not await self.home.is_elsewhere(id):
                return await self.find(id)
        there = await self.ask(read, self.store, id)
        if there is None:
            raise ClientError("no_table", "server-no-table")
        return await self._run(there)

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

    async def _load(self, id: str, waits: bool) -> Table | None:
        await self.home.own(id, waits=waits)
        there = await self.ask(read, self.store, id)  # as its owner before has left it
        if there is None:
            self.home.release(id)
            return None
        kept = there.kept
        if (lacks := lacks_cards(kept)) is not None:
            if kept.goes_on:
                self._wait_for_cards(id, lacks)
            raise ClientError("not_now", "server-own-cards", lacks)
        if kept.goes_on and id not in self.hibernation and not self.is_here(id):
            self.home.note_arrival()  # it has been another's, or nobody's
        self.hibernation.take(kept)
        table = await self._run(there)
        table.shared.place = self.unattended.take(id)
        if id in self._lost:
            table.close()
            raise Moved
        self.tables[id] = table
        if self.draining:
            table.drain()
        return table

    async def _run(self, there: TableHistory) -> Table:
        """The table with its game, run again."""
        kept, moves, chat, spoilt, times = there
        table = Table(self.context, kept, moves, chat)
        table.move_times = times
        if spoilt is not None and kept.goes_on:
            table.freeze(spoilt)
        for seat in table.seating.people:
            table.seating.away_since[seat] = self.context.now()
        if kept.state in ("playing", "over"):
            await table.bring_back()
        return table

    def stays(self, table: Table) -> bool:
        """Whether a seat of it is just being carried to another device, which this process alone knows."""
        return self.device_links.offers(table.id, time.monotonic())

    def let_go(self, table: Table) -> None:
        """Keep a table in memory no more."""
        table.close()
        self.tables.pop(table.id, None)

    def lose(self, id: str) -> Table | None:
        """A table is another process's now. Returns it, if it was in memory."""
        self.returning.pop(id, None)
        self.without_cards.discard(id)
        self.hibernation.drop(id)
        self.unattended.take(id)
        if id in self._loading:
            self._lost.add(id)
        table = self.tables.get(id)
        if table is not None:
            table.move_away()
            self.let_go(table)
        return table

    async def drain(self) -> None:
        """Take nothing more, stop all clocks, and write all that is to be written."""
        self.draining = True
        stopped: list[Awaitable[None]] = []
        for table in self.tables.values():
            if (last := table.drain()) is not None:
                stopped.append(last)
        for id in list(self.hibernation.clocks):
            try:
                kept = await self.ask(self.store.kept, id)
            except Away as error:
                log.error("the clock of table %s is not stopped: %s", id, error)
                continue
            if kept is not None:
                self.hibernation.take(kept)
                stopped.append(self.store.write(store.keep(kept, time.time())))
        if stopped:
            writing = [asyncio.ensure_future(each) for each in stopped]
            done, late = await asyncio.wait(writing, timeout=STOPPING)
            failed = [fault for each in done if (fault := each.exception()) is not None]
            if failed or late:
                log.error("%s clocks are not stopped: %s", len(failed) + len(late), failed or "no answer")


def local(registry: Registry) -> Home:
    """The home of the tables of a server that is alone."""
    return LocalHome(registry.store, registry.ask, registry.adopt)
