"""A table of Bridge Over as a bot sees it, in the words of the game."""

from __future__ import annotations

from typing import Final

from fudaba.games.bridge_over.deck import COLOURS, Printed, build
from fudaba.games.bridge_over.shown import Public
from fudaba.games.bridge_over.state import HANDS
from fudaba.games.bridge_over.vocabulary import WORDS, BridgeOverAsk
from fudaba.kernel.view import View

_DECKS: Final = [
    build(deck, expansion=True, resets=2, name_match=True) for deck in ("windia_war", "azumanga_court")
]
PRINTED: Final[dict[str, Printed]] = {card.face: card for deck in _DECKS for card in deck.cards}
"""Every card there is, by its face."""

MEAN_POINTS: Final = sum(card.points for card in _DECKS[0].cards) / len(_DECKS[0].cards)
"""What a card costs of which nothing is known."""


class Sight:
    """The table through the eyes of the player who is asked.

    It is made of what the view tells, so two worlds that look the same to the player give the same sight.
    hand: what they hold. counts, amplify, clears: by seat.
    """

    def __init__(self, ask: BridgeOverAsk, view: View) -> None:
        self._ask, self._view = ask, view
        asked, public = WORDS.asked(view.put(ask)), view.public_as(Public)
        self.options = asked.options
        self.kind = asked.kind
        self.word = asked.word
        self.about = asked.about
        self.me = asked.owner
        self.seats = view.seats
        self.step = 1 if public.direction == "clockwise" else -1
        # While a colour is being named there is none, and only the words that are offered count.
        self.colour: str = public.colour or COLOURS[0]
        self.sign = public.sign
        self.drawn = public.drawn
        self.bound = public.bound
        self.attack = public.attack
        self.hand = [PRINTED[face] for face in view.faces(HANDS + self.me)]
        self.counts = [view.count(HANDS + seat) for seat in range(self.seats)]
        fronts = [view.faces(HANDS + self.seats + seat) for seat in range(self.seats)]
        self.amplify = [front.count("amplify") for front in fronts]
        self.clears = [front.count("clear") for front in fronts]

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat this many steps on in the direction of play."""
        return (seat + steps * self.step) % self.seats

    @property
    def rivals(self) -> list[int]:
        """The other seats, the next one first."""
        return [self.after(self.me, steps) for steps in range(1, self.seats)]

    def holding(self, face: str) -> Sight:
        """The same with one card more in the own hand."""
        other = Sight(self._ask, self._view)  # no copy: machine code cannot make one
        other.hand = [*self.hand, PRINTED[face]]
        return other
