"""Which seats belong to people who keep a name.

A seat is somebody's as long as the table has the token for it under which they took it, so all of it is in
the store. Of a token the SHA-256 alone is kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from fudaba.server.store import Statement, Store
from fudaba.server.store.stored_table import StoredTable

MOST_SEATS: Final = 50
"""How many games in progress are shown of a person."""
OVER_FOR: Final = 7 * 86_400.0
"""For how many seconds a table that is over is looked at for the next game of its match."""
MOST_OVER: Final = 5
"""At how many such tables."""


class HeldSeat(NamedTuple):
    """A seat that is somebody's, as long as the table has that token for it."""

    table: str
    """The id of the table."""
    seat: int
    """The number of the seat."""
    token: str
    """The hash of the seat's token."""

    def holds(self, kept: StoredTable) -> bool:
        """Whether it still is: who stood up has left this behind, and somebody else may sit there."""
        return bool(self.token) and self.seat < len(kept.seats) and kept.seats[self.seat].token == self.token


class HeldSeats:
    """The seats that a store has for people. now: seconds since 1970.

    What is no coroutine waits for the database: an event loop has it done by `ReaderThread`.
    """

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self.now = now

    async def hold(self, person: str, seats: Iterable[HeldSeat]) -> None:
        """These seats are this person's from now on, unless they are another's already."""
        await self._store.write(*(self.hold_statement(person, seat) for seat in seats))

    def hold_statement(self, person: str, seat: HeldSeat) -> Statement:
        """What is written for that."""
        return Statement(_HOLD, (*seat, person))

    def renumber_statements(self, table: str, moves: Iterable[tuple[int, int]]) -> Iterator[Statement]:
        """What is written when seats of a table get other numbers.

        moves: the old number and the new one of each, the lowest first.
        """
        for old, new in moves:
            yield Statement("DELETE FROM seats WHERE id = ? AND seat = ?", (table, new))
            yield Statement("UPDATE seats SET seat = ? WHERE id = ? AND seat = ?", (new, table, old))

    def in_progress(self, person: str) -> list[HeldSeat]:
        """A person's seats at tables that are not over, the latest first. Raises `Away`."""
        query = (
            "SELECT seats.id, seats.seat, seats.token FROM seats JOIN tables ON tables.id = seats.id"
            " WHERE seats.person = ? AND tables.state IN ('waiting', 'playing')"
            " ORDER BY tables.changed DESC LIMIT ?"
        )
        return [HeldSeat(*row) for row in self._store.rows(query, person, MOST_SEATS)]

    def listed(self, person: str) -> list[HeldSeat]:
        """The same, and the latest ones at tables that are over: a match may go on there. Raises `Away`."""
        query = (
            "SELECT seats.id, seats.seat, seats.token FROM seats JOIN tables ON tables.id = seats.id"
            " WHERE seats.person = ? AND tables.state = 'over' AND tables.changed > ?"
            " ORDER BY tables.changed DESC LIMIT ?"
        )
        over = self._store.rows(query, person, self.now() - OVER_FOR, MOST_OVER)
        return [*self.in_progress(person), *[HeldSeat(*row) for row in over]]

    def holders(self, table: str) -> list[tuple[str, HeldSeat]]:
        """The people who hold seats at a table, and which. Raises `Away`."""
        query = "SELECT person, id, seat, token FROM seats WHERE id = ?"
        return [(person, HeldSeat(*held)) for person, *held in self._store.rows(query, table)]

    def seat(self, person: str, kept: StoredTable) -> int:
        """A person's seat at a table, -1 for none. Raises `Away`."""
        if not person:
            return -1
        query = "SELECT id, seat, token FROM seats WHERE id = ? AND person = ? ORDER BY seat"
        held = (HeldSeat(*row) for row in self._store.rows(query, kept.id, person))
        return next((one.seat for one in held if one.holds(kept)), -1)


_HOLD: Final = (
    "INSERT INTO seats (id, seat, token, person) VALUES (?, ?, ?, ?) ON CONFLICT (id, seat)"
    " DO UPDATE SET token = excluded.token, person = excluded.person WHERE seats.token <> excluded.token"
)
