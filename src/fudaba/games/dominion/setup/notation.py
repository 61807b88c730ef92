"""A kingdom as it is listed: cards and landscapes with commas, piles chosen for some of them, or a name."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import islice
from typing import Any, Final, NamedTuple

from fudaba.games.dominion.facts.catalogue import catalogue, data
from fudaba.games.dominion.facts.kinds import KINDS, Adds, Kind, Unused, is_set_aside
from fudaba.games.dominion.facts.types import ACTION, TREASURE
from fudaba.games.dominion.setup.dependencies import missing
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Card, Part, TypedName, Word, nearest

LANDSCAPES: Final = ("event", "landmark", "project", "way", "trait")
"""What is drawn and counted as a landscape."""
BROUGHT_LANDSCAPES: Final = ("ally", "prophecy")
"""What comes in with cards that need it, but may be chosen."""


class NamedKingdom(NamedTuple):
    """A kingdom with a name."""

    cards: tuple[str, ...]
    """The ids of its Kingdom cards."""
    landscapes: tuple[str, ...]
    """The ids of its landscapes."""
    piles: Mapping[str, str]
    """The pile chosen for a card or Trait, by its id."""
    colonies: str
    """Whether Platinum and Colony are used, "auto" where it does not say."""
    shelters: str
    """Whether Shelters are used, "auto" where it does not say."""
    recommended: bool
    """Whether a rulebook recommends it."""


class ListedKingdom(NamedTuple):
    """A kingdom as it is listed."""

    name: str
    """The name, "" where it has none."""
    cards: tuple[str, ...]
    """The ids of its Kingdom cards."""
    landscapes: tuple[str, ...]
    """The ids of its landscapes."""
    piles: Mapping[str, str]
    """The pile chosen for a card or Trait, by its id."""
    colonies: str = "auto"
    """Whether Platinum and Colony are used, "auto" where the list does not say."""
    shelters: str = "auto"
    """Whether Shelters are used, "auto" where the list does not say."""


@cache
def all_named() -> dict[str, NamedKingdom]:
    """All kingdoms with names, also those some of whose cards are not there yet."""
    return {id: _named(one, name) for name in FILES for id, one in tomllib.loads(data(name)).items()}


FILES: Final = ("kingdoms.toml", "recommended.toml")
"""Our own kingdoms, and those of the rulebooks."""


def _named(read: Mapping[str, Any], file: str) -> NamedKingdom:
    """A kingdom as a file has it; a rulebook says of each whether Colonies and Shelters are used."""
    recommended = file == FILES[1]
    colonies, shelters = (
        ("yes" if read.get(use) else "no") if recommended else "auto" for use in ("colonies", "shelters")
    )
    landscapes, piles = tuple(read.get("landscapes", ())), read.get("piles", {})
    return NamedKingdom(tuple(read["cards"]), landscapes, piles, colonies, shelters, recommended)


def offered() -> list[str]:
    """The names of the kingdoms that can be played with."""
    return [
        id
        for id, one in all_named().items()
        if all(map(_is_there, (*one.cards, *one.landscapes, *one.piles.values())))
    ]


def _our_own() -> list[str]:
    """Those of them that no rulebook recommends."""
    return [id for id in offered() if not all_named()[id].recommended]


def _is_there(id: str) -> bool:
    return id in KINDS and not missing(KINDS[id])


@lru_cache(maxsize=64)
def read_kingdom(text: str) -> ListedKingdom:
    """A kingdom by its name, or as a list: "Village, Young Witch: Moat" has Moat as the pile of Young Witch.

    Raises `BadSetup` where there is none such, or a pile does not fit.
    """
    name = key(text)
    if name in all_named():
        if name not in offered():
            raise BadSetup("dominion-problem-kingdom-absent", kingdom=_kingdom(name))
        return ListedKingdom(name, *all_named()[name][:5])
    parts = [part.partition(":") for part in text.split(",")]
    known = [*KINDS, *offered()]
    ids = read_list(",".join(of for of, _, _ in parts), "kingdom", known)
    cards = tuple(id for id in ids if KINDS[id].sort in ("card", "pile"))
    if not cards:
        raise wrong_in("kingdom", "dominion-problem-no-cards")
    piles: dict[str, str] = {}
    for of, colon, pile in parts:
        if colon:
            taken = [*piles.values()] if KINDS[key(of)].sort == "trait" else [*ids, *piles.values()]
            piles[key(of)] = _pile_for(KINDS[key(of)], pile.strip(), cards, taken, known)
    return ListedKingdom("", cards, tuple(id for id in ids if id not in cards), piles)


def _pile_for(of: Kind, pile: str, cards: Iterable[str], taken: Iterable[str], known: Iterable[str]) -> str:
    """The pile that is chosen for a card that brings one, or for a Trait. taken: what it cannot be."""
    found = read_list(pile, "kingdom", known)
    if not found:
        raise wrong_in("kingdom", "dominion-problem-pile-missing", card=card(of.id))
    id = found[0]
    adds = of.takes if isinstance(of.takes, Adds) or is_set_aside(of.takes) else None
    if adds is None and of.sort != "trait":
        raise wrong_in("kingdom", "dominion-problem-no-pile", card=card(of.id))
    if adds is None and (id not in cards or not KINDS[id].is_a(ACTION, TREASURE)):
        raise wrong_in("kingdom", "dominion-problem-trait-pile", card=card(of.id), pile=card(id))
    if id in taken:
        raise wrong_in("kingdom", "dominion-problem-twice", card=card(id))
    if adds is not None and not _fits(adds, KINDS[id]):
        fitting = _fitting(adds)
        raise wrong_in("kingdom", "dominion-problem-pile", pile=card(id), card=card(of.id), fitting=fitting)
    return id


def _fits(adds: Adds | Unused, kind: Kind) -> bool:
    """Whether that can be chosen: a pile, or a single card that has none."""
    return is_kingdom(kind) and adds.test(kind) and (isinstance(adds, Adds) or kind.sort == "card")


def _fitting(adds: Adds | Unused) -> tuple[Card, ...]:
    """A few of the piles or cards that could be chosen."""
    ids = (id for id, kind in sorted(KINDS.items()) if _fits(adds, kind))
    return tuple(Card("dominion", id) for id in islice(ids, 5))


def written(ids: Iterable[str], piles: Mapping[str, str]) -> str:
    """A kingdom as a list, to be read by `read_kingdom`."""
    return ",".join(f"{id}:{piles[id]}" if id in piles else id for id in ids)


def read_list(text: str, option: str, known: Iterable[str]) -> list[str]:
    """The ids of a list of Kingdom cards and landscapes, with commas.

    Raises `BadSetup` for what is none, is not there yet, or is listed twice.
    """
    ids: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        id = key(part)
        if id not in KINDS:
            if any(entry.id == id for entry in catalogue()):
                raise wrong_in(option, "dominion-problem-absent", card=part)
            near = nearest(id, known)
            is_kingdom_named = near in all_named()
            raise wrong_in(
                option,
                "problem-no-kingdom" if is_kingdom_named else "problem-no-card",
                card=TypedName("dominion", part),
                near=_kingdom(near) if is_kingdom_named else card(near),
                known=map(_kingdom, _our_own()) if option == "kingdom" else (),
            )
        if not _is_chosen(KINDS[id]):
            raise wrong_in(option, "dominion-problem-not-kingdom", card=card(id))
        if id in ids:
            raise wrong_in(option, "dominion-problem-twice", card=card(id))
        ids.append(id)
    return ids


def wrong_in(
    option: str, message: str, /, *, near: Part = "", known: Iterable[Part] = (), **parts: Part
) -> BadSetup:
    """What is wrong in the list that an option is."""
    wrong = BadSetup(message, near=near, known=known, **parts)
    # text: dominion-problem-at-*
    return BadSetup(f"dominion-problem-at-{option}", problem=wrong)


def option_word(option: str) -> Word:
    """What an option is called."""
    return Word(f"dominion-switch-{option}", option)


def card(id: str) -> Part:
    """A card, to be told by its name; "" for none."""
    return Card("dominion", id) if id else ""


def _kingdom(id: str) -> Word:
    """A kingdom, to be told by its name."""
    return Word(f"dominion-kingdom-{id}", id)


def key(text: str) -> str:
    """A name as an id: "King's Court" is kings_court."""
    plain = text.strip().casefold().replace("'", "").replace("’", "")
    return plain.replace(" ", "_").replace("-", "_").replace("/", "_")


def is_kingdom(kind: Kind) -> bool:
    """Whether it is a Kingdom card."""
    return kind.pile == "kingdom" and kind.sort in ("card", "pile")


def _is_chosen(kind: Kind) -> bool:
    return is_kingdom(kind) or kind.sort in LANDSCAPES or kind.sort in BROUGHT_LANDSCAPES
