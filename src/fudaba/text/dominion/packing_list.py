"""The list of what a game needs on a real table, in words: for a page, and as text to print."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.setup.packing import Item
from fudaba.text import words
from fudaba.text.dominion.name_lookup import GAME
from fudaba.text.names import name_of, set_name

# text: dominion-pack-group-* dominion-material-* dominion-pack-deck-*


class Row(NamedTuple):
    """A line of the list."""

    number: int
    """How many, 0 for as many as there are."""
    name: str
    """What is taken out of the box."""
    note: str
    """A remark behind it, "" for none."""


def packing_rows(items: Iterable[Item], lang: str) -> list[tuple[str, list[Row]]]:
    """The list by its parts: the heading of each, and its lines."""
    say = words(lang).say
    return [
        (say(f"dominion-pack-group-{group}"), [_row(item, lang) for item in found])
        for group, found in groupby(items, key=lambda item: item.group)
    ]


def packing_text(items: Iterable[Item], lang: str) -> str:
    """The list as text, to be printed."""
    say = words(lang).say
    parts = []
    for heading, rows in packing_rows(items, lang):
        width = max(len(str(row.number)) for row in rows)
        texts = [say("dominion-pack-line", name=row.name, note=row.note or "none") for row in rows]
        lines = [f"  [ ] {row.number or '':>{width}} {line}" for row, line in zip(rows, texts, strict=True)]
        parts.append("\n".join([heading, *lines]))
    return "\n\n".join(parts)


def _row(item: Item, lang: str) -> Row:
    say = words(lang).say
    notes = []
    if item.each and item.group != "start":
        notes.append(say("dominion-pack-each"))
    if item.inside:
        inside = [f"{count} {name_of(GAME, id, lang)}" for id, count in item.inside]
        notes.append(words(lang).join(inside))
    if item.by and item.by != item.id:
        notes.append(say("dominion-pack-for", card=_by(item.by, lang)))
    return Row(item.number, _name(item, lang), say("dominion-pack-semicolon").join(notes))


def _name(item: Item, lang: str) -> str:
    if item.group in ("tokens", "mats"):
        return words(lang).say(f"dominion-material-{item.id}")
    if item.group == "shuffled":
        return words(lang).say(f"dominion-pack-deck-{item.id}")
    return name_of(GAME, item.id, lang)


def _by(id: str, lang: str) -> str:
    """What something is there for: a card, or the cards of a set."""
    return name_of(GAME, id, lang) if id in KINDS else set_name(GAME, id, lang)
