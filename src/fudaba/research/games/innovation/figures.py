"""Turn, actions, icons, splays, points and achievements."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import COLOURS, ICONS
from fudaba.research.counters import Seat, places

PHASES = places("deal", "melds", "turn", "display", "action", "ending", "over")
NUMBERS = ("goal", "turns", "action", "actions", "over")


def counters(seat: Seat) -> None:
    """See the module."""
    t = seat.table_as(Innovation)
    s, seats, five = t.state, range(t.seats), len(COLOURS)
    seat.numbers(NUMBERS, t.goal(), s.turns, s.action, s.actions, s.phase == "over")
    seat.row("points", [t.points(player) for player in seats])
    seat.row("achievements", [t.achievements(player) for player in seats])
    seat.row("landmarks", [t.landmarks(player) for player in seats])
    seat.row("tucked", s.tucked)
    seat.row("scored", s.scored)
    seat.row("drawn", s.drawn)
    seat.row("lost", s.lost)
    seat.who("turn", s.turn)
    seat.one_of("phase", s.phase, PHASES)
    _each(seat, "icons", len(ICONS), [t.icons(player) for player in seats])
    _each(seat, "splays", five, [s.splays[player * five : (player + 1) * five] for player in seats])


def _each(seat: Seat, name: str, count: int, of_seats: Sequence[Sequence[float]]) -> None:
    """Several numbers for each seat: the first of all seats, then the second."""
    seat.values += chain.from_iterable(zip(*of_seats[seat.viewer :], *of_seats[: seat.viewer], strict=True))
    if seat.names is not None:
        seat.names += [f"{name}.{place}.{player}" for place in range(count) for player in range(seat.seats)]
