"""Dominion.

Where to look: `cards/<expansion>.py` for what a card does; `me.py` for the words in which cards are written;
`play`, `gain`, `durations`, `extra_turns`, `turn`, `costs` for the rules, one idea a module; `kinds` for how
a card is declared; `box`, `setup`, `situation` for what lies on the table at the start.
"""

from fudaba.games.dominion.game import GAME

__all__ = ["GAME"]
