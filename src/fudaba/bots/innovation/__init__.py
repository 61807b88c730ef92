"""The bots of Innovation.

`random` is the one for every game. `sensible` in the order in which to read it: `world` (a table as it may
be, made of a view), `worth` (what a position is worth), `candidates` (the answers that are weighed),
`repetition` (what ends a game that would not end), `sensible` (how it looks ahead from a question).
"""

from __future__ import annotations

from random import Random

from fudaba.bots import plays
from fudaba.bots.innovation.sensible import Sensible
from fudaba.bots.innovation.strong import InnovationOutlook, Strong
from fudaba.bots.mind import gently
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.view import View

__all__ = ["Gentle", "Sensible", "Steady", "Strong"]


@plays("steady", "innovation")
class Steady(Sensible):
    """The level that looks to the end of the action."""


@plays("gentle", "innovation")
class Gentle:
    """The level that now and then does something else than what looks best."""

    name: str

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.asked = 0

    def answer(self, ask: InnovationAsk, view: View) -> Answer:
        """What looks best, or now and then any other answer that is worth weighing."""
        self.asked += 1
        return gently(ask, view, InnovationOutlook(f"{self.seed}/{self.asked}"), self.rng)
