"""Seating at a table: who sits where, who is present, and who really plays."""

from __future__ import annotations

import hashlib
import hmac
import math
import secrets
from collections.abc import Callable, Sequence

from fudaba.server.protocol.schema import Seat
from fudaba.server.store.stored_table import StoredSeat, StoredTable
from fudaba.server.table.names import allowed, distinct

_NAMES = ("Aya", "Ben", "Chika", "Dai", "Emi", "Fumi", "Goro", "Hana", "Ichiro", "Jun", "Kei", "Leo")
"""What bots are called, if nobody says."""
DAY = 86_400
"""Seconds; who has that much time to think is not expected to sit there."""


class Seating:
    """The seats of one table.

    connected: asks how many connections a seat has. The seat of a person is theirs until the end; a bot
    stands in where they are away for long, or out of time, if the table allows, and only while somebody else
    is there.
    """

    def __init__(self, kept: StoredTable, connected: Callable[[int], int]) -> None:
        self._kept = kept
        self._connected = connected
        self.away_since: dict[int, float] = {}
        """Since when each person without a connection has been away; -inf: they said that they leave."""

    @property
    def seats(self) -> list[StoredSeat]:
        """The seats as they are kept."""
        return self._kept.seats

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def open(self) -> list[int]:
        """The seats that anybody may take."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def is_content(self, seat: int) -> bool:
        """Whether the player who sits there plays with the cards as they are: a bot always does."""
        sits = self.seats[seat]
        return sits.kind == "bot" or sits.content or len(sits.vetoed) >= self._kept.vetoes

    @property
    def may_begin(self) -> bool:
        """Whether all seats are taken, and nobody may want other cards yet."""
        return not self.open and all(map(self.is_content, range(len(self.seats))))

    @property
    def here(self) -> list[int]:
        """The seats of persons who are connected."""
        return [seat for seat in self.people if self._connected(seat)]

    def of_token(self, token: str) -> int:
        """Whose token that is, -1 for nobody's."""
        return seat_of(self._kept, token)

    def take(self, seat: int, name: str, person: str = "") -> str:
        """Let a person sit down; returns the token that proves it. person: who keeps that name."""
        token = secrets.token_urlsafe(24)
        called = distinct(name, self._names(seat))
        self.seats[seat] = StoredSeat(called, "person", token=hashed(token), person=person)
        return token

    def renew(self, seat: int) -> str:
        """A new token for a person's seat."""
        token = secrets.token_urlsafe(24)
        self.seats[seat].token = hashed(token)
        return token

    def put_bot(self, seat: int, bot: str, name: str = "") -> None:
        """Let a bot sit down."""
        taken = self._names(seat)
        free = (usual for usual in _NAMES if usual[0] not in {other[:1].upper() for other in taken})
        self.seats[seat] = StoredSeat(distinct(allowed(name) or next(free), taken), "bot", bot)

    def give_up(self, seat: int) -> None:
        """Let the seat be open again."""
        self.seats[seat] = StoredSeat("", "open")

    def stands_in(self, seat: int, now: float, grace: float) -> str:
        """The bot that stands in for a person who has been away for longer than that, or ""."""
        if not self._kept.takeover or self.seats[seat].kind != "person" or self._connected(seat):
            return ""
        if self._kept.clock is not None and self._kept.clock.stock >= DAY:
            grace = math.inf  # one comes back to such a game: a bot stands in only for who leaves for good
        others = any(other != seat for other in self.here)
        away = now - self.away_since.get(seat, now) >= grace
        return self._kept.takeover if others and away else ""

    def shown(self, stands_in: Callable[[int], str] | None) -> list[Seat]:
        """The seats as everybody sees them.

        stands_in: the bot that answers for a person now, "" for none; None where no game runs.
        """
        return [
            Seat(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot if seat.kind == "bot" or stands_in is None else stands_in(number),
                here=seat.kind == "bot" or self._connected(number) > 0,
                host=number == self._kept.host,
                handed=seat.handed,
                vetoed=seat.vetoed,
                content=self.is_content(number),
                person=seat.person,
            )
            for number, seat in enumerate(self.seats)
        ]

    def _names(self, but: int) -> list[str]:
        return [seat.name for number, seat in enumerate(self.seats) if number != but and seat.name]


def seat_of(kept: StoredTable, token: str) -> int:
    """Whose token that is at a table, -1 for nobody's. Takes as long for any token."""
    given, found = hashed(token), -1
    for number, seat in enumerate(kept.seats):
        if hmac.compare_digest(given, seat.token) and token:
            found = number
    return found


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def rotated(seats: Sequence[int]) -> list[int]:
    """The same seats, each one on: who began last time ends."""
    return [*seats[1:], seats[0]]
