"""A viewer's figures, written one after another into an observation.

Each game gives a fixed list of named numbers (`reader.Reader`). Seats are counted from the viewer, so
`coffers.1` are those of the player to the left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeVar

import msgspec

from fudaba.games import named
from fudaba.kernel.shown import Private
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

T = TypeVar("T", bound=Table)


class Seat:
    """What a viewer's figures are made of, and the figures so far; seats are counted from the viewer.

    values: the figures so far. names: their names, where somebody wants to know them, else None.
    private: the counters that the viewer alone may know, where the game has such.
    """

    __slots__ = ("_table", "names", "private", "seats", "values", "view", "viewer")

    def __init__(self, view: View, table: Table, names: list[str] | None = None) -> None:
        self.view = view
        self._table = table
        self.viewer = view.viewer
        self.private: Private | None = view.private()
        self.seats: int = table.seats
        self.values: list[float] = []
        self.names = names

    def table_as(self, kind: type[T]) -> T:
        """The table, for a game that reads what everybody may know without a struct of all of it.

        Raises TypeError at the table of another game.
        """
        if not isinstance(self._table, kind):
            raise TypeError(f"{kind.__qualname__} is looked for where there is {self._table!r}")
        return self._table

    def left(self, seat: int) -> int:
        """How many seats a player sits to the left; -1 for nobody."""
        return (seat - self.viewer) % self.seats if seat >= 0 else -1

    def one(self, name: str, value: float) -> None:
        """A figure."""
        self.values.append(value)
        if self.names is not None:
            self.names.append(name)

    def numbers(self, names: Sequence[str], *values: float) -> None:
        """Figures, with their names."""
        self.values += values
        if self.names is not None:
            self.names += names

    def row(self, name: str, of_seats: Sequence[float]) -> None:
        """A number for each seat."""
        viewer = self.viewer
        self.values += of_seats[viewer:]
        self.values += of_seats[:viewer]
        if self.names is not None:
            self.names += [f"{name}.{player}" for player in range(self.seats)]

    def who(self, name: str, seat: int) -> None:
        """A seat, as one mark for each."""
        self.values += marks(self.seats, self.left(seat))
        if self.names is not None:
            self.names += [f"{name}.{player}" for player in range(self.seats)]

    def one_of(self, name: str, value: str, known: Mapping[str, int]) -> None:
        """A word, as one mark for each of those that it may be."""
        self.values += marks(len(known), known.get(value, -1))
        if self.names is not None:
            self.names += [f"{name}={word}" for word in known]


@cache
def marks(count: int, place: int) -> tuple[float, ...]:
    """As many zeros, but for a one in a place; none for -1."""
    return tuple([float(number == place) for number in range(count)])


def places(*words: str) -> dict[str, int]:
    """Words with their places in an order."""
    return {word: place for place, word in enumerate(words)}


@cache
def ids(game: str) -> dict[str, int]:
    """The ids of all cards of a game, with their places in an order."""
    return places(*sorted(facts.id for facts in named(game).facts()))


def of_any_game(seat: Seat) -> None:
    """The public and private figures of a game that says nothing else: its numbers, and those for each seat.

    What is neither, or has another length from game to game, is left out. A field named `turn` is a seat.
    """
    for struct in (seat.view.public(), seat.private):
        if struct is None:
            continue
        for field in msgspec.structs.fields(struct):
            value = getattr(struct, field.name)
            if field.name == "turn":
                seat.who("turn", value)
            elif field.type in (bool, int, float):
                seat.one(field.name, float(value))
            elif field.type in (list[int], list[bool], list[float]) and len(value) == seat.seats:
                seat.row(field.name, value)
