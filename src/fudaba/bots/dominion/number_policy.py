"""How many: what is bid, what is paid more than a card costs, what is spent to be rid of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fudaba.bots.dominion.answer_builder import best
from fudaba.bots.dominion.hints import BID, FEW, PRICED
from fudaba.bots.dominion.prospects import gains
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trash_policy import is_junk
from fudaba.games.dominion.facts.types import ACTION
from fudaba.kernel.ask import Answer


def how_many(now: Sight, strategy: Strategy) -> Answer:
    """As many as possible, or as few, but where it is known what each number brings."""
    ask = now.ask
    if (numbers := ask.numbers) is not None:
        return (0 if now.about in FEW else len(numbers) - 1,)
    if (known := _BY_WORD.get(ask.word)) is not None:
        return known(now, strategy)
    return _most(now)


def _most(now: Sight) -> Answer:
    sign = -1 if now.about in FEW else 1
    return best(now.ask, lambda option: sign * option.number)


def _bid(now: Sight, strategy: Strategy) -> Answer:
    """All that it is worth; who is on turn bids last, and so only one more than the others."""
    bids = [option.number for option in now.ask.options]
    least = next((number for number in bids if number), 0)
    wanted = least if now.my_turn else BID
    return (bids.index(wanted) if wanted in bids and least <= BID else 0,)


def _overpaid(now: Sight, strategy: Strategy) -> Answer:
    """All that is left, but where just that is the cost of the Actions that are gained for it."""
    if now.about not in PRICED:
        return _most(now)
    return best(now.ask, lambda option: gains(now, strategy, option.number, exactly=True, types=ACTION))


def _of_junk(now: Sight, strategy: Strategy) -> Answer:
    """As many as there are cards in hand that the deck is better without."""
    junk = sum(is_junk(now, strategy, id) for id in now.in_hand)
    return best(now.ask, lambda option: -abs(option.number - junk))


_BY_WORD: Final[dict[str, Callable[[Sight, Strategy], Answer]]] = {
    "bid": _bid,
    "overpay": _overpaid,
    "favors": _of_junk,
    "pays_to_trash": _of_junk,
}
"""By what the number is for."""
