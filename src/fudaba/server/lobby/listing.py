"""The lobby's list: open tables, and one's own.

Where several processes serve one database each lists its tables for the lobbies of all (`Leases`), and is
asked for what it tells of a seat at one of them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import msgspec

from fudaba.server.accounts.held_seats import HeldSeat
from fudaba.server.protocol import messages
from fudaba.server.protocol.messages import SeatKey
from fudaba.server.protocol.schema import TableCard
from fudaba.server.store import Away, ReaderThread, Store, Unreadable
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table import match
from fudaba.server.table import messages as table_messages
from fudaba.server.table.seating import seat_of
from fudaba.server.table.table import Table

log = logging.getLogger("fudaba.server")

Key: TypeAlias = SeatKey | HeldSeat
"""What shows that somebody has a seat."""
LISTED = 100
"""How many tables the lobby lists at most."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[TableCard]).decode


class Listing:
    """The list of a server's tables. changes: how often it may have become another.

    far: tells of seats at tables that other processes own; None where there are no others.
    """

    def __init__(self, tables: Mapping[str, Table], store: Store, ask: ReaderThread) -> None:
        """tables: those in memory."""
        self.changes = 0
        self.far: Callable[[Sequence[Key]], Awaitable[list[TableCard | None]]] | None = None
        self._tables = tables
        self._store = store
        self._ask = ask
        self._listed: list[TableCard] = []
        self._listed_at = -1
        self._here = b""
        self._here_at = -1
        self._others: list[TableCard] = []
        self._unlisted: set[str] = set()

    def changed(self) -> None:
        """Some table is to be listed differently."""
        self.changes += 1

    def here(self) -> bytes:
        """With what other processes are to list the tables of this one."""
        if self._here_at != self.changes:
            self._here_at = self.changes
            self._here = _encode(self._shown())
        return self._here

    def heard(self, listed: Iterable[bytes]) -> None:
        """With what the other processes have theirs listed now."""
        others: list[TableCard] = []
        for data in listed:
            try:
                others += _decode(data)
            except msgspec.DecodeError as error:  # one of another version
                log.warning("the tables of another process cannot be listed: %s", error)
        if others != self._others:
            self._others = others
            self.changed()

    def asks_elsewhere(self, keys: Iterable[Key]) -> bool:
        """Whether any of these seats may be at a table of which another process knows how it stands."""
        return self.far is not None and any(key.table not in self._tables for key in keys)

    async def message_for(self, mine: Sequence[SeatKey], theirs: Sequence[HeldSeat] = ()) -> messages.Tables:
        """What the lobby shows to anyone who holds these seats. theirs: those of somebody who keeps a
        name."""
        keys: list[Key] = [*mine, *theirs]
        keys += self._in_next_games(keys, {})
        kept: Mapping[str, StoredTable | Unreadable | None] = {}
        far: list[TableCard | None] = []
        if away := [key for key in keys if key.table not in self._tables]:
            try:
                kept = await self._ask(self._kept, {key.table for key in away})
                away += (more := self._in_next_games(away, kept))
                keys += more
                if self.far is not None:
                    far = await self.far(away)
            except Away:
                self.changed()  # they are told when the database is back
        held: dict[tuple[str, int], TableCard] = {}
        for card in (self._row(key.table, partial(self._own, key, kept)) for key in keys):
            if card is not None:
                held.setdefault((card.table, card.yours), card)
        held |= {(card.table, card.yours): card for card in far if card is not None}
        own = _latest(held.values())
        at = {card.table for card in own}
        return messages.Tables([card for card in self._all() if card.table not in at], own)

    def _in_next_games(
        self, keys: Iterable[Key], kept: Mapping[str, StoredTable | Unreadable | None]
    ) -> list[Key]:
        """The same seats in the games that have followed in their matches; a seat's token stays the same.

        kept: of tables that are not in memory. An account has its seats in all games anyway.
        """
        found: list[Key] = []
        for key in keys:
            table = key.table
            while isinstance(key, SeatKey) and (following := self._next_game(table, kept)):
                table = following
                found.append(SeatKey(table, key.token))
        there = {key.table for key in keys}
        return [key for key in found if key.table not in there]

    def _next_game(self, id: str, others: Mapping[str, StoredTable | Unreadable | None]) -> str:
        """The table of the next game of a match, "" for none."""
        table = self._tables.get(id)
        kept = others.get(id) if table is None else table.kept
        if not isinstance(kept, StoredTable) or not match.goes_on(kept, kept.state):
            return ""
        return kept.next

    def own(self, keys: Sequence[Key]) -> list[TableCard | None]:
        """What is told of each of these seats, None of one at a table that is not in memory here."""
        return [self._row(key.table, partial(self._own, key, {})) for key in keys]

    def _kept(self, ids: Iterable[str]) -> dict[str, StoredTable | Unreadable | None]:
        """What is kept of these tables, and of the next games of their matches, asked in one go."""
        found: dict[str, StoredTable | Unreadable | None] = {}
        for id in ids:
            while id and id not in found:
                try:
                    found[id] = self._store.kept(id)
                except Unreadable as error:
                    found[id] = error
                id = self._next_game(id, found)
        return found

    def _own(self, key: Key, others: Mapping[str, StoredTable | Unreadable | None]) -> TableCard | None:
        """A seat's table, in memory or of these others."""
        table = self._tables.get(key.table)
        kept = others.get(key.table) if table is None else table.kept
        if isinstance(kept, Unreadable):
            raise kept
        if kept is None:
            return None
        if isinstance(key, HeldSeat):
            is_last = kept.state != "over" or (match.goes_on(kept, kept.state) and not kept.next)
            seat = key.seat if is_last and key.holds(kept) else -1
        else:
            seat = seat_of(kept, key.token)
        if seat < 0:
            return None
        return table.card(seat) if table is not None else table_messages.resting_card(kept, seat)

    def open(self) -> list[TableCard]:
        """The tables of all processes that anybody may sit at or watch."""
        return self._all()

    def _all(self) -> list[TableCard]:
        """The tables of all processes that anybody may sit at or watch, those first that wait."""
        if not self._others:
            return self._shown()
        found = {card.table: card for card in (*self._others, *self._shown())}
        return sorted(found.values(), key=lambda card: card.state != "waiting")[:LISTED]

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
        """Those of this process; looked through once for all who ask."""
        if self._listed_at != self.changes:
            self._listed_at = self.changes
            shown = (
                self._row(id, partial(table.card, -1))
                for id, table in self._tables.items()
                if _is_shown(table)
            )
            cards = [card for card in shown if card is not None]
            cards.sort(key=lambda card: card.state != "waiting")
            self._listed = cards[:LISTED]
        return self._listed


def _latest(cards: Collection[TableCard]) -> list[TableCard]:
    """Of each match the seats at its last game alone, and all other seats."""
    last: dict[str, int] = {}
    for card in cards:
        if card.match is not None:
            last[card.match.id] = max(last.get(card.match.id, 0), card.match.number)
    return [card for card in cards if card.match is None or card.match.number == last[card.match.id]]


def _is_shown(table: Table) -> bool:
    kept = table.kept
    if not kept.listed:
        return False
    if kept.state == "waiting":
        return bool(table.seating.open) and bool(table.seating.here)
    is_played = table.state == "playing" or match.goes_on(kept, table.state)
    return is_played and not kept.next and kept.spectators != "none" and bool(table.audience)
