"""Which tables this process owns, where several processes serve one database.

Each table is owned by one of them (`store.postgres_leases`). A player who comes to a table that nobody owns
makes it this process's own; one that is owned elsewhere, and where nobody is, comes here; tables of a process
that is gone are taken over by those that are left.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence

from fudaba.server.cluster.balancing import Balancing
from fudaba.server.cluster.handover import Handover
from fudaba.server.cluster.liveness import Missing
from fudaba.server.lobby.listing import Listing
from fudaba.server.lobby.registry import Registry
from fudaba.server.operations.background import lasting
from fudaba.server.store import Away, NotWritten, Peer
from fudaba.server.table.table import Table

log = logging.getLogger("fudaba.server")

WATCHING = 0.1
"""Seconds between two looks at who owns what."""
LISTING = 1.0
"""Seconds between two updates of what other processes list."""


class Ownership:
    """The tables that this process owns; a `lobby.home.Home`."""

    def __init__(self, registry: Registry, listing: Listing) -> None:
        self.handover = Handover(registry.store, registry.ask, registry.background)
        self.balancing = Balancing()
        self.loads: Mapping[str, int] = {}
        """How many tables each other process has that may be given some."""
        self.moved: Callable[[Table], None] = lambda table: None
        """Called with a table that goes on elsewhere."""
        self.gone: Callable[[str], None] = lambda address: None
        """Called with the address of a process that has ended."""
        self._registry = registry
        self._listing = listing
        self._store = registry.store
        self._ask = registry.ask
        self._missing = Missing(self._store, self._ask)

    @property
    def given(self) -> int:
        """How many tables have been given to other processes."""
        return self.balancing.given

    async def bring_back(self) -> None:
        """Take every table that goes on and that nobody else owns; from now on also what becomes free."""
        try:
            await self._take(await self._ask(self._store.ids, "waiting", "playing"))
        except Away:  # it has gone since it was opened; what is free is known when it is back
            log.exception("no table can be brought back")
        self._registry.background.do(lasting("owning", self._watch))

    async def own(self, id: str, *, waits: bool = False) -> None:
        """Own a table, for somebody who has come to it; see `Awaiting.own`."""
        await self.handover.own(id, waits=waits)

    async def add(self, id: str) -> None:
        """Own a new table. Raises `Away`."""
        await self._ask(self._store.take, id)

    def release(self, id: str) -> None:
        """Own a table no more."""
        self._ask.soon(self._store.release, id)

    def note_arrival(self) -> None:
        """A table goes on here that did not before."""
        self.balancing.came()

    async def owners(self, *ids: str) -> dict[str, Peer]:
        """Of these tables those that other processes own, with where these are. Raises `Away`."""
        registry = self._registry
        others = [id for id in ids if id not in registry.tables and not registry.is_loading(id)]
        return await self._ask(self._store.owners, *others) if others else {}

    async def is_elsewhere(self, id: str) -> bool:
        """Whether another process owns this table. Raises `Away`."""
        return id in await self.owners(id)

    async def miss(self, peer: Peer) -> None:
        """Nobody answers any more where another process was: take it for gone if it has ended."""
        await self._missing.look(peer, WATCHING)

    async def _take(self, ids: Sequence[str]) -> None:
        """Own those that nobody else does, and bring them back. Raises `Away`."""
        mine = await self._ask(self._store.take, *ids) if ids else set()
        new = [id for id in ids if id in mine and not self._registry.is_here(id)]
        if new:
            self.balancing.came()
        await self._registry.adopt(new)

    async def _watch(self) -> None:
        """Learn who owns what, and do what follows from it."""
        listed, registry = 0.0, self._registry
        while True:
            await asyncio.sleep(WATCHING)
            if time.monotonic() > listed + min(LISTING, 10 * WATCHING):
                listed = time.monotonic()
                self._store.list_as(self._listing.here(), None if registry.draining else self._load_here())
            news = self._store.news()
            for address in news.gone:
                self.gone(address)
            if news.listed is not None:
                self._listing.heard(news.listed)
            for id in news.lost:
                log.warning("table %s has been taken over by another process", id)
                self.leave(id)
            for id in news.wanted:
                await self._give(id)
            if not registry.draining:
                with contextlib.suppress(Away):
                    await self._take((*news.given, *news.unheld))
                self.loads = self.loads if news.loads is None else news.loads
                await self.spread()

    def leave(self, id: str) -> None:
        """A table is another process's now; the players who are at it here come to it there."""
        table = self._registry.lose(id)
        if table is not None:
            self.moved(table)

    def _load_here(self) -> int:
        """How many tables go on here; see `balancing`."""
        registry = self._registry
        going = sum(table.kept.goes_on for table in registry.tables.values())
        return going + len(registry.returning.keys() - registry.tables.keys())  # a new one is in both

    async def spread(self) -> None:
        """Give some tables to processes that have fewer; see `balancing`."""
        if not self.loads:
            return
        to = self.balancing.look(self._load_here(), self.loads)
        if not to:
            return
        for table in [*self._registry.tables.values()]:
            if table.is_between and not self._registry.stays(table):
                if await self.hand_over(table, to):
                    self.balancing.gave(to)
                if table.moved:
                    return  # one that does not stand back keeps no other

    async def hand_over(self, table: Table, to: str) -> bool:
        """Give a table to another process, between two answers; whether that one owns it now."""
        if not await table.stand_back():
            return False
        self._registry.let_go(table)  # a caller who asks from now on where it is learns so after this:
        try:
            given = await self._ask(self._store.give, table.id, to)
            if not given:
                await self._take([table.id])
        except Away as error:
            # The first process to which somebody comes takes it, or the one that was given it.
            log.warning("nobody knows yet whether table %s is given to %s: %s", table.id, to, error)
            given = False
        log.info("table %s is %s %s", table.id, "given to" if given else "not given to", to)
        self._listing.changed()
        self.moved(table)
        return given

    async def _give(self, id: str) -> None:
        """Let another process have a table to which somebody has come there, if nobody is at it here."""
        table = self._registry.tables.get(id)
        if self._registry.is_loading(id) or (table is not None and table.audience):
            return
        if table is not None and (last := table.drain()) is not None:
            try:
                await last
            except NotWritten as fault:
                log.warning("the clock of table %s is not stopped: %s", id, fault)
        self.leave(id)
        self.release(id)
