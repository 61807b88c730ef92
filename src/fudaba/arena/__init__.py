"""Many games at once: who wins how often, the same for any number of workers."""

from fudaba.arena.simulate import simulate
from fudaba.arena.standing import BotResult, Result

__all__ = ["BotResult", "Result", "simulate"]
