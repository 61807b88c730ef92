"""Innovation, the game of ages, in the first, third and fourth edition.

The rooms, in the order in which to read them:

* `facts`, `printed`: what is printed on the cards, and how it is read
* `registry`, `cards`: how a card says what it does; the cards, one module for an age of a set
* `pieces`, `state`: the cards of one edition, where they can lie
* `board`, `places`, `table`: what is found on a board, where everything is, what can be counted
* `ending`, `moves`, `draws`: the end of the game, verbs that move cards, drawing
* `player`, `choices`, `me`: the words that cards are written in
* `dogma`: demands, sharing, the bonus, cards that execute cards; `parley`: what it takes across the table
* `turn`, `setup`, `situation`: actions, a deal, a situation in the middle of a game
* `game`: how the fronts know it
"""

from fudaba.games.innovation.game import GAME

__all__ = ["GAME"]
