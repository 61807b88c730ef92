"""Finds the best line of a puzzle: it tries every answer; opponents give the answers that are worst for it.

The search is exact as long as nothing is shuffled or rolled. Where chance takes part, an answer is tried in
several worlds and is worth the mean of them: an estimate. What the solver may not know is then dealt anew, so
that no choice rests on what nobody could know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from math import fsum
from typing import Any, Final, NamedTuple

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.legal import legal_answers
from fudaba.kernel.worlds import NoWorld, possible
from fudaba.puzzles.puzzle import Horizon, Puzzle

POSITIONS: Final = 100_000
"""How many positions a search looks at before it ends without a proof."""
DEEPEST: Final = 400
"""How many answers a line may have, all players' together."""
FIRST_DEPTH: Final = 2
"""How long lines are at first where only the end of the game ends them; each search doubles it."""
WORLDS: Final = 12
"""In how many worlds an answer is tried where chance decides what it does."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What a search has found."""

    value: float
    """What the best line is worth: for `reach` and `answers` the chance to get there, for `most` the
    number, for `ways` how many lines there are."""
    line: tuple[Answer, ...]
    """The best line, with the worst replies of the others; where chance takes part, one of the worlds."""
    answers: tuple[Answer, ...]
    """The answers to the first question that are worth as much as the best one."""
    positions: int
    """How many positions were looked at."""
    complete: bool
    """Whether everything was looked at: then there is nothing better."""
    exact: bool
    """Whether chance took no part; otherwise `value` is an estimate."""

    @property
    def proved(self) -> bool:
        """Whether there is certainly nothing better."""
        return self.complete and self.exact


def solve(puzzle: Puzzle, *, positions: int = POSITIONS, worlds: int = WORLDS) -> Solution:
    """The best line of a puzzle from its beginning.

    Args:
        puzzle: what is to be solved.
        positions: how many positions are looked at; the time grows with them, about 10,000 a second.
        worlds: in how many worlds an answer is tried where chance decides.
    """
    session = puzzle.begin()
    return solve_from(puzzle, session.driver, puzzle.horizon(session), positions=positions, worlds=worlds)


def solve_from(
    puzzle: Puzzle,
    driver: Driver[Any],
    horizon: Horizon,
    given: int = 0,
    *,
    positions: int = POSITIONS,
    worlds: int = WORLDS,
) -> Solution:
    """The best line from a later position. given: how many answers the solver has given before."""
    ends = horizon.turn is not None or horizon.answers is not None
    spent, deepest = 0, DEEPEST if ends else FIRST_DEPTH
    while True:
        search = _Search(puzzle, horizon, positions - spent, worlds, deepest)
        best, answers = search.root(driver, given)
        spent += search.positions
        settled = best.complete or best.value == search.enough
        if settled or spent >= positions or deepest >= DEEPEST:
            return Solution(best.value, best.line, answers, spent, best.complete, best.exact)
        deepest = min(DEEPEST, 2 * deepest)


class _Found(NamedTuple):
    """What a position is worth, as far as it is known."""

    value: float
    """The best figure that can be reached from there."""
    line: tuple[Answer, ...] = ()
    """The answers that reach it."""
    complete: bool = True
    """Whether nothing that could change the value was left out."""
    exact: bool = True
    """Whether chance takes no part in the value."""


class _Search:
    def __init__(self, puzzle: Puzzle, horizon: Horizon, limit: int, worlds: int, deepest: int) -> None:
        self.puzzle = puzzle
        self.goal = puzzle.goal
        self.horizon = horizon
        self.limit = limit
        self.worlds = worlds
        self.deepest = deepest
        self.positions = 0
        self.adds_up = self.goal.kind == "ways"
        self.enough: float | None = None if self.goal.kind in ("most", "ways") else 1
        """Nothing is worth more than this; None where nobody knows."""

    def root(self, driver: Driver[Any], given: int) -> tuple[_Found, tuple[Answer, ...]]:
        """The value of a position, and the best answers to its question."""
        here = self._here(driver, given)
        ask = driver.ask
        if here is not None or ask is None:
            return _Found(here or 0), ()
        found = [(answer, self._after(driver, answer, given, 0)) for answer in tried(ask)]
        best = self._best(found, driver)
        if self.goal.kind == "answers":
            best = best._replace(
                complete=all(each.complete for _, each in found), exact=all(each.exact for _, each in found)
            )
        wanted = max(each.value for _, each in found) if self.goal.kind == "most" else 1
        return best, tuple(answer for answer, each in found if each.value >= wanted)

    def _worth(self, driver: Driver[Any]) -> float:
        """What the present table is worth by itself; 0 where only the end counts."""
        return 0 if self.goal.at_end or self.adds_up else self.goal.worth(driver.table)

    def _here(self, driver: Driver[Any], given: int) -> float | None:
        """The value of a position from which nothing is to be tried, else None."""
        past = self.puzzle.is_past(self.horizon, driver, given)
        if past or not self.goal.at_end:
            now = self.goal.worth(driver.table)
            if past or (self.goal.kind != "most" and now):
                return now
        return None

    def _best(self, found: list[tuple[Answer, _Found]], driver: Driver[Any]) -> _Found:
        """What a position is worth whose answers are worth that: their sum, their greatest or their least."""
        own = driver.ask is not None and driver.ask.decider == self.puzzle.seat
        pick = max if own or self.adds_up else min
        answer, best = pick(found, key=lambda each: each[1].value)
        settled = self.enough is not None and best.value == (self.enough if own else 0)
        sure = best.complete and best.exact and settled
        value = fsum(each.value for _, each in found) if self.adds_up else best.value
        if self.goal.kind == "most" and not self.goal.at_end:  # what is reached by now counts, too
            value = max(value, self._worth(driver))
        return _Found(
            value,
            (answer, *best.line),
            sure or all(each.complete for _, each in found),
            sure or all(each.exact for _, each in found),
        )

    def _value(self, driver: Driver[Any], given: int, depth: int) -> _Found:
        """What a position is worth, and the best line from it."""
        self.positions += 1
        here = self._here(driver, given)
        if here is not None:
            return _Found(here)
        ask = driver.ask
        assert ask is not None, "a line that is not past has a question"
        if depth >= self.deepest or self.positions >= self.limit:
            return _Found(self._worth(driver), complete=False)
        own = ask.decider == self.puzzle.seat
        found: list[tuple[Answer, _Found]] = []
        for answer in tried(ask):
            after = self._after(driver, answer, given, depth)
            found.append((answer, after))
            settled = self.enough is not None and after.value == (self.enough if own else 0)
            if settled and after.complete and after.exact:
                break
            if self.positions >= self.limit:
                found[-1] = answer, after._replace(complete=False)
                break
        return self._best(found, driver)

    def _after(self, driver: Driver[Any], answer: Answer, given: int, depth: int) -> _Found:
        """What an answer is worth: the mean over the worlds where chance decides what it does."""
        ask = driver.ask
        given += ask is not None and ask.decider == self.puzzle.seat
        after = driver.fork()
        before = after.table.state.rolls
        after.answer(answer)
        turned = self.horizon.turn is not None and self.puzzle.is_past(self.horizon, after, given)
        if after.table.state.rolls == before or turned:  # a shuffle after the turn does not matter
            return self._value(after, given, depth + 1)
        worlds = self._worlds(driver, answer, f"{depth} {given}")
        found = [self._value(world, given, depth + 1) for world in worlds]
        mean = fsum(each.value for each in found) / len(found)
        return _Found(mean, found[0].line, all(each.complete for each in found), exact=False)

    def _worlds(self, driver: Driver[Any], answer: Answer, name: str) -> Iterator[Driver[Any]]:
        """What an answer leads to in some worlds that the solver cannot tell from the present one."""
        for number in range(self.worlds):
            key = sha256(f"{name} {self.positions} {number}".encode()).digest()
            world = driver.fork()
            world.rekey(key)
            world.answer(answer)
            try:
                yield possible(world, self.puzzle.seat, key) if world.ask is not None else world
            except NoWorld:
                yield world


def tried(ask: Ask) -> Iterator[Answer]:
    """The legal answers that differ in what they do: several plays at once are these plays one by one."""
    for answer in legal_answers(ask):
        if len(answer) > 1 and ask.together == "play":
            return
        yield answer
