"""The printed facts of the cards in each edition, read from `tables`.

A row of a table has an age, a colour and a title; then, for a group of editions (1, 3, 4), the icons
by their places, the featured icon, and the kinds of the effects in their order:

    1 red    Archery | 13 | castle lightbulb hex castle | castle | demand
                     | 4  | castle lightbulb hex castle | castle | demand dogma

The places are top left, bottom left, bottom centre, bottom right, and on cities also top centre and top
right. A row without a title goes on with the card above. An id is the title in small letters, or what stands
behind `=`. An age `8:11` is 8 on the back and in every deck, hand or pile, and 11 face up on a table.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

FIRST: Final = "first"
THIRD: Final = "third"
FOURTH: Final = "fourth"
EDITIONS: Final = {"1": FIRST, "3": THIRD, "4": FOURTH}
SETS: Final = ("base", "artifacts", "cities", "echoes", "figures", "unseen")
EXPANSIONS: Final = SETS[1:]
COLOURS: Final = ("red", "yellow", "green", "blue", "purple")

CROWN: Final = "crown"
LEAF: Final = "leaf"
LIGHTBULB: Final = "lightbulb"
CASTLE: Final = "castle"
FACTORY: Final = "factory"
CLOCK: Final = "clock"
PERSON: Final = "person"
PREHISTORY: Final = "prehistory"
ICONS: Final = (CROWN, LEAF, LIGHTBULB, CASTLE, FACTORY, CLOCK, PERSON, PREHISTORY)
"""The icons that are counted. `hex`, `echo`, `bonus_3`, `flag` and the like are no icons of a kind."""

STANDARD_ICONS: Final = ICONS[:6]
"""The icons of every edition: persons and prehistory are only in the fourth (INN-207, INN-G20)."""

FLAG: Final = "flag"
FOUNTAIN: Final = "fountain"
"""The places of a city that count as achievements while they are visible."""

NONE: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3
ASLANT: Final = 4
SPLAYS: Final = ("none", "left", "right", "up", "aslant")
VISIBLE: Final = (
    (),
    (3, 5),
    (0, 1),
    (1, 2, 3),
    (0, 1, 2, 3),
)
"""The places of a covered card that each splay shows (INN-034, INN-AMB2)."""


class Face(NamedTuple):
    """What an edition prints on a card."""

    icons: tuple[str, ...]
    """The icons, in the order of their places on the card."""
    featured: str
    """The featured icon, "" for none."""
    effects: tuple[str, ...]
    """The kinds of its effects, in their order."""


class PrintedCard(NamedTuple):
    """A card in all editions that have it under one title."""

    id: str
    """The id, the same in all editions."""
    title: str
    """The title that is printed, in English."""
    set: str
    """The id of its set."""
    age: int
    """The age on its back, from 1."""
    shows: int
    """Its age face up on a table."""
    colour: str
    """One of the five colours."""
    faces: dict[str, Face]
    """What each edition prints, by edition."""
    relic: bool = False
    """Whether it is its set's lost card."""
    older: str = ""
    """The id that it has in the third edition, if its title was another one (that is a card by itself
    there)."""


@cache
def every_card() -> dict[str, PrintedCard]:
    """All cards of all sets and editions, by id, the relics last."""
    tables = {name: import_module(f"{__package__}.tables.{name}").TABLE for name in SETS}
    cards = [card for name in SETS for card in _read(name, tables[name])]
    relics = import_module(f"{__package__}.tables.relics").TABLES
    cards += [card._replace(relic=True) for name, table in relics.items() for card in _read(name, table)]
    older = import_module(f"{__package__}.tables.older_titles").OLDER_TITLES
    return {each.id: each for card in cards for each in _by_title(card, older.get(card.id, ""))}


def _by_title(card: PrintedCard, older: str) -> tuple[PrintedCard, ...]:
    """A card, or the two as which editions print it that give it different titles."""
    if not older:
        return (card,)
    before = {edition: face for edition, face in card.faces.items() if edition != FOURTH}
    earlier = card._replace(id=id_of(older), title=older, faces=before)
    return earlier, card._replace(faces={FOURTH: card.faces[FOURTH]}, older=earlier.id)


def printed_as(card: PrintedCard) -> dict[str, PrintedCard]:
    """By edition, what a card is there; what it does is said under its latest title."""
    found = dict.fromkeys(card.faces, card)
    if card.older:
        earlier = every_card()[card.older]
        found |= dict.fromkeys(earlier.faces, earlier)
    return found


def id_of(title: str) -> str:
    """The title in small letters, without accents, apostrophes and dots.

    >>> id_of("Hudson's Bay Company Archives"), id_of("São Paulo"), id_of("A. I.")
    ('hudsons_bay_company_archives', 'sao_paulo', 'a_i')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain.replace("'", "").replace(".", "")).strip("_")


def _read(name: str, table: str) -> list[PrintedCard]:
    cards: list[PrintedCard] = []
    for row in table.strip("\n").split("\n"):
        card, editions, icons, featured, effects = (part.strip() for part in row.split("|"))
        if card:
            age, colour, title = card.split(maxsplit=2)
            title, _, id = title.partition(" = ")
            printed, _, shown = age.partition(":")
            cards.append(
                PrintedCard(id or id_of(title), title, name, int(printed), int(shown or printed), colour, {})
            )
        face = Face(tuple(icons.split()), featured.replace("-", ""), tuple(effects.replace("-", "").split()))
        for edition in editions:
            cards[-1].faces[EDITIONS[edition]] = face
    return cards
