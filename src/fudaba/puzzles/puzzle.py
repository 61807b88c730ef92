"""A puzzle as it has been read, and how far its lines go."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.session import Session
from fudaba.lab.scenario.scenario import Scenario, Step
from fudaba.lab.values.nodes import Plain
from fudaba.puzzles.goals import Goal, Texts
from fudaba.text import LANGS


@dataclass(frozen=True, slots=True)
class Horizon:
    """How far a line goes: to the end of a turn, of the game, or to a number of answers of the solver."""

    turn: Hashable | None
    """The turn (`Adapter.turn`) in which all happens; None where turns do not matter."""
    answers: int | None
    """How many answers the solver has; None where they are not counted."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A situation and its goal."""

    scenario: Scenario
    """The situation, and as its steps the opening and the solution."""
    title: Texts
    """Its title, by language."""
    task: Texts
    """What is to be done, in words."""
    hints: tuple[Texts, ...]
    """Helps, each telling more than the one before."""
    reason: Texts
    """Why the solution is right; empty where nothing is said."""
    seat: int
    """Who solves it."""
    goal: Goal
    """What the player must reach."""
    within: str
    """How far a line goes, as the file has it: `turn`, `game`, or a number of answers."""
    opening: tuple[Answer, ...]
    """What has been answered before the puzzle begins."""
    laid_out: Plain
    """The situation as the file has it."""
    solution: tuple[Step, ...]
    """The steps of the solution; none where the file has none."""
    best: int | None
    """The best there is, as the file says: for `most` the number, for `ways` how many; else None."""

    @property
    def name(self) -> str:
        """The English title in small letters, with `-` between its words."""
        words = "".join(c if c.isalnum() else " " for c in self.title[LANGS[0]].casefold()).split()
        return "-".join(words)

    def begin(self) -> Session:
        """A new game that stands where the puzzle begins."""
        scenario = self.scenario
        session = Session(scenario.adapter.game, scenario.setup, list(scenario.seats.labels))
        for answer in self.opening:
            session.answer(answer)
        return session

    def horizon(self, session: Session) -> Horizon:
        """How far the lines of a game at its beginning go."""
        if self.within == "turn":
            return Horizon(self.scenario.adapter.turn(session.table), None)
        return Horizon(None, None if self.within == "game" else int(self.within))

    def is_past(self, horizon: Horizon, driver: Driver[Any], answers: int) -> bool:
        """Whether a line has ended. answers: how many the solver has given."""
        if driver.ask is None:
            return True
        if horizon.turn is not None and self.scenario.adapter.turn(driver.table) != horizon.turn:
            return True
        return horizon.answers is not None and answers >= horizon.answers
