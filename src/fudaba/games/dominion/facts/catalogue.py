"""Everything that has been printed for the game, also what is not here yet: `catalogue.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pkgutil import get_data
from typing import NamedTuple


class Entry(NamedTuple):
    """A card, pile or landscape of the catalogue."""

    id: str
    """Its id, the same everywhere."""
    set: str
    """The id of its set."""
    sort: str
    """What it is: "card", "pile", "event" and so on. A "group" is cards that come into a game together, each
    as a pile of its own (`dependencies.GROUPS`).
    """


@cache
def catalogue() -> tuple[Entry, ...]:
    """All of them, set by set in the order in which the sets came out."""
    sets = tomllib.loads(data("catalogue.toml"))
    return tuple(
        Entry(id, set, sort) for set, sorts in sets.items() for sort, ids in sorts.items() for id in ids
    )


def data(name: str) -> str:
    """The text of a data file of this package."""
    found = get_data(__package__, name)
    assert found is not None
    return found.decode()
