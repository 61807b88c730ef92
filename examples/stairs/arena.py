"""What simulations count in Stairs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from examples.stairs.words import LineKind
from fudaba.arena.figures.counters import Figures, cards_seen
from fudaba.kernel.view import SPECTATOR, View


def _of(t: Any, seat: int) -> tuple[float, ...]:
    return (cards_seen(t, View(t, SPECTATOR), "hand", seat),)


FIGURES: Final = Figures(("hand",), _of)
VERBS: Final[Mapping[LineKind, str]] = {"lays": "play", "draws": "draw"}
