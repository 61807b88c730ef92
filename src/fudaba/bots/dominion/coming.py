"""Cards that come: what is gained, and what is taken into the hand."""

from __future__ import annotations

from typing import Final

from fudaba.bots.dominion.choosing import chosen, of_worths
from fudaba.bots.dominion.going import likes, uses_of
from fudaba.bots.dominion.prospects import LATE, coins_worth, money_of, wanted
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.worth import JUNK, is_dead, keeps
from fudaba.kernel.ask import Answer

GREEN: Final = 6
"""What counts so much is gained towards the end, whatever the plan waits for."""


def gain(now: Sight, strategy: Strategy) -> Answer:
    """The first of what the strategy wants; else what is worth most.

    One that comes into the hand with its coins may be wanted for these alone.
    """
    now.coins = max((now.costs.get(option.face, 0) for option in now.ask.options), default=0)
    now.gaining = now.ask.kind != "buy"
    last = len(strategy.lines)

    if now.is_theirs:
        return chosen(now, keeps)

    late = now.left("province") <= LATE

    def good(id: str) -> float:
        if late and is_dead(id) and now.worth(id) >= GREEN:
            return 200.0 + now.worth(id)
        rank = strategy.rank(now, id)
        return 100.0 + last - rank if rank < last else wanted(now, id)

    if not now.ask.least and all(keeps(option.face) < JUNK for option in now.ask.options):
        return chosen(
            now, lambda id: good(id) if likes(now, strategy, id) else _for_its_coins(now, strategy, id)
        )
    return chosen(now, good)


def _for_its_coins(now: Sight, strategy: Strategy, id: str) -> float:
    """What it is worth to have junk in the deck for what it buys this turn."""
    coins = money_of(id)
    now.gaining = False
    return coins_worth(now, strategy, coins) - 1.5 * JUNK if coins and now.my_turn else -1.0


def take(now: Sight, strategy: Strategy) -> Answer:
    """What is of most use in the hand."""
    return of_worths(now, uses_of(now, [option.face for option in now.ask.options]))
