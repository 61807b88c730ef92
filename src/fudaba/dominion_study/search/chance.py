"""A round of the search in which the best plans are changed by chance, again and again.

What a cross cannot bring comes so: conditions, counts, lines about what is discarded, kept and named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from fudaba.dominion_study.search.evolution import (
    ALIKE,
    BIG_MONEY,
    ELITE,
    LAST,
    Generation,
    Round,
    elite_of,
    generations,
    last_race,
)
from fudaba.dominion_study.search.genome import Plan, changed
from fudaba.dominion_study.search.races import LARGEST_FIELD, Races, cost, varied

CHILDREN: Final = 16
"""How many changed plans a generation has."""
OF_BEST: Final = 0.5
"""The share of these that are changes of the plan with which the round begins."""
FIRST_DEALS: Final = 2
"""How many deals the plans with which it begins play, in the first round of their race."""


def chance_round(given: Round) -> Iterator[Generation]:
    """Play a round of changes by chance: of the first of its seeds above all, of big money without any."""
    market, setup, player, games, seeds, stop = given
    rng = Random(f"{setup.seed}/chance")
    money = market.within(BIG_MONEY)
    races = Races(setup, player, money)
    begun = list(dict.fromkeys([plan for plan in map(market.within, seeds) if plan] or [money]))
    best = begun[0]
    races.gather([money, *(plan for plan in begun if plan != money)][:LARGEST_FIELD])
    order = races.race(begun, 0, deals=FIRST_DEALS)
    number = 0
    while True:
        elite = elite_of(order)
        yield from generations(number, races, elite)
        if stop():
            return
        number += 1
        if races.games + cost(CHILDREN + ELITE + 1) > games * (1 - LAST):
            break
        races.meet(elite[:1])
        children = [
            races.child(changed(one, market.all, elite, rng, market.ways), one)
            for one in _parents(best, varied(order, ELITE, ALIKE), rng)
        ]
        order = races.race([best, *elite, *children], number, deals=1)
    yield from last_race(number, races, elite, [best, money], games)


def _parents(best: Plan, elite: Sequence[Plan], rng: Random) -> Iterator[Plan]:
    """The plans that are changed: often the best, else one of the elite, the better the likelier."""
    for _ in range(CHILDREN):
        better = min(rng.randrange(len(elite)), rng.randrange(len(elite)))
        yield best if rng.random() < OF_BEST else elite[better]
