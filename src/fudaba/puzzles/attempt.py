"""Somebody's try at a puzzle: they answer for their seat, the others reply as badly for them as they can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.kernel.ask import Answer, Ask
from fudaba.puzzles.line import Line
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.solver import solve_from

REPLY_POSITIONS: Final = 5_000
"""How many positions the search for a reply looks at."""


class Attempt:
    """A line that somebody plays; the others' replies in it are found by a short search."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.line = Line(puzzle)
        self._go_on()

    @property
    def ask(self) -> Ask | None:
        """The question to the solver; None once the line has ended."""
        return None if self.line.over else self.line.session.ask

    def answer(self, answer: Answer) -> None:
        """Answer the question; the others reply. Raises `IllegalAnswer`, with nothing changed."""
        self.line.answer(answer)
        self._go_on()

    def follow(self, answers: Sequence[Answer]) -> None:
        """Begin anew with these answers of all players, and let the others reply to the last one.

        Raises `IllegalAnswer`.
        """
        self.line = Line(self.puzzle, answers)
        self._go_on()

    def undo(self) -> bool:
        """Take back the solver's last answer and the replies to it. Returns whether there was one."""
        if not self.line.given:
            return False
        session, begun = self.line.session, len(self.puzzle.opening)
        last = max(at for at, seat in enumerate(session.deciders) if seat == self.puzzle.seat)
        self.line = Line(self.puzzle, session.answers[begun:last])
        return True

    def again(self) -> None:
        """Begin anew."""
        self.line = Line(self.puzzle)
        self._go_on()

    def _go_on(self) -> None:
        """Let the others reply until the solver is asked, or the line ends."""
        while (ask := self.ask) is not None and ask.decider != self.puzzle.seat:
            self.line.answer(self._reply())

    def _reply(self) -> Answer:
        """The reply that is worst for the solver, as far as a short search sees."""
        line = self.line
        found = solve_from(
            self.puzzle, line.session.driver, line.horizon, line.given, positions=REPLY_POSITIONS
        )
        return found.line[0]


def is_every_answer(named: Sequence[Answer], ask: Ask, right: Sequence[Answer]) -> bool:
    """Whether these answers are exactly the right ones; equal cards are one choice."""

    def meant(answer: Answer) -> tuple[object, ...]:
        same = [ask.options[pick].same for pick in answer]
        return tuple(same if ask.ordered else sorted(same))

    return {meant(answer) for answer in named} == {meant(answer) for answer in right}
