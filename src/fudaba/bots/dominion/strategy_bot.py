"""The bot of each strategy."""

from __future__ import annotations

from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.strategy import Strategy
from fudaba.games.dominion.turns.composite_moves import fixed_choice


def buyer(of: Strategy) -> type[Buyer]:
    """The bot that buys by a strategy."""

    class Follows(Buyer):
        name = of.name
        strategy = of
        composite_moves = Buyer.composite_moves | {
            fixed_choice(card, word) for card, word in of.choices_made().items()
        }

    return Follows
