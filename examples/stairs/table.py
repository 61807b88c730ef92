"""A table of Stairs: its state, and what may be done."""

from __future__ import annotations

from typing import Self

from examples.stairs.shown import Public
from examples.stairs.words import LineKind, QuestionKind, Verb
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.cards import EVERYBODY, NOBODY, Card, Zone, only
from fudaba.kernel.ending import Ending, Measure
from fudaba.kernel.state import State
from fudaba.kernel.table import Result, Table

BOX, PILE, STAIRS, HANDS = range(4)
"""In the box lie the cards that a situation leaves out."""
HIGHEST, COPIES, HAND = 9, 3, 5
CARDS = tuple(Card(f"step_{height}") for height in range(1, HIGHEST + 1) for _ in range(COPIES))


def height_of(card: Card) -> int:
    """How high a step is."""
    return int(card.id.removeprefix("step_"))


def layout_for(seats: int) -> tuple[Zone, ...]:
    """The pile, the stairs, and a hand for each player."""
    return (
        Zone(BOX, "box", audience=NOBODY),
        Zone(PILE, "pile", audience=NOBODY),
        Zone(STAIRS, "stairs", audience=EVERYBODY),
        *(Zone(HANDS + seat, "hand", seat, only(seat)) for seat in range(seats)),
    )


class Game(State):
    """turn: whose it is. turns: how many have begun. idle: passes in a row. begun, over: whether it is so."""

    __slots__ = ("begun", "idle", "over", "turn", "turns")

    def __init__(self, seats: int, key: bytes) -> None:
        super().__init__(layout_for(seats), len(CARDS), seats, key)
        self.turn = self.turns = self.idle = 0
        self.begun = self.over = False

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = super().clone()
        new.turn, new.turns, new.idle = self.turn, self.turns, self.idle
        new.begun, new.over = self.begun, self.over
        return new


class Stairs(Table[Game, LineKind, QuestionKind, Verb]):
    """Where a game is played."""

    __slots__ = ()

    def __init__(self, seats: int, key: bytes) -> None:
        super().__init__(Game(seats, key), CARDS, seats)

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand."""
        return self.state.zones[HANDS + seat]

    @property
    def height(self) -> int:
        """How high the stairs are; 0 where any card may be laid."""
        lying = self.state.zones[STAIRS]
        top = height_of(self.cards[lying[-1]]) if lying else 0
        return 0 if top == HIGHEST else top

    def begin(self) -> None:
        """Deal, unless the cards lie already."""
        s = self.state
        if not s.zones[STAIRS]:
            s.move_all(BOX, PILE)
            s.shuffle(PILE)
            for seat in range(self.seats):
                s.draw_some(PILE, HANDS + seat, HAND)
            s.draw(PILE, STAIRS)

    def step(self) -> Ask[QuestionKind, Verb] | None:
        """What to lay, or to draw; None once the game is over."""
        s = self.state
        if s.over:
            return None
        if not s.begun:
            s.begun = True
            s.turns += 1
            self.tell("turn", s.turn)
        low = self.height
        lays: list[Option[Verb]] = [
            Option("lay", card, self.cards[card].face)
            for card in self.hand(s.turn)
            if height_of(self.cards[card]) >= low
        ]
        last: Option[Verb] = Option("draw" if s.zones[PILE] else "pass")
        if last.verb == "pass" and lays:
            return self.question(s.turn, "lay", lays, rule="STR-2")
        return self.question(s.turn, "lay", [*lays, last], rule="STR-1")

    def take(self, ask: Ask[QuestionKind, Verb], answer: Answer) -> None:
        """Lay, draw or pass; then it is the next player's turn, or the game is over."""
        s, option = self.state, ask.options[answer[0]]
        s.idle = s.idle + 1 if option.verb == "pass" else 0
        if option.verb == "lay":
            s.move(option.card, STAIRS)
            self.tell("lays", s.turn, option.card, rule="STR-1")
        elif option.verb == "draw":
            self.tell("draws", s.turn, s.draw(PILE, HANDS + s.turn), audience=only(s.turn), rule="STR-1")
        else:
            self.tell("passes", s.turn, rule="STR-2")
        if not self.hand(s.turn) or s.idle == self.seats:
            s.over = True
            self.tell("ends", rule="STR-3")
        s.turn, s.begun = (s.turn + 1) % self.seats, False

    def result(self) -> Result:
        """The fewest cards win; ties share."""
        cards = tuple(len(self.hand(seat)) for seat in range(self.seats))
        return Result(cards, tuple(seat for seat, own in enumerate(cards) if own == min(cards)))

    def ending(self) -> Ending | None:
        """How many cards everybody has left; None while the game goes on."""
        if not self.state.over:
            return None
        cards, winners = self.result()
        return Ending("stairs", "STR-3", winners, (Measure("cards", cards, "STR-3", few=True),))

    def turns_taken(self) -> int:
        """How many turns have begun."""
        return self.state.turns

    def seats_in_turn(self) -> list[int]:
        """From the player whose turn it is."""
        return [(self.state.turn + step) % self.seats for step in range(self.seats)]

    def public(self) -> Public:
        """What everybody may know besides the zones."""
        s = self.state
        return Public(turn=s.turn, turns=s.turns, height=self.height, over=s.over)
