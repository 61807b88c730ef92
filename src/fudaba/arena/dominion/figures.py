"""Figures and card uses that simulations count in Dominion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fudaba.arena.figures.counters import Figures
from fudaba.games.dominion.facts.vocabulary import LineKind
from fudaba.games.dominion.rules import scoring


def _of(t: Any, seat: int) -> tuple[float, ...]:
    cards = [t.cards[card] for card in t.all_cards_of(seat)]
    money = sum(card.bonus.coins for card in cards if card.treasure)
    provinces = sum(card.id == "province" for card in cards)
    return scoring.score(t, seat), money, len(cards), provinces, t.empty_piles()


FIGURES: Final = Figures(("points", "money", "cards", "provinces", "empty_piles"), _of, steps="provinces")
VERBS: Final[Mapping[LineKind, str]] = {"plays": "play", "gains": "gain", "trashes": "trash"}
