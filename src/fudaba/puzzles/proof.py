"""Whether a puzzle holds: its solution reaches the goal, and the solver finds nothing better."""

from __future__ import annotations

from dataclasses import dataclass

from fudaba.lab.errors import LabMessage, said
from fudaba.lab.execution.runner import ScenarioResult, tried
from fudaba.puzzles.line import Line
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.solver import POSITIONS, Solution, solve


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found out about a puzzle."""

    puzzle: Puzzle
    """The puzzle."""
    solution: Solution | None
    """What the solver found; None for an exam, where the rules alone decide."""
    mistake: LabMessage | None
    """What is wrong with the puzzle; None where nothing is."""

    @property
    def proved(self) -> bool:
        """Whether the puzzle holds, and there is certainly nothing better than its solution."""
        return self.mistake is None and (self.solution is None or self.solution.proved)


def prove(puzzle: Puzzle, *, positions: int = POSITIONS) -> Proof:
    """Solve a puzzle, and compare with what its file says."""
    played = tried(puzzle.scenario)
    if played.failure is not None:
        return Proof(puzzle, None, played.failure.message)
    if puzzle.goal.kind == "which":
        right = right_outcomes(puzzle, played)
        mistake = None if len(right) == 1 else said("puzzle-wrong-which", number=len(right))
        return Proof(puzzle, None, mistake)
    solution = solve(puzzle, positions=positions)
    return Proof(puzzle, solution, _mistake(puzzle, played, solution))


def right_outcomes(puzzle: Puzzle, played: ScenarioResult | None = None) -> list[int]:
    """The places of the outcomes that come about, from 0; one, in a puzzle that holds."""
    tables = [session.table for session in (played or tried(puzzle.scenario)).games]
    outcomes = puzzle.goal.outcomes
    return [at for at, each in enumerate(outcomes) if tables and all(each.holds(table) for table in tables)]


def _mistake(puzzle: Puzzle, played: ScenarioResult, solution: Solution) -> LabMessage | None:
    goal = puzzle.goal
    if goal.kind in ("most", "ways"):
        if puzzle.best is None:
            return said("puzzle-wrong-no-best", found=_number(solution.value))
        if puzzle.best != solution.value:
            return said("puzzle-wrong-best", best=puzzle.best, found=_number(solution.value))
    elif solution.value <= 0:
        return said("puzzle-wrong-goal")
    if puzzle.solution and goal.kind in ("most", "reach"):
        reached = reached_by(puzzle, played)
        wanted = 1 if puzzle.best is None else puzzle.best
        if reached < wanted:
            return said("puzzle-wrong-steps", reached=reached, wanted=wanted)
    return None


def reached_by(puzzle: Puzzle, played: ScenarioResult) -> int:
    """The least that the ways through the steps of a puzzle reach."""
    begun = len(puzzle.opening)
    return min(Line(puzzle, session.answers[begun:]).reached for session in played.games)


def _number(value: float) -> str:
    return f"{value:g}"
