"""Which purchases are tried where they may end the game, and in which order, counted and in a world alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from fudaba.bots.dominion.worth import is_dead, keeps

OfOwned = Callable[[Mapping[str, int]], int]
"""The points of a card by how many cards of each name its player has."""
LOOKS: Final = 300
"""How many positions are looked at, at most."""
MOST: Final = 2
"""By so many points at most a card more makes another count more."""


def in_order(
    offered: Iterable[tuple[int, str]], few: Collection[str], besides: Collection[str]
) -> list[tuple[int, str]]:
    """What is tried of the purchases that are offered, each the number of its option and its card: Victory
    cards, the dearest first; what is about to run out; what else is worth it.

    few: the cards of which this turn can buy all that are left. besides: the other cards worth buying
    (`helpers`).
    """
    offered = [*offered]
    points = sorted([(-keeps(id), pick, id) for pick, id in offered if is_dead(id)])
    scarce = [(pick, id) for pick, id in offered if id in few and not is_dead(id)]
    others = [(pick, id) for pick, id in offered if id in besides and id not in few]
    return [*[(pick, id) for _, pick, id in points], *scarce, *others]


def helpers(
    owned: Mapping[str, int],
    costs: Mapping[str, int],
    growing: Iterable[tuple[str, OfOwned]],
    buys: int,
    *,
    tokens: bool,
) -> frozenset[str]:
    """The cards without points that are worth buying for those of others: the cheapest of each sort.

    owned: what the player has. costs: what can be bought. growing: the cards whose points depend on what a
    player has. tokens: whether Victory tokens come with each purchase.
    """
    grow = [of_owned for id, of_owned in growing if id in owned or id in costs]
    if not grow and not tokens:
        return frozenset()
    found: dict[tuple[int, ...], str] = {}
    before = [of_owned(owned) for of_owned in grow]
    for id, _ in sorted(costs.items(), key=lambda one: one[1]):
        if is_dead(id):
            continue
        effect: list[int] = []
        for count in range(1, buys + 1):
            more = {**owned, id: owned.get(id, 0) + count}
            effect += [of_owned(more) - points for of_owned, points in zip(grow, before, strict=True)]
        if tokens or any(effect):
            found.setdefault(tuple(effect), id)
    return frozenset(found.values())
