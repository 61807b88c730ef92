"""Ratings by the model of Bradley and Terry: how strong bots are, of whom each has met some others.

The chance that one beats another is the logistic function of the difference of their ratings, and of the
advantage of the first seat where the one sits there. Ratings are told in Elo's units: 400 more are ten to
one. The likelihood is maximised by Newton's method; with a few bots that is a system of a few equations, for
which neither NumPy nor a library of its own is needed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fudaba.arena.standing import Z95

ELO: Final = 400 / math.log(10)
"""One unit of the model, in Elo's."""
PRIOR: Final = 1e-6
"""How firmly ratings are held at the mean: only enough that there is one solution."""
TIED: Final = 0.5
"""So many games of each kind that was played count as tied besides: who has won all would be endless."""
STEPS: Final = 100


class Met(NamedTuple):
    """One game: who sat first, who second, and what the first has of it (1, 0, or 0.5 for a tie)."""

    first: int
    second: int
    share: float


class Rating(NamedTuple):
    """elo: beside the mean of all, which is 0. error: half the 95 % interval."""

    elo: float
    error: float


class Ratings(NamedTuple):
    """The rating of each bot in their order, and what the first seat is worth in the same units."""

    bots: list[Rating]
    first_seat: Rating


def rated(games: Iterable[Met], count: int) -> Ratings:
    """The ratings that make these games between `count` bots most likely."""
    tally: dict[tuple[int, int], list[float]] = {}
    for first, second, share in games:
        entry = tally.setdefault((first, second), [0.0, 0.0])
        entry[0] += share
        entry[1] += 1
    for entry in tally.values():
        entry[0] += TIED / 2
        entry[1] += TIED
    size = count + 1
    strengths = [0.0] * size  # the last one is the advantage of the first seat
    curvature: list[list[float]] = []
    for _ in range(STEPS):
        slope = [-PRIOR * strength for strength in strengths]
        curvature = [[PRIOR if row == column else 0.0 for column in range(size)] for row in range(size)]
        for (first, second), (won, played) in tally.items():
            share = 1 / (1 + math.exp(strengths[second] - strengths[first] - strengths[count]))
            weight = played * share * (1 - share)
            signs = ((first, 1.0), (second, -1.0), (count, 1.0))
            for row, sign in signs:
                slope[row] += sign * (won - played * share)
                for column, other in signs:
                    curvature[row][column] += sign * other * weight
        step = solved(curvature, slope)
        strengths = [strength + change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    mean = math.fsum(strengths[:count]) / count
    bots = [Rating(ELO * (strengths[n] - mean), _error(curvature, n, count)) for n in range(count)]
    return Ratings(bots, Rating(ELO * strengths[count], _error(curvature, count, count)))


def _error(curvature: Sequence[Sequence[float]], number: int, count: int) -> float:
    """Half the 95 % interval of a rating beside the mean of all (of the first seat: by itself)."""
    share = 0.0 if number == count else 1 / count
    asked = [(row == number) - (share if row < count else 0.0) for row in range(count + 1)]
    found = solved(curvature, asked)
    variance = math.fsum(a * b for a, b in zip(asked, found, strict=True))
    return ELO * Z95 * math.sqrt(max(0.0, variance))


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """x with matrix * x = right, by Gauss; the matrix is symmetric and positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[row][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = math.fsum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
