"""Innovation, the game of ages, in the first, third and fourth edition.

The floors, from below; a module imports from its own floor and from those below it:

* `facts`: what is printed on the cards, how it is read, how a card says what it does; the house rules
* `board`: the table as it lies: its state, its cards and places, what can be counted there
* `rules`: verbs that move cards, drawing, splaying, achievements, the end of the game
* `setup`: a deal, and a situation in the middle of a game
* `language`: the words in which cards are written, `me` above all
* `dogma`: demands, sharing, the bonus, cards that execute cards, what the parley rule costs
* `expansions`: what each set adds to a turn
* `turns`: actions, melding as one of them, a game within the game
* `cards`: what each card does, one module for an age of a set
* `view`, `full_game`, `game`: the whole game, as the kernel and the fronts know it
"""

from fudaba.games.innovation.game import GAME

__all__ = ["GAME"]
