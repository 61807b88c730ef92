"""What one more Victory card would count, where that depends on what its player has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from fudaba.bots.dominion.card_cache import Known
from fudaba.games.dominion.facts.kinds import KINDS

STARTS: Final = {"copper": 7, "estate": 3}
"""What everybody may begin with, beside what lies in the piles."""


class Holder(Protocol):
    """Who has cards: see `sight.Sight`."""

    @property
    def cards(self) -> int: ...
    @property
    def all_owned(self) -> Mapping[str, int]: ...
    def owned(self, what: str) -> int: ...


COUNTS: Final[dict[str, Callable[[Holder], float]]] = {
    "distant_lands": lambda now: 4.0,
    "duke": lambda now: float(now.owned("duchy")),
    "fairgrounds": lambda now: 2.0 * (len(now.all_owned) // 5),
    "feodum": lambda now: float(now.owned("silver") // 3),
    "gardens": lambda now: float((now.cards + 1) // 10),
    "silk_road": lambda now: float((now.owned("victory") + 1) // 4),
    "vineyard": lambda now: float(now.owned("action") // 3),
}
"""The points of a card by what is owned, it included."""


def worth_of(now: Holder, id: str) -> float:
    """The points that one more card of that name would count if the game ended now."""
    fixed = _FIXED[id]
    return COUNTS[id](now) if fixed is None else fixed


def _fixed(id: str) -> float | None:
    """What every card of that name counts; None where `COUNTS` says it."""
    if id in COUNTS:
        return None
    worth = KINDS[id].worth
    return float(worth) if isinstance(worth, int) else 0.0


_FIXED: Final[Known[float | None]] = Known(_fixed)
