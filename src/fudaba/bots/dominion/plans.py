"""The best plan that is known for a kingdom."""

from __future__ import annotations

from typing import Any, NamedTuple

from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.strategy_file import built_in
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.view import View

USUAL = "big-money-ultimate"
"""The plan where none is known that is better."""


class Ground(NamedTuple):
    """What a plan is made for: all that a kingdom offers, and how many play.

    cards, landscapes: their ids, sorted; without what comes in by itself. options: of a table that has the
    same.
    """

    cards: tuple[str, ...]
    landscapes: tuple[str, ...]
    colonies: bool
    shelters: bool
    seats: int

    @property
    def options(self) -> dict[str, str]:
        """Options of a table with this kingdom. What is chosen by lot for a card of it may be another."""
        return {
            "kingdom": ",".join((*self.cards, *self.landscapes)),
            "colonies": "yes" if self.colonies else "no",
            "shelters": "yes" if self.shelters else "no",
        }


def ground_of(view: View) -> Ground:
    """The ground of a game, from what everybody sees of it."""
    public: dict[str, Any] = view.public()
    brought = {id for id, _ in public["brought"]}
    piles = {pile["id"] for pile in public["piles"]}
    return Ground(
        tuple(sorted(id for id in piles if KINDS[id].pile == "kingdom" and id not in brought)),
        tuple(sorted(one["id"] for one in public["landscapes"] if one["id"] not in brought)),
        colonies="colony" in piles,
        shelters="necropolis" in piles,
        seats=view.seats,
    )


def plan_for(ground: Ground) -> Strategy:
    """The best plan that is known for a kingdom, at once; `big-money-ultimate` where none is."""
    return built_in(USUAL)
