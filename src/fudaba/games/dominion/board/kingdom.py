"""The choice of cards for one game, and its piles and decks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fudaba.games.dominion.facts.kinds import KINDS, Adds, Kind
from fudaba.games.dominion.facts.layout import DECKS
from fudaba.games.dominion.facts.types import REWARD

BASICS: Final = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
"""Always in the Supply."""


class Kingdom(NamedTuple):
    """What was chosen for a game, by ids."""

    cards: tuple[str, ...]
    """The Kingdom piles."""
    landscapes: tuple[str, ...] = ()
    """The Events and other landscapes."""
    extras: tuple[str, ...] = ()
    """What the cards bring in besides (Potion, Horse, Boons)."""
    shelters: bool = False
    """Whether Shelters are used."""
    colonies: bool = False
    """Whether Platinum and Colonies are used."""
    heirlooms: tuple[str, ...] = ()
    """The cards that replace Coppers."""
    name: str = ""
    """Its name, "" for none."""
    unused: tuple[tuple[str, int], ...] = ()
    """One copy each of Kingdom cards without a pile, with its zone."""
    aside: tuple[tuple[str, str], ...] = ()
    """Those of them that lie alone, each with the card or landscape that it lies there for."""
    traits: tuple[tuple[str, str], ...] = ()
    """The Traits, each with its pile."""
    added: tuple[tuple[str, str], ...] = ()
    """Kingdom piles besides, each with the card that it lies there for."""
    brought: tuple[tuple[str, str], ...] = ()
    """What is there besides the piles and landscapes chosen, and why."""
    after: Kingdom | None = None
    """The piles that replace its Kingdom piles once these leave the game, where a landscape may do that.
    Nobody knows them before."""


def starting_decks(kingdom: Kingdom, seats: int) -> Iterator[tuple[str, int]]:
    """Every player's seven Coppers and three Estates, or what takes their place."""
    coppers = ("copper",) * (7 - len(kingdom.heirlooms))
    estates = ("necropolis", "hovel", "overgrown_estate") if kingdom.shelters else ("estate",) * 3
    for seat in range(seats):
        for id in (*coppers, *kingdom.heirlooms, *estates):
            yield id, DECKS[seat]


def piles_of(kingdom: Kingdom) -> tuple[list[str], list[str]]:
    """The piles of the Supply and those outside it."""
    supply = [*BASICS]
    if kingdom.colonies:
        supply += ["platinum", "colony"]
    supply += kingdom.cards
    extra: list[str] = []
    for id, by in kingdom.added:
        adds = KINDS[by].takes
        (supply if isinstance(adds, Adds) and adds.supply else extra).append(id)
    for id in kingdom.extras:
        if KINDS[id].pile in ("basic", "kingdom"):
            supply.append(id)
        elif KINDS[id].pile == "extra":
            extra.append(id)
    return supply, extra


def contents(id: str, seats: int, count: int | None = None) -> list[tuple[str, int]]:
    """What lies in a pile, from the top, and how many of each.

    count: how many cards are left of it, where not all: the lowest; of a pile of one kind, as many as that.
    """
    kind = KINDS[id]
    if not kind.parts:
        return [(id, copies_of(kind, seats) if count is None else count)]
    if count is None:
        return list(kind.parts)
    kept: list[tuple[str, int]] = []
    for part, copies in reversed(kind.parts):
        kept.insert(0, (part, min(copies, count)))
        count -= kept[0][1]
    return kept


_PROVINCES: Final = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}


@cache
def copies_of(kind: Kind, seats: int) -> int:
    """How many of a kind lie in its pile at the start."""
    twice = 2 if seats > 4 else 1
    fixed = {
        "copper": 60 * twice - 7 * seats,
        "silver": 40 * twice,
        "gold": 30 * twice,
        "province": _PROVINCES[seats],
        "curse": 10 * (seats - 1),
    }
    if kind.id in fixed:
        return fixed[kind.id]
    if kind.copies is not None:
        return kind.copies
    if kind.is_a(REWARD):
        return 1 if seats == 2 else 2
    if kind.victory:
        return 8 if seats == 2 else 12
    return 10
