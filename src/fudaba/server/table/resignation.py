"""Giving a game up: where two sides play, each may end it so, and then the other has won.

No game's rules know of it: nothing is counted then, and the record is that of a game that goes on. With more
than two sides the others still play for something, so that one can only let a bot play on.
"""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.kernel.table import Table
from fudaba.server.protocol.schema import Ending, Text
from fudaba.server.protocol.texts import say
from fudaba.server.store.stored_table import StoredSeat
from fudaba.text import words

SIDES = 2


def may_give_up(table: Table, seats: Sequence[StoredSeat], seat: int) -> bool:
    """Whether that seat's side may give the game up: no other person would lose it, too."""
    sides = {table.team(other) for other in range(table.seats)}
    mine = [other for other in range(table.seats) if other != seat and table.team(other) == table.team(seat)]
    return len(sides) == SIDES and all(seats[other].kind == "bot" for other in mine)


def winners(table: Table, seat: int) -> tuple[int, ...]:
    """Who has won a game that this seat's side has given up."""
    return tuple(other for other in range(table.seats) if table.team(other) != table.team(seat))


def ending(table: Table, names: Sequence[str], seat: int) -> Ending:
    """How such a game has ended: nothing was counted."""
    won = [names[winner] for winner in winners(table, seat)]
    en, ja = (
        words(lang).say("server-gave-up-won", names=words(lang).join(won), count=len(won))
        for lang in ("en", "ja")
    )
    return Ending(Text(en, ja), say("server-gave-up-why", seat=names[seat]), "", [], [])
