"""What a card is worth, judged by what is printed on it; `hints` says where that misleads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.hints import GIVES, KEEPS, LEFT
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.facts.types import (
    ACTION,
    LOOT,
    NIGHT,
    PRIZE,
    REWARD,
    RUINS,
    TREASURE,
)

COINS: Final = {id: kind.bonus.coins for id, kind in KINDS.items() if kind.treasure and id not in LEFT}
"""What each Treasure that is played gives, by the figures printed on it."""
PLAIN: Final = frozenset(id for id, kind in KINDS.items() if kind.treasure and kind.only_coins)
"""Treasures that do nothing but give coins: they can be played in any order."""
JUNK: Final = 1.0
"""What is worth less than this is better out of the deck."""


def types_of(id: str) -> int:
    """The types printed on a card; 0 for a name that is none."""
    kind = KINDS.get(id)
    return kind.types if kind is not None else 0


def keeps(id: str) -> float:
    """What a card is worth in the deck: about what it costs; Curses, Ruins, Estates and Coppers are junk."""
    return _KEEPS[id]


def is_dead(id: str) -> bool:
    """Whether a card is of no use in a hand: Curses, and Victory cards that are nothing else."""
    return _DEAD[id]


def _is_dead(id: str) -> bool:
    kind = KINDS.get(id)
    return kind is not None and kind.victory and not kind.types & (ACTION | TREASURE | NIGHT)


def draws(id: str) -> int:
    """The +Cards that are printed on it."""
    return KINDS[id].bonus.cards


def gives_actions(id: str) -> int:
    """The +Actions that are printed on it."""
    return KINDS[id].bonus.actions


def is_terminal(id: str) -> bool:
    """Whether it is an Action that gives no Action back, and no Treasure."""
    return _TERMINAL[id]


def _is_terminal(id: str) -> bool:
    kind = KINDS.get(id)
    return kind is not None and kind.action and not kind.treasure and not kind.bonus.actions


def is_village(id: str) -> bool:
    """Whether it is an Action that gives two Actions or more."""
    kind = KINDS.get(id)
    return kind is not None and kind.action and kind.bonus.actions > 1


def coins_of(id: str) -> float:
    """The coins that a card gives where it is played."""
    if (known := GIVES.get(id)) is not None:
        return known
    kind = KINDS.get(id)
    return kind.bonus.coins if kind is not None else 0.0


_DEAD: Final[Known[bool]] = Known(_is_dead)
_TERMINAL: Final[Known[bool]] = Known(_is_terminal)
INCOME: Final[Known[float]] = Known(lambda id: coins_of(id) if types_of(id) else 0.0)
"""The coins that each card gives where it is played; none for a landscape."""
MONEY: Final[Known[float]] = Known(
    lambda id: max(COINS.get(id, 0), GIVES.get(id, 0.0)) if types_of(id) & TREASURE else 0.0
)
"""The coins that each card in hand is good for in the Buy phase: those of a Treasure."""


def _keeps(kind: Kind) -> float:
    if kind.id in KEEPS:
        return KEEPS[kind.id]
    if kind.types & RUINS:
        return -1.0
    cost = kind.cost.coins + 2.0 * kind.cost.potions + 0.8 * kind.cost.debt
    if kind.types & (PRIZE | REWARD | LOOT):
        return 7.0
    if is_dead(kind.id):
        return cost - 2.0 if isinstance(kind.worth, int) else cost
    return max(JUNK, cost)


_KEEPS: Final[Known[float]] = Known(lambda id: _keeps(KINDS[id]) if id in KINDS else JUNK)
GROUPS: Final[dict[str, Callable[[str], bool]]] = {"villages": is_village, "terminals": is_terminal}
"""Groups of cards that are no type, by the word for them in a strategy."""
