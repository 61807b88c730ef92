"""What a player who follows instructions looks at; the first of the layers of `me.Me`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self

from fudaba.games.dominion.board.board import Player
from fudaba.games.dominion.board.state import BUY_PHASE, Done, Game
from fudaba.games.dominion.facts.kinds import Cost, Kind
from fudaba.games.dominion.facts.layout import DECK, DISCARD, EXILE, HAND, PLAY
from fudaba.games.dominion.facts.types import ACTION, TREASURE, VICTORY
from fudaba.games.dominion.rules.acts import MayPlay
from fudaba.games.dominion.rules.costs import cost_of
from fudaba.kernel.cards import Ref
from fudaba.kernel.plays import Play

Where = Callable[[int], bool]
"""A test of a card by its number."""


class Looks(Player):
    """A player who follows instructions, and what they look at."""

    __slots__ = ()

    @property
    def s(self) -> Game:
        """The state."""
        return self.t.state

    @property
    def hand(self) -> list[int]:
        """The cards in hand."""
        return self.t.zone(HAND, self.seat)[:]

    @property
    def playable(self) -> list[int]:
        """The cards that are in hand as far as playing goes: those in hand, and Shadow cards in the deck."""
        return self.hand + self.t.shadows(self.seat)

    @property
    def in_play(self) -> list[int]:
        """The cards in play."""
        return self.t.zone(PLAY, self.seat)[:]

    @property
    def discards(self) -> list[int]:
        """The discard pile, its top last."""
        return self.t.zone(DISCARD, self.seat)[:]

    @property
    def deck(self) -> list[int]:
        """The deck, its top last. Nobody may look at it: for counting."""
        return self.t.zone(DECK, self.seat)

    @property
    def exiled(self) -> list[int]:
        """The cards on the Exile mat."""
        return self.t.zone(EXILE, self.seat)[:]

    @property
    def is_my_turn(self) -> bool:
        """Whether it is this player's turn."""
        return self.s.turn.seat == self.seat

    def player_at(self, seat: int, play: int = 0, this: Ref | None = None) -> Self:
        """The player in a seat, with the play and the card that they follow, if any."""
        return self._replace(seat=seat, play=play, this=this)

    @property
    def others(self) -> list[Self]:
        """The other players, in the order of turns, beginning with the player whose turn it is.

        Whatever befalls several players befalls them in this order, whoever brings it about.
        """
        return [self._replace(seat=seat) for seat in self.t.seats_in_turn() if seat != self.seat]

    @property
    def everybody(self) -> list[Self]:
        """All players, in the order of turns, beginning with the player whose turn it is."""
        return [self._replace(seat=seat) for seat in self.t.seats_in_turn()]

    @property
    def victims(self) -> list[Self]:
        """The other players whom this play of an Attack affects; see `others`."""
        unaffected = self.s.unaffected
        return [you for you in self.others if (self.play, you.seat) not in unaffected]

    @property
    def left(self) -> Self:
        """The player to the left."""
        return self._replace(seat=self.t.seats_from(self.seat)[1])

    @property
    def right(self) -> Self:
        """The player to the right."""
        return self._replace(seat=self.t.seats_from(self.seat)[-1])

    @property
    def record(self) -> Play | None:
        """The record of the play."""
        return self.t.play_of(self.play)

    def kind(self, card: int) -> Kind:
        """What is printed on a card."""
        return self.t.cards[card]

    def is_a(self, card: int, *types: int) -> bool:
        """Whether a card has one of these types now."""
        return self.t.is_type(card, *types)

    def is_action(self, card: int) -> bool:
        """Whether a card is an Action now."""
        return self.t.is_type(card, ACTION)

    def is_treasure(self, card: int) -> bool:
        """Whether a card is a Treasure now."""
        return self.t.is_type(card, TREASURE)

    def is_victory(self, card: int) -> bool:
        """Whether a card is a Victory card."""
        return self.t.is_type(card, VICTORY)

    def named(self, cards: Iterable[int], *ids: str) -> list[int]:
        """Those of the cards that are called so."""
        return [card for card in cards if self.kind(card).id in ids]

    def of_type(self, cards: Iterable[int], *types: int) -> list[int]:
        """Those of the cards that have one of these types."""
        return [card for card in cards if self.t.is_type(card, *types)]

    def cost(self, card: int) -> Cost:
        """What a card costs now."""
        return cost_of(self.t, self.kind(card))

    def finds(self, ref: Ref | None) -> bool:
        """Whether a card has not moved since it was referred to."""
        return ref is not None and self.s.finds(ref)

    def may_not_play(self, card: int) -> bool:
        """Whether it is in hand, or as good as in hand, and something forbids to play it from there."""
        return self.t.is_within_reach(card, self.seat) and self.t.forbids(MayPlay(self.seat, card))

    def ref(self, card: int) -> Ref:
        """The card as it lies now."""
        return self.s.ref(card)

    def this_turn(self, what: str) -> list[Done]:
        """What this player has done this turn: "play", "buy", "gain", "trash", "exile", "call", "return"."""
        return self.t.done_by(self.seat, what)

    def last_turn(self, what: str) -> list[Done]:
        """What this player did on their last turn; only for cards that remember that (`LAST_TURN`)."""
        return [done for done in self.s.before[self.seat] if done.what == what]

    def plays_of(self, type: int, after: int = 0) -> list[Done]:
        """The plays of this turn of cards that had a type as they were played, those after a play only."""
        plays = self.this_turn("play")
        return [done for done in plays if done.types & type and (done.play > after or not after)]

    def gained_in_buy_phase(self) -> list[int]:
        """The cards that this player has gained in the Buy phase that is going on, or is ending."""
        gained: list[int] = []
        for done in reversed(self.s.done):
            if done.what == "return":
                break
            if done.what == "gain" and done.seat == self.seat and done.phase == BUY_PHASE:
                gained.append(done.card)
        return gained

    def supply(self, where: Where | None = None) -> list[int]:
        """The top cards of the piles in the Supply, as far as the test says."""
        return [card for card in self.t.supply() if where is None or where(card)]

    def up_to(self, coins: int | Cost) -> list[int]:
        """The cards in the Supply that cost up to this much."""
        limit = Cost(coins) if isinstance(coins, int) else coins
        return [card for card in self.t.supply() if self.cost(card).within(limit)]

    def costing(self, coins: int | Cost) -> list[int]:
        """The cards in the Supply that cost exactly this much."""
        exactly = Cost(coins) if isinstance(coins, int) else coins
        return [card for card in self.t.supply() if self.cost(card) == exactly]
