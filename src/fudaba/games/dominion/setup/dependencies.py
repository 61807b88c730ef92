"""Cards that others bring into a game: a Horse pile, Boons, an Ally, a Potion pile.

A card says what it needs (`Kind.needs`) by id, or by one of the words below for a whole group; some types
and costs say it for all their cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from fudaba.games.dominion.facts.catalogue import catalogue
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.facts.types import DOOM, FATE, LIAISON, LOOTER, OMEN, PRIZE, REWARD, ZOMBIE
from fudaba.kernel import own_cards


class Brought(NamedTuple):
    """Something that is in the game because of something else: the ids of both.

    by: the card or landscape that needs it; the set by whose share it was drawn; "" if it was asked for.
    """

    id: str
    by: str


Test = Callable[[Kind], bool]
"""Which kinds belong to a group."""

GROUPS: Final[Mapping[str, Test]] = {
    "boons": lambda kind: kind.sort == "boon",
    "hexes": lambda kind: kind.sort == "hex",
    "prizes": lambda kind: bool(kind.types & PRIZE),
    "rewards": lambda kind: bool(kind.types & REWARD),
    "zombies": lambda kind: bool(kind.types & ZOMBIE),
}
"""What all of a group come in for, by the word that a card says."""
ONE_OF: Final[Mapping[str, str]] = {"ally": "ally", "prophecy": "prophecy"}
"""What one comes in for, drawn at random if none was chosen: the word, and what it is (`Kind.sort`)."""
BY_TYPE: Final = {LOOTER: "ruins", FATE: "boons", DOOM: "hexes", LIAISON: "ally", OMEN: "prophecy"}
"""What every card of a type needs."""
BY_POTION: Final = "potion"
"""What every card needs that costs a Potion."""

OneOf = Callable[[list[str]], str | None]
"""Chooses one of several ids, or none of them."""


@cache
def words_of(kind: Kind) -> tuple[str, ...]:
    """What a card or landscape needs, each an id or a word, also what the parts of a pile need."""
    words: list[str] = []
    for own in (kind, *(KINDS[part] for part, _ in kind.parts)):
        words += own.needs
        words += [word for type, word in BY_TYPE.items() if own.types & type and word != kind.id]
        if own.cost.potions:
            words.append(BY_POTION)
    return tuple(words)


def ids_of(word: str) -> list[str]:
    """What a word stands for: one id, or those of a group; empty where nothing of it is there."""
    return [word] if word in KINDS else _of_group(word, len(KINDS))


@cache
def _of_group(word: str, _kinds: int) -> list[str]:
    """The ids of a group, looked for anew only when there are more kinds. Not to be changed."""
    own = own_cards.ids("dominion")  # these are in no game that has not asked for them
    return [id for id, kind in KINDS.items() if word in GROUPS and GROUPS[word](kind) and id not in own]


def groups() -> dict[str, list[Kind]]:
    """The groups that are told of like piles, and the cards of which they are."""
    entries = [entry for entry in catalogue() if entry.sort == "group"]
    return {entry.id: kinds for entry in entries if (kinds := [KINDS[id] for id in ids_of(entry.id)])}


def choices(word: str) -> list[str]:
    """Of what a word stands for one of."""
    return _of_sort(ONE_OF[word], len(KINDS))


@cache
def _of_sort(sort: str, _kinds: int) -> list[str]:
    return [id for id, kind in KINDS.items() if kind.sort == sort]


def missing(kind: Kind) -> str:
    """What a card needs, directly or for something that it brings, that is not there; "" if all is."""
    return _missing(kind, frozenset(), len(KINDS)) if words_of(kind) else ""


@lru_cache(maxsize=4096)
def _missing(kind: Kind, seen: frozenset[str], _kinds: int) -> str:
    """The same, looked for anew only when there are more kinds. seen: what needs it."""
    for word in words_of(kind):
        ids = choices(word) if word in ONE_OF else ids_of(word)
        if not ids:
            return word
        for id in ids if word not in ONE_OF else ():
            if id not in seen and (lacking := _missing(KINDS[id], seen | {kind.id}, _kinds)):
                return lacking
    return ""


def brought(of: Iterable[str], there: Iterable[str], one_of: OneOf | None = None) -> list[Brought]:
    """What these cards bring into the game, each once, with the first that needs it.

    there: what is in it anyway. one_of: chooses where one of several comes in; None where nothing is
    to be drawn.
    """
    seen = {*there}
    found: dict[str, str] = {}
    waiting = [*of]
    while waiting:
        by = waiting.pop(0)
        for word in words_of(KINDS[by]):
            for id in _meant(word, seen, one_of):
                if id not in seen:
                    seen.add(id)
                    found[id] = by
                    waiting.append(id)
    return [Brought(id, by) for id, by in found.items()]


def _meant(word: str, there: Iterable[str], one_of: OneOf | None) -> list[str]:
    if word not in ONE_OF:
        return ids_of(word)
    if one_of is None or any(KINDS[id].sort == ONE_OF[word] for id in there):
        return []
    drawn = one_of(choices(word))
    return [drawn] if drawn is not None else []
