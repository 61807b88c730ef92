"""Wald's sequential test, for pairs of games on the same deal with swapped seats.

The question is which of two bots is the better one: whether the first wins more by `LEAD`, or less by as
much. What counts is the share of each pair of games, whose spread is smaller than that of single games; by
the normal approximation the logarithm of the likelihood ratio after n pairs with mean m and variance v is
2 * LEAD * n * (m - 1/2) / v.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

LEAD: Final = 0.05
"""How much more, or less, than half of the games one of two bots wins if the question is to have an
answer."""
MISTAKEN: Final = 0.05
"""How probably the wrong one may be called the better (a chance), for each of the two."""
FEWEST: Final = 8
"""After fewer pairs than this nothing is settled: their spread is not known."""


def ratio(shares: Sequence[float]) -> float:
    """The logarithm of how much likelier it is that the first is better than that the second is.

    shares: of each pair of games what the first has won, from 0 to 1.
    """
    count = len(shares)
    if count < FEWEST:
        return 0.0
    mean = math.fsum(shares) / count
    # As if one pair more had been lost, and one more been won: else a row of wins has no spread at all.
    squares = math.fsum((share - mean) ** 2 for share in shares) + 0.5
    return 2 * LEAD * count * (mean - 0.5) / (squares / (count + 1))


def settled(shares: Sequence[float]) -> int:
    """1 if the first is the better one, -1 if the second is, 0 if that is still open."""
    limit = math.log((1 - MISTAKEN) / MISTAKEN)
    found = ratio(shares)
    return 1 if found >= limit else -1 if found <= -limit else 0
