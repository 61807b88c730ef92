"""Cards of the hand that may be discarded or trashed for something: whether that pays."""

from __future__ import annotations

from collections import Counter
from math import fsum
from typing import Final

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.card_trials import deed_of
from fudaba.bots.dominion.prospects import another_buy, coins_worth, money_of
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trial_table import Change
from fudaba.bots.dominion.worth import gives_actions, is_dead, is_terminal, keeps, types_of
from fudaba.games.dominion.facts.types import ACTION, TREASURE

A_COIN: Final = 0.5
"""What a coin of a Treasure is worth at least this turn, since what is still to be drawn may need it."""
FURTHER: Final = 1.5
"""A card that is drawn may draw others."""
NO_USE: Final = 0.1
SOME: Final = 0.05


def drawn(now: Sight) -> float:
    """What a card is worth that is drawn, on average over the deck, and what comes after it."""
    total = fsum([_DRAWN[id] * count for id, count in sorted(now.all_owned.items())])
    return FURTHER * total / max(1, now.cards)


_DRAWN: Final[Known[float]] = Known(lambda id: 0.0 if is_dead(id) else max(0.0, keeps(id)))


def paid(now: Sight, strategy: Strategy, pay: Change, tries: int) -> list[float]:
    """Of each card that is offered what it is worth to give it up for this. tries: how many more may go."""
    hand = now.in_hand
    actions = now.actions + sum([max(0, gives_actions(id) - 1) for id in hand if types_of(id) & ACTION])
    idle = _idle(hand, actions)
    gives = pay.cards * drawn(now) + pay.coffers
    plays = keeps(idle[0]) - NO_USE if pay.actions > 0 and idle else 0.0
    if pay.buys > 0:
        gives += another_buy(now, strategy)
    more = _for_draws(now, hand, tries)
    return [
        gives
        + (plays if id not in idle or len(idle) > 1 else 0.0)
        + more.get(id, 0.0)
        + _coins(now, strategy, id, pay.coins)
        - _use(id, idle, actions)
        for id in [option.face for option in now.ask.options]
    ]


def _idle(hand: list[str], actions: int) -> list[str]:
    """The terminals in hand for which there is no Action, the best first."""
    return sorted([id for id in hand if is_terminal(id)], key=keeps, reverse=True)[max(0, actions) :]


def _coins(now: Sight, strategy: Strategy, id: str, coins: int) -> float:
    """What the coins are worth that come and go: what they buy, unless more is still to be drawn."""
    lost = money_of(id) - coins
    if not lost:
        return 0.0
    if now.actions and any(deed_of(other).usual.cards > 0 for other in now.in_hand if other != id):
        return -A_COIN * lost
    return min(coins_worth(now, strategy, -lost), -A_COIN * lost)


def _use(id: str, idle: list[str], actions: int) -> float:
    """What an Action in hand is still good for; what a Treasure is, is counted by its coins."""
    if is_dead(id):
        return -SOME
    if types_of(id) & TREASURE:
        return SOME
    return NO_USE if id in idle or actions <= 0 else max(NO_USE, keeps(id))


def _for_draws(now: Sight, hand: list[str], tries: int) -> dict[str, float]:
    """What it is worth that a card is not in hand when another is played that then draws more: one that draws
    for a hand without doubles, or up to a number of cards."""
    more: dict[str, float] = {}
    if now.actions <= 0:
        return more
    each = drawn(now)
    waits = [id for id in dict.fromkeys(hand) if deed_of(id).distinct > 1]
    if waits:
        counts = Counter(hand)
        counts[waits[0]] -= 1
        surplus = sum([count - 1 for count in counts.values() if count > 1])
        if 0 < surplus <= tries:
            gain = deed_of(waits[0]).distinct * each / surplus
            more = {id: gain for id, count in counts.items() if count > 1}
    most = max([deed_of(id).up_to for id in hand], default=0)
    if most and len(hand) - 1 <= most:
        for id in dict.fromkeys(hand):
            more[id] = more.get(id, 0.0) + (each if not deed_of(id).up_to else -each)
    return more
