"""The search: plans race against a field that grows by the best that was found, and the best are bred on.

First the plans to begin with; then the best of them crossed with the others; then these changed at random,
over and over; in the end the best race once more, over many deals: the best of many looks better than it is.

Racing: all plans of a generation play the same few deals against the field; the better half plays as many
more, and so on, so that a bad plan costs little (successive halving with common seeds). What is known of a
plan from earlier generations counts, too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from math import ceil, fsum, sqrt
from operator import mul
from random import Random
from typing import Final, NamedTuple

from fudaba.bots.dominion.finding.genome import BASIC, Gene, Plan, changed, crossed
from fudaba.bots.dominion.finding.matches import Board, Match, Outcome, Player
from fudaba.bots.dominion.finding.seeds import Shop, first_plans

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

FIRST: Final = 4
"""Deals for each plan in the first round of a race, each from both seats; each later round plays as many as
all before."""
ROUNDS: Final = 4
ELITE: Final = 6
"""How many plans are bred on."""
CHILDREN: Final = 20
FAMILIES: Final = 3
"""How many of the first plans, each about other cards, join the field at once."""
LARGEST_FIELD: Final = 6
CROSSED: Final = 4
"""How many of the best first plans are crossed with each other."""
MOST_CROSSED: Final = 24
"""With how many others at most the best is crossed."""
LAST: Final = 0.25
"""The share of all games that is kept for the last race."""
DOUBT: Final = 4.0
"""A plan begins as if it had won half of this many games against each foe."""
APART: Final = 10_000
"""The numbers of the deals of two generations are this far apart."""


class Generation(NamedTuple):
    """What is known after a generation.

    number: 0 for the first plans. games: played so far. best: the best plan, with the share of points that it
    takes from the field and that share's standard error. elite: the plans that are bred on, the best first.
    field: what they play against.
    """

    number: int
    games: int
    best: Plan
    share: float
    error: float
    elite: tuple[Plan, ...]
    field: tuple[Plan, ...]


class Found(NamedTuple):
    """What a search found: the generations, of which the last has the best plan."""

    generations: tuple[Generation, ...]

    @property
    def best(self) -> Plan:
        return self.generations[-1].best


class _Races:
    """What is known of plans by the games that they have played against others."""

    def __init__(self, board: Board, player: Player, money: Plan) -> None:
        """money: with which the field begins."""
        self.board = board
        self.player = player
        self.field: list[Plan] = [money]
        self.games = 0
        self._met: dict[tuple[Plan, Plan], list[Outcome]] = defaultdict(list)
        self._weights: dict[Plan, float] = {}

    def share(self, plan: Plan) -> float:
        """How well a plan does against the field, from 0 to 1: the better a foe, the more it counts."""
        weights = [self._weights.get(foe, 1.0) for foe in self.field]
        shares = [self._against(plan, foe) for foe in self.field]
        return fsum(map(mul, weights, shares)) / fsum(weights)

    def _against(self, plan: Plan, foe: Plan) -> float:
        met = self._met[plan, foe]
        return (fsum([outcome.clear for outcome in met]) + DOUBT / 2) / (len(met) + DOUBT)

    def error(self, plan: Plan) -> float:
        """The standard error of its share."""
        count = sum(len(self._met[plan, foe]) for foe in self.field)
        share = self.share(plan)
        return sqrt(max(share * (1 - share), 0.01) / max(1, count))

    def meet(self, plans: Sequence[Plan]) -> None:
        """Let these plans join the field, each in the place of one that is about the same cards; else the
        oldest leaves it. Big money stays."""
        money, *field = self.field
        for plan in plans:
            if plan != money:
                field = [one for one in field if _about(one) != _about(plan)] + [plan]
        self.field = [money, *field[-LARGEST_FIELD + 1 :]]
        # By how each does against all of them: who beats money alone is not who beats the best.
        self._weights = {}
        shares = {foe: self.share(foe) for foe in self.field}
        self._weights = {foe: share * share for foe, share in shares.items()}

    def race(self, plans: Sequence[Plan], number: int, *, deals: int, rounds: int) -> list[Plan]:
        """All plans, the best first: the better half plays on, round after round. number: of the generation.
        deals: in the first round."""
        racing = list(dict.fromkeys(plans))
        out: list[Plan] = []
        first, more = number * APART, deals
        for round_ in range(rounds):
            self._run(racing, first, more)
            racing.sort(key=self.share, reverse=True)
            first += more
            if round_ < rounds - 1:
                half = max(2, (len(racing) + 1) // 2)
                out = racing[half:] + out
                racing = racing[:half]
                more = deals * 2**round_
        return racing + out

    def _run(self, plans: Sequence[Plan], first: int, deals: int) -> None:
        """Let each of these plans play this many deals from both seats, each against the foe that it has met
        least. A plan that is in the field does not play against itself."""
        matches: list[Match] = []
        for plan in plans:
            foes = [foe for foe in self.field if foe != plan]
            met = {foe: len(self._met[plan, foe]) for foe in foes}
            for deal in range(first, first + deals if foes else first):
                foe = min(foes, key=met.__getitem__)
                met[foe] += 2
                matches += (Match(plan, foe, deal), Match(foe, plan, deal))
        played = iter(self.player(self.board, matches))
        self.games += len(matches)
        for one, other in zip(matches[::2], matches[1::2], strict=True):
            self._met[one.first, one.second].append(next(played))
            self._met[other.second, other.first].append(next(played).other)


def search(
    shop: Shop,
    board: Board,
    player: Player,
    *,
    games: int,
    seeds: Sequence[Plan] = (),
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[Generation]:
    """Search for the best plan, and tell of each generation, until about this many games are played.

    seeds: plans to try beside the first ones. stop: asked after each generation. No plan has a line for what
    the shop does not sell. The same for every player that plays right.
    """
    chance = Random(f"{board.seed}/breeding")
    money = shop.within(BIG_MONEY)
    races = _Races(board, player, money)
    plans = [money, *filter(None, map(shop.within, seeds)), *first_plans(shop)]
    elite: list[Plan] = []
    number, deals, is_last = 0, FIRST, False
    while True:
        order = races.race([*elite, *plans], number, deals=deals, rounds=ROUNDS)
        elite, best = order[:ELITE], order[0]
        yield Generation(
            number,
            races.games,
            best,
            races.share(best),
            races.error(best),
            tuple(elite),
            tuple(races.field),
        )
        if is_last or races.games >= games or stop():
            return
        families = _families(order)
        races.meet(families[:FAMILIES] if number == 0 else elite[:1])
        number += 1
        is_last = races.games >= games * (1 - LAST)
        if is_last:
            plans, deals = [], max(1, ceil((games - races.games) / _cost(len(elite))))
        elif number == 1:
            plans = _crosses(families)
        else:
            plans = [changed(_parent(elite, chance), shop.all, elite, chance) for _ in range(CHILDREN)]


def _cost(plans: int) -> int:
    """The games of a race of this many plans that begins with one deal."""
    games, deals = 0, 1
    for round_ in range(ROUNDS):
        games += 2 * plans * deals
        plans, deals = max(2, (plans + 1) // 2), 2**round_
    return games


def _about(plan: Plan) -> frozenset[str]:
    """The cards that a plan is about: all but those of every plan."""
    return frozenset(gene.card for gene in plan) - BASIC


def _families(order: Sequence[Plan]) -> list[Plan]:
    """The best plan of those that are about the same cards, the best first."""
    found: dict[frozenset[str], Plan] = {}
    for plan in order:
        found.setdefault(_about(plan), plan)
    return list(found.values())


def _crosses(families: Sequence[Plan]) -> list[Plan]:
    """The best plan with what each other is about, and the best of all with each other."""
    best, *others = families
    with_each = [crossed(best, other) for other in others[:MOST_CROSSED]]
    return with_each + [crossed(one, other) for one, other in permutations(families[:CROSSED], 2)]


def _parent(elite: Sequence[Plan], chance: Random) -> Plan:
    """One of the elite, the better the likelier."""
    return elite[min(chance.randrange(len(elite)), chance.randrange(len(elite)))]
