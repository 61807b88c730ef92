"""Bridge Over, a Japanese shedding game in two decks: Azumanga Court and Windia War.

The rooms, in the order in which to read them:

* `deck`: the cards as printed, and the decks made of them
* `cards`: every card's facts and what it does
* `state`, `table`: where everything is, and how it moves
* `me`: a player, with the verbs in which cards are written
* `legal_cards`: what may be laid, and what may follow what
* `play`, `removal`: playing a card, cards that lead on to others, cards that are thrown away
* `attack`: attacks, parries, defence, Bind
* `turn`: a turn from its start to the next player's
* `scoring`, `setup`, `situation`: a round's end, a deal, a situation in the middle of one
* `match`, `game`: all of it put together, and how the fronts know it
"""

from fudaba.games.bridge_over.game import GAME

__all__ = ["GAME"]
