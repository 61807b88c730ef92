"""The bot of each strategy."""

from __future__ import annotations

from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.strategy import Strategy


def buyer(of: Strategy) -> type[Buyer]:
    """The bot that buys by a strategy."""

    class Follows(Buyer):
        name = of.name
        strategy = of

    return Follows
