"""Where tables live: in this process, or in another process of the same database.

A lobby asks a `Home`, and does not know whether there are other servers. `LocalHome` is for a server that is
alone, `cluster.ownership` for one among several.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from fudaba.server.store import Away, ReaderThread, Store

log = logging.getLogger("fudaba.server")


class Home(Protocol):
    """Knows which tables live in this process, and has them brought back there."""

    @property
    def given(self) -> int:
        """How many tables have been given to other processes."""

    async def bring_back(self) -> None:
        """Find every table that goes on and lives nowhere else; from now on also those that become free."""

    async def own(self, id: str, *, waits: bool = False) -> None:
        """Let a table live here, for somebody who has come to it.

        waits: also if its owner can be spoken to. Raises `ClientError`, `Away`; `Moved` if it is elsewhere.
        """

    async def add(self, id: str) -> None:
        """A new table lives here. Raises `Away`."""

    def release(self, id: str) -> None:
        """A table need not live here any more."""

    def note_arrival(self) -> None:
        """A table goes on here that did not before."""

    async def is_elsewhere(self, id: str) -> bool:
        """Whether another process owns this table. Raises `Away`."""


class LocalHome:
    """All tables live in this process."""

    given = 0

    def __init__(
        self, store: Store, ask: ReaderThread, adopt: Callable[[Sequence[str]], Awaitable[None]]
    ) -> None:
        """adopt: brings tables back."""
        self._store = store
        self._ask = ask
        self._adopt = adopt

    async def bring_back(self) -> None:
        """Bring back every table that goes on."""
        try:
            await self._adopt(await self._ask(self._store.ids, "waiting", "playing"))
        except Away:
            log.exception("no table can be brought back")

    async def own(self, id: str, *, waits: bool = False) -> None:
        """It does already."""

    async def add(self, id: str) -> None:
        """There is nowhere else."""

    def release(self, id: str) -> None:
        """There is nowhere else."""

    def note_arrival(self) -> None:
        """Nobody counts."""

    async def is_elsewhere(self, id: str) -> bool:
        """There is nowhere else."""
        return False
