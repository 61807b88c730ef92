"""The plain figures of an instruction where a card says them by name, for mypy to know the names."""

from __future__ import annotations

from typing import TypedDict


class Figures(TypedDict, total=False):
    """What becomes a `Bonus`: `cards=2, actions=1`."""

    cards: int
    actions: int
    buys: int
    coins: int
    potions: int
    vp: int
    coffers: int
    villagers: int
    favors: int
