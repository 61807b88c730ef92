"""Bradley-Terry ratings: how strong bots are that have each met some of the others.

The chance that one is placed before another is the logistic function of the difference of their ratings, and
of what their seats are worth. A game of several is all its pairs of places, as it is in the model of Plackett
and Luce, of whose orders any two places follow this one. Ratings are told in Elo's units: 400 more are ten to
one. The likelihood of the pairs is maximised by Newton's method; with a few bots that is a system of a few
equations, for which neither NumPy nor a library of its own is needed.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from fudaba.bots.mind.chances import Z95

ELO: Final = 400 / math.log(10)
"""One unit of the model, in Elo's."""
PRIOR: Final = 1e-6
"""How firmly ratings are held at the mean: only enough that there is one solution."""
TIED: Final = 1.0
"""How many games of each two bots that have met count as tied besides: who has won all would be endless."""
STEPS: Final = 100

Matrix = list[list[float]]


class RatedGame(NamedTuple):
    """One game."""

    bots: tuple[int, ...]
    """Who sat at each seat."""
    places: tuple[int, ...]
    """The place of each, from 1; equal ones are tied."""


class Rating(NamedTuple):
    """How strong a bot is."""

    elo: float
    """Beside the mean of all, which is 0."""
    error: float
    """Half the 95 % interval."""


class Ratings(NamedTuple):
    """The rating of each bot in their order, and what the first seat is worth beside the mean of the others,
    in the same units."""

    bots: list[Rating]
    first_seat: Rating


class _Pair(NamedTuple):
    """Two seats of a game, and the bots that sat there."""

    one: int
    """The number of the one bot."""
    other: int
    """The number of the other bot."""
    seat: int
    """The seat of the one."""
    other_seat: int
    """The seat of the other."""
    share: float
    """What the one has of it: 1, 0, or 0.5 for a tie."""

    def signs(self) -> tuple[tuple[int, float], ...]:
        """What speaks for the one, and what against it."""
        return (self.one, 1.0), (self.other, -1.0), (self.seat, 1.0), (self.other_seat, -1.0)

    def expected(self, strengths: Sequence[float]) -> float:
        """What the one has of it by these strengths."""
        return 1 / (1 + math.exp(-sum(sign * strengths[row] for row, sign in self.signs())))


def rated(games: Iterable[RatedGame], count: int, seats: int = 2) -> Ratings:
    """The ratings that make these games between `count` bots, all with this many seats, most likely."""
    played = Counter(games)
    pairs: Counter[_Pair] = Counter()
    for game, times in played.items():
        for pair in _pairs(game, count):
            pairs[pair] += times
    tied = _tied(pairs)
    weighed = [(pair, float(times)) for pair, times in pairs.items()] + tied
    size = count + seats
    strengths = [0.0] * size
    curvature: Matrix = []
    for _ in range(STEPS):
        slope = [-PRIOR * strength for strength in strengths]
        curvature = [[PRIOR if row == column else 0.0 for column in range(size)] for row in range(size)]
        for pair, weight in weighed:
            share = pair.expected(strengths)
            for row, sign in pair.signs():
                slope[row] += sign * weight * (pair.share - share)
                for column, other in pair.signs():
                    curvature[row][column] += sign * other * weight * share * (1 - share)
        step = solved(curvature, slope)
        strengths = [strength + change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    spread = curvature if seats == 2 else _spread(played, tied, strengths)

    def rating(asked: Sequence[float]) -> Rating:
        """A difference of strengths, and how sure it is."""
        found = solved(curvature, asked)
        variance = math.fsum(a * spread[i][j] * b for i, a in enumerate(found) for j, b in enumerate(found))
        elo = ELO * math.fsum(a * b for a, b in zip(asked, strengths, strict=True))
        return Rating(elo, ELO * Z95 * math.sqrt(max(0.0, variance)))

    def beside_mean(number: int) -> list[float]:
        return [(row == number) - 1 / count if row < count else 0.0 for row in range(size)]

    first = [0.0] * count + [1.0] + [-1 / (seats - 1)] * (seats - 1)
    return Ratings([rating(beside_mean(number)) for number in range(count)], rating(first))


def _pairs(game: RatedGame, count: int) -> list[_Pair]:
    """The pairs of places of a game. count: of all bots; the numbers of seats follow those."""
    found = []
    for seat, other in combinations(range(len(game.bots)), 2):
        mine, theirs = game.places[seat], game.places[other]
        share = 0.5 if mine == theirs else float(mine < theirs)
        found.append(_Pair(game.bots[seat], game.bots[other], count + seat, count + other, share))
    return found


def _tied(pairs: Iterable[_Pair]) -> list[tuple[_Pair, float]]:
    """The games that count as tied besides, in equal parts for all seats at which two bots have met."""
    met: dict[frozenset[int], dict[_Pair, None]] = {}
    for pair in pairs:
        met.setdefault(frozenset((pair.one, pair.other)), {})[pair._replace(share=0.5)] = None
    return [(pair, TIED / len(kinds)) for kinds in met.values() for pair in kinds]


def _spread(
    played: Counter[RatedGame], tied: Iterable[tuple[_Pair, float]], strengths: Sequence[float]
) -> Matrix:
    """How much the slope differs from game to game, summed.

    The pairs of one game of several do not vary by themselves: the first of them is before all others. So the
    variance of what is found is taken from the games as they were (the "sandwich" of Godambe and Huber). Of
    what counts as tied half is lost, and half is won.
    """
    seats = len(next(iter(played)).bots) if played else 0
    games = [(_pairs(game, len(strengths) - seats), float(times)) for game, times in played.items()]
    games += [([pair._replace(share=share)], times / 2) for pair, times in tied for share in (0.0, 1.0)]
    size = len(strengths)
    spread = [[0.0] * size for _ in range(size)]
    for pairs, weight in games:
        slope = [0.0] * size
        for pair in pairs:
            surprise = pair.share - pair.expected(strengths)
            for row, sign in pair.signs():
                slope[row] += sign * surprise
        for row, mine in enumerate(slope):
            for column, other in enumerate(slope):
                spread[row][column] += weight * mine * other
    return spread


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
