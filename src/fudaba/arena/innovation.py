"""Figures and card uses that simulations count in Innovation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fudaba.arena.figures.counters import Figures, cards_seen
from fudaba.games.innovation.facts.shown import Public
from fudaba.games.innovation.facts.vocabulary import LineKind
from fudaba.kernel.view import SPECTATOR, View


def _of(t: Any, seat: int) -> tuple[float, ...]:
    seen = View(t, SPECTATOR)
    public = seen.public_as(Public)
    board = sum(cards_seen(t, seen, colour, seat) for colour in ("red", "yellow", "green", "blue", "purple"))
    return public.points[seat], public.achievements[seat], board


FIGURES: Final = Figures(("points", "achievements", "board"), _of)
VERBS: Final[Mapping[LineKind, str]] = {
    "melds": "meld", "draws_and_melds": "meld", "scores": "score", "activates": "dogma",
}  # fmt: skip
