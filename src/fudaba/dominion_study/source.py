"""The plans of the study, as the levels of the bots ask for them (`fudaba.bots.dominion.plan_source`)."""

from __future__ import annotations

from typing import Final

from fudaba.bots.dominion.plan_source import PlanSource
from fudaba.bots.dominion.strategy import Strategy
from fudaba.dominion_study.kingdom import kingdom_of
from fudaba.dominion_study.plans_cache import first_text_for, improve_for, is_known, plan_for
from fudaba.kernel.view import View


class CachedPlans:
    """Plans from the cache; what it has not is looked for."""

    def prepare(self, view: View) -> str:
        """Find a first plan that can be used."""
        return first_text_for(kingdom_of(view))

    def improve(self, view: View) -> bool:
        """Find a better plan, for the next game. Returns whether there may be a better one still."""
        return improve_for(kingdom_of(view))

    def is_prepared(self, view: View) -> bool:
        """Whether the plan comes with Fudaba, or was found before."""
        return is_known(kingdom_of(view))

    def plan_for(self, view: View, found: str | None) -> Strategy:
        """The best plan that is known, see `plans_cache.plan_for`."""
        return plan_for(kingdom_of(view), found)


SOURCE: Final[PlanSource] = CachedPlans()
"""What the bots are given."""
