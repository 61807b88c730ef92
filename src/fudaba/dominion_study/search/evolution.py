"""A round of the search: plans race against a field that grows by the best that was found, and are crossed.

First the plans to begin with race against big money; the best of them is a plan that can be used. Then the
best about each group of cards meet one another, and are crossed; then all plans to begin with are tried as
answers to the best, which gets one card more. In the end the best of all of these, with the plans that were
known before, meet on new deals: the best of many looks better than it is, and who beats big money best is not
who beats the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from fudaba.dominion_study.search.genome import (
    Gene,
    Plan,
    added,
    by_ways,
    crossed,
    mannered,
    pruned,
    restyled,
)
from fudaba.dominion_study.search.initial_plans import EVENT_TIMES, Market, first_plans, styles
from fudaba.dominion_study.search.matches import MatchSetup, Player
from fudaba.dominion_study.search.races import DOUBT_OF_CROSS, Races, about, cost, each_niche, varied
from fudaba.games.dominion.facts.kinds import KINDS

BIG_MONEY: Final[Plan] = (
    Gene("province", 0, "deck_money > 15"),
    Gene("duchy", 0, "left(province) <= 4"),
    Gene("estate", 0, "left(province) <= 2"),
    Gene("gold"),
    Gene("duchy", 0, "left(province) <= 6"),
    Gene("smithy", 0, "owned(smithy) < owned(treasure) / 11"),
    Gene("silver"),
)
"""`big-money-smithy-ultimate`, with which the field begins, as far as it can be followed in the kingdom."""

MOST_FIRST: Final = 8
"""How many deals the plans to begin with play at most, in the first round of their race."""
ELITE: Final = 6
"""How many plans are crossed, and meet in the end."""
ALIKE: Final = 2
"""How many of these may be about the same cards."""
FAMILIES: Final = 3
"""How many of the first plans, each about other cards, join the field at once."""
MEETING: Final = 16
"""How many of the best first plans race against these."""
GROWN_IN: Final = 3
"""The last generation before the best meet. It has the plans with one card more."""
CROSSED: Final = 4
"""How many of the best are crossed with each other."""
SINGLE: Final = 4
"""How many of the best that are about one card are crossed with others."""
MOST_SINGLES: Final = 8
"""With how many of the first plans about one card the best of the other niches are crossed."""
SPREAD: Final = 10
"""With how many others."""
MOST_CROSSED: Final = 14
"""With how many others at most the best is crossed."""
GROWN: Final = 3
"""How many of the best, of each niche first, are tried with each card that they do not buy."""
RESTYLED: Final = 6
"""How many of the best are tried with the Victory cards of other kinds of plans."""
FIRST: Final = 0.28
"""The share of all games for the plans to begin with, as far as that is a game for each from each seat."""
LAST: Final = 0.3
"""The share of all games that is kept for the last race."""


class Round(NamedTuple):
    """A round that is to be played. What it raises: see `rounds.search`."""

    market: Market
    """What can be bought."""
    setup: MatchSetup
    """Where its matches are played."""
    player: Player
    """What plays them."""
    games: int
    """How many, about."""
    seeds: Sequence[Plan] = ()
    """Plans that are known."""
    stop: Callable[[], bool] = lambda: False
    """Asked after each generation whether to stop."""


class Generation(NamedTuple):
    """What is known after a generation."""

    number: int
    """Its number, 0 for the first plans."""
    games: int
    """How many games have been played so far."""
    best: Plan
    """The best plan."""
    share: float
    """The share of points that the best plan takes from the field, from 0 to 1."""
    error: float
    """The standard error of that share."""
    elite: tuple[Plan, ...]
    """The plans from which the next generation is made, the best first."""
    field: tuple[Plan, ...]
    """The plans that they play against."""
    ends: bool = False
    """Whether it is the last of its round."""

    def after(self, before: Generation) -> Generation:
        """The same in a later round. before: the last generation of the round before it, whose plan is still
        the best until this round ends."""
        one = self if self.ends else self._replace(best=before.best, share=before.share, error=before.error)
        return one._replace(number=before.number + 1 + self.number, games=before.games + self.games)


def crossing_round(given: Round) -> Iterator[Generation]:
    """Play a round by crosses; its seeds meet the best in the end."""
    market, setup, player, games, seeds, stop = given
    money = market.within(BIG_MONEY)
    races = Races(setup, player, money)
    known = [plan for plan in map(market.within, seeds) if plan]
    begun = list(dict.fromkeys([money, *known, *first_plans(market)]))
    first = max(1, min(MOST_FIRST, round(games * FIRST / cost(len(begun)))))
    order = races.race(begun, 0, deals=first)
    singles = [plan for plan in varied(order, len(order)) if len(about(plan)) == 1][:MOST_SINGLES]
    number, answers = 0, list[Plan]()
    while True:
        elite = elite_of(order)
        yield from generations(number, races, elite)
        if stop():
            return
        number += 1
        if number > GROWN_IN or races.games >= games:
            break
        if number == 1:
            races.meet(varied(order, FAMILIES))
            plans, most = [*varied(order, MEETING, ALIKE), *known], 2
        else:
            if number == GROWN_IN:
                answers = races.answers(begun, elite[0], number)
            races.meet([*answers, elite[0]])
            plans, most = _children(number, races, order, singles, market), 1
        racing = list(dict.fromkeys([*elite, *answers, *plans]))
        left = round(games * (1 - LAST)) - races.games
        order = races.race(racing, number, deals=max(1, min(most, left // cost(len(racing)))))
    yield from last_race(number, races, [*elite, *answers], [*known, money], games)


def last_race(
    number: int, races: Races, plans: Sequence[Plan], known: Sequence[Plan], games: int
) -> Iterator[Generation]:
    """The end of a round of so many games: these plans and those that were known before meet on new deals.

    The best is the strongest that loses to none of those that were known: who beats many plans that are like
    itself may lose to money.
    """
    finalists = list(dict.fromkeys([*plans, *known]))
    races.gather(finalists)
    deals = max(1, (games - races.games) // cost(len(finalists)))
    order = races.race(finalists, number, deals=deals)
    order.sort(key=lambda plan: any(races.loses(plan, foe) for foe in known if foe != plan))
    yield from generations(number, races, order, ends=True)


def elite_of(order: Sequence[Plan]) -> list[Plan]:
    """The plans that are crossed: the best, and in the place of the last of these the best of each niche."""
    best = varied(order, ELITE, ALIKE)
    others = [plan for plan in each_niche(order) if plan not in best]
    return [*best[: ELITE - len(others)], *others]


def generations(
    number: int, races: Races, elite: Sequence[Plan], *, ends: bool = False
) -> Iterator[Generation]:
    """What is known now. Raises KeyboardInterrupt after that where it was pressed before."""
    best, field = elite[0], tuple(races.field)
    if races.games:
        share, error = races.share(best), races.error(best)
        yield Generation(number, races.games, best, share, error, tuple(elite), field, ends)
    if races.stopped:
        raise KeyboardInterrupt


def _children(
    number: int, races: Races, order: Sequence[Plan], singles: Sequence[Plan], market: Market
) -> list[Plan]:
    """The plans of a generation: the best crossed, those of other niches with what the best first plans are
    about (`singles`), and with the Victory cards of plans of other kinds; later, one card more."""
    if number == 2:
        crosses = _crosses(races, varied(order, MOST_CROSSED + 1))
        _, *kinds = each_niche(order)
        crosses += [_cross(races, one, other) for one in kinds for other in singles]
        return [*crosses, *_restyled(races, order, market)]
    kinds = list(dict.fromkeys([*each_niche(order), *varied(order, GROWN, ALIKE)]))
    return _grown(races, kinds[:GROWN], market)


def _crosses(races: Races, families: Sequence[Plan]) -> list[Plan]:
    """The best plan with what each other is about, the best of all with each other, and each with what the
    best of those about one card are about."""
    best, *others = families
    single = [plan for plan in families if len(about(plan)) == 1][:SINGLE]
    pairs = [*((best, other) for other in others), *permutations(families[:CROSSED], 2)]
    pairs += [(one, other) for one in families[:SPREAD] for other in single if not about(one) >= about(other)]
    return [_cross(races, one, other) for one, other in pairs]


def _cross(races: Races, one: Plan, other: Plan) -> Plan:
    return races.child(crossed(one, other), one, DOUBT_OF_CROSS)


def _restyled(races: Races, order: Sequence[Plan], market: Market) -> list[Plan]:
    """The best plans with the Victory cards of plans of other kinds."""
    ways = [market.within(BIG_MONEY), *styles(market)]
    return [races.child(restyled(plan, way), plan) for plan in varied(order, RESTYLED) for way in ways]


def _grown(races: Races, plans: Sequence[Plan], market: Market) -> list[Plan]:
    """These plans with one more card, each that is sold, or with an Event at some time; the best of them
    without each of its cards, and played in other manners; and their terminals played by Ways."""
    grown = []
    for number, plan in enumerate(plans):
        made = [] if number else [*pruned(plan), *mannered(plan)]
        for card in market.cards:
            if any(gene.card == card for gene in plan):
                continue
            if KINDS[card].sort == "event":
                made += [added(plan, card, 0, time) for time in EVENT_TIMES]
            else:
                made.append(added(plan, card))
        made += by_ways(plan, market.ways)
        grown += [races.child(one, plan) for one in made]
    return grown
