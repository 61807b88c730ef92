"""Tables leave memory when nobody needs them there, and are forgotten if they never began.

What is written of many tables is not awaited one by one: the store puts what waits into one transaction.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future

from fudaba.server import store
from fudaba.server.lobby.registry import TOGETHER, Registry
from fudaba.server.operations.background import Slices
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
        writing: dict[str, Future[None]] = {}
        slices = Slices()
        for table in [*self._registry.tables.values()]:
            try:
                if (written := self._sweep(table)) is not None:
                    writing[table.id] = written
            except Exception:
                log.exception("table %s cannot be swept away", table.id)
            if len(writing) >= TOGETHER:
                await self._let_rest(writing)
            await slices.breathe()
        await self._let_rest(writing)
        await self._forget_unattended()

    def _sweep(self, table: Table) -> Future[None] | None:
        """Let go of a table that nobody needs. Returns what must be written before that, if there is any."""
        registry = self._registry
        if table.audience:
            return None
        if table.kept.state == "waiting":
            if table.kept.seek is not None:  # who looked for an opponent has gone
                if not table.seats_lock.locked():
                    registry.let_go(table)
                    registry.home.release(table.id)
                    self._changed()
                    return registry.store.submit(store.forget(table.id))
            elif self._is_unattended(table):
                registry.let_go(table)
                registry.unattended.put(table.id, table.shared.place)
        elif self._is_idle(table):
            if table.kept.state != "frozen":
                table.note_rest()
                return registry.store.submit(store.keep(table.kept, time.time()))
            registry.let_go(table)
            registry.home.release(table.id)
        return None

    async def _let_rest(self, writing: dict[str, Future[None]]) -> None:
        """Let go of tables that are idle still once it is written where they stand."""
        registry = self._registry
        for id in await _written(writing, "table %s is not swept away yet: %s"):
            table = registry.tables.get(id)
            if table is None or not self._is_idle(table):
                continue  # somebody has come meanwhile
            if table.running is not None and table.kept.rest is None:
                continue  # and has answered
            registry.let_go(table)
            if table.kept.state == "playing":
                registry.hibernation.put(table.kept)
            else:
                registry.home.release(id)

    async def _forget_unattended(self) -> None:
        registry = self._registry
        late = registry.unattended.since(FORGOTTEN)
        for begin in range(0, len(late), TOGETHER):
            writing = {
                id: registry.store.submit(store.forget(id))
                for id in late[begin : begin + TOGETHER]
                if id in registry.unattended and not registry.is_loading(id)  # else somebody has come
            }
            asked = len(writing)
            forgotten = await _written(writing, "table %s is not forgotten yet: %s")
            for id in forgotten:
                registry.unattended.take(id)
                registry.home.release(id)
                self._changed()
            if len(forgotten) < asked:
                return

    def _is_unattended(self, table: Table) -> bool:
        """Whether nobody is at a table that waits for its game, nor changes its seats."""
        is_free = not table.seats_lock.locked() and not self._registry.stays(table)
        return is_free and self._registry.context.now() - table.touched > UNLOADED

    def _is_idle(self, table: Table) -> bool:
        is_old = self._registry.context.now() - table.touched > UNLOADED
        return table.rests and not table.audience and is_old


async def _written(writing: dict[str, Future[None]], warning: str) -> list[str]:
    """Wait until that is written; returns what is. What is not is logged, the first of it, and comes again.

    writing: by table; it is empty afterwards.
    """
    ids, failed = [*writing], list[BaseException]()
    ended = await asyncio.gather(*map(asyncio.wrap_future, writing.values()), return_exceptions=True)
    writing.clear()
    written: list[str] = []
    for id, error in zip(ids, ended, strict=True):
        if error is None:
            written.append(id)
            continue
        if not failed:
            log.warning(warning, id, error, exc_info=None if isinstance(error, NotWritten) else error)
        failed.append(error)
    if len(failed) > 1:
        log.warning("the same of %d more", len(failed) - 1)
    return written
