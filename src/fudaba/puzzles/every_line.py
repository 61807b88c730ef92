"""Looks at every line of a puzzle: how many reach the most, and in how many ways that really differ.

The solver stops at the first line that reaches the goal; this counts them all. Two lines are one way if the
solver's seat gives the same answers in another order, and equal cards are one card. Where chance takes part
nothing can be counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeAlias

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.lab.scenario.labels import NONE_LABEL
from fudaba.puzzles.puzzle import Horizon, Puzzle
from fudaba.puzzles.solver import DEEPEST, tried

WAYS: Final = 12
"""How many ways are kept of a position; there may be more."""
_STOPS: Final = frozenset({NONE_LABEL, "end_phase", "end_turn", "pass", "stop"})
"""Verbs of options that only end something."""

Deed: TypeAlias = tuple[Any, ...]
"""An answer by what it means: its question's kind, and the options without the numbers of cards."""
Way: TypeAlias = tuple[Deed, ...]
"""The deeds of a line in a fixed order, those that only end something left out."""


class NotCounted(Exception):
    """The lines cannot be counted: there are too many, or chance takes part."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Every line from a position."""

    value: int
    """What the best one is worth."""
    ways: Mapping[Way, tuple[Answer, ...]]
    """The ways to get there, none of which holds another one, each with all players' answers of a line."""
    firsts: frozenset[Deed]
    """The answers to the first question with which the best is still reached."""
    reaching: int
    """How many lines reach the best value, counted with all orders."""
    lines: int
    """How many lines there are."""
    positions: int
    """How many positions were looked at."""


@dataclass(slots=True)
class _Found:
    """What all lines from a position reach."""

    value: int
    """The most that can be reached."""
    ways: dict[Way, tuple[Answer, ...]]
    """For each way that reaches it, the answers of one line."""
    ends: Counter[int] = field(default_factory=Counter)
    """How many lines there are from here, by the most that each has been worth."""
    firsts: frozenset[Deed] = frozenset()
    """The first decisions with which it is reached."""


def every_line(puzzle: Puzzle, *, positions: int, without: str = "") -> Lines:
    """Look at every line from the beginning of a puzzle; opponents give the worst answers for it.

    without: the verb of options that are left out, since what counts is over by then.

    Raises `NotCounted` where more positions than that would be looked at, or chance takes part.
    """
    session = puzzle.begin()
    search = _Search(puzzle, puzzle.horizon(session), positions, without)
    found = search.value(session.driver, 0, 0, None)
    return Lines(
        found.value,
        _least(found.ways),
        found.firsts,
        found.ends[found.value],
        found.ends.total(),
        search.positions,
    )


def deed(ask: Ask, answer: Answer) -> Deed | None:
    """What an answer means; None if it only ends something."""
    options = [ask.options[pick] for pick in answer]
    if all(option.verb in _STOPS for option in options):
        return None
    same = [option.same for option in options]
    return (ask.kind, *(same if ask.ordered else sorted(same)))


class _Search:
    def __init__(self, puzzle: Puzzle, horizon: Horizon, limit: int, without: str) -> None:
        self.puzzle, self.horizon, self.limit, self.without = puzzle, horizon, limit, without
        self.positions = 0

    def value(self, driver: Driver[Any], given: int, depth: int, most: int | None) -> _Found:
        """The lines from a position. most: what the line has been worth before."""
        self.positions += 1
        if self.positions > self.limit or depth > DEEPEST:
            raise NotCounted
        ask, goal = driver.ask, self.puzzle.goal
        past = self.puzzle.is_past(self.horizon, driver, given)
        now = goal.worth(driver.table) if past or not goal.at_end else None
        if now is not None:
            most = now if most is None else max(most, now)
        if past or (goal.kind != "most" and now):
            return _Found(now or 0, {(): ()}, Counter({most or 0: 1}))
        assert ask is not None, "a line that is not past has a question"
        own = ask.decider == self.puzzle.seat
        answers = [answer for answer in tried(ask) if not self._is_left_out(ask, answer)] or [*tried(ask)][:1]
        after = [(answer, self._after(driver, answer, given + own, depth, most)) for answer in answers]
        value = (max if own else min)(found.value for _, found in after)
        best = [(answer, found) for answer, found in after if found.value == value]
        ends = sum((found.ends for _, found in after), Counter[int]())
        firsts = frozenset(deed(ask, answer) or () for answer, _ in best)
        if now is not None and now >= value:
            return _Found(now, {(): ()}, ends, firsts)
        return _Found(value, _ways(ask, best if own else best[:1], own=own), ends, firsts)

    def _is_left_out(self, ask: Ask, answer: Answer) -> bool:
        """Whether an answer is one of those that are left out."""
        return bool(self.without) and any(ask.options[pick].verb == self.without for pick in answer)

    def _after(self, driver: Driver[Any], answer: Answer, given: int, depth: int, most: int | None) -> _Found:
        after = driver.fork()
        before = after.table.state.rolls
        after.answer(answer)
        turned = self.horizon.turn is not None and self.puzzle.is_past(self.horizon, after, given)
        if after.table.state.rolls != before and not turned:
            raise NotCounted
        return self.value(after, given, depth + 1, most)


def _ways(ask: Ask, best: Iterable[tuple[Answer, _Found]], *, own: bool) -> dict[Way, tuple[Answer, ...]]:
    """The ways that begin with one of these answers."""
    ways: dict[Way, tuple[Answer, ...]] = {}
    for answer, found in best:
        done = deed(ask, answer) if own else None
        for way, line in found.ways.items():
            whole = way if done is None else tuple(sorted((*way, done), key=_place))
            if whole not in ways or len(line) + 1 < len(ways[whole]):
                ways[whole] = (answer, *line)
    if len(ways) == 1:
        return ways
    shortest = sorted(ways.items(), key=lambda each: (len(each[0]), tuple(map(_place, each[0]))))
    return dict(list(_least(dict(shortest[: 4 * WAYS])).items())[:WAYS])


_place = lru_cache(maxsize=1 << 14)(repr)
"""Where a deed stands among those of a way: any order will do that is always the same."""


def _least(ways: Mapping[Way, tuple[Answer, ...]]) -> dict[Way, tuple[Answer, ...]]:
    """Those that hold no other one: what is done besides makes no other way."""
    counted = {way: Counter(way) for way in ways}
    return {
        way: line
        for way, line in ways.items()
        if not any(other != way and counted[other] <= counted[way] for other in ways)
    }
