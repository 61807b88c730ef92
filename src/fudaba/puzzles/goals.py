"""What a puzzle asks for: a state, the most of something, every answer, how many ways, or an outcome."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from fudaba.kernel.table import Table

Kind: TypeAlias = Literal["reach", "most", "ways", "answers", "which"]
KINDS: Final[tuple[Kind, ...]] = ("reach", "most", "ways", "answers", "which")
Texts: TypeAlias = dict[str, str]
"""A text by language; every language has one."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One of the outcomes among which an exam lets one choose."""

    text: Texts
    holds: Callable[[Table], int]
    """1 at a table where it has come about, else 0."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a puzzle."""

    kind: Kind
    """reach: one line that gets there. most: the line with the greatest number. ways: how many lines get
    there. answers: every answer to the first question from which one can get there. which: the outcome that
    comes about once the steps of the puzzle have been carried out."""
    written: str
    """The goal as the file has it."""
    worth: Callable[[Table], int]
    """What a table is worth: 1 or 0 for what is to be reached, the number itself for `most`."""
    at_end: bool
    """Whether only the last table of a line counts; otherwise the best one on the way does."""
    outcomes: tuple[Outcome, ...] = ()
    """What may come about, for `which`."""
