"""One way to play a puzzle: its game, where it stands, and the most that it has been worth."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.kernel.ask import Answer
from fudaba.puzzles.puzzle import Horizon, Puzzle


class Line:
    """A line from the beginning of a puzzle, all players' answers in it."""

    def __init__(self, puzzle: Puzzle, answers: Iterable[Answer] = ()) -> None:
        """answers: those that are given at once, until the line has ended."""
        self.puzzle = puzzle
        self.session = puzzle.begin()
        self.horizon: Horizon = puzzle.horizon(self.session)
        """How far it goes."""
        self._best: int | None = None
        self._look()
        for answer in answers:
            if self.over:
                break
            self.answer(answer)

    @property
    def given(self) -> int:
        """How many answers the solver has given."""
        return self.session.deciders[len(self.puzzle.opening) :].count(self.puzzle.seat)

    @property
    def over(self) -> bool:
        """Whether the line has ended."""
        return self.puzzle.is_past(self.horizon, self.session.driver, self.given)

    @property
    def reached(self) -> int:
        """The most that it has been worth; 0 where nothing has counted yet."""
        return 0 if self._best is None else self._best

    @property
    def solved(self) -> bool:
        """Whether it has reached the goal, or as much as the puzzle says there is."""
        goal, best = self.puzzle.goal, self.puzzle.best
        if goal.kind == "most":
            return best is not None and self._best is not None and self._best >= best
        return self.reached >= 1

    def answer(self, answer: Answer) -> None:
        """Answer the question that is asked. Raises `IllegalAnswer`, with nothing changed."""
        self.session.answer(answer)
        self._look()

    def _look(self) -> None:
        """See what the present table is worth."""
        goal = self.puzzle.goal
        if not goal.at_end or self.over:
            now = goal.worth(self.session.table)
            self._best = now if self._best is None else max(self._best, now)
