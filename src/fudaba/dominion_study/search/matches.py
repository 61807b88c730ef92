"""Games between plans, in any number and on any number of workers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import tanh
from typing import Final, NamedTuple

from fudaba.arena.dominion import simulator
from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.strategy_bot import buyer
from fudaba.dominion_study.search.genome import Plan, strategy_of
from fudaba.games import named
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel import game_loop
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import AutoPlay
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

GAME: Final = named("dominion")
LONGEST: Final = 6_000
"""A game with more answers than this does not end."""
MARGIN: Final = 15.0
"""How many points ahead are a clear win."""


class Match(NamedTuple):
    """One game.

    Two games with the same number and the plans in each other's seats are two sides of one deal.
    """

    first: Plan
    """The plan at seat 0."""
    second: Plan
    """The plan at seat 1."""
    number: int
    """The number that its shuffles come from."""


class MatchResult(NamedTuple):
    """How a game went, for the first seat. win: 1, 0 or 0.5 for a tie. lead: its points ahead."""

    win: float
    lead: float

    @classmethod
    def of(cls, scores: Sequence[float], winners: Sequence[int]) -> MatchResult:
        """How a game of two went that ended so."""
        return cls(0.5 if len(winners) > 1 else float(0 in winners), float(scores[0] - scores[1]))

    @property
    def other(self) -> MatchResult:
        """The same for the second seat."""
        return MatchResult(1.0 - self.win, -self.lead)

    @property
    def margin(self) -> float:
        """How clearly it was won, from 0 to 1; 0.5 where both have as many points."""
        return 0.5 + 0.5 * tanh(self.lead / MARGIN)


class MatchSetup(NamedTuple):
    """Where matches are played: options of a table for two (which must fix the kingdom), and a seed."""

    options: tuple[tuple[str, str], ...]
    seed: str


Player = Callable[[MatchSetup, Sequence[Match]], Iterable[MatchResult]]
"""What plays matches and says how they went, in their order; one after the other where it may be stopped."""


def play(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
    """Play matches, one after the other."""
    return [_play_one(setup, match) for match in matches]


def _play_one(setup: MatchSetup, match: Match) -> MatchResult:
    return play_out(setup, [player_of(match.first), player_of(match.second)], match.number)


def play_out(
    setup: MatchSetup,
    players: Sequence[Buyer],
    number: int,
    seen: Callable[[DominionAsk, View], None] | None = None,
) -> MatchResult:
    """Play one game to its end. seen: is shown each question and the view of who decides it, also
    those that would otherwise be answered automatically.

    A game that does not end after `LONGEST` answers is a tie.
    """
    table = table_of(setup, number)
    answers: list[Answer] = []
    if seen is None:
        table.autoplay = AutoPlay.of(players, answers, simulator)

    def answered(ask: DominionAsk) -> Answer:
        view = View(table, ask.decider)
        if seen is not None:
            seen(ask, view)
        return players[ask.decider].answer(ask, view)

    if not game_loop.play_out(Driver(table, forkable=False), answered, answers, most=LONGEST):
        return MatchResult(0.5, 0.0)
    return MatchResult.of(*table.result())


def table_of(setup: MatchSetup, number: int) -> Table:
    """The table of one game, before it begins."""
    options = _options(setup.options)
    return GAME.table(Setup(game=GAME.name, options=options, seats=2, seed=f"{setup.seed}/{number}"))


@lru_cache(maxsize=4096)
def _kind_of(plan: Plan) -> type[Buyer]:
    return buyer(strategy_of(plan))


def player_of(plan: Plan) -> Buyer:
    """A bot that plays to a plan."""
    return _kind_of(plan)("")


@lru_cache(maxsize=256)
def _options(options: tuple[tuple[str, str], ...]) -> dict[str, Value]:
    return setup_of(GAME, seats=2, seed="", options=dict(options)).options
