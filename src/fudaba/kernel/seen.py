"""A viewer's sight of a game: the table, the pending question, a line of the log.

A `View` makes them, and texts, bots, terminal, lab, research and server read nothing else, so a field that is
misspelt or taken for something that it is not is an error of types. All games are seen in the same form, and
what only one of them has is in its own structs (`kernel.shown`). Written as data, what is empty is left out.
"""

from __future__ import annotations

from typing import Any, Final, Generic

import msgspec

from fudaba.kernel.ending import Ending
from fudaba.kernel.shown import Private, Public
from fudaba.kernel.words import L, Q, V

NUMBER: Final = "number"
"""The verb of the options of a question for a number, in every game."""


class SeenCard(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card that the viewer sees. id: the stamp of its last move, 0 where the viewer may not know it."""

    id: int = 0
    face: str = ""


class SeenZone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place for cards, as `View.zone` gives it."""

    count: int
    """How many cards are there."""
    cards: tuple[SeenCard, ...] = ()
    """The cards that the viewer sees, the bottom one first."""
    known: tuple[str, ...] = ()
    """The faces of those known to be somewhere in it."""
    backs: tuple[str, ...] = ()
    """The backs of the others, sorted, in a game whose backs differ."""

    @property
    def faces(self) -> list[str]:
        """The faces of the cards that the viewer sees, bottom first."""
        return [card.face for card in self.cards]


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of a table that a viewer may know."""

    viewer: int
    """Their seat, or `SPECTATOR`."""
    seats: int
    """How many players there are."""
    public: Public
    """The game's own counters."""
    private: Private | None
    """The counters of the viewer alone."""
    zones: dict[str, SeenZone]
    """The zones by name, those of a seat as "0.hand"."""
    ending: Ending | None = None
    """How the game has ended, once it is over."""
    decides_for: dict[str, Private | None] = {}
    """The private counters of the seats for which the viewer decides, by seat."""

    def zone(self, name: str, seat: int = -1) -> SeenZone:
        """A zone by its name, or that of a seat. Raises KeyError where there is none."""
        return self.zones[name if seat < 0 else f"{seat}.{name}"]


class SeenOption(msgspec.Struct, Generic[V], frozen=True, omit_defaults=True, gc=False):
    """One thing that may be chosen, as in `kernel.ask.Option`.

    id: the stamp of the card that it is about, 0 for none or for one that the viewer does not see.
    """

    verb: V
    """What choosing it does, as in `kernel.ask.Option`."""
    id: int = 0
    """The stamp of the card that it is about, 0 for none or for one that the viewer does not see."""
    face: str = ""
    """The face of that card, or ""."""
    word: str = ""
    """A word of the game that it is about, or ""."""
    seat: int = -1
    """The player that it is about, -1 for none."""
    number: int = -1
    """The number that it is about."""

    @property
    def same(self) -> tuple[str, str, str, int, int]:
        """Options with equal `same` are one choice; equal to `Option.same`."""
        return self.verb, self.face, self.word, self.seat, self.number


class Deciding(msgspec.Struct, frozen=True):
    """Who decides, and whose choice it is by the rules: all that others are told of a question."""

    owner: int
    decider: int


class SeenQuestion(Deciding, Generic[Q, V], frozen=True):
    """A question as its decider sees it: what `kernel.ask.Ask` says. about: the face of that card.

    numbers: the least and the greatest number of which one is named, where these are too many to be laid out;
    `options` is empty then.
    """

    kind: Q
    """What is asked, a word of the game."""
    least: int = 1
    """The fewest options to choose."""
    most: int = 1
    """The most options to choose."""
    ordered: bool = False
    """Whether the order of what is chosen matters."""
    together: str = ""
    """Where set, several options may be chosen only if all of them have this verb."""
    rule: str = ""
    """The id of the rule by which it is asked, or ""."""
    number: int = 0
    """A figure that the question turns on, such as the size of an attack."""
    whom: int = -1
    """Another player that it concerns, -1 for none."""
    word: str = ""
    """A word of the game that belongs to it, or ""."""
    about: str = ""
    """The face of the card by which it is asked, or ""."""
    options: tuple[SeenOption[V], ...] = ()
    """What may be chosen, in the order in which answers name it by number."""
    numbers: tuple[int, int] | None = None
    """The least and the greatest number of which one is named, where these are too many to be laid out.
    `options` is empty then.
    """

    @property
    def count(self) -> int:
        """How many options there are, laid out or not."""
        return len(self.options) if self.numbers is None else self.numbers[1] - self.numbers[0] + 1

    def option(self, place: int) -> SeenOption[V]:
        """The option in this place, also where it is not laid out."""
        if self.numbers is None:
            return self.options[place]
        named: SeenOption[Any] = SeenOption(NUMBER, number=self.numbers[0] + place)
        return named


class SeenEvent(msgspec.Struct, Generic[L], frozen=True, omit_defaults=True, gc=False):
    """A line of the log: what `kernel.events.Event` says.

    count: how many cards it is about. cards: these, none where the viewer may not know which.
    """

    kind: L
    """What happened, a word of the game."""
    seat: int
    """The player who did it, -1 for nobody."""
    whom: int
    """Another player that it concerns, -1 for none."""
    number: int
    """A number that belongs to it, such as an amount."""
    word: str
    """A word of the game that belongs to it, or ""."""
    rule: str
    """The id of the rule behind it, or ""."""
    cause: int
    """The place in the log of the line that caused it, -1 for none."""
    count: int
    """How many cards it is about."""
    cards: tuple[SeenCard, ...] = ()
    """These cards, none where the viewer may not know which."""

    @property
    def faces(self) -> list[str]:
        """The faces of the cards that the viewer may know."""
        return [card.face for card in self.cards]
