"""Figures and card uses that simulations count in Bridge Over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fudaba.arena.figures.counters import Figures, cards_seen
from fudaba.games.bridge_over.shown import Public
from fudaba.games.bridge_over.vocabulary import LineKind
from fudaba.kernel.view import SPECTATOR, View


def _of(t: Any, seat: int) -> tuple[float, ...]:
    seen = View(t, SPECTATOR)
    return seen.public_as(Public).points[seat], cards_seen(t, seen, "hand", seat)


FIGURES: Final = Figures(("points", "hand"), _of)
VERBS: Final[Mapping[LineKind, str]] = {"plays": "play", "draws": "draw"}
