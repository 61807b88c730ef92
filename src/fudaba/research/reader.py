"""The interface through which agents read a game.

Each game has it in its room `research` (`games.room`), as `READER`. What a game does not say is made of what
every game shows: its zones, its counters (`counters.of_any_game`), its questions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol

from fudaba.games import named, room
from fudaba.kernel.game import Value
from fudaba.kernel.seen import NUMBER
from fudaba.kernel.table import Table
from fudaba.research import counters
from fudaba.research.counters import Seat

HOLDING: Final = "holding"
"""The verb of the actions that tell what something holds, by a card or by a word (`actions`)."""


class Rows(Protocol):
    """The figures that each card has now, kept up for one viewer of one table."""

    def write(self, seat: Seat, moved: Collection[int], cells: memoryview[float]) -> None:
        """Bring the figures up to date.

        seat: the viewer. moved: the numbers of the zones in which something may have changed since the last
        time. cells: the figures, face after face, each with all columns; zeros before the first time.
        """
        ...


__all__ = ["HOLDING", "NUMBER", "Offered", "Reader", "Rows", "RowsOf", "anything", "reader_of"]

RowsOf = Callable[[Table, Mapping[str, int]], Rows]
"""Makes the rows of a table whose faces have these numbers."""


class Offered(Protocol):
    """Whether an option may ever be offered at a table."""

    def __call__(self, verb: str, face: str, word: str, number: int) -> bool:
        """verb, face, word, number: those of the option, see `kernel.ask.Option`."""
        ...


def anything(verb: str, face: str, word: str, number: int) -> bool:
    """Of a game that does not say what may be offered, whatever the rules lab knows may be."""
    return True


@dataclass(frozen=True, slots=True)
class Reader:
    """What is told of one game."""

    title: str
    """The game's name in names of environments, such as "BridgeOver"."""
    counters: Callable[[Seat], None] = counters.of_any_game
    """Writes the viewer's figures, the same ones in the same order at every moment."""
    columns: Callable[[int], tuple[str, ...]] = lambda seats: ()
    """The names of the figures that each card has now, for this many seats."""
    rows: RowsOf | None = None
    """Writes the figures of each card."""
    offers: Callable[[Table], Offered] = lambda table: anything
    """What may be offered at a table like this one."""
    counting: tuple[str, ...] = (NUMBER,)
    """The verbs of options for a number that may be any."""
    same_cards: Callable[[Mapping[str, Value], str], Mapping[str, Value]] = lambda options, seed: {}
    """Options by which all games have the same cards, for given ones and a seed; it raises `BadSetup` where
    that cannot be."""
    seed_option: str = ""
    """The option of an environment for that seed, "" for none."""


@cache
def reader_of(game: str) -> Reader:
    """What is told of a game. Raises `BadSetup` where there is no such game."""
    named(game)
    module: Any = room(game, "research")
    if module is None:
        return Reader("".join(part.title() for part in game.split("_")))
    found: Reader = module.READER
    return found
