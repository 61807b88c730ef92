"""What a turn comes to: how far the coins go that a hand holds, and what a plan makes of them.

All of these are worths on one scale: about the cost in coins of the cards that come or go.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import floor
from typing import Final

from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.worth import JUNK, MONEY, is_dead, is_terminal, keeps, types_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import NAMED

GREEN_AT: Final = 4
"""Duchies are wanted once so few Provinces are left, Estates at half of that."""
LATE: Final = 3
POINT: Final = 2.0
LAST_CARDS: Final = 0.3
"""With so few Provinces left what is gained is worth so much for each point, and of its cost."""
MOST_BUYS: Final = 3
"""How many Buys are looked at."""


def money_of(id: str) -> float:
    """The coins that a card in hand is good for in the Buy phase: those of a Treasure."""
    return MONEY[id]


def a_card(now: Sight) -> float:
    """The coins that a card of the player's gives on average."""
    return now.income / max(1, now.cards)


def spends(now: Sight, strategy: Strategy, coins: float) -> float:
    """What the plan makes of this many coins this turn; between two whole numbers in proportion."""
    spent = now.spent if now.spent is not None else _spent(now, strategy)
    low = floor(coins)
    least = spent[low] if low in spent else _spends(now, strategy, spent, low)
    if low == coins:
        return least
    more = spent[low + 1] if low + 1 in spent else _spends(now, strategy, spent, low + 1)
    return least + (coins - low) * (more - least)


def _spent(now: Sight, strategy: Strategy) -> dict[int, float]:
    """What is known of what the plan makes of this many coins; to be added to."""
    lines = strategy.followed(now)
    now.spent = strategy.spendings(now.costs, lines, _buys(now)) if strategy.is_steady else {}
    return now.spent


def _spends(now: Sight, strategy: Strategy, spent: dict[int, float], coins: int) -> float:
    """The same for a whole number of coins, which nobody has asked yet."""
    before, left, costs, worth = now.coins, coins, now.costs, 0.0
    for _ in range(_buys(now)):
        now.coins = left
        if (id := strategy.affordable(now, costs)) is None:
            break
        worth += bought_worth(id, costs[id])
        left -= costs[id]
    now.coins = before
    spent[coins] = worth
    return worth


def _buys(now: Sight) -> int:
    return max(1, min(now.buys, MOST_BUYS)) if now.my_turn else 1


def bought_worth(id: str, cost: int) -> float:
    """What it is worth to buy a card or landscape: its cost, and something for having it at all."""
    return 1.0 + max(float(cost), keeps(id) if id in KINDS and types_of(id) else 0.0)


def coins_worth(now: Sight, strategy: Strategy, more: float) -> float:
    """What the plan makes of this many coins more this turn, or fewer."""
    here = now.purse
    return spends(now, strategy, max(0.0, here + more)) - spends(now, strategy, here)


def wanted(now: Sight, id: str) -> float:
    """What a card is worth that comes into the deck, without a look at the plan: Victory cards only
    towards the end."""
    if is_dead(id) and keeps(id) < 8:
        left = now.left("province")
        return keeps(id) if left <= (GREEN_AT if keeps(id) >= 3 else GREEN_AT // 2) else -1.0
    return keeps(id) - JUNK + 0.1


def gains(now: Sight, strategy: Strategy, cost: int, *, exactly: bool = False, types: int = 0) -> float:
    """What the best card is worth that could be gained for so much; 0 for none.

    exactly: for no less. types: of one of these types only, if any are given.
    """
    fits = _that_fit(now, cost, exactly=exactly, types=types)
    id = _first_of(now, strategy, cost, fits, gaining=True)
    if now.left("province") <= LATE and (id is not None or any(map(is_dead, fits))):
        return max([late_worth(now, one) for one in fits if one == id or is_dead(one)])
    if id is not None:
        return 1.0 + max(keeps(id), float(fits[id]))
    return max((0.5 * wanted(now, id) for id in fits), default=0.0)


def late_worth(now: Sight, id: str) -> float:
    """What a card is worth that is gained towards the end: its points."""
    return 1.0 + (POINT * now.worth(id) if is_dead(id) else LAST_CARDS * keeps(id))


def best_gain(now: Sight, strategy: Strategy, cost: int, *, exactly: bool = False, only: str = "") -> str:
    """The card that `gains` has in mind; "" for none that is any good. only: the name of a type."""
    fits = _that_fit(now, cost, exactly=exactly, types=NAMED[only] if only else 0)
    id = _first_of(now, strategy, cost, fits, gaining=True)
    if id is None:
        id = max(fits, key=lambda one: wanted(now, one), default=None)
    return id if id is not None and (strategy.names(id) or wanted(now, id) > 0) else ""


def best_purchase(now: Sight, strategy: Strategy, coins: int) -> str:
    """What the plan would buy first for this many coins; "" for nothing."""
    costs = {id: cost for id, cost in now.costs.items() if cost <= coins}
    return _first_of(now, strategy, coins, costs) or ""


def _that_fit(now: Sight, cost: int, *, exactly: bool, types: int) -> dict[str, int]:
    """The cards of the Supply that could be gained for so much, and what they cost."""
    return {
        id: price
        for id, price in now.supply_costs.items()
        if (price == cost if exactly else price <= cost) and (not types or types_of(id) & types)
    }


def _first_of(
    now: Sight, strategy: Strategy, cost: int, fits: Mapping[str, int], *, gaining: bool = False
) -> str | None:
    """What the plan wants first of these, with so much to spend, or to gain for so much."""
    before, now.coins, now.gaining = now.coins, cost, gaining
    id = strategy.first(now, {id: id for id in fits})
    now.coins, now.gaining = before, False
    return id


def idle_actions(now: Sight, besides: str = "") -> list[str]:
    """The Actions in hand beyond those that there are Actions for, the best first; one of `besides` aside."""
    hand = now.in_hand[:]
    if besides in hand:
        hand.remove(besides)
    terminals = [id for id in hand if is_terminal(id)]
    return sorted(terminals, key=keeps, reverse=True)[max(0, now.actions) :]


def another_buy(now: Sight, strategy: Strategy) -> float:
    """What the plan makes of one more Buy this turn, with the coins that the hand will give."""
    costs, before = now.costs, now.coins
    left = int(
        now.purse + sum([KINDS[id].bonus.coins for id in now.in_hand if is_terminal(id)][: now.actions])
    )
    worth = 0.0
    for _ in range(now.buys + 1):
        now.coins = left
        if (id := strategy.affordable(now, costs)) is None:
            worth = 0.0
            break
        worth = bought_worth(id, costs[id])
        left -= costs[id]
    now.coins = before
    return worth
