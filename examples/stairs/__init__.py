"""Stairs, a game of a page: what docs/adding_a_game.md adds to Fudaba without changing anything there.

Each player holds five of the cards 1 to 9, of which there are three each. The player who has the turn lays a
card that is no lower than the one on the stairs, or draws one. After a 9 any card may follow. Who has laid
their last card has won. When there is nothing left to draw, a player who cannot lay passes; once nobody can,
the fewest cards win.
"""

from examples.stairs.game import GAME

__all__ = ["GAME"]
