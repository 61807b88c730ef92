"""What simulations know of Dominion beyond its rules: a simulator of whole turns (`fast_turns`)."""

from fudaba.arena.dominion.fast_turns.run import play as simulator

__all__ = ["simulator"]
