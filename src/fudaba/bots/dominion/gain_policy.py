"""Cards that come: what is gained, and what is taken into the hand."""

from __future__ import annotations

from typing import Final

from fudaba.bots.dominion.answer_builder import chosen, of_worths
from fudaba.bots.dominion.card_trials import actions_for_gaining
from fudaba.bots.dominion.prospects import LATE, coins_worth, money_of, wanted
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trash_policy import likes, uses_of
from fudaba.bots.dominion.worth import JUNK, is_dead, is_terminal, keeps, types_of
from fudaba.games.dominion.facts.types import ACTION
from fudaba.kernel.ask import Answer

WORTH_PLAYING: Final = 3.0
"""What costs so much is worth an Action that is gained for it."""
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

    plays = _lets_another_be_played(now)

    def good(id: str) -> float:
        if late and is_dead(id) and now.worth(id) >= GREEN:
            return 200.0 + now.worth(id)
        rank = strategy.rank(now, id)
        if plays and rank < last and types_of(id) & ACTION:
            rank -= last
        return 100.0 + last - rank if rank < last else wanted(now, id)

    if not now.ask.least and all(keeps(option.face) < JUNK for option in now.ask.options):
        return chosen(
            now, lambda id: good(id) if likes(now, strategy, id) else _for_its_coins(now, strategy, id)
        )
    return chosen(now, good)


def _lets_another_be_played(now: Sight) -> bool:
    """Whether an Action that is gained gives the Action for a terminal in hand that would be left over."""
    if not now.my_turn or now.actions or not actions_for_gaining(now.about):
        return False
    return any(is_terminal(id) and keeps(id) >= WORTH_PLAYING for id in now.in_hand)


def _for_its_coins(now: Sight, strategy: Strategy, id: str) -> float:
    """What it is worth to have junk in the deck for what it buys this turn."""
    coins = money_of(id)
    now.gaining = False
    return coins_worth(now, strategy, coins) - 1.5 * JUNK if coins and now.my_turn else -1.0


def take(now: Sight, strategy: Strategy) -> Answer:
    """What is of most use in the hand."""
    return of_worths(now, uses_of(now, [option.face for option in now.ask.options]))
