"""A table of Innovation: what can be counted there, on top of `places`, where everything is.

What changes it is in `moves` and `draws`; how a card's effects are carried out in `dogma`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.pieces import by_kind
from fudaba.games.innovation.board.places import Places
from fudaba.games.innovation.board.state import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    BOX,
    DISPLAY,
    EXHIBITS,
    FORECAST,
    HAND,
    REVEALED,
    SCORE,
    SPECIALS,
)
from fudaba.games.innovation.facts.printed import COLOURS, FLAG, FOUNTAIN, ICONS, STANDARD_ICONS
from fudaba.games.innovation.facts.vocabulary import InnovationOption, QuestionKind
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.table import Result

COLOUR_OPTIONS: Final[dict[str, InnovationOption]] = {
    colour: Option("colour", word=colour) for colour in COLOURS
}
_NUMBER: Final = {icon: number for number, icon in enumerate(ICONS)}
RAISED: Final = "raised"
"""Of the notes for an action, by how much values in all effects are higher than printed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Innovation(Places):
    """Where a game is played. `seat` is a seat number, `card` a card number."""

    __slots__ = ()

    # What others must not see.

    def has_nothing(self, seat: int, kind: QuestionKind) -> None:
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

    def tops(self, seat: int) -> Cards:
        """A seat's top cards."""
        return Cards(self, self.board(seat).tops)

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
        counted = self.state.icons[seat]
        if counted is None:
            counted = self.icons(seat)
        return counted[_NUMBER[icon]]

    def _count_icons(self, seat: int) -> tuple[int, ...]:
        pieces, splays = self.cards, self.state.splays
        numbers = 0
        for colour, stack in enumerate(self.stacks(seat), seat * len(COLOURS)):
            if stack:
                numbers += pieces[stack[-1]].whole
                if splay := splays[colour]:
                    numbers += sum([pieces[card].counts[splay] for card in stack[:-1]])
        if self.house.artifacts and self.state.phase == "display" and seat == self.state.turn:
            numbers += sum([pieces[card].whole for card in self.at(seat, DISPLAY)])
        counted = by_kind(numbers)
        if self.house.figures and (more := self.each(seat, "icons", dict(zip(ICONS, counted, strict=True)))):
            return tuple(
                count + sum(extra.get(icon, 0) for extra in more)
                for icon, count in zip(ICONS, counted, strict=True)
            )
        return counted

    def visible(self, seat: int, colour: str) -> list[tuple[int, str]]:
        """Every visible place of a stack, from the bottom card up: the card and what is printed there.

        Not to be changed.
        """
        known = self.board(seat).visible
        found = known.get(colour)
        if found is None:
            found = known[colour] = self._find_visible(seat, colour)
        return found

    def _find_visible(self, seat: int, colour: str) -> list[tuple[int, str]]:
        stack = self.state.zones[self.stack(seat, colour)]
        if not stack:
            return []
        pieces = self.cards
        found: list[tuple[int, str]] = []
        if splay := self.splay(seat, colour):
            found = [(card, mark) for card in stack[:-1] for mark in pieces[card].shown(splay)]
        top = stack[-1]
        return found + [(top, mark) for mark in pieces[top].places]

    def boxes(self, seat: int, colour: str) -> list[tuple[int, str]]:
        """What is visible of a stack, and before it what a karma effect counts as part of it (INN-182)."""
        more = self.each(seat, "boxes", colour) if self.house.figures else []
        return [*(box for found in more for box in found), *self.visible(seat, colour)]

    def bonuses(self, seat: int) -> list[int]:
        """The visible bonuses of a board. Not to be changed."""
        house = self.house
        if not (house.echoes or house.cities or house.figures):
            return []
        board = self.board(seat)
        if board.bonuses is None:
            board.bonuses = self._find_bonuses(seat)
        if house.figures and (counted := self.each(seat, "bonuses")):
            return [*board.bonuses, *(bonus for more in counted for bonus in more)]
        return board.bonuses

    def _find_bonuses(self, seat: int) -> list[int]:
        found: list[int] = []
        pieces, splays = self.cards, self.state.splays
        for colour, stack in enumerate(self.stacks(seat), seat * len(COLOURS)):
            if stack:
                if splay := splays[colour]:
                    for card in stack[:-1]:
                        found += pieces[card].bonuses[splay]
                found += pieces[stack[-1]].all_bonuses
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
        return self.board(seat).highest

    def achievements(self, seat: int) -> int:
        """How many achievements a player has, visible flags and fountains among them (INN-169)."""
        owned = len(self.at(seat, ACHIEVEMENTS))
        if self.house.figures and (more := self.each(seat, "achievements")):
            owned += sum(more)
        return owned + self.landmarks(seat) if self.house.cities else owned

    def landmarks(self, seat: int) -> int:
        """How many achievements the flags and fountains of a board are now (INN-167, INN-168)."""
        if not self.house.cities:
            return 0
        board = self.board(seat)
        if board.landmarks is None:
            board.landmarks = self._find_landmarks(seat)
        fountains, flags = board.landmarks
        return fountains + sum([self._flies(seat, colour) for colour in flags]) if flags else fountains

    def _find_landmarks(self, seat: int) -> tuple[int, tuple[str, ...]]:
        """How many fountains are visible on a board, and the colour of each flag."""
        fountains, flags = 0, []
        for colour, stack in zip(COLOURS, self.stacks(seat), strict=True):
            if any(self.cards[card].lasting for card in stack):
                marks = [mark for _, mark in self.visible(seat, colour)]
                fountains += marks.count(FOUNTAIN)
                flags += [colour] * marks.count(FLAG)
        return fountains, tuple(flags)

    def _flies(self, seat: int, colour: str) -> bool:
        """Whether no opponent shows more cards of a flag's colour (INN-167, INN-AMB25)."""
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

    def ages_to_claim(self, seat: int) -> list[int]:
        """The ages of which a player may claim an available standard achievement now, the lowest first."""
        points, most = self.points(seat), self.age_to_claim(seat)
        if not self.house.figures:
            most = min(most, points // 5)
        pieces = self.cards
        ages = {age for card in self.state.zones[AVAILABLE] if (age := pieces[card].age) <= most}
        return [age for age in sorted(ages) if self.has_the_score(seat, age, points)]

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

    def special(self, id: str) -> int:
        """The available special achievement of that id, -1 if it is not available."""
        return next((card for card in self.state.zones[SPECIALS] if self.cards[card].id == id), -1)

    def limit(self, seat: int, place: int) -> int:
        """How many cards a safe, or in the fourth edition a forecast, may hold (INN-204d, INN-232)."""
        if place == FORECAST and not self.house.fourth:
            return len(self.cards)
        five = len(COLOURS)
        return 5 - max(self.state.splays[seat * five : (seat + 1) * five])
