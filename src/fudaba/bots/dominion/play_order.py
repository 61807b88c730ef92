"""How early an Action is played, whatever else is in hand."""

from __future__ import annotations

from typing import Final

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.card_trials import deed_of
from fudaba.bots.dominion.hints import PLAYS
from fudaba.bots.dominion.worth import keeps
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ATTACK, DURATION

CHEAPER: Final = 3.0
"""What it is worth to play what makes all cards cheaper, beside its figures."""


def play_order(id: str) -> float:
    """How early to play an Action while there are Actions left: first what gives Actions back, with the most
    cards; then terminals, the best first."""
    return _ORDERS[id]


def _play_order(id: str) -> float:
    kind = KINDS[id]
    hint = PLAYS.get(id, 0.0)
    if kind.bonus.actions:
        return 100.0 + 10 * kind.bonus.actions + 3 * kind.bonus.cards + hint
    worth = keeps(id) + 2 * kind.bonus.cards + kind.bonus.coins + CHEAPER * (deed_of(id).usual.cheaper > 0)
    return worth + bool(kind.types & (ATTACK | DURATION)) + hint


_ORDERS: Final[Known[float]] = Known(_play_order)
