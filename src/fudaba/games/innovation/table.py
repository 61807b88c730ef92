"""A table of Innovation: where everything is, and what can be counted there.

What changes it is in `moves` and `draws`; how a card's effects are carried out in `dogma`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.games.innovation.pieces import Cards, Piece, claims, pieces
from fudaba.games.innovation.printed import COLOURS, EXPANSIONS, FLAG, FOUNTAIN, FOURTH, ICONS, STANDARD_ICONS
from fudaba.games.innovation.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    BOARDS,
    BOX,
    DECKS,
    DISPLAY,
    EXHIBITS,
    FORECAST,
    FREE_MUSEUMS,
    HAND,
    MUSEUMS,
    REST,
    REVEALED,
    SCORE,
    SPECIALS,
    Game,
    last_age,
    layout_for,
)
from fudaba.games.innovation.would import Would
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import EVERYBODY, only
from fudaba.kernel.table import Result, Table

COLOUR_OPTIONS = {colour: Option("colour", word=colour) for colour in COLOURS}
_NUMBER = {icon: number for number, icon in enumerate(ICONS)}
RAISED: Final = "raised"
"""Of the notes for an action, by how much values in all effects are higher than printed."""
_NO_ICONS = (0,) * len(ICONS)


class TopKarmas(NamedTuple):
    """The "each" karma effects of a player's top figures, by the value that they change, as long as there
    have been so many moves."""

    moves: int
    runs: dict[str, list[Any]]


class HouseRules(NamedTuple):
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Innovation(Table[Game]):
    """Where a game is played. `seat` is a seat number, `card` a card number."""

    __slots__ = (
        "aside", "astray", "claims_at_end", "claims_at_once", "decks", "during", "held", "house", "in_karma",
        "last_age", "moved_by", "rounds", "seats_at", "top_karmas", "turn_cause", "winning",
    )  # fmt: skip

    cards: Sequence[Piece]

    def __init__(self, house: HouseRules, seats: int, key: bytes) -> None:
        cards = pieces(house.edition, house.sets, house.relics)
        layout = layout_for(house.edition, house.sets, seats)
        super().__init__(Game(layout, len(cards), seats, key), cards, seats)
        self.house = house
        self.claims_at_once = claims(house.edition, house.sets, house.relics, at_once=True)
        self.claims_at_end = claims(house.edition, house.sets, house.relics, at_once=False)
        self.decks = layout.decks
        self.seats_at = layout.seats
        self.aside = layout.aside
        self.last_age = last_age(house.edition)
        self.turn_cause = -1
        """The line of the log under which an action is told."""
        self.in_karma = False
        """Whether a karma effect is being executed; meanwhile there is no other (INN-178)."""
        self.moved_by: dict[int, str] = {}
        """By card, the verb that moved it last, as it is told."""
        self.held: dict[int, int] = {}
        """By card that a verb is about to move, the number of the last move when it was looked for."""
        self.astray: list[int] = []
        """Cards that a verb has moved though they were no longer where it had found them (INN-G17)."""
        self.during: dict[str, Any] = {}
        """What effects note for the rest of the action (INN-G18)."""
        self.rounds = tuple(tuple((seat + i) % seats for i in range(seats)) for seat in range(seats))
        self.winning = (6 if house.teams else max(4, 8 - seats)) + len(house.sets) - 1
        self.top_karmas: list[TopKarmas | None] = [None] * seats

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.house = self.house
        new.claims_at_once = self.claims_at_once
        new.claims_at_end = self.claims_at_end
        new.decks = self.decks
        new.seats_at = self.seats_at
        new.aside = self.aside
        new.last_age = self.last_age
        new.turn_cause = -1
        new.in_karma = False
        new.moved_by = {}
        new.held = {}
        new.astray = []
        new.during = {}
        new.rounds = self.rounds
        new.winning = self.winning
        new.top_karmas = [None] * self.seats
        return new

    def keep_causes(self, of: Self) -> None:
        """The turn is told under the same line as there."""
        self.turn_cause = of.turn_cause

    # Seats.

    def seats_in_turn(self) -> list[int]:
        """Those still in the game, from the player whose turn it is (INN-242)."""
        return self.seats_from(self.state.turn)

    def seats_from(self, seat: int) -> list[int]:
        """Those still in the game, clockwise from this one."""
        lost = self.state.lost
        if True in lost:
            return [other for other in self.rounds[seat] if not lost[other]]
        return list(self.rounds[seat])

    def others(self, seat: int) -> list[int]:
        """All others still in the game, clockwise from this one's left."""
        lost = self.state.lost
        if True in lost:
            return [other for other in self.rounds[seat][1:] if not lost[other]]
        return list(self.rounds[seat][1:])

    def opponents(self, seat: int) -> list[int]:
        """The others who are not on this one's team (INN-048, INN-AMB25)."""
        others = self.others(seat)
        return [other for other in others if (other - seat) % 2] if self.house.teams else others

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
        """Where a card is returned to: its deck, or where a special achievement, relic or museum begins."""
        piece = self.cards[card]
        return piece.home if piece.home >= 0 else self.decks[piece.set, piece.age]

    def whereabouts(self, card: int) -> tuple[int, int]:
        """The seat whose a card is (-1 for none) and the place where it lies there."""
        zone = self.state.layout[self.state.where[card]]
        return (zone.owner, zone.number - self.seats_at[zone.owner]) if zone.owner >= 0 else (-1, zone.number)

    def in_deck(self, card: int) -> bool:
        """Whether a card lies in a deck."""
        where: int = self.state.where[card]
        return DECKS <= where < self.seats_at[0]

    def on_board(self, card: int) -> bool:
        """Whether a card lies in a stack."""
        seat, place = self.whereabouts(card)
        return seat >= 0 and place >= BOARD

    # What others must not see.

    def has_nothing(self, seat: int, kind: str) -> None:
        """Note that a player is not asked, where that may depend on cards that others do not see."""
        if self.unasked is not None and self.hides(seat):
            self.not_asked(seat, kind)

    def hides(self, seat: int) -> bool:
        """Whether a player has cards in places into which not everybody sees."""
        known = self.state.known
        places = (
            self.at(seat, place)
            for place in range(BOARD)
            if self.state.layout[self.place(seat, place)].audience != EVERYBODY
        )
        return any(known.get(card) != EVERYBODY for cards in (*places, self.hand(seat)) for card in cards)

    # What is printed, and what it comes to.

    def age(self, card: int) -> int:
        """A card's age: face up on a table it may be another one (INN-118)."""
        piece = self.cards[card]
        if piece.shows == piece.age:
            return piece.age
        seat, place = self.whereabouts(card)
        return piece.shows if seat >= 0 and (place >= BOARD or place in (DISPLAY, EXHIBITS)) else piece.age

    def values(self) -> range:
        """The values that a card in the game may have: 0 only once its deck has been brought in (INN-G2)."""
        where = self.state.where
        zero = self.house.fourth and any(
            not piece.age and piece.valued and where[card] != BOX for card, piece in enumerate(self.cards)
        )
        return range(0 if zero else 1, self.last_age + 1)

    def icon_types(self) -> tuple[str, ...]:
        """The kinds of icons that there are: two more in the fourth edition (INN-207)."""
        return ICONS if self.house.fourth else STANDARD_ICONS

    def splay(self, seat: int, colour: str) -> int:
        """How a stack is splayed."""
        return self.state.splays[seat * len(COLOURS) + COLOURS.index(colour)]

    def icons(self, seat: int) -> tuple[int, ...]:
        """How many icons of each kind are visible on a board, in the order of `ICONS` (INN-030).

        While the artifact on display may be activated and is, its own are among them (INN-105 to INN-107).
        """
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
        if self.house.artifacts and self.state.phase == "display" and seat == self.state.turn:
            shown += [pieces[card].whole for card in self.at(seat, DISPLAY)]
        counted = tuple(map(sum, zip(*shown, strict=True))) if shown else _NO_ICONS
        if self.house.figures and (more := self.each(seat, "icons", dict(zip(ICONS, counted, strict=True)))):
            return tuple(
                count + sum(extra.get(icon, 0) for extra in more)
                for icon, count in zip(ICONS, counted, strict=True)
            )
        return counted

    def visible(self, seat: int, colour: str) -> list[tuple[int, str]]:
        """Every visible place of a stack, from the bottom card up: the card and what is printed there."""
        stack = self.state.zones[self.stack(seat, colour)]
        if not stack:
            return []
        pieces, found = self.cards, []
        if splay := self.splay(seat, colour):
            found = [(card, mark) for card in stack[:-1] for mark in pieces[card].shown(splay)]
        top = stack[-1]
        return found + [(top, mark) for mark in pieces[top].places]

    def boxes(self, seat: int, colour: str) -> list[tuple[int, str]]:
        """What is visible of a stack, and before it what a karma effect counts as part of it (INN-182)."""
        more = self.each(seat, "boxes", colour) if self.house.figures else []
        return [*(box for found in more for box in found), *self.visible(seat, colour)]

    def bonuses(self, seat: int) -> list[int]:
        """The visible bonuses of a board."""
        house = self.house
        if not (house.echoes or house.cities or house.figures):
            return []
        found: list[int] = []
        pieces, splays = self.cards, self.state.splays
        for colour, stack in enumerate(self.stacks(seat), seat * len(COLOURS)):
            if stack:
                if splay := splays[colour]:
                    for card in stack[:-1]:
                        found += pieces[card].bonuses[splay]
                found += pieces[stack[-1]].all_bonuses
        if house.figures:
            found += [bonus for more in self.each(seat, "bonuses") for bonus in more]
        return found

    def points(self, seat: int) -> int:
        """A player's score: the ages in the score pile, the highest visible bonus, 1 for each other bonus."""
        pieces = self.cards
        points = sum([pieces[card].age for card in self.at(seat, SCORE)])
        if bonuses := self.bonuses(seat):
            points += max(bonuses) + len(bonuses) - 1
        if self.house.figures:
            points = self.changed_points(seat, points)
        return max(points, 0)

    def highest_top(self, seat: int) -> int:
        """The highest age among a player's top cards, 0 without any."""
        pieces = self.cards
        return max([pieces[stack[-1]].shows for stack in self.stacks(seat) if stack], default=0)

    def achievements(self, seat: int) -> int:
        """How many achievements a player has, visible flags and fountains among them (INN-169)."""
        owned = len(self.at(seat, ACHIEVEMENTS))
        if self.house.figures:
            owned += sum(self.each(seat, "achievements"))
        return owned + self.landmarks(seat) if self.house.cities else owned

    def landmarks(self, seat: int) -> int:
        """How many achievements the flags and fountains of a board are now (INN-167, INN-168)."""
        if not self.house.cities:
            return 0
        pieces = self.cards
        found = 0
        for colour, stack in zip(COLOURS, self.stacks(seat), strict=True):
            splay = self.splay(seat, colour)
            for card in stack if splay else stack[-1:]:
                if pieces[card].lasting:
                    places = pieces[card].places if card == stack[-1] else pieces[card].shown(splay)
                    found += sum(mark == FOUNTAIN or self._flies(seat, colour, mark) for mark in places)
        return found

    def _flies(self, seat: int, colour: str, mark: str) -> bool:
        """Whether this is a flag, and no opponent shows more cards of its colour (INN-167, INN-AMB25)."""
        if mark != FLAG:
            return False
        shown = self.cards_shown(seat, colour)
        return all(self.cards_shown(other, colour) <= shown for other in self.opponents(seat))

    def cards_shown(self, seat: int, colour: str) -> int:
        """How many cards of a stack are visible: all of a splayed one, of any other its top card."""
        cards = len(self.state.zones[self.stack(seat, colour)])
        return cards if self.splay(seat, colour) else min(cards, 1)

    def goal(self) -> int:
        """How many achievements win the game (INN-059 to INN-062, INN-090, INN-AMB21)."""
        return self.winning

    def standard(self, age: int) -> list[int]:
        """The available standard achievements of an age."""
        return [card for card in self.state.zones[AVAILABLE] if self.cards[card].age == age]

    def needed(self, seat: int, age: int) -> int:
        """The score that a standard achievement takes: more if one of that age is there already (INN-141)."""
        own = sum([self.cards[card].age == age for card in self.at(seat, ACHIEVEMENTS)])
        return 5 * age * (own + 1)

    def eligible(self, seat: int, age: int) -> bool:
        """Whether a player may claim an age: by score and by top card (INN-021, INN-022)."""
        return self.has_the_top(seat, age) and self.has_the_score(seat, age)

    def has_the_top(self, seat: int, age: int) -> bool:
        """Whether a player's top cards are high enough to claim an age (INN-022)."""
        return self.age_to_claim(seat) >= age

    def age_to_claim(self, seat: int) -> int:
        """The highest age that a player's top cards are high enough to claim (INN-022)."""
        top = self.highest_top(seat)
        if self.house.figures:
            top += sum(self.each(seat, "age_to_claim"))
        return top

    def has_the_score(self, seat: int, age: int, points: int | None = None) -> bool:
        """Whether a player's score is high enough to claim an age (INN-021). points: if it is known."""
        if points is None:
            points = self.points(seat)
        if self.house.figures:
            points += sum(self.each(seat, "points_to_claim", age))
        return points >= 5 * age and points >= self.needed(seat, age)

    def value(self, seat: int, printed: int) -> int:
        """What a value comes to in an effect of a player's, by what karma effects make of it (INN-G24)."""
        counted = self.each(seat, "value")
        raised: int = self.during.get(RAISED, 0)
        return counted[0] if counted else printed + raised

    # What karma effects have to say (see `would`); nothing, at a table without Figures.

    async def would(self, what: Would, *, also: Would | None = None) -> Would | None:
        """Let karma effects have their say before something happens: what happens then, None for nothing.

        also: as what else it may concern them, being one event all the same.
        """
        return what

    def awaits(self, what: Would, *, instead: bool = False) -> list[int]:
        """The figures whose karma effects would have their say; `instead`: only those that replace it."""
        return []

    async def melded(self, seat: int, card: int, *, from_hand: bool = True) -> None:
        """Let the karma effect of a figure that has just been melded happen (INN-181)."""

    def each(self, seat: int, value: str, *given: Any) -> list[Any]:
        """What the karma effects of a player's top figures make of a value (INN-182)."""
        return []

    def changed_points(self, seat: int, points: int) -> int:
        """A player's points with all that karma effects add to and take from them."""
        return points

    # What everybody may know.

    def result(self) -> Result:
        """Ranked by achievements; who has won is said by what ended the game."""
        return Result(tuple(map(self.achievements, range(self.seats))), self.state.winners)

    def turns_taken(self) -> int:
        """How many turns have begun."""
        return self.state.turns

    def wrongs(self, *, at_rest: bool) -> Iterator[str]:
        """What cannot be by the rules: a card that is revealed while nothing is carried out (INN-076), or
        that was moved from where it no longer was (INN-G17).
        """
        s = self.state
        for card in self.astray:
            yield f"{self.cards[card].id} was moved from where it no longer was"
        counters = {"tucked": s.tucked, "scored": s.scored}
        for name, counts in counters.items():
            if min(counts) < 0:
                yield f"{name} is below 0: {counts}"
        for seat in range(self.seats):
            if at_rest and s.phase != "over" and (revealed := self.at(seat, REVEALED)):
                yield f"{self.cards[revealed[0]]} of seat {seat} is still revealed"

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand, and what a karma effect counts among them (INN-182). Not to be changed."""
        hand = self.at(seat, HAND)
        if self.house.figures and (more := self.each(seat, "hand")):
            return [*hand, *(card for cards in more for card in cards)]
        return hand

    def look_into_hands(self) -> None:
        """Who has the turn sees what a karma effect counts as their hand, whosever hand it is (INN-182)."""
        s = self.state
        for cards in self.each(s.turn, "hand"):
            for card in cards:
                if not (s.layout[s.where[card]].audience | s.known.get(card, 0)) >> s.turn & 1:
                    s.show(card, only(s.turn))

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
        if self.house.figures:
            self.state.icons = [None] * self.seats
            if self.house.fourth:
                self.look_into_hands()
        self._board_changed(source)
        self._board_changed(zone)
        if self.house.relics:
            self._turn_relics_up(source, zone)

    def _turn_relics_up(self, *zones: int) -> None:
        """Relics among achievements lie face up (INN-117), also when something was taken from beside them."""
        for zone in zones:
            if self.state.layout[zone].name == "achievements":
                for card in self.state.zones[zone]:
                    if self.cards[card].relic:
                        self.state.show(card, EVERYBODY)

    def _board_changed(self, zone: int) -> None:
        """A stack of fewer than two cards is not splayed (INN-036), and its icons are to be counted again."""
        seat = self.state.layout[zone].owner
        self.touch(zone)
        if seat < 0 or zone < self.seats_at[seat] + BOARD:
            if seat >= 0 and self.house.artifacts:
                self._artifact_moved(seat, zone - self.seats_at[seat])
            return
        self.state.icons[seat] = None
        if len(self.state.zones[zone]) < 2:
            self.state.splays[seat * len(COLOURS) + zone - self.seats_at[seat] - BOARD] = 0

    def _artifact_moved(self, seat: int, place: int) -> None:
        """What is on display may count for its owner; a museum that an artifact left is available again."""
        if place == DISPLAY:
            self.state.icons[seat] = None
        elif place == EXHIBITS and len(self.at(seat, EXHIBITS)) < len(self.at(seat, MUSEUMS)):
            self.state.move(self.at(seat, MUSEUMS)[0], FREE_MUSEUMS)

    def touch(self, zone: int) -> None:
        """Note that it must be looked again who earns a special achievement by what has changed there.

        None asks for a hand, but for what is done with a city in it.
        """
        seat = self.state.layout[zone].owner
        if seat < 0:
            if zone == SPECIALS:
                self.state.unsettled = self.state.unclaimed = EVERYBODY
            return
        place = zone - self.seats_at[seat]
        if place >= BOARD or place == DISPLAY:
            self.note(seat, BOARDS)
        elif self.state.phase == "display" and place != HAND:  # what is on display counts as if on the board
            self.note(seat, BOARDS)
            self.note(seat, REST)
        elif place != HAND or self.house.cities:
            self.note(seat, REST)

    def note(self, seat: int, what: int) -> None:
        """Note what has changed of a player; see `Game.unsettled`."""
        changed = 1 << (seat + what)
        self.state.unsettled |= changed
        self.state.unclaimed |= changed

    def mark(self) -> tuple[int, int]:
        """What differs as soon as anything on the table has changed (INN-AMB3)."""
        return self.state.moves, self.state.turned
