"""Fudaba (札場): one table for deep card games, exact to the last ruling."""

__version__ = "0.1.0"
