"""The bots of Bridge Over.

`sensible` in the order in which to read it: `sight` (what it sees), `worth` (what a hand is worth, and
all its weights), `plans` (what a card leads to), `sensible` (how each question is weighed).
"""

from __future__ import annotations

from typing import ClassVar, Final

from fudaba.bots import plays
from fudaba.bots.bridge_over.sensible import Sensible
from fudaba.bots.chance import Eager

__all__ = ["Random", "Sensible"]

IDLE: Final = frozenset({"draw", "pass"})


@plays("random", "bridge_over")
class Random(Eager):
    """Leaves everything to chance, but draws (or passes) only where nothing can be played or released."""

    idle: ClassVar[frozenset[str]] = IDLE
