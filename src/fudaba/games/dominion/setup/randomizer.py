"""Drawing at random before a game: from the seed, and from nothing that the game itself will draw from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import NamedTuple, TypeVar

from fudaba.kernel.dice import drawn, key_of, numbers

T = TypeVar("T")


class Share(NamedTuple):
    """A part of what is drawn from, and how many of it must be drawn at least."""

    ids: Sequence[str]
    least: int


class Randomizer:
    """Chance for one set-up. A kingdom is open to all, so it must tell nothing about the shuffles."""

    def __init__(self, seed: str) -> None:
        self._key = key_of(f"kingdom of {seed}")
        self._drawn = 0

    @property
    def used(self) -> bool:
        """Whether anything has been drawn."""
        return self._drawn > 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, none likelier than another."""
        self._drawn += 1
        high, low = numbers(self._key, self._drawn, 2)
        return (high << 64 | low) * limit >> 128

    def some(self, count: int, of: Sequence[T]) -> list[T]:
        """So many of them, all where there are no more, in a random order."""
        self._drawn += 1
        return drawn(self._key, self._drawn, of, count)

    def draw(self, count: int, shares: Sequence[Share]) -> list[str] | None:
        """Draw this many, each share at least as often as it must be; None where that cannot be.

        Every set of ids that is allowed is as likely as every other.
        """
        ways = list(_divisions(count, shares))
        weights = [prod(comb(len(s.ids), n) for s, n in zip(shares, way, strict=True)) for way in ways]
        if not sum(weights):
            return None
        chosen = ways[_place(self.below(sum(weights)), weights)]
        return [id for s, n in zip(shares, chosen, strict=True) for id in self.some(n, s.ids)]


def _place(number: int, weights: Sequence[int]) -> int:
    """Whose turn it is when the weights are counted off up to the lot."""
    for place, weight in enumerate(weights):
        if number < weight:
            return place
        number -= weight
    raise ValueError(f"{number} is beyond {sum(weights)}")


def _divisions(count: int, shares: Sequence[Share]) -> Iterator[tuple[int, ...]]:
    """All ways to say how many are drawn from each share."""
    if not shares:
        if not count:
            yield ()
        return
    first, *rest = shares
    for number in range(max(0, first.least), min(count, len(first.ids)) + 1):
        for division in _divisions(count - number, rest):
            yield (number, *division)
