"""A small network that predicts the rest of a round from a position between two turns.

Its weights, `value.json`, were fitted by `tools/fit_value.py` to rounds that `sensible` played at every seat;
what it is shown is `features`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import fsum
from operator import mul
from typing import NamedTuple

import msgspec

from fudaba.bots.bridge_over.features import features
from fudaba.games.bridge_over.table import BridgeOver

SCALE = 50.0
"""The network counts points by this many."""


class Network(msgspec.Struct, frozen=True):
    """One layer of hidden units, which are 0 or more, between the figures and the prediction."""

    made: str
    """The command that made it."""
    features: list[str]
    """The names of the figures, in the order of the weights."""
    hidden: list[list[float]]
    """For each hidden unit the weights of the figures and, last, a constant."""
    out: list[list[float]]
    """For each predicted value the weights of the hidden units and, last, a constant."""

    def of(self, figures: list[float]) -> list[float]:
        """What comes out for these figures."""
        shown = [*figures, 1.0]
        units = [max(0.0, fsum(map(mul, weights, shown))) for weights in self.hidden]
        units.append(1.0)
        return [fsum(map(mul, weights, units)) for weights in self.out]


class Prediction(NamedTuple):
    """What a round is predicted to cost."""

    own: float
    """The player's own points."""
    others: float
    """The points of the other players, on average."""
    win: float
    """How probably nobody fares better; of a tie, a share of it."""


def foretold(t: BridgeOver, me: int) -> Prediction:
    """What will come of a position, as far as a player can know; it is meant for the beginning of a turn."""
    own, others, win = network().of(features(t, me))
    return Prediction(max(0.0, own) * SCALE, max(0.0, others) * SCALE, min(1.0, max(0.0, win)))


def charged(points: Sequence[int], me: int) -> Prediction:
    """The same of a round that is over, of what each player was charged."""
    fewest = min(points)
    win = 1 / points.count(fewest) if points[me] == fewest else 0.0
    return Prediction(points[me], (sum(points) - points[me]) / (len(points) - 1), win)


@cache
def network() -> Network:
    """The network as it was fitted."""
    text = resources.files("fudaba.bots.bridge_over").joinpath("value.json").read_bytes()
    return msgspec.json.decode(text, type=Network)
