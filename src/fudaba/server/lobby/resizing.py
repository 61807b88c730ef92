"""Another number of seats for a table before its game: more for those who still come, or fewer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fudaba import games
from fudaba.kernel.game import setup_of
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store.stored_table import StoredSeat, StoredTable


def staying(kept: StoredTable, seats: int) -> list[int]:
    """Which seats stay at a table that is to have so many: all where somebody sits, and the first open ones.

    Raises `ClientError` where more sit there, or where it goes on from a game that had other players;
    `BadSetup` for a number of players that its game, or one of its options, does not have.
    """
    free = seats - sum(seat.kind != "open" for seat in kept.seats)
    if free < 0:
        raise ClientError("no_seat", "server-seats-taken")
    if kept.goes_on_from_another:
        raise ClientError("not_allowed", "server-seats-fixed")
    game = games.named(kept.game)
    game.table(setup_of(game, seats=seats, seed=kept.seed, options=kept.options))
    stay: list[int] = []
    for number, seat in enumerate(kept.seats):
        if seat.kind == "open":
            free -= 1
        if seat.kind != "open" or free >= 0:
            stay.append(number)
    return stay


def resize(kept: StoredTable, stay: Sequence[int], seats: int) -> None:
    """Let a table have these of its seats, by their numbers until now, and so many in all."""
    more = [StoredSeat("", "open") for _ in range(seats - len(stay))]
    kept.host = stay.index(kept.host)
    kept.was = [kept.was[old] for old in stay if old < len(kept.was)]
    kept.came = [stay.index(old) for old in kept.came if old in stay]
    if kept.match is not None:  # it has not begun yet
        kept.match = msgspec.structs.replace(kept.match, players=[*range(seats)])
    kept.seats = [*(kept.seats[old] for old in stay), *more]


def moves(stay: Sequence[int]) -> list[tuple[int, int]]:
    """Of the seats that stay those that have another number then: the old one, and the new one."""
    return [(old, new) for new, old in enumerate(stay) if old != new]
