"""What simulations know of Dominion beyond its rules: a simulator of whole turns, and what is counted."""

from fudaba.arena.dominion.fast_turns.run import play as simulator
from fudaba.arena.dominion.figures import FIGURES, VERBS

__all__ = ["FIGURES", "VERBS", "simulator"]
