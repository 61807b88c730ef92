"""The solutions that are kept beside our own puzzles: each reaches its goal."""

from __future__ import annotations

import pytest

from fudaba.puzzles.collection import ours
from fudaba.puzzles.line import Line
from fudaba.puzzles.proof import right_outcomes
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.solutions import kept, search, solved
from fudaba.puzzles.solver import solve


def test_every_puzzle_of_ours_has_one() -> None:
    assert list(kept()) == [puzzle.name for puzzle in ours()]


@pytest.mark.parametrize("puzzle", ours(), ids=lambda puzzle: puzzle.name)
def test_it_reaches_the_goal(puzzle: Puzzle) -> None:
    found = kept()[puzzle.name]
    match puzzle.goal.kind:
        case "which":
            assert found.right == ((*right_outcomes(puzzle),),)
        case "answers":
            assert {*found.right} == {*solve(puzzle).answers}
        case _:
            assert Line(puzzle, found.line).solved


def test_one_that_is_not_kept_is_searched_for() -> None:
    puzzle = next(puzzle for puzzle in ours() if puzzle.name == "ending-it")
    assert search(puzzle) == solved(puzzle)
