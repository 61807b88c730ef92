"""Games of Dominion that were played elsewhere, brought along as a log.

>>> from fudaba import logs
>>> log = logs.read("Turn 1 - Ann\\nA plays 3 Coppers. (+$3)\\nA buys and gains a Silver.")
>>> log.players, [(line.kind, line.cards) for line in log.lines[1:]]
(['Ann'], [('plays', {'copper': 3}), ('buys_and_gains', {'silver': 1})])

* `names`: cards as an English log calls them, singular and plural
* `kingdom`: the kingdom as somebody lists it
* `forms`: the sentences of a log, of which the writer and the reader are both made
* `log`: a log as it was read
* `writer`: a log of one of our own games
* `reader`: a log out of text; `merging`: several texts of one game
* `decks`: what a log says of decks, turn by turn
* `statistics`: tables over many logs
* `positions`: a player's own turns as situations
* `atoms`: a log taken apart into deeds; `matching`: how far a game has followed them
* `knowledge`, `foresight`: what lies face down, as far as the log has not named it, or will
* `candidates`, `nodes`, `search`: answers that the log allows; `repairs`, `ways`: cards that must have lain
  otherwise; `replay`: a whole game as a record
* `command`: `fudaba logs`
"""

from __future__ import annotations

from fudaba.logs.log import BadLog, Line, Log, Turn
from fudaba.logs.reader import read, read_many

__all__ = ["BadLog", "Line", "Log", "Turn", "read", "read_many"]
