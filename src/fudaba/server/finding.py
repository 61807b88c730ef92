"""What `fudaba doctor` finds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from fudaba.text import Arg

State: TypeAlias = Literal["ok", "warning", "problem"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found. message: an id of `doctor.ftl`, which says what to do as well."""

    check: str
    state: State
    message: str
    parts: dict[str, Arg] = field(default_factory=dict)

    def told(self, say: Callable[..., str]) -> str:
        """It in words; say: `Words.say` of a language."""
        return say(self.message, **self.parts)
