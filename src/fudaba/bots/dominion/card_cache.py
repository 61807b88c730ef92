"""What there is to know of each card, found once it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from fudaba.games.dominion.facts.kinds import KINDS

V = TypeVar("V")


class Known(dict[str, V], Generic[V]):
    """What there is to know of each card by its id, found once it is asked for."""

    def __init__(self, find: Callable[[str], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, id: str) -> V:
        found = self._find(id)
        if id in KINDS:
            self[id] = found
        return found
