"""A study: the search, a round robin of what it found, what each card is worth, how a game goes."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from statistics import NormalDist, mean
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.mind.chances import interval
from fudaba.dominion_study.kingdom import PlanKingdom
from fudaba.dominion_study.match_player import MatchPlayer
from fudaba.dominion_study.mixture import unbeaten
from fudaba.dominion_study.plan_files import shipped_for
from fudaba.dominion_study.plans_cache import USUAL
from fudaba.dominion_study.search import (
    Gene,
    Generation,
    Match,
    MatchSetup,
    Plan,
    search,
    to_toml,
)
from fudaba.dominion_study.search.evolution import BIG_MONEY
from fudaba.dominion_study.search.matches import play_out, player_of
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.view import View

Stage: TypeAlias = Literal["meeting", "worths"]
"""What follows the search."""
Z95: Final = NormalDist().inv_cdf(0.975)
PLAN: Final = "plan "
"""How the name of a plan that was found begins; a letter follows."""
MOST_PLANS: Final = 6
"""How many plans at most meet in the round robin, big money among them."""
TRACED: Final = 12
"""How many games are watched for the curves."""
LAST_TURN: Final = 25
BASIC: Final = frozenset({"province", "duchy", "estate", "gold", "silver", "copper", "colony", "platinum"})


class Worth(NamedTuple):
    """What a card is worth to the best plan."""

    card: str
    """The id of the card."""
    lost: float
    """The win rate that the plan loses without it."""
    error: float
    """The half width of the 95 % interval of `lost`."""


class Turn(NamedTuple):
    """A turn of the best plan, on average."""

    number: int
    """The number of the turn, from 1."""
    coins: float
    """The coins to spend in it."""
    points: float
    """The points at the end of the turn before."""
    cards: float
    """How many cards the deck has."""
    games: int
    """How many games had such a turn."""


@dataclass
class Study:
    """What a study found."""

    kingdom: PlanKingdom
    """The kingdom that was studied."""
    seed: str
    """The seed of the search and of its games."""
    generations: list[Generation] = field(default_factory=list)
    """What was known after each generation."""
    names: list[str] = field(default_factory=list)
    """The name of each plan: the best of the search first, big money last."""
    plans: list[Plan] = field(default_factory=list)
    """The plans, in the order of `names`. None has a line for what is not sold."""
    deals: int = 0
    """On how many deals each two of them have met."""
    won: list[list[float]] = field(default_factory=list)
    """The points of each plan against each other, a win being 1."""
    played: list[list[int]] = field(default_factory=list)
    """How many games each plan has played against each other."""
    mixture: list[float] = field(default_factory=list)
    """How often to play each plan so that nobody in the field beats the mixture."""
    worths: list[Worth] = field(default_factory=list)
    """What the best plan's cards are worth to it."""
    curve: list[Turn] = field(default_factory=list)
    """How the best plan's games go, by turn."""
    games: int = 0
    """How many games were played in all."""
    stopped: str = "games"
    """What ended the search."""
    leaner: Plan = ()
    """The best plan without cards that do it no good, where it wins as much without them."""

    @property
    def best(self) -> Plan:
        """The plan to play: the likeliest of the mixture, without the cards that do it no good; or what the
        search had so far."""
        if self.leaner:
            return self.leaner
        if self.mixture:
            return self.plans[max(range(len(self.plans)), key=self.mixture.__getitem__)]
        return self.generations[-1].best if self.generations else self.money

    @property
    def money(self) -> Plan:
        """Big money, as far as it can be followed in the kingdom."""
        return self.kingdom.market.within(BIG_MONEY)

    def share(self, one: int, other: int) -> float:
        """What one plan wins against another; half against itself."""
        played = self.played[one][other]
        return self.won[one][other] / played if played else 0.5

    def plain(self) -> dict[str, Any]:
        """All of it, for JSON."""
        return {
            "kingdom": [*self.kingdom.cards, *self.kingdom.landscapes],
            "colonies": self.kingdom.colonies,
            "shelters": self.kingdom.shelters,
            "seed": self.seed,
            "games": self.games,
            "stopped": self.stopped,
            "generations": [
                {"number": one.number, "games": one.games, "share": one.share, "error": one.error}
                for one in self.generations
            ],
            "best": _plain(self.best, "best") if self.generations else None,
            "plans": [
                {
                    "name": name,
                    "share": self.mixture[number] if self.mixture else None,
                    **_plain(plan, name),
                }
                for number, (name, plan) in enumerate(zip(self.names, self.plans, strict=True))
            ],
            "matrix": [
                [
                    {
                        "won": self.share(one, other),
                        "interval": interval(self.won[one][other], self.played[one][other]),
                        "games": self.played[one][other],
                    }
                    for other in range(len(self.plans))
                ]
                for one in range(len(self.plans))
            ],
            "worths": [worth._asdict() for worth in self.worths],
            "curve": [turn._asdict() for turn in self.curve],
        }


def _plain(plan: Plan, name: str) -> dict[str, Any]:
    """A plan for JSON: its lines, and the strategy file that it is under this name."""
    return {"lines": [gene._asdict() for gene in plan], "file": to_toml(plan, name)}


def study(
    kingdom: PlanKingdom,
    *,
    games: int,
    deals: int = 30,
    seed: str = "0",
    workers: int | None = 1,
    cluster: str = "",
    seconds: float | None = None,
    progress: Callable[[Generation], None] | None = None,
    begun: Callable[[Stage], None] | None = None,
) -> Study:
    """Study a kingdom.

    games: how many the search plays, about. deals: on how many each two of the plans found meet, from both
    seats, and on how many the worth of a card is measured. seconds: when the search ends at the latest, after
    the generation that is under way. progress: called after each generation. begun: called as each
    stage after the search begins. After Ctrl-C the study has what was known; while the plans meet, that is
    the deals on which all have met. The same kingdom, numbers and seed give the same study with any number of
    workers, unless time ends it.
    """
    found = Study(kingdom, seed)
    setup = MatchSetup(tuple(kingdom.options.items()), seed)
    began = time.monotonic()

    def late() -> bool:
        if seconds is not None and time.monotonic() - began >= seconds:
            found.stopped = "time"
            return True
        return False

    def begin(stage: Stage) -> None:
        if begun is not None:
            begun(stage)

    with MatchPlayer(workers, cluster) as player:
        try:
            known = [plan for plan in (shipped_for(kingdom),) if plan is not None]
            for generation in search(kingdom.market, setup, player.map, games=games, seeds=known, stop=late):
                found.generations.append(generation)
                found.games = generation.games
                if progress is not None:
                    progress(generation)
            begin("meeting")
            _meet(found, MatchSetup(setup.options, f"{seed}/meeting"), player, deals)
            begin("worths")
            _weigh(found, MatchSetup(setup.options, f"{seed}/worth"), player, deals)
            found.curve = _curve(MatchSetup(setup.options, f"{seed}/curve"), found.best)
        except KeyboardInterrupt:
            found.stopped = "interrupt"
    return found


def _meet(found: Study, setup: MatchSetup, player: MatchPlayer, deals: int) -> None:
    """Let the best plans of the search, and big money, meet, deal after deal.

    Whatever ends it, Ctrl-C too: the study has what was played on the deals on which all have met by then.
    """
    money = found.money
    bests = [generation.best for generation in reversed(found.generations)]
    last = found.generations[-1].elite if found.generations else ()
    plans = [plan for plan in dict.fromkeys([*bests[:1], *bests, *last]) if plan != money]
    plans = [*plans[: MOST_PLANS - 1], money]
    pairs = list(combinations(range(len(plans)), 2))
    matches = [
        match
        for n in range(deals)
        for one, other in pairs
        for match in (Match(plans[one], plans[other], n), Match(plans[other], plans[one], n))
    ]
    outcomes = player.map(setup, matches)
    met: list[list[float]] = []
    try:
        for _ in range(deals):
            met.append([next(outcomes).win + next(outcomes).other.win for _ in pairs])
    finally:
        if met:
            _note(found, plans, met)


def _note(found: Study, plans: list[Plan], met: Sequence[Sequence[float]]) -> None:
    """Write into the study how plans have met. met: by deal, of how many of its two games each pair's first
    plan won."""
    count = len(plans)
    won = [[0.0] * count for _ in plans]
    for pair, shares in zip(combinations(range(count), 2), zip(*met, strict=True), strict=True):
        one, other = pair
        won[one][other] = sum(shares)
        won[other][one] = 2 * len(met) - sum(shares)
    games = 2 * len(met)
    mixture = unbeaten([[won[a][b] / games if a != b else 0.5 for b in range(count)] for a in range(count)])
    found.names = [f"{PLAN}{chr(ord('A') + number)}" for number in range(count - 1)] + [USUAL]
    found.plans, found.won, found.mixture = plans, won, mixture
    found.played = [[games * (one != other) for other in range(count)] for one in range(count)]
    found.deals = len(met)
    found.games += games * count * (count - 1) // 2


def _weigh(found: Study, setup: MatchSetup, player: MatchPlayer, deals: int) -> None:
    """Take each card out of the best plan, and let both meet the best plan on the same deals.

    The best plan against itself is even on each deal played from both seats, so what is lost is what the
    poorer one wins less than half of. Cards without which it wins more go, if it wins as much without all of
    them on other deals.
    """
    best = found.best
    cards = [id for id in dict.fromkeys(gene.card for gene in best) if id not in BASIC]
    for card in cards:
        without = _without(best, card)
        matches = [m for n in range(deals) for m in (Match(without, best, n), Match(best, without, n))]
        outcomes = player.play(setup, matches)
        found.games += len(matches)
        lost = [0.5 - (a.win + b.other.win) / 2 for a, b in zip(outcomes[::2], outcomes[1::2], strict=True)]
        worth = Worth(card, mean(lost), Z95 * _error(lost))
        found.worths = sorted([*found.worths, worth], key=lambda one: -one.lost)

    worthless = [worth.card for worth in found.worths if worth.lost < 0]
    leaner = best
    for card in worthless:
        leaner = _without(leaner, card)
    if worthless:
        fresh = range(deals, 2 * deals)
        matches = [m for n in fresh for m in (Match(leaner, best, n), Match(best, leaner, n))]
        outcomes = player.play(setup, matches)
        found.games += len(matches)
        won = [a.win + b.other.win for a, b in zip(outcomes[::2], outcomes[1::2], strict=True)]
        if mean(won) >= 1:
            found.leaner = leaner
            found.worths = [worth for worth in found.worths if worth.card not in worthless]


def _without(plan: Plan, card: str) -> Plan:
    """A plan that never buys a card."""
    return tuple(gene for gene in plan if card not in (gene.card, gene.word)) or (Gene("silver"),)


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean; none is smaller than that of one other value among this many."""
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return sqrt(max(spread, 0.25 / len(values)) / len(values))


def _curve(setup: MatchSetup, plan: Plan) -> list[Turn]:
    """How games of a plan against itself go, from the first seat."""
    seen: dict[int, list[tuple[float, float, float]]] = defaultdict(list)
    for number in range(TRACED):
        for turn, figures in _traced(setup, plan, number).items():
            seen[turn].append(figures)
    rows = []
    for turn, known in sorted(seen.items()):
        if turn <= LAST_TURN and len(known) * 2 >= TRACED:
            coins, points, cards = (mean(one[at] for one in known) for at in range(3))
            rows.append(Turn(turn, coins, points, cards, len(known)))
    return rows


def _traced(setup: MatchSetup, plan: Plan, number: int) -> dict[int, tuple[float, float, float]]:
    """By turn, what the first seat had when its Buy phase began: coins, points, cards."""
    figures: dict[int, tuple[float, float, float]] = {}
    memory = Memory()

    def look(ask: DominionAsk, view: View) -> None:
        now = Sight(ask, view, memory, 0)
        if ask.kind == "buy" and ask.decider == 0 and now.my_turn and now.turn not in figures:
            figures[now.turn] = now.purse, float(now.points), float(now.cards)

    play_out(setup, [player_of(plan), player_of(plan)], number, look)
    return figures
