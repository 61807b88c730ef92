"""Matches of several games: when the next game begins, and where the present one is."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from fudaba.server.lobby.opening import Opener
from fudaba.server.lobby.openings import HERE, Openings
from fudaba.server.lobby.registry import Registry
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store import NotWritten
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table.context import TableContext
from fudaba.server.table.match import goes_on

log = logging.getLogger("fudaba.server")

PAUSE: Final = 60.0
"""Seconds after which the next game begins although not all players have said so, as long as one is here."""


class Matches:
    """The matches of a server."""

    def __init__(self, registry: Registry, openings: Openings) -> None:
        self.opener: Callable[[str], Opener] = lambda place: HERE
        """Who opens the next game of a table that was opened from that address."""
        self.pause = PAUSE
        self._registry = registry
        self._openings = openings

    def between_games(self, table: TableContext) -> None:
        """A game is over, and another one follows."""
        table.next_game_at = table.server.now() + self.pause
        table.background.alarm("next game", self.pause, lambda: table.background.do(self._go_on(table)))

    async def _go_on(self, table: TableContext) -> None:
        """Begin the next game if anybody is here to play it; else wait for as long again."""
        found = self._registry.tables.get(table.id)
        if found is None or found.shared is not table or table.moved or found.kept.next:
            return
        if found.seating.here:
            try:
                await self._openings.next_game(found, self.opener(table.place))
            except (ClientError, NotWritten) as error:
                log.warning("the next game after table %s does not begin yet: %s", table.id, error)
        if goes_on(found.kept, found.state) and not found.kept.next:
            self.between_games(table)
            found.tell_seats()

    async def present(self, kept: StoredTable) -> StoredTable:
        """The table where the match of a table goes on now, or has ended: perhaps that one itself.

        Raises `ClientError`.
        """
        while goes_on(kept, kept.state) and kept.next:
            kept = await self._registry.kept(kept.next)
        return kept
