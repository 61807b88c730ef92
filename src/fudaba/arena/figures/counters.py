"""The figures and card uses that each game lets simulations count.

`fudaba.arena.<game>`, or the `arena` of a game from elsewhere, may have `FIGURES` and `VERBS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fudaba import games
from fudaba.kernel.table import Table
from fudaba.kernel.view import View


class Figures(NamedTuple):
    """How a player stands, in the figures that players of a game watch."""

    names: tuple[str, ...]
    """What the figures are called."""
    of: Callable[[Any, int], tuple[float, ...]]
    """`of(table, seat)`: the figures of a seat, in the order of their names."""
    steps: str = ""
    """The figure whose first turn at 1, 2 and so on is counted too; "" for none."""


NO_FIGURES: Final = Figures((), lambda t, seat: ())
"""Of a game without any."""


@lru_cache
def figures_of(game: str) -> Figures:
    """The figures of a game; none where it has no `FIGURES`."""
    found: Figures = getattr(games.room(game, "arena"), "FIGURES", NO_FIGURES)
    return found


@lru_cache
def verbs_of(game: str) -> Mapping[Any, str]:
    """Which events of a game are counted by card, and as what: its `VERBS`."""
    found: Mapping[Any, str] = getattr(games.room(game, "arena"), "VERBS", {})
    return found


def cards_seen(t: Table, seen: View, name: str, seat: int) -> int:
    """How many cards lie in a zone of a seat."""
    zone = next(zone for zone in t.state.layout if zone.name == name and zone.owner == seat)
    return seen.zone(zone.number).count
