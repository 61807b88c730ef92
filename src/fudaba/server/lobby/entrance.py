"""Who may see a table, and as which viewer."""

from __future__ import annotations

from fudaba.kernel.view import SPECTATOR
from fudaba.server.accounts.held_seats import HeldSeats
from fudaba.server.game.rendering import OPEN
from fudaba.server.lobby.seats import is_invited
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store import ReaderThread
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table.seating import seat_of


class Entrance:
    """Lets somebody see a table."""

    def __init__(self, held_seats: HeldSeats, ask: ReaderThread) -> None:
        self._held_seats = held_seats
        self._ask = ask

    async def viewer(self, kept: StoredTable, token: str, invite: str, person: str = "") -> int:
        """The seat whose view this token gives. Raises `ClientError` where it gives none.

        person: who keeps a name; a seat of theirs they have without its token.
        """
        if token:
            seat = seat_of(kept, token)
            if seat < 0:
                raise ClientError("no_seat", "server-no-token")
            return seat
        if person and (mine := await self._ask(self._held_seats.seat, person, kept)) >= 0:
            return mine
        invited = is_invited(kept, invite)
        if kept.state == "waiting" and (kept.listed or invited):
            return SPECTATOR
        if kept.spectators == "none":
            raise ClientError("not_allowed", "server-no-spectators")
        return OPEN if kept.spectators == "open" else SPECTATOR
