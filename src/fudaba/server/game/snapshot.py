"""A position of a game, as a worker process receives it."""

from __future__ import annotations

from typing import NamedTuple

from fudaba.kernel.ask import Answer
from fudaba.kernel.game import Setup


class Position(NamedTuple):
    """A game as it stands: what fixed it, and its answers."""

    table: str
    """The id of the table."""
    setup: Setup
    """The setup of the game."""
    names: tuple[str, ...]
    """The name of each player, by seat."""
    answers: tuple[Answer, ...]
    """The answers so far."""
