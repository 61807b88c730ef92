"""Users' own cards: which files have been loaded, and how a table names them.

Such cards are no part of a game's rules version. So a table with them says among its options from which files
they are, and neither a record nor a kept game can be gone on with where a file is missing, or is another one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

OPTION: Final = "own_cards"
"""The option by which a table says so. It is no switch: nobody chooses it."""


class Own(NamedTuple):
    """A file of cards that has been loaded."""

    path: str
    """Where it is."""
    name: str
    """Its name without folders."""
    digest: str
    """What tells it from another one of that name."""
    game: str
    """The game that has these cards."""
    cards: frozenset[str]
    """The ids of the cards."""
    sets: frozenset[str]
    """The sets that they belong to."""

    @property
    def label(self) -> str:
        """How a table names it."""
        return f"{self.name} {self.digest}"


LOADED: Final[list[Own]] = []
"""All files that have been loaded into this process."""


def paths() -> tuple[str, ...]:
    """The files that have been loaded, to be loaded in another process too."""
    return tuple(own.path for own in LOADED)


def of(game: str) -> list[Own]:
    """The files with cards of a game."""
    return [own for own in LOADED if own.game == game]


def ids(game: str) -> Collection[str]:
    """The ids of all such cards of a game."""
    return {id for own in of(game) for id in own.cards}


def labels_of(game: str, cards: Iterable[str]) -> str:
    """How a table names the files from which it has cards, "" for none. cards: the ids of all that it has."""
    there = set(cards)
    return ", ".join(sorted(own.label for own in of(game) if own.cards & there))


def missing(game: str, text: str) -> list[str]:
    """Of the files that a table names those that have not been loaded as they were."""
    there = {own.label for own in of(game)}
    return [name for name in text.split(", ") if name and name not in there]
