"""A table of Innovation: where everything is, and what can be counted there.

What changes it is in `moves` and `draws`; how a card's effects are carried out in `dogma`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Self

from fudaba.games.innovation.pieces import Cards, Piece, pieces
from fudaba.games.innovation.printed import COLOURS, EXPANSIONS, FOURTH, ICONS
from fudaba.games.innovation.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    FORECAST,
    HAND,
    SCORE,
    SPECIALS,
    Game,
    last_age,
    layout_for,
)
from fudaba.kernel.ask import Option
from fudaba.kernel.table import Result, Table

YES_NO = (Option("may", word="yes"), Option("may", word="no"))
COLOUR_OPTIONS = {colour: Option("colour", word=colour) for colour in COLOURS}
_NUMBER = {icon: number for number, icon in enumerate(ICONS)}
_NO_ICONS = (0,) * len(ICONS)


class House(NamedTuple):
    """The options of a table, by the names under which they are set (see docs/rulings.md)."""

    edition: str
    teams: bool
    start_hand: str
    relics: bool
    artifacts: bool
    cities: bool
    echoes: bool
    figures: bool
    unseen: bool

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets in play."""
        return ("base", *(name for name in EXPANSIONS if getattr(self, name)))

    @property
    def fourth(self) -> bool:
        """Whether the rules are those of the fourth edition."""
        return self.edition == FOURTH


class Innovation(Table):
    """Where a game is played. `seat` is a seat number, `card` a card number."""

    __slots__ = ("decks", "house", "last_age", "seats_at", "turn_cause")

    state: Game
    cards: tuple[Piece, ...]

    def __init__(self, house: House, seats: int, key: bytes) -> None:
        cards = pieces(house.edition, house.sets)
        layout = layout_for(house.edition, house.sets, seats)
        super().__init__(Game(layout, len(cards), seats, key), cards, seats)
        self.house = house
        self.decks = layout.decks
        self.seats_at = layout.seats
        self.last_age = last_age(house.edition)
        self.turn_cause = -1
        """The line of the log under which an action is told."""

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.house = self.house
        new.decks = self.decks
        new.seats_at = self.seats_at
        new.last_age = self.last_age
        new.turn_cause = -1
        return new

    # Seats.

    def seats_in_turn(self) -> list[int]:
        """Those still in the game, from the player whose turn it is (INN-242)."""
        return self.seats_from(self.state.turn)

    def seats_from(self, seat: int) -> list[int]:
        """Those still in the game, clockwise from this one."""
        lost = self.state.lost
        return [other for i in range(self.seats) if not lost[other := (seat + i) % self.seats]]

    def others(self, seat: int) -> list[int]:
        """All others still in the game, clockwise from this one's left."""
        return [other for other in self.seats_from(seat) if other != seat]

    def opponents(self, seat: int) -> list[int]:
        """The others who are not on this one's team (INN-048, INN-AMB25)."""
        return [other for other in self.others(seat) if self.team(other) != self.team(seat)]

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

    def tops(self, seat: int) -> Cards:
        """A seat's top cards."""
        return Cards(self, [stack[-1] for stack in self.stacks(seat) if stack])

    def deck(self, card: int) -> int:
        """The deck that a card belongs to."""
        piece = self.cards[card]
        return self.decks[piece.set, piece.age]

    def whereabouts(self, card: int) -> tuple[int, int]:
        """The seat whose a card is (-1 for none) and the place where it lies there."""
        zone = self.state.layout[self.state.where[card]]
        return (zone.owner, zone.number - self.seats_at[zone.owner]) if zone.owner >= 0 else (-1, zone.number)

    def on_board(self, card: int) -> bool:
        """Whether a card lies in a stack."""
        seat, place = self.whereabouts(card)
        return seat >= 0 and place >= BOARD

    # What is printed, and what it comes to.

    def age(self, card: int) -> int:
        """A card's age: face up on a table it may be another one (INN-118)."""
        piece = self.cards[card]
        return piece.shows if piece.shows != piece.age and self.on_board(card) else piece.age

    def splay(self, seat: int, colour: str) -> int:
        """How a stack is splayed."""
        return self.state.splays[seat * len(COLOURS) + COLOURS.index(colour)]

    def icons(self, seat: int) -> tuple[int, ...]:
        """How many icons of each kind are visible on a board, in the order of `ICONS` (INN-030)."""
        counted = self.state.icons[seat]
        if counted is None:
            counted = self.state.icons[seat] = self._count_icons(seat)
        return counted

    def count(self, seat: int, icon: str) -> int:
        """How many icons of one kind are visible on a board."""
        return self.icons(seat)[_NUMBER[icon]]

    def _count_icons(self, seat: int) -> tuple[int, ...]:
        pieces, splays = self.cards, self.state.splays
        shown = []
        for colour, stack in enumerate(self.stacks(seat), seat * len(COLOURS)):
            if stack:
                shown.append(pieces[stack[-1]].whole)
                if splay := splays[colour]:
                    shown += [pieces[card].counts[splay] for card in stack[:-1]]
        return tuple(map(sum, zip(*shown, strict=True))) if shown else _NO_ICONS

    def visible(self, seat: int, colour: str) -> Iterator[tuple[int, str]]:
        """Every visible place of a stack, from the bottom card up: the card and what is printed there."""
        stack = self.state.zones[self.stack(seat, colour)]
        splay = self.splay(seat, colour)
        for card in stack[:-1]:
            for mark in self.cards[card].shown(splay):
                yield card, mark
        for card in stack[-1:]:
            for mark in self.cards[card].places:
                yield card, mark

    def bonuses(self, seat: int) -> list[int]:
        """The visible bonuses of a board."""
        if not self.house.echoes:
            return []
        marks = (mark for colour in COLOURS for _, mark in self.visible(seat, colour))
        return [int(mark.removeprefix("bonus_")) for mark in marks if mark.startswith("bonus_")]

    def points(self, seat: int) -> int:
        """A player's score: the ages in the score pile, the highest visible bonus, 1 for each other bonus."""
        pieces = self.cards
        points = sum(pieces[card].age for card in self.at(seat, SCORE))
        if bonuses := self.bonuses(seat):
            points += max(bonuses) + len(bonuses) - 1
        return points

    def highest_top(self, seat: int) -> int:
        """The highest age among a player's top cards, 0 without any."""
        return max((self.cards[card].shows for card in self.tops(seat)), default=0)

    def achievements(self, seat: int) -> int:
        """How many achievements a player has."""
        return len(self.at(seat, ACHIEVEMENTS))

    def goal(self) -> int:
        """How many achievements win the game (INN-059 to INN-062, INN-090, INN-AMB21)."""
        needed = 6 if self.house.teams else max(4, 8 - self.seats)
        return needed + len(self.house.sets) - 1

    def standard(self, age: int) -> list[int]:
        """The available standard achievements of an age."""
        return [card for card in self.state.zones[AVAILABLE] if self.cards[card].age == age]

    def needed(self, seat: int, age: int) -> int:
        """The score that a standard achievement takes: more if one of that age is there already (INN-141)."""
        own = sum(self.cards[card].age == age for card in self.at(seat, ACHIEVEMENTS))
        return 5 * age * (own + 1)

    def eligible(self, seat: int, age: int) -> bool:
        """Whether a player may claim an age: by score and by top card (INN-021, INN-022)."""
        return self.highest_top(seat) >= age and self.points(seat) >= self.needed(seat, age)

    # What everybody may know.

    def result(self) -> Result:
        """Ranked by achievements; who has won is said by what ended the game."""
        return Result(tuple(map(self.achievements, range(self.seats))), self.state.winners)

    def public(self) -> dict[str, Any]:
        """What everybody may know besides the zones."""
        s = self.state
        seats = range(self.seats)
        five = len(COLOURS)
        return {
            "edition": self.house.edition,
            "sets": list(self.house.sets),
            "teams": self.house.teams,
            "goal": self.goal(),
            "turn": s.turn,
            "turns": s.turns,
            "action": s.action,
            "actions": s.actions,
            "phase": s.phase,
            "icons": [list(self.icons(seat)) for seat in seats],
            "splays": [s.splays[seat * five : (seat + 1) * five] for seat in seats],
            "points": [self.points(seat) for seat in seats],
            "achievements": [self.achievements(seat) for seat in seats],
            "tucked": list(s.tucked),
            "scored": list(s.scored),
            "lost": list(s.lost),
            "over": s.phase == "over",
            "winners": list(s.winners),
        }

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand. Not to be changed."""
        return self.at(seat, HAND)

    def special(self, id: str) -> int:
        """The available special achievement of that id, -1 if it is not available."""
        return next((card for card in self.state.zones[SPECIALS] if self.cards[card].id == id), -1)

    def limit(self, seat: int, place: int) -> int:
        """How many cards a safe, or in the fourth edition a forecast, may hold (INN-204d, INN-232)."""
        if place == FORECAST and not self.house.fourth:
            return len(self.cards)
        five = len(COLOURS)
        return 5 - max(self.state.splays[seat * five : (seat + 1) * five])

    # Cards move.

    def move(self, card: int, zone: int, *, bottom: bool = False) -> None:
        """Put a card on top (or at the bottom) of a zone, and keep splays and counts true."""
        source = self.state.where[card]
        self.state.move(card, zone, bottom=bottom)
        self._board_changed(source)
        self._board_changed(zone)

    def _board_changed(self, zone: int) -> None:
        """A stack of fewer than two cards is not splayed (INN-036), and its icons are to be counted again."""
        seat = self.state.layout[zone].owner
        if seat < 0 or zone < self.seats_at[seat] + BOARD:
            return
        self.state.icons[seat] = None
        if len(self.state.zones[zone]) < 2:
            self.state.splays[seat * len(COLOURS) + zone - self.seats_at[seat] - BOARD] = 0

    def mark(self) -> tuple[int, int]:
        """What differs as soon as anything on the table has changed (INN-AMB3)."""
        return self.state.moves, self.state.turned
