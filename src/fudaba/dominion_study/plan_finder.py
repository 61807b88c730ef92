"""The search for the plan of one kingdom, which can stop at its first plan and go on from there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Final

from fudaba.arena.run.executor import Executor, executor_of, usual_workers
from fudaba.dominion_study.kingdom import PlanKingdom
from fudaba.dominion_study.plan_files import shipped_for
from fudaba.dominion_study.search import (
    Generation,
    Match,
    MatchResult,
    MatchSetup,
    Plan,
    play,
    search,
)
from fudaba.dominion_study.search.evolution import Round, crossing_round
from fudaba.dominion_study.search.rounds import setup_of_round

MOST_BEGUN: Final = 4
"""How many searches may wait to go on."""
SEED: Final = "plan"

_begun: dict[tuple[PlanKingdom, int, str], Iterator[Generation]] = {}
"""Searches whose first plan has been found in this process."""
_executor: ContextVar[Executor] = ContextVar("executor")
"""Plays the games of the search that goes on now."""


def first_found_for(kingdom: PlanKingdom, *, games: int, seed: str = SEED) -> Plan:
    """The best of the plans to begin with. The search can go on from there, see `found_for`."""
    begun = _search(kingdom, games, seed)
    with _playing():
        first = next(begun)
    _begun[kingdom, games, seed] = begun
    while len(_begun) > MOST_BEGUN:
        _begun.pop(next(iter(_begun)))
    return first.best


def found_for(kingdom: PlanKingdom, *, games: int, seed: str = SEED) -> Plan:
    """The best plan that a search finds in about this many games."""
    begun = _begun.pop((kingdom, games, seed), None)
    with _playing():
        *_, last = begun or _search(kingdom, games, seed)
    return last.best


def next_found_for(kingdom: PlanKingdom, plan: Plan, number: int, *, games: int, seed: str = SEED) -> Plan:
    """The best plan that one more round of a search finds, in about this many games.

    plan: of the round before. number: of the round, from 0. So the rounds of `found_for` can be played one by
    one, with the same result.
    """
    setup = setup_of_round(_setup(kingdom, seed), number)
    with _playing():
        *_, last = crossing_round(Round(kingdom.market, setup, _play, games, [plan]))
    return last.best


@contextmanager
def _playing() -> Iterator[None]:
    """Have an executor as long as a search goes on; one that waits to go on needs none."""
    with executor_of(usual_workers()) as executor:
        token = _executor.set(executor)
        try:
            yield
        finally:
            _executor.reset(token)


def _play(setup: MatchSetup, matches: Sequence[Match]) -> Iterable[MatchResult]:
    return _executor.get().map(partial(play, setup), matches)


def _search(kingdom: PlanKingdom, games: int, seed: str) -> Iterator[Generation]:
    known = [plan for plan in (shipped_for(kingdom),) if plan is not None]
    return search(kingdom.market, _setup(kingdom, seed), _play, games=games, seeds=known)


def _setup(kingdom: PlanKingdom, seed: str) -> MatchSetup:
    return MatchSetup(tuple(kingdom.options.items()), seed)
