"""Dominion in simulations: a simulator of whole turns, and the figures that are counted."""

from fudaba.arena.dominion.fast_turns.run import play as simulator
from fudaba.arena.dominion.figures import FIGURES, VERBS

__all__ = ["FIGURES", "VERBS", "simulator"]
