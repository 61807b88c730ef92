"""What lies aside for one great turn: when it is taken into the hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from fudaba.bots.dominion.card_trials import deed_of
from fudaba.bots.dominion.prospects import money_of
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.worth import gives_actions, is_terminal, types_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ACTION

GREAT: Final = 4
"""So many Provinces more are worth waiting for."""
TOP: Final = "province"


def bought(now: Sight, cards: Sequence[str]) -> int:
    """How many Provinces these cards buy if they are all in hand now, by what each of them does."""
    actions, coins, buys = now.actions, now.tally.coins, now.buys
    cost = now.costs.get(TOP, KINDS[TOP].cost.coins)
    terminals = []
    for id in cards:
        if not types_of(id) & ACTION:
            coins += int(money_of(id))
        elif is_terminal(id):
            terminals.append(id)
        else:
            actions += gives_actions(id) - 1
            coins, buys, cost = _with(id, coins, buys, cost)
    terminals.sort(
        key=lambda id: (-deed_of(id).usual.cheaper, -KINDS[id].bonus.buys, -KINDS[id].bonus.coins, id)
    )
    for id in terminals[: max(0, actions)]:
        coins, buys, cost = _with(id, coins, buys, cost)
    return min(buys, now.left(TOP), coins // cost if cost > 0 else buys)


def _with(id: str, coins: int, buys: int, cost: int) -> tuple[int, int, int]:
    bonus = KINDS[id].bonus
    return coins + bonus.coins, buys + bonus.buys, cost - deed_of(id).usual.cheaper


def is_for_a_great_turn(now: Sight) -> bool:
    """Whether the player's cards could buy that many at once: whether they have the Buys."""
    return 1 + now.more_buys >= GREAT


def is_great(now: Sight, mat: Sequence[str]) -> bool:
    """Whether what lies on a mat makes this the great turn: it buys so many more Provinces, or the last."""
    hand = now.in_hand
    with_, without = bought(now, [*hand, *mat]), bought(now, hand)
    return with_ > without and (with_ - without >= GREAT or with_ >= now.left(TOP))


def is_worth_drawing(now: Sight, rest: Sequence[str], once: Sequence[str]) -> bool:
    """Whether this is the turn for cards that draw as many cards as are in hand, but only once: whether what
    they are likely to draw makes it a great one. rest: the hand without one of them; once: all of them."""
    others = dict(now.all_owned)
    for id in (*now.in_hand, *now.played):
        others[id] = others.get(id, 0) - 1
    there = sum(others.values())
    more = sum([others.get(id, 0) for id in set(once)])
    size, drawn, left = len(rest), 0, float(len(once))
    while left >= 1 and drawn < there and size > 0:
        comes = min(size, there - drawn)
        drawn += comes
        size += comes - 1
        left += comes * more / there - 1
    share = drawn / max(1, there)
    likely = [id for id, count in sorted(others.items()) for _ in range(floor(share * count + 0.5))]
    buys = bought(now, [*rest, once[0], *likely])
    provinces = now.left(TOP)
    return buys >= min(GREAT, max(1, provinces - 1)) and buys > bought(now, now.in_hand)


def is_worth_repeating(now: Sight, about: str, more: int) -> bool:
    """Whether to play again, up to so many times, what makes others cheaper: what waits on the mat for that
    is kept for a great turn. Anything else is played again at once."""
    cheaper = deed_of(about).usual.cheaper
    if not cheaper:
        return True
    bonus = KINDS[about].bonus
    coins = now.tally.coins + int(sum([money_of(id) for id in now.in_hand]))
    cost = now.costs.get(TOP, KINDS[TOP].cost.coins)

    def provinces(times: int) -> int:
        each = cost - times * cheaper
        buys = min(now.buys + times * bonus.buys, now.left(TOP))
        return buys if each <= 0 else min(buys, (coins + times * bonus.coins) // each)

    most = provinces(more)
    return most > provinces(0) and (most >= GREAT or most >= now.left(TOP))
