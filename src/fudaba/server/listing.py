"""What the lobby shows: the tables that anybody may sit at or watch, and one's own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from fudaba.server import messages, telling
from fudaba.server.accounts import Held
from fudaba.server.kept import Kept
from fudaba.server.messages import SeatKey
from fudaba.server.parts import TableCard
from fudaba.server.seating import seat_of
from fudaba.server.store import Store
from fudaba.server.table import Table

log = logging.getLogger("fudaba.server")

LISTED = 100
"""So many tables the lobby lists at most."""


class Listing:
    """The list of a server's tables. changes: how often it may have become another."""

    def __init__(self, tables: Mapping[str, Table], store: Store) -> None:
        """tables: those in memory."""
        self.changes = 0
        self._tables = tables
        self._store = store
        self._listed: list[TableCard] = []
        self._listed_at = -1
        self._unlisted: set[str] = set()

    def changed(self) -> None:
        """Some table is to be listed differently."""
        self.changes += 1

    def told(self, mine: Iterable[SeatKey], his: Iterable[Held] = ()) -> messages.Tables:
        """What the lobby shows to whoever holds these seats. his: those of who keeps a name."""
        held: dict[str, TableCard] = {}
        asked: list[tuple[str, Callable[[], TableCard | None]]] = [
            *((key.table, partial(self._own, key)) for key in mine),
            *((seat.table, partial(self._his, seat)) for seat in his),
        ]
        for id, tell in asked:
            card = self._row(id, tell) if id not in held else None
            if card is not None:
                held[id] = card
        return messages.Tables(
            [card for card in self._shown() if card.table not in held], list(held.values())
        )

    def _own(self, key: SeatKey) -> TableCard | None:
        table = self._tables.get(key.table)
        kept = self._store.kept(key.table) if table is None else table.kept
        return self._told(table, kept, -1 if kept is None else seat_of(kept, key.token))

    def _his(self, held: Held) -> TableCard | None:
        table = self._tables.get(held.table)
        kept = self._store.kept(held.table) if table is None else table.kept
        return self._told(table, kept, held.seat if kept is not None and held.holds(kept) else -1)

    def _told(self, table: Table | None, kept: Kept | None, seat: int) -> TableCard | None:
        if kept is None or seat < 0:
            return None
        return telling.card(table, seat) if table is not None else telling.resting_card(kept, seat)

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

    def _shown(self) -> list[TableCard]:
        """The tables that anybody may sit at or watch; looked through once for all who ask."""
        if self._listed_at != self.changes:
            self._listed_at = self.changes
            shown = (
                self._row(id, partial(telling.card, table, -1))
                for id, table in self._tables.items()
                if _is_shown(table)
            )
            cards = [card for card in shown if card is not None]
            cards.sort(key=lambda card: card.state != "waiting")
            self._listed = cards[:LISTED]
        return self._listed


def _is_shown(table: Table) -> bool:
    kept = table.kept
    if not kept.listed:
        return False
    if kept.state == "waiting":
        return bool(table.seating.open) and bool(table.seating.here)
    return table.state == "playing" and kept.spectators != "none" and bool(table.audience)
