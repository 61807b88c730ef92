"""A game in the line mode: what is printed for what is typed."""

from __future__ import annotations

import io

from fudaba.kernel.session import Session
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.terminal.session.plain import PlainTable

HANDS = (["wild", "red number_1", "blue number_2", "block"], ["red number_3", "yellow number_8"])


def session_output(
    session: Session, typed: str, *, seats: str = "", lang: str = "en", policy: Policy = Policy.OWN
) -> tuple[str, bool]:
    """What is printed for what is typed, and whether the game came to its end."""
    taken = seats.split(",") if seats else ["you", *["sensible"] * (len(session.names) - 1)]
    out = io.StringIO()
    table = PlainTable(GameSession(session, taken, policy), lang, io.StringIO(typed), out)
    ended = table.run()
    return out.getvalue(), ended
