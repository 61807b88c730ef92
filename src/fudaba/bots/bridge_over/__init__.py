"""The bots of Bridge Over.

`sensible` in the order in which to read it: `sight` (what it sees), `weights` (all its figures), `finish`
(how many turns a hand still takes), `worth` (what a hand is worth), `plans` (what a card leads to in the same
turn), `sensible` (how each kind of question is weighed).
"""

from __future__ import annotations

from random import Random as Chance
from typing import ClassVar, Final

from fudaba.bots import plays
from fudaba.bots.bridge_over.sensible import Sensible
from fudaba.bots.bridge_over.strong import BridgeOverOutlook, Strong
from fudaba.bots.mind import gently
from fudaba.bots.random_bots import Eager
from fudaba.games.bridge_over.vocabulary import BridgeOverAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.view import View

__all__ = ["Gentle", "Random", "Sensible", "Steady", "Strong"]

IDLE: Final = frozenset({"draw", "pass"})


@plays("random", "bridge_over")
class Random(Eager):
    """Leaves everything to chance, but draws (or passes) only where nothing can be played or released."""

    idle: ClassVar[frozenset[str]] = IDLE


@plays("steady", "bridge_over")
class Steady(Sensible):
    """The level that plays sensibly, at once."""


@plays("gentle", "bridge_over")
class Gentle:
    """The level that now and then does something else than what is sensible."""

    name: str

    def __init__(self, seed: str) -> None:
        self.rng = Chance(seed)

    def answer(self, ask: BridgeOverAsk, view: View) -> Answer:
        """What is sensible, or now and then any other option."""
        return gently(ask, view, BridgeOverOutlook(), self.rng)
