"""Somebody's try at a puzzle: they answer for their seat, the others reply as badly for them as they can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.legal import legal_answers
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.solver import solve_from

REPLY_POSITIONS: Final = 5_000
"""How many positions the search for a reply looks at."""


class Attempt:
    """A game that begins at a puzzle, and what has been reached in it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.session = puzzle.begin()
        self._horizon = puzzle.horizon(self.session)
        self.reached = 0
        """The most that the line so far is worth; 1 once something is reached."""
        self._mine: list[int] = []
        """How many answers there were, all players' together, before each of the solver's."""
        self._go_on()

    @property
    def given(self) -> int:
        """How many answers the solver has given."""
        return len(self._mine)

    @property
    def over(self) -> bool:
        """Whether the line has ended."""
        return self.puzzle.is_past(self._horizon, self.session.driver, self.given)

    @property
    def ask(self) -> Ask | None:
        """The question to the solver; None once the line has ended."""
        return None if self.over else self.session.ask

    @property
    def solved(self) -> bool:
        """Whether the line has reached the goal, or as much as the puzzle says there is."""
        goal, best = self.puzzle.goal, self.puzzle.best
        if goal.kind == "most":
            return best is not None and self.reached >= best
        return self.reached >= 1

    def answer(self, answer: Answer) -> None:
        """Answer the question; the others reply. Raises `IllegalAnswer`, with nothing changed."""
        before = len(self.session.answers)
        self.session.answer(answer)
        self._mine.append(before)
        self._go_on()

    def undo(self) -> bool:
        """Take back the solver's last answer and the replies to it. Returns whether there was one."""
        if not self._mine:
            return False
        first = self._mine.pop()
        answers, mine = self.session.answers[:first], self._mine
        self.session, self.reached, self._mine = self.puzzle.begin(), 0, []
        self._look()
        for number, answer in enumerate(answers):
            if number in mine:
                self._mine.append(number)
            self.session.answer(answer)
            self._look()
        return True

    def again(self) -> None:
        """Begin anew."""
        while self.undo():
            pass

    def _go_on(self) -> None:
        """Let the others reply until the solver is asked, or the line ends."""
        self._look()
        while not self.over and (ask := self.session.ask) is not None and ask.decider != self.puzzle.seat:
            self.session.answer(self._reply())
            self._look()

    def _reply(self) -> Answer:
        """The reply that is worst for the solver, as far as a short search sees."""
        found = solve_from(
            self.puzzle, self.session.driver, self._horizon, self.given, positions=REPLY_POSITIONS
        )
        return found.line[0]

    def _look(self) -> None:
        """See what the present table is worth."""
        goal = self.puzzle.goal
        if not goal.at_end or self.over:
            self.reached = max(self.reached, goal.worth(self.session.table))


def is_every_answer(named: Sequence[Answer], ask: Ask, right: Sequence[Answer]) -> bool:
    """Whether these answers are exactly the right ones; equal cards are one choice."""

    def meant(answer: Answer) -> tuple[object, ...]:
        same = [ask.options[pick].same for pick in answer]
        return tuple(same if ask.ordered else sorted(same))

    return {meant(answer) for answer in named} == {meant(answer) for answer in right}


def all_answers(ask: Ask) -> list[Answer]:
    """Each legal answer once."""
    return list(legal_answers(ask))
