"""The bots of Bridge Over.

`sensible` in the order in which to read it: `sight` (what it sees), `weights` (all its figures), `finish`
(how many turns a hand still takes), `worth` (what a hand is worth), `plans` (what a card leads to in the same
turn), `sensible` (how each kind of question is weighed).
"""

from __future__ import annotations

from typing import ClassVar, Final

from fudaba.bots import plays
from fudaba.bots.bridge_over.sensible import Sensible
from fudaba.bots.bridge_over.strong import Strong
from fudaba.bots.chance import Eager

__all__ = ["Random", "Sensible", "Strong"]

IDLE: Final = frozenset({"draw", "pass"})


@plays("random", "bridge_over")
class Random(Eager):
    """Leaves everything to chance, but draws (or passes) only where nothing can be played or released."""

    idle: ClassVar[frozenset[str]] = IDLE
