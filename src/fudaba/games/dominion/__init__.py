"""Dominion.

The floors, from below; a module imports from its own floor and from those below it:

* `facts`: what is printed, the house rules, where things can lie
* `board`: the table as it lies, without a rule
* `rules`: playing, gaining, moving, costs, Durations, extra turns, scoring: one idea a module
* `language`: the words in which cards are written, `me` above all; how a card is declared: `expansion`
* `setup`: which kingdom it is, what its cards bring with them, how it is laid out
* `turns`: the phases of a turn, Clean-up, and what may be done without asking anybody
* `cards`: what each card does, one module an expansion
* `table`, `view`, `game`: the whole game, as the kernel and the faces know it

docs/dominion.md says where each mechanism is.
"""

from fudaba.games.dominion.game import GAME

__all__ = ["GAME"]
