"""The best plan that is known for a kingdom."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import lru_cache
from typing import Final, TypeVar

from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.strategy_file import built_in
from fudaba.dominion_study.kingdom import PlanKingdom
from fudaba.dominion_study.plan_files import FIRST, shipped_text, store, stored_text, strategy_in
from fudaba.dominion_study.plan_finder import first_found_for, found_for, next_found_for
from fudaba.dominion_study.search import plan_of
from fudaba.dominion_study.search.rounds import CROSSING
from fudaba.time_limit import NobodyWaits, TooLong

R = TypeVar("R")

USUAL: Final = "big-money-smithy-ultimate"
"""The plan where none is known that is better."""
GAMES: Final = 1500
"""How many games are played to find a plan: some seconds."""
MOST_ROUNDS: Final = CROSSING
"""How many such searches in all there are for the games that follow, each with the plan of the one before."""
ENVIRONMENT: Final = "FUDABA_STUDY_GAMES"
LIMITS: Final = (TooLong, MemoryError, BrokenExecutor)
"""A limit, or the loss of a process, that ends a search. It says nothing of the kingdom, so it is raised, and
never remembered as a failure."""
FROM_OUTSIDE: Final = (*LIMITS, NobodyWaits)
"""All that ends a search from outside; the same holds."""
MOST_TRIES: Final = 2
"""How many searches a limit may end in one process until `plan_for` does with what is known: the caller has
other work to do, and as little time for it."""
MOST_ENDED: Final = 256
"""Of how many kingdoms that is counted."""

_ended: Counter[tuple[PlanKingdom, int]] = Counter()
"""How many searches a limit has ended in this process."""


def plan_for(kingdom: PlanKingdom, found: str | None = None) -> Strategy:
    """The best plan that is known for a kingdom; where none is, one is looked for, which takes some seconds.

    It comes with Fudaba (`plans/`), or was found before, or is found now and kept in the user's data folder;
    the same wherever it is looked for. How many games may be played for that is `GAMES`, or what the
    environment says in `FUDABA_STUDY_GAMES`; with 0, or where the kingdom cannot be set up again, it is
    `big-money-smithy-ultimate`. Plans are for two; more players play by the same.

    found: what `text_for` has given; "" not to look for a plan, but to do with what is known. Raises what
    ends a search from outside (`FROM_OUTSIDE`), at most `MOST_TRIES` times for a kingdom.
    """
    kingdom, games = kingdom._replace(seats=2), games_allowed()
    if found is None and (_known(kingdom, games) is not None or _ended[kingdom, games] < MOST_TRIES):
        found = text_for(kingdom)
    elif not found:
        found = _at_hand(kingdom, games)
    return strategy_in(found) if found else built_in(USUAL)


def text_for(kingdom: PlanKingdom) -> str:
    """The same plan as the text of a strategy file, "" for `big-money-smithy-ultimate`. Raises what ends a
    search from outside, see `FROM_OUTSIDE`."""
    kingdom, games = kingdom._replace(seats=2), games_allowed()
    try:
        return _text_for(kingdom, games)
    except LIMITS:
        if len(_ended) >= MOST_ENDED:
            _ended.clear()
        _ended[kingdom, games] += 1
        raise


def first_text_for(kingdom: PlanKingdom) -> str:
    """The first plan that can be used, which takes a part of the time of the best; that where it is known.
    Raises what ends a search from outside, see `FROM_OUTSIDE`."""
    kingdom, games = kingdom._replace(seats=2), games_allowed()
    if _known(kingdom, games) is None and not _at_hand(kingdom, games):
        _tried(lambda: store(kingdom, FIRST, first_found_for(kingdom, games=games)))
    return _at_hand(kingdom, games)


def improve_for(kingdom: PlanKingdom) -> bool:
    """Find a better plan than is known, in the time of one search, for the games that begin after that.
    Returns whether there may be a better one still. Raises what ends a search from outside, see
    `FROM_OUTSIDE`."""
    kingdom, games = kingdom._replace(seats=2), games_allowed()
    if shipped_text(kingdom) or not games:
        return False
    names = _names(games)
    texts = [stored_text(kingdom, name) for name in names]
    if all(texts):
        return False
    number = texts.index("")
    if number == 0:
        text_for(kingdom)
    else:
        before = texts[number - 1]
        plan = _tried(lambda: next_found_for(kingdom, plan_of(strategy_in(before)), number, games=games))
        if plan is None:
            return False
        store(kingdom, names[number], plan)
    # What could not be stored would be looked for again without end.
    return number + 1 < len(names) and stored_text(kingdom, names[number]) != ""


def is_known(kingdom: PlanKingdom) -> bool:
    """Whether nothing has to be looked for."""
    return _known(kingdom._replace(seats=2), games_allowed()) is not None


def games_allowed() -> int:
    """How many games may be played to find a plan."""
    said = os.environ.get(ENVIRONMENT, "")
    return int(said) if said.isdigit() else GAMES


@lru_cache(maxsize=256)
def _text_for(kingdom: PlanKingdom, games: int) -> str:
    known = _known(kingdom, games)
    if known is not None:
        return known
    plan = _tried(lambda: found_for(kingdom, games=games))
    return "" if plan is None else store(kingdom, games, plan)


def _tried(search: Callable[[], R]) -> R | None:
    """What a search finds; None where it fails by itself. Raises what ends it from outside."""
    try:
        return search()
    except FROM_OUTSIDE:
        raise
    except Exception:
        return None


def _known(kingdom: PlanKingdom, games: int) -> str | None:
    """The plan that comes with Fudaba, or was found before; None where one is still to be looked for."""
    text = shipped_text(kingdom) or stored_text(kingdom, games)
    return text or (None if games else "")


def _at_hand(kingdom: PlanKingdom, games: int) -> str:
    """The best plan that is known by now, also the first of a search that goes on; "" for none."""
    if (shipped := shipped_text(kingdom)) or not games:
        return shipped
    best_first = *reversed(_names(games)), FIRST
    return next(filter(None, (stored_text(kingdom, name) for name in best_first)), "")


def _names(games: int) -> list[int | str]:
    """The names under which the plans of all searches of so many games are stored, in their order."""
    return [games, *(f"{games}-{number}" for number in range(2, MOST_ROUNDS + 1))]
