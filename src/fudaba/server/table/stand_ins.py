"""Who plays for a seat: its person, its bot, or a bot for a person who is away or out of time."""

from __future__ import annotations

from fudaba.server.protocol.catalogue import usual_bot
from fudaba.server.table.clock import Timer
from fudaba.server.table.context import TableContext
from fudaba.server.table.notices import Notices


class StandIns:
    """Who plays for each seat of a table."""

    def __init__(self, table: TableContext, clock: Timer | None) -> None:
        self.notices = Notices(table.kept, table.tell_seats)
        self._table = table
        self._clock = clock

    def bot_of(self, seat: int) -> str:
        """The bot that answers for a seat now, "" for none."""
        table = self._table
        kept, sits = table.kept, table.kept.seats[seat]
        if sits.kind == "bot":
            return sits.bot
        if sits.handed or self._is_late(seat):
            return kept.takeover or usual_bot(kept.game)
        return table.seating.stands_in(seat, table.server.now(), table.server.settings.grace)

    def note_bot(self, seat: int, line: int) -> None:
        """Note, once, that a bot plays for a person, and why. line: of the log that is shown."""
        sits = self._table.kept.seats[seat]
        if sits.kind == "person" and not self.notices.is_played_by_bot(seat):
            late = self._is_late(seat)
            self.notices.note(seat, "handed" if sits.handed else "time" if late else "away", line)

    def note_person(self, seat: int, line: int) -> None:
        """Note, if a bot played for a person, that they play themselves again."""
        if self.notices.is_played_by_bot(seat):
            self.notices.note(seat, "back", line)

    def _is_late(self, seat: int) -> bool:
        return self._clock is not None and self._clock.left(self._table.server.now())[seat] <= 0
