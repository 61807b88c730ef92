"""Handover of tables that another process owns and that somebody waits for here."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from typing import NamedTuple

from fudaba.server.operations.background import Background
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.store import Away, Peer, ReaderThread, Store

MOVING = 3.0
"""Seconds for which a player who comes waits for a table that is owned elsewhere."""
EVERY = 0.2
"""Seconds between two attempts to own what is waited for."""
LEFT = 3
"""After how many of them what was left to the process that should take it at random is taken, too."""


class _Awaited(NamedTuple):
    """A table that is awaited from another server."""

    free: asyncio.Future[None]
    """Set once the table can be taken."""
    owner: Peer | None
    """The server that owned it when somebody came, None where no living one did."""
    tries: Iterator[int]
    """Counts the attempts."""


class Handover:
    """The tables for which somebody waits here."""

    def __init__(self, store: Store, ask: ReaderThread, background: Background) -> None:
        self._store = store
        self._ask = ask
        self._background = background
        self._awaited: dict[str, _Awaited] = {}
        self._awaiting: asyncio.Task[None] | None = None
        self.silent: set[Peer] = set()
        """The processes that could not be spoken to when that was tried last."""

    def __len__(self) -> int:
        return len(self._awaited)

    async def own(self, id: str, *, waits: bool = False) -> None:
        """Own this table: wait a while for the process that owns it to give it up, if they cannot be spoken
        to.

        waits: also if they can. Raises `ClientError`, `Away`; `Moved` where what is said of it can be passed
        on, or it has come to somebody else meanwhile.
        """
        if await self._ask(self._store.take, id):
            return
        owner = (await self._ask(self._store.owners, id)).get(id)
        if owner is not None and owner not in self.silent and not waits:
            raise Moved  # it was nobody's when it was asked for, and has been taken elsewhere just now
        await self._ask(self._store.want, id)
        free = asyncio.get_running_loop().create_future()
        self._awaited[id] = _Awaited(free, owner, itertools.count())
        if self._awaiting is None or self._awaiting.done():
            self._awaiting = self._background.spawn(self._await_all())
        try:
            async with asyncio.timeout(MOVING):
                await free
        except TimeoutError:
            raise ClientError("not_now", "server-elsewhere") from None
        finally:
            self._awaited.pop(id, None)

    def _due(self) -> list[str]:
        """Those that are to be taken here, once they are free.

        What is waited for at several servers, as after one has ended, is run again by all of them, each its
        part at random; what nobody takes so is taken in any case.
        """
        return [
            id
            for id, awaited in self._awaited.items()
            if next(awaited.tries) >= LEFT or self._store.falls_here(id)
        ]

    async def _await_all(self) -> None:
        """Own what is awaited once that can be: asked for all of them together, however many they are."""
        while self._awaited:
            await asyncio.sleep(EVERY)
            try:
                mine = await self._ask(self._store.take, *self._due())
                others = self._awaited.keys() - mine
                owners = await self._ask(self._store.owners, *others)
                await self._ask(self._store.want, *others)
            except Away as error:
                for awaited in self._awaited.values():
                    if not awaited.free.done():
                        awaited.free.set_exception(error)
                return
            for id, (free, owner, _) in self._awaited.items():
                if free.done():
                    continue  # nobody waits any more
                if id in mine:
                    free.set_result(None)
                elif owners.get(id, owner) != owner:
                    free.set_exception(Moved())
