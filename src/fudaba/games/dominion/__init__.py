"""Dominion.

Where to look: `cards/<expansion>.py` for what a card does; `me.py` (with `looks`, `chooses`, `waits`)
for the words in which cards are written, `expansion.py` and `kinds.py` for how a card is declared;
`turn`, `clean_up`, `play`, `figures`, `gain`, `moving`, `durations`, `extra_turns`, `costs` for the
rules, one idea a module; `kingdoms`, `brings`, `setup`, `situation`, `box` for what lies on the table at
the start. docs/dominion.md has it all in a table.
"""

from fudaba.games.dominion.game import GAME

__all__ = ["GAME"]
