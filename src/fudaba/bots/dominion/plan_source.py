"""The source of the plans that levels play to.

Plans are found by games between bots, and kept by the study of kingdoms, which stands above the bots. They
know it by this protocol alone, and ask for it when a game begins.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol

from fudaba.bots.dominion.strategy import Strategy
from fudaba.kernel.view import View

STUDY = "fudaba.dominion_study.source"
"""The module whose `SOURCE` it is."""


class PlanSource(Protocol):
    """Finds and keeps the best plan for a kingdom. view: of a game with that kingdom."""

    def prepare(self, view: View) -> str:
        """Find a first plan that can be used; see `preparation`. Returns the text of its strategy file."""
        ...

    def improve(self, view: View) -> bool:
        """Find a better plan, for the next game; see `preparation`. Returns whether to go on with that."""
        ...

    def is_prepared(self, view: View) -> bool:
        """Whether the plan comes with Fudaba, or was found before."""
        ...

    def plan_for(self, view: View, found: str | None) -> Strategy:
        """The best plan that is known. found: what `prepare` gave, "" to do with what is known, None to look
        for a plan now."""
        ...


@cache
def plan_source() -> PlanSource:
    """The source of plans."""
    source: PlanSource = import_module(STUDY).SOURCE
    return source
