"""Tables leave memory when nobody needs them there, and are forgotten if they never began."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from fudaba.server import store
from fudaba.server.lobby.registry import Registry
from fudaba.server.store import NotWritten
from fudaba.server.table.table import Table

log = logging.getLogger("fudaba.server")

FORGOTTEN = 3600.0
"""Seconds after which a table that never began, and where nobody is, is forgotten."""
UNLOADED = 60.0
"""Seconds after which a game that goes on only if somebody comes is only on disk."""


class Sweeper:
    """Lets go of the tables of a server that nobody needs in memory."""

    def __init__(self, registry: Registry, changed: Callable[[], None]) -> None:
        """changed: called when the lobby may list a table differently."""
        self._registry = registry
        self._changed = changed

    async def sweep(self) -> None:
        """Look at all tables once, and see whether the disk takes writes again."""
        self._registry.store.try_again()
        for table in [*self._registry.tables.values()]:
            try:
                await self._sweep(table)
            except Exception:
                log.exception("table %s cannot be swept away", table.id)
        await self._forget_unattended()

    async def _forget_unattended(self) -> None:
        registry = self._registry
        for id in registry.unattended.since(FORGOTTEN):
            if id not in registry.unattended or registry.is_loading(id):
                continue  # somebody has come meanwhile
            try:
                await registry.store.write(store.forget(id))
            except NotWritten as error:
                log.warning("table %s is not forgotten yet: %s", id, error)
                return
            registry.unattended.take(id)
            registry.home.release(id)
            self._changed()

    async def _sweep(self, table: Table) -> None:
        registry = self._registry
        if table.audience:
            return
        if table.kept.state == "waiting":
            if self._is_unattended(table):
                registry.let_go(table)
                registry.unattended.put(table.id, table.shared.place)
        elif self._is_idle(table):
            if table.kept.state != "frozen":
                table.note_rest()
                await registry.store.write(store.keep(table.kept, time.time()))
                if not self._is_idle(table) or table.kept.rest is None:
                    return  # somebody has come meanwhile
            registry.let_go(table)
            if table.kept.state == "playing":
                registry.resting.put(table.kept)
            else:
                registry.home.release(table.id)

    def _is_unattended(self, table: Table) -> bool:
        """Whether nobody is at a table that waits for its game, nor changes its seats."""
        is_free = not table.seats_lock.locked() and not self._registry.stays(table)
        return is_free and self._registry.context.now() - table.touched > UNLOADED

    def _is_idle(self, table: Table) -> bool:
        is_old = self._registry.context.now() - table.touched > UNLOADED
        return table.rests and not table.audience and is_old
