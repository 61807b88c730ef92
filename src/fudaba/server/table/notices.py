"""Notices that everybody may read in the log: a bot plays for a person, a hint was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from fudaba.server.protocol.schema import Notice
from fudaba.server.store.stored_table import StoredTable

What: TypeAlias = Literal["time", "away", "handed", "back", "hint", "gave_up"]


class Notices:
    """The notices of a table."""

    def __init__(self, kept: StoredTable, tell_seats: Callable[[], None]) -> None:
        self.unwritten = False
        """Whether some of them are still to be written."""
        self._kept = kept
        self._tell_seats = tell_seats

    def note(self, seat: int, what: What, line: int) -> None:
        """One more, after that line of the log; everybody is sent it."""
        self._kept.notices.append(Notice(line, seat, what))
        self.unwritten = True
        self._tell_seats()

    def is_played_by_bot(self, seat: int) -> bool:
        """Whether the last notice says that a bot plays for this person."""
        mine = (one.what for one in reversed(self._kept.notices) if one.seat == seat and one.what != "hint")
        return next(mine, "back") != "back"
