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
from typing import Any, Final

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.legal import count_legal_answers, legal_answers
from fudaba.kernel.worlds import NoWorld, possible
from fudaba.puzzles.puzzle import Horizon, Puzzle

POSITIONS: Final = 100_000
"""How many positions a search looks at before it ends without a proof."""
DEEPEST: Final = 400
"""How many answers a line may have, all players' together."""
FIRST_DEPTH: Final = 8
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
        value, line, best = search.root(driver, given)
        spent += search.positions
        done = not search.cut or value == search.enough or spent >= positions or deepest >= DEEPEST
        if done:
            return Solution(value, line, best, spent, not search.cut, not search.chance)
        deepest = min(DEEPEST, 2 * deepest)


class _Search:
    def __init__(self, puzzle: Puzzle, horizon: Horizon, limit: int, worlds: int, deepest: int) -> None:
        self.puzzle = puzzle
        self.goal = puzzle.goal
        self.horizon = horizon
        self.limit = limit
        self.worlds = worlds
        self.deepest = deepest
        self.positions = 0
        self.cut = False
        """Whether something was left out."""
        self.chance = False
        """Whether something was shuffled or rolled on the way."""
        self.adds_up = self.goal.kind == "ways"
        self.enough: float | None = None if self.goal.kind in ("most", "ways") else 1
        """Nothing is worth more than this; None where nobody knows."""

    def root(self, driver: Driver[Any], given: int) -> tuple[float, tuple[Answer, ...], tuple[Answer, ...]]:
        """The value of a position, a best line from it, and the best answers to its question."""
        here = self._here(driver, given)
        ask = driver.ask
        if here is not None or ask is None:
            return (here or 0), (), ()
        found = [(answer, *self._after(driver, answer, given, 0)) for answer in legal_answers(ask)]
        if self.adds_up:
            worth = [(answer, line) for answer, value, line in found if value]
            line = (worth[0][0], *worth[0][1]) if worth else ()
            return sum(value for _, value, _ in found), line, tuple(answer for answer, _ in worth)
        best = (
            max(value for _, value, _ in found) if self._is_own(ask) else min(value for _, value, _ in found)
        )
        least = 1 if self.goal.kind == "answers" else best
        answers = tuple(answer for answer, value, _ in found if value == least)
        first = next((answer, line) for answer, value, line in found if value == best)
        return max(best, self._worth(driver)), (first[0], *first[1]), answers

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

    def _is_own(self, ask: Ask) -> bool:
        return ask.decider == self.puzzle.seat

    def _value(self, driver: Driver[Any], given: int, depth: int) -> tuple[float, tuple[Answer, ...]]:
        """What a position is worth, and the best line from it."""
        self.positions += 1
        here = self._here(driver, given)
        if here is not None:
            return here, ()
        ask = driver.ask
        assert ask is not None
        if depth >= self.deepest or self.positions >= self.limit:
            self.cut = True
            return self._worth(driver), ()
        own, total = self._is_own(ask), 0.0
        best: tuple[float, tuple[Answer, ...]] | None = None
        for answer in legal_answers(ask):
            value, line = self._after(driver, answer, given, depth)
            total += value
            if best is None or (value > best[0] if own or self.adds_up else value < best[0]):
                best = value, (answer, *line)
            if self.enough is not None and value == (self.enough if own else 0):
                break
            if self.positions >= self.limit:
                self.cut = True
                break
        assert best is not None, "a question has a legal answer"
        if self.adds_up:
            return total, best[1]
        return (max(best[0], self._worth(driver)), best[1]) if own else best

    def _after(
        self, driver: Driver[Any], answer: Answer, given: int, depth: int
    ) -> tuple[float, tuple[Answer, ...]]:
        """What an answer is worth: the mean over the worlds where chance decides what it does."""
        ask = driver.ask
        given += ask is not None and self._is_own(ask)
        after = driver.fork()
        before = after.table.state.rolls
        after.answer(answer)
        turned = self.horizon.turn is not None and self.puzzle.is_past(self.horizon, after, given)
        if (
            after.table.state.rolls == before or turned
        ):  # what is shuffled once the turn is over matters no more
            return self._value(after, given, depth + 1)
        self.chance = True
        found = [
            self._value(world, given, depth + 1) for world in self._worlds(driver, answer, f"{depth} {given}")
        ]
        if not found:
            return self._value(after, given, depth + 1)
        return fsum(value for value, _ in found) / len(found), found[0][1]

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


def count_first_answers(puzzle: Puzzle) -> int:
    """How many legal answers the first question of a puzzle has."""
    ask = puzzle.begin().ask
    return 0 if ask is None else count_legal_answers(ask)
