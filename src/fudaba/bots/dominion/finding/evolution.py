"""The search: plans race against a field that grows by the best that was found, and the best are bred on.

Racing: all plans of a generation play the same few deals against the field; the better half plays as many
more, and so on, so that a bad plan costs little (successive halving with common seeds).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from fudaba.bots.dominion.finding.genome import Gene, Plan, changed
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
"""`big-money-ultimate`, with which the field begins."""

FIRST: Final = 10
"""Deals for each plan in the first round of a race; each later round plays as many as all before."""
ROUNDS: Final = 4
ELITE: Final = 5
"""How many plans are bred on."""
CHILDREN: Final = 19
LARGEST_FIELD: Final = 5


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


class _Race:
    """What is known of plans against one field, by deals that all of them play."""

    def __init__(self, board: Board, field: Sequence[Plan], player: Player, first_deal: int) -> None:
        self.board = board
        self.field = list(field)
        self.player = player
        self.first_deal = first_deal
        self.outcomes: dict[Plan, list[Outcome]] = defaultdict(list)
        self.games = 0

    def run(self, plans: Sequence[Plan], deals: int) -> None:
        """Let each of these plans play this many more deals: against the field in turn, at seats in turn."""
        matches: list[Match] = []
        for plan in plans:
            for n in range(len(self.outcomes[plan]), len(self.outcomes[plan]) + deals):
                foe = self.field[n // 2 % len(self.field)]
                number = self.first_deal + n // 2
                matches.append(Match(plan, foe, number) if n % 2 == 0 else Match(foe, plan, number))
        played = self.player(self.board, matches)
        self.games += len(matches)
        at = iter(played)
        for plan in plans:
            outcomes = self.outcomes[plan]
            for _ in range(deals):
                outcome = next(at)
                outcomes.append(outcome.other if len(outcomes) % 2 else outcome)

    def share(self, plan: Plan) -> float:
        """How well a plan did, from 0 to 1."""
        outcomes = self.outcomes[plan]
        return sum(outcome.clear for outcome in outcomes) / max(1, len(outcomes))

    def error(self, plan: Plan) -> float:
        """The standard error of its share of wins."""
        outcomes = self.outcomes[plan]
        share = sum(outcome.win for outcome in outcomes) / max(1, len(outcomes))
        return sqrt(max(share * (1 - share), 0.01) / max(1, len(outcomes)))

    def halve(self, plans: Sequence[Plan], rounds: int) -> list[Plan]:
        """All plans, the best first: the better half plays on, round after round."""
        racing = list(dict.fromkeys(plans))
        out: list[Plan] = []
        deals = FIRST
        for round_ in range(rounds):
            self.run(racing, deals)
            racing.sort(key=self.share, reverse=True)
            if round_ < rounds - 1:
                half = max(2, (len(racing) + 1) // 2)
                out = racing[half:] + out
                racing = racing[:half]
                deals = FIRST * 2**round_
        return racing + out


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

    seeds: plans to try beside the first ones. stop: asked after each generation. The same for every player
    that plays right.
    """
    chance = Random(f"{board.seed}/breeding")
    field: list[Plan] = [BIG_MONEY]
    plans = [BIG_MONEY, *seeds, *first_plans(shop)]
    elite: list[Plan] = []
    played = number = 0
    while True:
        race = _Race(board, field, player, first_deal=number * 1000)
        order = race.halve([*elite, *plans], ROUNDS)
        played += race.games
        elite = order[:ELITE]
        best = elite[0]
        yield Generation(number, played, best, race.share(best), race.error(best), tuple(elite), tuple(field))
        if played >= games or stop():
            return
        if best not in field:
            field.append(best)
            if len(field) > LARGEST_FIELD:
                field.pop(1)
        plans = [changed(_parent(elite, chance), shop.all, elite, chance) for _ in range(CHILDREN)]
        number += 1


def _parent(elite: Sequence[Plan], chance: Random) -> Plan:
    """One of the elite, the better the likelier."""
    return elite[min(chance.randrange(len(elite)), chance.randrange(len(elite)))]
