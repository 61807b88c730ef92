"""The solutions of our own puzzles, kept beside them so that nobody has to search: `solutions.json`.

`python -m fudaba.puzzles.solutions` searches for them anew and writes the file; a test plays each of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fudaba.kernel.ask import Answer
from fudaba.lab.execution.runner import tried
from fudaba.puzzles.collection import ours
from fudaba.puzzles.proof import right_outcomes
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.solver import solve

FILE: Final = "solutions.json"


class Solved(NamedTuple):
    """A puzzle's solution. line: the answers of all players. right: every right answer to the first question,
    or the places of the right outcomes, where a puzzle asks for these."""

    line: tuple[Answer, ...]
    right: tuple[Answer, ...]


def solved(puzzle: Puzzle) -> Solved:
    """The solution of a puzzle: as the file has it for our own, else by the solver."""
    return kept().get(puzzle.name) or search(puzzle)


def search(puzzle: Puzzle) -> Solved:
    """Solve a puzzle, or carry out its steps where it has some."""
    begun = len(puzzle.opening)
    played = tried(puzzle.scenario) if puzzle.scenario.steps else None
    line = tuple(played.games[0].answers[begun:]) if played is not None and played.ok else ()
    if puzzle.goal.kind == "which":
        return Solved(line, ((*right_outcomes(puzzle, played),),))
    if line and puzzle.goal.kind not in ("answers", "ways"):
        return Solved(line, ())
    found = solve(puzzle)
    return Solved(found.line, found.answers if puzzle.goal.kind == "answers" else ())


@cache
def kept() -> Mapping[str, Solved]:
    """What the file has, by the names of puzzles."""
    file = files("fudaba.puzzles") / "collection" / FILE
    read = json.loads(file.read_text("utf-8"))
    return {name: Solved(_answers(one["line"]), _answers(one["right"])) for name, one in read.items()}


def _answers(plain: Iterable[Iterable[int]]) -> tuple[Answer, ...]:
    return tuple(tuple(answer) for answer in plain)


def main() -> None:
    """Write the file."""
    found = {puzzle.name: search(puzzle)._asdict() for puzzle in ours()}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(one)}" for name, one in found.items())
    path = Path(__file__).parent / "collection" / FILE
    path.write_text("{\n" + lines + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
