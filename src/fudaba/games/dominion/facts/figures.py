"""The plain figures of an instruction where a card says them by name, for mypy to know the names."""

from __future__ import annotations

from typing import TypedDict


class Figures(TypedDict, total=False):
    """What becomes a `Bonus`: `cards=2, actions=1`."""

    cards: int
    """How many cards to draw."""
    actions: int
    """How many Actions more."""
    buys: int
    """How many Buys more."""
    coins: int
    """How many coins more."""
    potions: int
    """How many Potions more."""
    vp: int
    """How many Victory tokens to take."""
    coffers: int
    """How many Coffers to take."""
    villagers: int
    """How many Villagers to take."""
    favors: int
    """How many Favors to take."""
