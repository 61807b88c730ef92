"""A finding of `fudaba doctor`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from fudaba.kernel.problem import Problem, Word
from fudaba.text import Arg, MissingMessage

State: TypeAlias = Literal["ok", "warning", "problem"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    check: str
    """The name of the check."""
    state: State
    """Whether all is well."""
    message: str
    """The id of a message in `doctor.ftl`, which says what to do as well."""
    parts: Mapping[str, Arg | Word] = field(default_factory=dict)
    """The values of its variables."""

    def text(self, say: Callable[..., str]) -> str:
        """It in words; say: `Words.say` of a language."""
        return say(self.message, **{name: _in_words(part, say) for name, part in self.parts.items()})


def of_problem(check: str, problem: Problem) -> Finding:
    """What cannot be, as what a check found."""
    parts = {name: part if isinstance(part, Word) else str(part) for name, part in problem.parts.items()}
    return Finding(check, "problem", problem.message, parts)


def _in_words(part: Arg | Word, say: Callable[..., str]) -> Arg:
    if not isinstance(part, Word):
        return part
    try:
        return say(part.message)
    except MissingMessage:
        return part.plain
