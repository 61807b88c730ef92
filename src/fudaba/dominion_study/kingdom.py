"""The kingdom that a plan is made for."""

from __future__ import annotations

from typing import NamedTuple

from fudaba.dominion_study.search import Market, market_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.shown import Public
from fudaba.kernel.view import View


class PlanKingdom(NamedTuple):
    """What a plan is made for: all that a kingdom offers, and how many play.

    options: those of a table that has the same.
    """

    cards: tuple[str, ...]
    """The ids of the Kingdom cards, sorted, without those that others bring along."""
    landscapes: tuple[str, ...]
    """The ids of the landscapes, sorted, without those that others bring along."""
    colonies: bool
    """Whether Platinum and Colony are in the Supply."""
    shelters: bool
    """Whether players begin with Shelters."""
    seats: int
    """How many players there are."""

    @property
    def market(self) -> Market:
        """What can be bought there."""
        return market_of(self.cards, self.landscapes, colonies=self.colonies)

    @property
    def options(self) -> dict[str, str]:
        """Options of a table with this kingdom. What is chosen at random for a card of it may be another."""
        return {
            "kingdom": ",".join((*self.cards, *self.landscapes)),
            "colonies": "yes" if self.colonies else "no",
            "shelters": "yes" if self.shelters else "no",
        }


def kingdom_of(view: View) -> PlanKingdom:
    """The kingdom of a game, from what everybody sees of it."""
    public = view.public_as(Public)
    brought = {one.id for one in public.brought}
    piles = {pile.id for pile in public.piles}
    return PlanKingdom(
        tuple(sorted(id for id in piles if KINDS[id].pile == "kingdom" and id not in brought)),
        tuple(sorted(one.id for one in public.landscapes if one.id not in brought)),
        colonies="colony" in piles,
        shelters="necropolis" in piles,
        seats=view.seats,
    )
