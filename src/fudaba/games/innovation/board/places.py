"""The lower layer of a table of Innovation: its seats, where cards lie, and what follows from a move.

What can be counted there is in `table`, what moves cards in `moves` and `draws`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from mypy_extensions import mypyc_attr

from fudaba.games.innovation.board.board import Board
from fudaba.games.innovation.board.memory import Memory
from fudaba.games.innovation.board.pieces import Piece, claims, offered, pieces
from fudaba.games.innovation.board.state import (
    BOARD,
    DECKS,
    DISPLAY,
    EXHIBITS,
    FREE_MUSEUMS,
    HAND,
    MUSEUMS,
    SPECIALS,
    InnovationState,
    last_age,
    layout_for,
)
from fudaba.games.innovation.facts.aspects import BOARDS, REST
from fudaba.games.innovation.facts.house_rules import HouseRules
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.printed import COLOURS, FIRST
from fudaba.games.innovation.facts.vocabulary import LineKind, QuestionKind, Verb
from fudaba.kernel.cards import EVERYBODY, only
from fudaba.kernel.table import Table


def _goal(house: HouseRules, seats: int) -> int:
    """How many achievements win (INN-059 to INN-062, INN-090, INN-AMB21)."""
    expansions = len(house.sets) - 1
    if house.teams:
        return 6 + expansions
    if house.fourth:
        return max(3, 8 - seats) + expansions
    return max(4, 8 - seats + expansions)


@mypyc_attr(allow_interpreted_subclasses=True)
class Places(Table[InnovationState, LineKind, QuestionKind, Verb, Piece]):
    """Where the cards of a game are. `seat` is a seat number, `card` a card number."""

    __slots__ = (
        "aside", "astray", "boards", "claims_at_end", "claims_at_once", "covered", "decks", "during", "held",
        "house", "in_karma", "last_age", "lies", "moved_by", "rounds", "rounds_of_others", "seats_at",
        "to_activate", "to_meld", "turn_cause", "winning",
    )  # fmt: skip

    def __init__(self, house: HouseRules, seats: int, key: bytes) -> None:
        cards = pieces(house.edition, house.sets, house.relics)
        layout = layout_for(house.edition, house.sets, seats)
        super().__init__(InnovationState(layout, len(cards), seats, key), cards, seats)
        if house.card_counts:
            self.state.memory = Memory(seats, range(DECKS, layout.seats[0]))
        self.house = house
        self.claims_at_once = claims(house.edition, house.sets, house.relics, at_once=True)
        self.claims_at_end = claims(house.edition, house.sets, house.relics, at_once=False)
        self.decks = layout.decks
        self.seats_at = layout.seats
        self.lies = layout.lies
        self.to_meld = offered("meld", house.edition, house.sets, house.relics)
        self.to_activate = offered("dogma", house.edition, house.sets, house.relics)
        self.aside = layout.aside
        self.last_age = last_age(house.edition)
        self.turn_cause = -1
        """The line of the log under which an action is told."""
        self.in_karma = False
        """Whether a karma effect is being executed; meanwhile there is no other (INN-178)."""
        self.moved_by: dict[int, str] = {}
        """By card, the verb that moved it last, as it is told."""
        self.covered: dict[int, int] = {}
        """By card, which other one it was melded on when it was last; -1 for none."""
        self.held: dict[int, int] = {}
        """By card that a verb is about to move, the number of the last move when it was looked for."""
        self.astray: list[int] = []
        """Cards that a verb has moved though they were no longer where it had found them (INN-G17)."""
        self.during: dict[str, Any] = {}
        """What effects note for the rest of the action (INN-G18)."""
        self.rounds = [[(seat + i) % seats for i in range(seats)] for seat in range(seats)]
        self.rounds_of_others = [around[1:] for around in self.rounds]
        self.winning = _goal(house, seats)
        self.boards: list[Board | None] = [None] * seats
        """By seat, what was found on the board; None where that may be out of date."""

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.house = self.house
        new.claims_at_once = self.claims_at_once
        new.claims_at_end = self.claims_at_end
        new.decks = self.decks
        new.seats_at = self.seats_at
        new.lies = self.lies
        new.to_meld = self.to_meld
        new.to_activate = self.to_activate
        new.aside = self.aside
        new.last_age = self.last_age
        new.turn_cause = -1
        new.in_karma = False
        new.moved_by = {}
        new.covered = {}
        new.held = {}
        new.astray = []
        new.during = {}
        new.rounds = self.rounds
        new.rounds_of_others = self.rounds_of_others
        new.winning = self.winning
        new.boards = self.boards[:]
        return new

    def keep_causes(self, of: Self) -> None:
        """The turn is told under the same line as there."""
        self.turn_cause = of.turn_cause

    # Seats.

    def seats_in_turn(self) -> list[int]:
        """Those still in the game, from the player whose turn it is (INN-242)."""
        return self.seats_from(self.state.turn)

    def seats_from(self, seat: int) -> list[int]:
        """Those still in the game, clockwise from this one. Not to be changed."""
        lost = self.state.lost
        if True in lost:
            return [other for other in self.rounds[seat] if not lost[other]]
        return self.rounds[seat]

    def others(self, seat: int) -> list[int]:
        """All others still in the game, clockwise from this one's left. Not to be changed."""
        lost = self.state.lost
        if True in lost:
            return [other for other in self.rounds_of_others[seat] if not lost[other]]
        return self.rounds_of_others[seat]

    def opponents(self, seat: int) -> list[int]:
        """The others who are not on this one's team (INN-048, INN-AMB25)."""
        others = self.others(seat)
        return [other for other in others if (other - seat) % 2] if self.house.teams else others

    def other_players(self, seat: int) -> list[int]:
        """The "other players" of a text: a partner is one of them from the third edition on (INN-AMB30)."""
        return self.opponents(seat) if self.house.edition == FIRST else self.others(seat)

    def team(self, seat: int) -> int:
        """The number of a seat's team; without teams everybody is one of their own."""
        return seat % 2 if self.house.teams else seat

    # Places.

    def place(self, seat: int, place: int) -> int:
        """The zone that is a seat's place of this kind."""
        return self.seats_at[seat] + place

    def stack(self, seat: int, colour: str) -> int:
        """The zone of a colour's stack on a seat's board."""
        return self.seats_at[seat] + BOARD + COLOURS.index(colour)

    def at(self, seat: int, place: int) -> list[int]:
        """The cards in a seat's place. Not to be changed."""
        zones: list[list[int]] = self.state.zones
        return zones[self.seats_at[seat] + place]

    def stacks(self, seat: int) -> list[list[int]]:
        """A seat's five stacks, in the order of `COLOURS`. Not to be changed."""
        start = self.seats_at[seat] + BOARD
        zones: list[list[int]] = self.state.zones
        return zones[start : start + len(COLOURS)]

    def board(self, seat: int) -> Board:
        """What there is on a seat's board now."""
        found = self.boards[seat]
        if found is None:
            found = self.boards[seat] = Board(self.cards, self.stacks(seat))
        return found

    def deck(self, card: int) -> int:
        """Where a card is returned to: its deck, or where a special achievement, relic or museum begins."""
        piece = self.cards[card]
        return piece.home if piece.home >= 0 else self.decks[piece.set, piece.age]

    def whereabouts(self, card: int) -> tuple[int, int]:
        """The seat whose a card is (-1 for none) and the place where it lies there."""
        return self.lies[self.state.where[card]]

    def in_deck(self, card: int) -> bool:
        """Whether a card lies in a deck."""
        where: int = self.state.where[card]
        return DECKS <= where < self.seats_at[0]

    def on_board(self, card: int) -> bool:
        """Whether a card lies in a stack."""
        seat, place = self.whereabouts(card)
        return seat >= 0 and place >= BOARD

    # What karma effects have to say (see `facts.karma`); nothing, at a table without Figures.

    async def would(self, what: Would, *, also: Would | None = None) -> Would | None:
        """Let karma effects have their say before something happens: what happens then, None for nothing.

        also: as what else it may concern them, being one event all the same.
        """
        return what

    def is_awaited(self, kind: str) -> bool:
        """Whether any top figure waits for such a thing; if not, `would` need not be asked."""
        if self.in_karma or not self.house.figures:
            return False
        for seat in range(self.seats):  # noqa: SIM110 - asked before every verb, and `any` is much slower
            if kind in self.board(seat).waits:
                return True
        return False

    def awaits(self, what: Would, *, instead: bool = False) -> list[int]:
        """The figures whose karma effects would have their say; `instead`: only those that replace it."""
        return []

    async def melded(self, seat: int, card: int, *, from_hand: bool = True) -> None:
        """Let the karma effect of a figure that has just been melded happen (INN-181)."""

    def each(self, seat: int, value: str, *given: Any) -> list[Any]:
        """What the karma effects of a player's top figures make of a value (INN-182)."""
        values = (self.boards[seat] or self.board(seat)).values
        if not values or (runs := values.get(value)) is None:
            return []
        return self.made_of(seat, runs, given)

    def made_of(self, seat: int, runs: list[Callable[..., Any]], given: tuple[Any, ...]) -> list[Any]:
        """What these karma effects make of a value; what is printed is given to them."""
        return []

    def changed_points(self, seat: int, points: int) -> int:
        """A player's points with all that karma effects add to and take from them."""
        return points

    # Cards move.

    def move(self, card: int, zone: int, *, bottom: bool = False) -> None:
        """Put a card on top (or at the bottom) of a zone, and keep splays and counts true."""
        s = self.state
        source, stamp = s.where[card], s.stamp[card]
        exhibit = self._exhibit(card) if self.house.artifacts else -1
        memory, known = s.memory, s.known.get(card, 0)
        s.move(card, zone, bottom=bottom)
        if memory is not None:
            seen = s.layout[source].audience | known | s.layout[zone].audience
            memory.moved(s, self.cards, card, source, stamp, seen)
        if exhibit >= 0:
            self._artifact_left(self.state.layout[source].owner, exhibit)
        self._changed(source)
        self._changed(zone)
        if self.house.figures:
            for seat in range(self.seats):
                values = (self.boards[seat] or self.board(seat)).values
                if values and "icons" in values:
                    self.state.icons[seat] = None
            if self.house.fourth:
                self.look_into_hands()
        if self.house.relics:
            self._turn_relics_up(source, zone)

    def show(self, card: int, audience: int = EVERYBODY) -> None:
        """Let these seats see a card where it lies."""
        self.state.show(card, audience)
        if self.state.memory is not None:
            self.state.memory.shown(self.state, card, audience)

    def shuffle(self, zone: int) -> None:
        """Shuffle a deck."""
        self.state.shuffle(zone)
        if self.state.memory is not None:
            self.state.memory.shuffled(zone)

    def _turn_relics_up(self, *zones: int) -> None:
        """Relics among achievements lie face up (INN-117), also when something was taken from beside them."""
        for zone in zones:
            if self.state.layout[zone].name == "achievements":
                for card in self.state.zones[zone]:
                    if self.cards[card].relic:
                        self.show(card)

    def _changed(self, zone: int) -> None:
        """A stack of fewer than two cards is not splayed (INN-036), and its icons are to be counted again."""
        self.touch(zone)
        seat, place = self.lies[zone]
        if seat < 0:
            return
        if place >= BOARD:
            self.count_anew(seat)
            if len(self.state.zones[zone]) < 2:
                self.state.splays[seat * len(COLOURS) + place - BOARD] = 0
        elif place == DISPLAY:  # it may count for its owner
            self.state.icons[seat] = None

    def _exhibit(self, card: int) -> int:
        """Which of its owner's exhibits a card is, and so in which of the museums; -1 for none."""
        seat, place = self.whereabouts(card)
        return self.at(seat, EXHIBITS).index(card) if seat >= 0 and place == EXHIBITS else -1

    def _artifact_left(self, seat: int, exhibit: int) -> None:
        """The museum that an artifact has left is available again, unless it has gone before it."""
        museums = self.at(seat, MUSEUMS)
        if len(self.at(seat, EXHIBITS)) < len(museums):
            self.state.move(museums[exhibit], FREE_MUSEUMS)

    def count_anew(self, seat: int) -> None:
        """What was found and counted on a board may be out of date."""
        self.boards[seat] = None
        self.state.icons[seat] = None

    def touch(self, zone: int) -> None:
        """Note that it must be looked again who earns a special achievement by what has changed there.

        None asks for a hand, but for what is done with a city in it.
        """
        seat, place = self.lies[zone]
        if seat < 0:
            if zone == SPECIALS:
                self.state.unsettled = self.state.unclaimed = EVERYBODY
            return
        if place >= BOARD or place == DISPLAY:
            self.note(seat, BOARDS)
        elif self.state.phase == "display" and place != HAND:  # what is on display counts as if on the board
            self.note(seat, BOARDS)
            self.note(seat, REST)
        elif place != HAND or self.house.cities:
            self.note(seat, REST)

    def note(self, seat: int, what: int) -> None:
        """Note what has changed of a player; see `InnovationState.unsettled`."""
        changed = 1 << (seat + what)
        self.state.unsettled |= changed
        self.state.unclaimed |= changed

    def mark(self) -> tuple[int, int]:
        """What differs as soon as anything on the table has changed (INN-AMB3)."""
        return self.state.moves, self.state.turned

    def look_into_hands(self) -> None:
        """Who has the turn sees what a karma effect counts as their hand, whosever hand it is (INN-182)."""
        s = self.state
        for cards in self.each(s.turn, "hand"):
            for card in cards:
                if not (s.layout[s.where[card]].audience | s.known.get(card, 0)) >> s.turn & 1:
                    self.show(card, only(s.turn))
