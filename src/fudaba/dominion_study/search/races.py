"""Races of plans against a field, and how strong plans are by all their games.

All plans of a race play the same few deals against the field; those that do best play as many more, and so
on, so that a bad plan costs little (successive halving with common seeds).

How strong a plan is comes from all games that any have played: strengths differ by what one wins of the other
beyond a half. What is expected of a plan beforehand counts as some games, so that of many plans the one with
the most luck is not the best: a child is about as strong as its parent until it has shown otherwise.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import ceil, fsum, sqrt
from typing import Final

from fudaba.bots.dominion.worth import is_dead
from fudaba.dominion_study.search.genome import BASIC, Plan
from fudaba.dominion_study.search.matches import Match, MatchResult, MatchSetup, Player

DEAREST: Final = ("colony", "province")
"""The Victory cards for which decks are built."""
ROUNDS: Final = 4
STAY: Final = 0.4
"""The share of a race's plans that plays on after each round."""
FEWEST: Final = 2
"""So many play on at least."""
MANY: Final = 24
"""In a race of more plans than this those of each niche drop out among themselves."""
LARGEST_FIELD: Final = 6
DOUBT: Final = 4.0
"""What is expected of a plan counts as this many games."""
DOUBT_OF_CHILD: Final = 20.0
"""The same of a plan that differs little from another."""
DOUBT_OF_CROSS: Final = 8.0
"""The same of a plan that has what two others are about."""
EXPECTED: Final = -0.05
"""How strong a plan is thought to be beside big money."""
HARM: Final = 0.02
"""By how much a change is thought to make a plan weaker."""
NOISE: Final = 0.35
"""By how much what one game says differs from what all say."""
ENOUGH: Final = 32
"""Of so many games who won them counts as much as by how many points. Of fewer the points say more, which
differ less by luck; of more the wins do, since not every plan wins clearly that wins often."""
OUTSIDE: Final = 0.5
"""How much a game against who is not in the field counts."""
SWEEPS: Final = 4
"""How often strengths are brought nearer to what all games together say, after each round."""
TRIED, ANSWERS = 10, 2
"""How many plans are looked at again as answers to the best, and how many there may be."""
ASIDE: Final = 5_000
"""The deals of answers are so far from those of the race with the same number."""
APART: Final = 10_000
"""The numbers of the deals of two races are this far apart."""


class Races:
    """What is known of plans by the games that they have played against others.

    field: what plans are raced against. games: how many have been played. stopped: whether Ctrl-C was
    pressed in a race, which ends then with what has been played.
    """

    def __init__(self, setup: MatchSetup, player: Player, money: Plan) -> None:
        """money: with which the field begins."""
        self.setup = setup
        self.player = player
        self.field: list[Plan] = [money]
        self._money = money
        self.games = 0
        self.stopped = False
        self._met: dict[Plan, dict[Plan, _Met]] = defaultdict(lambda: defaultdict(_Met))
        self._weights: dict[Plan, float] = {}
        self._strength: dict[Plan, float] = {money: 0.0}
        self._parents: dict[Plan, Plan] = {}
        self._doubts: dict[Plan, float] = {}

    def strength(self, plan: Plan) -> float:
        """How strong a plan is, or is thought to be: what two differ by, one wins beyond half."""
        known = self._strength.get(plan)
        return self._expected(plan) if known is None else known

    def _expected(self, plan: Plan) -> float:
        parent = self._parents.get(plan)
        return EXPECTED if parent is None else self._strength.get(parent, EXPECTED) - HARM

    def share(self, plan: Plan) -> float:
        """What a plan wins of the field, from 0 to 1."""
        foes = [foe for foe in self.field if foe != plan] or [plan]
        mean = fsum(self.strength(foe) for foe in foes) / len(foes)
        return min(1.0, max(0.0, 0.5 + self.strength(plan) - mean))

    def error(self, plan: Plan) -> float:
        """The standard error of its strength."""
        return NOISE / sqrt(max(1, self.played(plan)))

    def played(self, plan: Plan) -> int:
        """How many games it has played."""
        return sum(met.games for met in self._met[plan].values())

    def child(self, plan: Plan, parent: Plan, doubt: float = DOUBT_OF_CHILD) -> Plan:
        """A plan that differs from another. doubt: as how many games it counts that it is about as strong."""
        if plan != parent and plan not in self._strength and plan not in self._parents:
            self._parents[plan] = parent
            self._doubts[plan] = doubt
        return plan

    def meet(self, plans: Sequence[Plan]) -> None:
        """Let these plans join the field, each in the place of one that is about the same cards; else the
        oldest leaves it. The first of the field, big money, stays."""
        money, *field = self.field
        for plan in plans:
            if plan != money:
                field = [one for one in field if about(one) != about(plan)] + [plan]
        self.gather([money, *field[-LARGEST_FIELD + 1 :]])

    def gather(self, field: Sequence[Plan]) -> None:
        """Let these be the field. Games against the best of it count most: who beats money alone is not who
        beats the best."""
        self.field = [*field]
        best = max(map(self.strength, field))
        self._weights = {foe: (1.0 - best + self.strength(foe)) ** 2 for foe in field}

    def race(self, plans: Iterable[Plan], number: int, *, deals: int, rounds: int = ROUNDS) -> list[Plan]:
        """All plans, the best first. number: of the race; each has deals of its own. deals: for each plan in
        the first round, each from both seats; a later one has as many as all before. Of many, those of each
        niche drop out among themselves: what is to become the best of its kind is seldom so at once."""
        racing = list(dict.fromkeys(plans))
        out: list[Plan] = []
        first, more, many = number * APART, deals, len(racing) > MANY
        for round_ in range(rounds):
            self._run(racing, first, more)
            racing.sort(key=self.strength, reverse=True)
            first += more
            if self.stopped:
                break
            if round_ < rounds - 1:
                niches: dict[str, list[Plan]] = defaultdict(list)
                for plan in racing:
                    niches[niche(plan) if many else ""].append(plan)
                stay = {plan for alike in niches.values() for plan in alike[: staying(len(alike))]}
                out = [plan for plan in racing if plan not in stay] + out
                racing = [plan for plan in racing if plan in stay]
                more = deals * 2**round_
        return sorted([*racing, *out], key=self.strength, reverse=True)

    def answers(self, plans: Iterable[Plan], best: Plan, number: int) -> list[Plan]:
        """Those of these plans that win most against the best one, if they win more than half: a plan that
        loses to all others may be the answer to it. number: of the race."""
        field, self.field = self.field, [best]
        racing, first = [plan for plan in dict.fromkeys(plans) if plan != best], number * APART + ASIDE
        for deals in (1, 3):
            if not self.stopped:
                self._run(racing, first, deals)
            racing.sort(key=lambda plan: self._won(plan, best), reverse=True)
            racing, first = racing[:TRIED], first + deals
        self.field = field
        return [plan for plan in racing if self._won(plan, best) > 0.5][:ANSWERS]

    def loses(self, plan: Plan, foe: Plan) -> bool:
        """Whether a plan wins less than half against another, as far as their games say; what is expected by
        their strengths counts as some more."""
        met = self._met[plan][foe]
        expected = self.strength(plan) - self.strength(foe)
        return self._won(plan, foe) * met.games + DOUBT * (0.5 + expected) < 0.5 * (met.games + DOUBT)

    def _won(self, plan: Plan, foe: Plan) -> float:
        met = self._met[plan][foe]
        return (met.won + met.margin) / (2 * met.games) if met.games else 0.0

    def _run(self, plans: Sequence[Plan], first: int, deals: int) -> None:
        """Let each of these plans play this many deals from both seats, each against the foe that it has met
        least. A plan that is in the field does not play against itself."""
        matches: list[Match] = []
        for plan in plans:
            foes = [foe for foe in self.field if foe != plan]
            met = {foe: self._met[plan][foe].games for foe in foes}
            for deal in range(first, first + deals if foes else first):
                foe = min(foes, key=met.__getitem__)
                met[foe] += 2
                matches += (Match(plan, foe, deal), Match(foe, plan, deal))
        try:
            for match, outcome in zip(matches, self.player(self.setup, matches), strict=True):
                self.games += 1
                self._met[match.first][match.second].add(outcome)
                self._met[match.second][match.first].add(outcome.other)
        except KeyboardInterrupt:
            self.stopped = True
        self._rate()

    def _rate(self) -> None:
        """Bring all strengths nearer to what the games say."""
        for plan in self._met:
            self._strength.setdefault(plan, self._expected(plan))
        for _ in range(SWEEPS):
            for plan, met in self._met.items():
                if plan == self._money:
                    continue
                doubt = self._doubts.get(plan, DOUBT)
                total, count = doubt * self._expected(plan), doubt
                played = self.played(plan)
                by_win = played / (played + ENOUGH)
                for foe, of in met.items():
                    weight = self._weights.get(foe, OUTSIDE)
                    won = by_win * of.won + (1.0 - by_win) * of.margin
                    total += weight * (won + of.games * (self._strength[foe] - 0.5))
                    count += weight * of.games
                self._strength[plan] = total / count


class _Met:
    """How a plan did against another. won, margin: the sums of `Outcome.win` and `margin` of its games."""

    __slots__ = ("games", "margin", "won")

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.margin = 0.0

    def add(self, outcome: MatchResult) -> None:
        """Count a game."""
        self.games += 1
        self.won += outcome.win
        self.margin += outcome.margin


def staying(plans: int) -> int:
    """How many of a race's plans play on after a round."""
    return max(min(FEWEST, plans), ceil(plans * STAY))


def cost(plans: int, deals: int = 1) -> int:
    """The games of a race of this many plans."""
    games, more = 0, deals
    for round_ in range(ROUNDS):
        games += 2 * plans * more
        plans, more = staying(plans), deals * 2**round_
    return games


def niche(plan: Plan) -> str:
    """How a plan is to win: by other points than Provinces, by what it builds before it buys any, or by
    money."""
    first = next((gene for gene in plan if gene.sort == "buy" and is_dead(gene.card)), None)
    if first is None or first.card not in DEAREST:
        return "points"
    return "built" if first.if_ and "deck_money" not in first.if_ else "money"


def about(plan: Plan) -> frozenset[str]:
    """The cards that a plan is about: all but those of every plan."""
    return frozenset(gene.card for gene in plan) - BASIC


def each_niche(order: Iterable[Plan]) -> list[Plan]:
    """The first plan of each niche."""
    found: dict[str, Plan] = {}
    for plan in order:
        found.setdefault(niche(plan), plan)
    return [*found.values()]


def varied(order: Iterable[Plan], count: int, each: int = 1) -> list[Plan]:
    """The first so many plans, no more than `each` of those that are about the same cards."""
    found: dict[frozenset[str], int] = defaultdict(int)
    kept: list[Plan] = []
    for plan in order:
        if len(kept) < count and found[about(plan)] < each:
            found[about(plan)] += 1
            kept.append(plan)
    return kept
