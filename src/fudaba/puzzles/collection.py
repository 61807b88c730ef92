"""Our own puzzles, and the one of a day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from fudaba.kernel.dice import permutation
from fudaba.lab.scenario.reader import all_right
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.reader import puzzles

_FOLDER: Final = "collection"


@cache
def ours() -> tuple[Puzzle, ...]:
    """Our own puzzles, by game and in the order of their files: from easy to hard. Raises `ScenarioError`."""
    return tuple(_read())


def _read() -> Iterator[Puzzle]:
    folder = files("fudaba.puzzles") / _FOLDER
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".yaml"):
            continue
        yield from all_right(puzzles(file.read_bytes(), file.name))


def of_day(day: date) -> Puzzle:
    """The puzzle of a day: each of ours once before one comes again."""
    every = ours()
    cycle, place = divmod(day.toordinal(), len(every))
    return every[permutation(cycle.to_bytes(32, "big"), 0, len(every))[place]]
