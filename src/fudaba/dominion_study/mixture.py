"""The mixture of plans that nobody in a field beats: a Nash equilibrium of a game for two with sum zero."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum


def unbeaten(shares: Sequence[Sequence[float]]) -> list[float]:
    """How often to play each plan so that no plan wins more than half of its games against the mixture.

    shares: of each row's plan, its share of wins against each column's (0.5 against itself). Solved as a
    linear program with SciPy (HiGHS); the most even answer is not looked for where there are several.
    """
    from scipy.optimize import linprog

    count = len(shares)
    # The value v is to be as large as can be, where for each rival sum of weight * (share - 1/2) >= v.
    rivals = [[-(shares[row][column] - 0.5) for row in range(count)] + [1.0] for column in range(count)]
    solved = linprog(
        [0.0] * count + [-1.0],
        A_ub=rivals,
        b_ub=[0.0] * count,
        A_eq=[[1.0] * count + [0.0]],
        b_eq=[1.0],
        bounds=[(0.0, 1.0)] * count + [(-1.0, 1.0)],
        method="highs",
    )
    weights = [max(0.0, float(weight)) for weight in solved.x[:count]]
    total = fsum(weights)
    return [weight / total for weight in weights]
