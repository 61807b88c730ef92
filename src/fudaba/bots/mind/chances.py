"""Confidence intervals of shares."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Final

Z95: Final = NormalDist().inv_cdf(0.975)
"""How many standard errors hold 95 % of a normal distribution."""


def interval(hits: float, of: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share, from 0 to 1; everything where nothing was counted.

    (SciPy has it, too; bots and simulations need nothing else of it, and are to work without.)
    """
    if not of:
        return 0.0, 1.0
    share, spread = hits / of, Z95**2 / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval_of(mean: float, error: float, of: int) -> tuple[float, float]:
    """The same for the mean of so many chances, which differ less than games that are won or lost.

    error: its standard error. As many games won or lost would leave the same error; fewer than were counted
    are never meant.
    """
    counted = mean * (1 - mean) / error**2 if 0 < error < math.inf else 0.0
    return interval(mean * max(of, counted), max(of, counted))
