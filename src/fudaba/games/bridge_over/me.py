"""The words in which cards are written: a player who plays a card, and follows what it says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Self

from fudaba.games.bridge_over.deck import Printed
from fudaba.games.bridge_over.state import DISCARDS, Attack
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.bridge_over.vocabulary import BridgeOverOption, Deed, QuestionKind, Verb
from fudaba.kernel import handful, player
from fudaba.kernel.ask import Option
from fudaba.kernel.choices import Choice
from fudaba.kernel.player import PLAYERS

DIRECTIONS: Final[dict[str, BridgeOverOption]] = {
    word: Option("direction", word=word) for word in ("skip", "reverse", "straight")
}
"""What may be done to the order of play."""


class Cards(handful.Cards[Printed]):
    """Some cards of the table."""

    __slots__ = ()

    def having(self, trait: str) -> Self:
        """Those with a trait (see deck.py)."""
        return self.where(lambda card: trait in card.kind.traits)


class Me(player.Player[Cards, Deed, QuestionKind, Verb]):
    """A player, and the card that they have played."""

    __slots__ = ("seat", "t", "this")

    t: BridgeOver
    seat: int

    def __init__(self, t: BridgeOver, seat: int, this: int) -> None:
        self.t = t
        self.seat = seat
        self.this = this

    @property
    def asking(self) -> int:
        """The card that was played."""
        return self.this

    def as_seat(self, seat: int) -> Self:
        """Another player, for the same card."""
        return type(self)(self.t, seat, self.this)

    def around(self) -> Sequence[int]:
        """All players, from the one whose turn it is, in the direction of play."""
        return self.t.seats_in_turn()

    def handful(self, cards: Iterable[int], since: int = -1) -> Cards:
        """Some cards of this table."""
        return Cards(self.t, cards, since)

    # What they look at.

    @property
    def hand(self) -> Cards:
        """The cards in hand."""
        return Cards(self.t, self.t.hand(self.seat))

    @property
    def front(self) -> Cards:
        """The public cards in front of this player."""
        return Cards(self.t, self.t.front(self.seat))

    @property
    def covered_discards(self) -> Cards:
        """The discards but the top card, which stays (G-14)."""
        return Cards(self.t, self.t.state.zones[DISCARDS][:-1])

    @property
    def next(self) -> Self:
        """Whose turn is next, with what this turn has skipped."""
        return type(self)(self.t, self.t.next_player(self.seat), self.this)

    # What they choose.

    async def choose_among(
        self, verb: Deed, cards: Cards, choice: Choice[Cards], **facts: Any
    ) -> Iterable[int]:
        """Cards are chosen by their faces."""
        faces = {self.t.cards[card].face: card for card in cards}
        options: list[BridgeOverOption] = [Option(verb, card, face) for face, card in faces.items()]
        chosen = await self.t.choose_some(
            self.seat, verb, options, least=choice.least, most=choice.most, about=self.this, **facts
        )
        return [option.card for option in chosen]

    async def point_at(self, word: str, *, rule: str) -> Self:
        """Point at any other player. word: to "attack" them, or to "move" an attack to them."""
        others = [PLAYERS[seat] for seat in range(self.t.seats) if seat != self.seat]
        return self.as_seat((await self.pick("player", others, word=word, rule=rule)).seat)

    async def aim(self, *, rule: str) -> tuple[Self, int]:
        """Point at whom to attack. Returns them, and after which seat play goes on (-1: theirs, AMB-6)."""
        target = await self.point_at("attack", rule=rule)
        return target, self.seat if self.t.house.after_shot == "shooter" else -1

    async def direct(self, *words: str, rule: str) -> None:
        """Decide what the order of play does, and do it. words: of `DIRECTIONS`."""
        word = (await self.pick("direction", [DIRECTIONS[word] for word in words], rule=rule)).word
        if word == "skip":
            self.skip(rule=rule)
        elif word == "reverse":
            self.reverse(rule=rule)

    # What they do.

    def skip(self, *, rule: str) -> None:
        """Pass over the next player (BRG-024)."""
        t = self.t
        t.tell("skips", self.seat, whom=t.next_player(self.seat), rule=rule)
        t.state.skip += 1

    def reverse(self, *, rule: str) -> None:
        """Turn the direction of play round (BRG-028)."""
        s = self.t.state
        s.direction = -s.direction
        word = "clockwise" if s.direction > 0 else "counterclockwise"
        self.t.tell("reverses", self.seat, word=word, rule=rule)

    def attack(
        self, on: Me, kind: str, *, cards: int, rule: str, amplified: str = "BRG-162", after: int = -1
    ) -> None:
        """Attack a player with cards to draw, one more for each own Amplify (BRG-162)."""
        t = self.t
        if more := t.amplified(self.seat):
            cards, rule = cards + more, amplified
        t.state.attack = Attack(self.seat, on.seat, kind, cards, after=after)
        t.state.skip = 0
        t.attack_cause = t.tell("attacks", self.seat, whom=on.seat, number=cards, rule=rule)

    def put_in_front(self, on: Me | None = None) -> None:
        """Put this card in front of a player; of this one, if nobody is named."""
        self.t.put_in_front(self.this, self.seat if on is None else on.seat)

    def throw_hand_away(self, *, rule: str) -> None:
        """Put the whole hand at the bottom of the discards."""
        hand = self.hand
        self.t.tell("throws_hand_away", self.seat, number=len(hand), rule=rule)
        for card in hand:
            self.t.to_bottom(card)

    def draw(self, count: int, *, rule: str) -> None:
        """Draw cards."""
        self.t.draw_cards(self.seat, count, rule=rule)
