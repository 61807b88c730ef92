"""A player as cards speak of one: what they have, and what can be counted of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import (
    ACHIEVEMENTS,
    DISPLAY,
    EXHIBITS,
    FORECAST,
    HAND,
    REVEALED,
    SAFE,
    SCORE,
)
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import COLOURS, SETS
from fudaba.games.innovation.facts.vocabulary import Deed, QuestionKind, Verb
from fudaba.kernel import player


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(player.Player[Cards, Deed, QuestionKind, Verb]):
    """A seat at a table. A handful of its cards is as it is now, and does not follow what moves later."""

    __slots__ = ("seat", "t")

    t: Innovation
    seat: int

    def __init__(self, t: Innovation, seat: int) -> None:
        self.t = t
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def around(self) -> Sequence[int]:
        """All who are still in the game, clockwise from this one."""
        return self.t.seats_from(self.seat)

    def handful(self, cards: Iterable[int], since: int = -1) -> Cards:
        """Some cards of this table."""
        return Cards(self.t, cards, since)

    def value(self, printed: int) -> int:
        """What a value that is printed in an effect of this player's comes to (INN-G24).

        Every number of an age that stands on a card is asked for by this; one that is worked out (a value
        one higher than a card's, as many as there are icons) is not.
        """
        return self.t.value(self.seat, printed) if self.t.house.figures else printed

    def _at(self, place: int) -> Cards:
        return Cards(self.t, self.t.at(self.seat, place))

    def _own(self, place: int, cards: Iterable[int]) -> Cards:
        """The cards of a place into which this player alone sees."""
        found = Cards(self.t, cards)
        found.source = self.t.place(self.seat, place)
        return found

    @property
    def hand(self) -> Cards:
        """The hand, and what a karma effect counts among it (INN-182)."""
        return self._own(HAND, self.t.hand(self.seat))

    @property
    def score_pile(self) -> Cards:
        """The score pile, and what a karma effect counts as part of it (INN-182)."""
        pile = self._own(SCORE, self.t.at(self.seat, SCORE))
        if self.t.house.figures:
            pile += [card for more in self.t.each(self.seat, "score_pile") for card in more]
        return pile

    @property
    def forecast(self) -> Cards:
        """The forecast."""
        return self._own(FORECAST, self.t.at(self.seat, FORECAST))

    @property
    def safe(self) -> Cards:
        """The secrets."""
        return self._at(SAFE)

    @property
    def achievements(self) -> Cards:
        """The achievements, special ones too."""
        return self._at(ACHIEVEMENTS)

    @property
    def standard_achievements(self) -> Cards:
        """The achievements that are no special ones."""
        return self.achievements.where(lambda piece: piece.set in SETS)

    @property
    def revealed(self) -> Cards:
        """What has been drawn and revealed and is in no other place yet."""
        return self._at(REVEALED)

    @property
    def tops(self) -> Cards:
        """The top cards."""
        return self.t.tops(self.seat)

    @property
    def board(self) -> Cards:
        """All cards on the board."""
        return Cards(self.t, [card for stack in self.t.stacks(self.seat) for card in stack])

    def stack(self, colour: str) -> Cards:
        """The cards of one colour on the board, the bottom card first; none of "", which is no colour."""
        if not colour:
            return Cards(self.t, ())
        return Cards(self.t, self.t.state.zones[self.t.stack(self.seat, colour)])

    def top(self, colour: str) -> Cards:
        """The top card of a colour, or no card."""
        return Cards(self.t, self.stack(colour)[-1:])

    def bottom(self, colour: str) -> Cards:
        """The bottom card of a colour, or no card."""
        return Cards(self.t, self.stack(colour)[:1])

    @property
    def bottoms(self) -> Cards:
        """The bottom cards."""
        return Cards(self.t, [stack[0] for stack in self.t.stacks(self.seat) if stack])

    def beneath(self, card: int) -> Cards:
        """The cards under one on the board, the nearest first; none if it is not there."""
        for stack in self.t.stacks(self.seat):
            if card in stack:
                return Cards(self.t, stack[: stack.index(card)][::-1])
        return Cards(self.t)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours on the board."""
        return self.tops.colours

    @property
    def cards(self) -> Cards:
        """All cards of this player's but the achievements: artifacts on display and in museums too."""
        places = (SCORE, FORECAST, SAFE, DISPLAY, EXHIBITS)
        return Cards(
            self.t, [*self._at(HAND), *self.board, *(card for at in places for card in self._at(at))]
        )

    def icons(self, icon: str) -> int:
        """How many icons of a kind are visible on the board now."""
        return self.t.count(self.seat, icon)

    def icons_in(self, colour: str, icon: str) -> int:
        """How many icons of a kind are visible in a colour."""
        return sum(mark == icon for _, mark in self.t.visible(self.seat, colour))

    def colours_showing(self, icon: str) -> int:
        """In how many colours an icon of this kind is visible."""
        return sum(any(mark == icon for _, mark in self.t.visible(self.seat, c)) for c in COLOURS)

    def visible(self, colour: str, mark: str) -> int:
        """How many places of a colour show this: an icon, "hex", "echo"."""
        return sum(shown == mark for _, shown in self.t.visible(self.seat, colour))

    @property
    def bonuses(self) -> list[int]:
        """The visible bonuses."""
        return self.t.bonuses(self.seat)

    def splay_of(self, colour: str) -> int:
        """How a colour is splayed."""
        return self.t.splay(self.seat, colour)

    @property
    def points(self) -> int:
        """The score."""
        return self.t.points(self.seat)

    @property
    def highest_top(self) -> int:
        """The highest age among the top cards, 0 without any."""
        return self.t.highest_top(self.seat)

    def is_at(self, action: int) -> bool:
        """Whether this is so-manieth action of this player's own turn."""
        s = self.t.state
        return s.turn == self.seat and s.phase == "action" and s.action == action

    @property
    def tucked(self) -> int:
        """How many cards this player has tucked this turn."""
        return self.t.state.tucked[self.seat]

    @property
    def tucked_in(self) -> frozenset[str]:
        """The colours in which this player has tucked cards this turn."""
        return self.t.state.tucked_in[self.seat]

    @property
    def scored(self) -> int:
        """How many cards this player has scored this turn."""
        return self.t.state.scored[self.seat]
