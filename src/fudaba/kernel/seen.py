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
    """A place for cards, as `View.zone` tells it.

    count: how many are there. cards: those that the viewer sees, bottom first. known: the faces of those
    known to be somewhere in it. backs: of the others as far as backs differ, sorted.
    """

    count: int
    cards: tuple[SeenCard, ...] = ()
    known: tuple[str, ...] = ()
    backs: tuple[str, ...] = ()

    @property
    def faces(self) -> list[str]:
        """The faces of the cards that the viewer sees, bottom first."""
        return [card.face for card in self.cards]


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of a table that a viewer may know."""

    viewer: int
    """Their seat, or `SPECTATOR`."""
    seats: int
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
    id: int = 0
    face: str = ""
    word: str = ""
    seat: int = -1
    number: int = -1

    @property
    def same(self) -> tuple[str, str, str, int, int]:
        """Options with equal `same` are one choice; equal to `Option.same`."""
        return self.verb, self.face, self.word, self.seat, self.number


class Deciding(msgspec.Struct, frozen=True):
    """Who decides, and whose choice it is by the rules: all that others are told of a question."""

    owner: int
    decider: int


class Asked(Deciding, Generic[Q, V], frozen=True):
    """A question as its decider sees it: what `kernel.ask.Ask` says. about: the face of that card.

    numbers: the least and the greatest number of which one is named, where these are too many to be laid out;
    `options` is empty then.
    """

    kind: Q
    least: int = 1
    most: int = 1
    ordered: bool = False
    together: str = ""
    rule: str = ""
    number: int = 0
    whom: int = -1
    word: str = ""
    about: str = ""
    options: tuple[SeenOption[V], ...] = ()
    numbers: tuple[int, int] | None = None

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
    seat: int
    whom: int
    number: int
    word: str
    rule: str
    cause: int
    count: int
    cards: tuple[SeenCard, ...] = ()

    @property
    def faces(self) -> list[str]:
        """The faces of the cards that the viewer may know."""
        return [card.face for card in self.cards]
