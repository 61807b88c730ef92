"""Many games at once: who wins how often, the same for any number of workers."""

from fudaba.arena.figures.counts import BotResult, Result
from fudaba.arena.simulate import simulate

__all__ = ["BotResult", "Result", "simulate"]
