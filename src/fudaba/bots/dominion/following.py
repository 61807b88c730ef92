"""The bot of each strategy."""

from __future__ import annotations

from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.strategy import Strategy
from fudaba.games.dominion.turns.macros import choice_macro


def buyer(of: Strategy) -> type[Buyer]:
    """The bot that buys by a strategy."""

    class Follows(Buyer):
        name = of.name
        strategy = of
        macros = Buyer.macros | {choice_macro(card, word) for card, word in of.choices_made().items()}

    return Follows
