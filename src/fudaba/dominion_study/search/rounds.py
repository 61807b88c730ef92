"""The search for the best plan of a kingdom, in rounds.

Each round begins anew, on deals of its own, with the best plan of the round before among its own: what was
dropped by bad luck is tried again, and crossed with what is best by now. So several rounds find better plans
than one of as many games. After four rounds crosses bring no more, and what is best is changed by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from fudaba.dominion_study.search.chance import chance_round
from fudaba.dominion_study.search.evolution import Generation, Round, crossing_round
from fudaba.dominion_study.search.genome import Plan
from fudaba.dominion_study.search.initial_plans import Market
from fudaba.dominion_study.search.matches import MatchSetup, Player

ROUND: Final = 1500
"""How many games a round has at least, but for a search of fewer."""
CROSSING: Final = 4
"""In how many rounds plans are crossed."""


def search(
    market: Market,
    setup: MatchSetup,
    player: Player,
    *,
    games: int,
    seeds: Sequence[Plan] = (),
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[Generation]:
    """Search for the best plan, and tell of each generation, until about this many games are played.

    seeds: plans that are known, which meet the best in the end. stop: asked after each generation. After
    Ctrl-C there is one more generation, of what was played by then, and KeyboardInterrupt. No plan has a line
    for what the market does not sell. The same for every player that plays right.
    """
    count = max(1, games // ROUND)
    before: Generation | None = None
    for number in range(count):
        best, elite = ([before.best], before.elite) if before else ([], ())
        if number < CROSSING:
            known, play_round = [*best, *seeds], crossing_round
        else:
            known, play_round = [*best, *elite], chance_round
        given = Round(market, setup_of_round(setup, number), player, games // count, known, stop)
        for one in play_round(given):
            last = one.after(before) if before else one
            yield last
        before = last
        if not last.ends or (number + 1 < count and stop()):
            return


def setup_of_round(setup: MatchSetup, number: int) -> MatchSetup:
    """Where the matches of a round are played. number: from 0."""
    return setup._replace(seed=f"{setup.seed} {number + 1}") if number else setup
