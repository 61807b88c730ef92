"""Moments of a game, mostly of a turn, that cards listen to: nothing is done but what they trigger."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.kernel.acts import Act


class Moment(Act):
    """Something that is so; nothing is done but what it triggers."""

    __slots__ = ()

    async def do(self, table: Board) -> None:
        """Nothing."""


class SetsUp(Moment):
    """Before the decks are shuffled, a player does what a card says of that."""

    __slots__ = ()


class TurnBegins(Moment):
    """A player's turn begins: "at the start of your turn"."""

    __slots__ = ()


class BuyPhaseBegins(Moment):
    """A player's Buy phase begins."""

    __slots__ = ()


class BuyPhaseEnds(Moment):
    """A player's Buy phase ends."""

    __slots__ = ()


class CleanUpBegins(Moment):
    """A player's Clean-up begins, before anything is discarded."""

    __slots__ = ()


class DiscardsHand(Moment):
    """A player is about to discard what is left of the hand in Clean-up."""

    __slots__ = ()


class DrawsHand(Moment):
    """A player draws the next hand in Clean-up: `cards`, and this many `more`; both may be changed."""

    __slots__ = ("cards", "more")

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards
        self.more = 0


class TurnEnds(Moment):
    """A player's turn ends, after Clean-up."""

    __slots__ = ()


class BetweenTurns(Moment):
    """A turn is over and the next has not begun: what waits for this gives extra turns."""

    __slots__ = ()


class LastSun(Moment):
    """A player has taken the last Sun token off the Prophecy."""

    __slots__ = ()
