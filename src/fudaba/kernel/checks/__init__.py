"""Checks that every table must pass after every answer.

Tests of a game call these with its own tables; each raises `CheckFailed` and says after which
answer, and what. `check_session` is all of them.
"""

from __future__ import annotations

from fudaba.kernel.checks.comparison import CheckFailed
from fudaba.kernel.checks.leaks import SearchCounts, check_leaks
from fudaba.kernel.checks.runs import check_fork, check_save_load
from fudaba.kernel.checks.state import check_clone, check_conserved, check_sound
from fudaba.kernel.drive import Driver
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table

__all__ = [
    "CheckFailed",
    "SearchCounts",
    "check_clone",
    "check_conserved",
    "check_fork",
    "check_leaks",
    "check_save_load",
    "check_session",
    "check_sound",
]


def check_session(session: Session, *, ahead: int = 4, every: int = 1, asks: bool = True) -> SearchCounts:
    """All checks over the answers of a session, leaks for every seat and the spectator; asks: see there."""
    table_of, setup = session.game.table, session.setup

    def make() -> Driver[Table]:
        return Driver(table_of(setup))

    check_fork(make, session.answers, every=every)
    check_save_load(session, every=every)
    return check_leaks(make, session.answers, ahead=ahead, asks=asks)
