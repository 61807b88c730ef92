"""Which scenarios show a card: those of a checkout, by the names of cards that stand in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fudaba import games
from fudaba.text.narrator import narrator

SCENARIOS = Path(__file__).parents[3] / "tests" / "scenarios"
"""Where they are in a checkout. An installed package has none."""
_TITLE = re.compile(r"^scenario:\s*(.+?)\s*$", re.MULTILINE)
_WORDS = re.compile(r"[\w'’]+(?:[ -]|$)?")


class Shown(NamedTuple):
    """A scenario: its title, and its file, from the scenarios' folder on."""

    title: str
    file: str


@cache
def scenarios_by_card(game: str) -> Mapping[str, list[Shown]]:
    """For each card of a game the scenarios in which it is named, those that begin with it first.

    Empty where there are no scenarios. Raises `BadSetup` if there is no such game.
    """
    names = _spelled(game)
    found: dict[str, list[tuple[int, Shown]]] = {}
    for file in sorted((SCENARIOS / game).glob("*.yaml")):
        for document in re.split(r"^---\s*$", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
            if (title := _TITLE.search(document)) is None:
                continue
            shown = Shown(title[1].strip("'\""), f"{game}/{file.name}")
            in_title = set(_named(title[1], names))
            for id in {*in_title, *_named(document, names)}:
                found.setdefault(id, []).append((0 if id in in_title else 1, shown))
    return {id: [shown for _, shown in sorted(each, key=lambda one: one[0])] for id, each in found.items()}


def _spelled(game: str) -> dict[str, list[tuple[str, str]]]:
    """Names and ids by their first word: each with its id, the longest first."""
    teller = narrator(game, "en", [])
    names: dict[str, list[tuple[str, str]]] = {}
    for facts in games.named(game).facts():
        for name in {teller.kind(facts["id"]), facts["id"]}:
            if not name.isdecimal():
                names.setdefault(re.split(r"[ -]", name)[0], []).append((name, facts["id"]))
    return {first: sorted(each, key=lambda one: -len(one[0])) for first, each in names.items()}


def _named(text: str, names: Mapping[str, list[tuple[str, str]]]) -> Iterable[str]:
    """The ids of the cards that a text names, the longest name at each place."""
    for word in _WORDS.finditer(text):
        first = re.split(r"[ -]", word[0])[0]
        for name, id in names.get(first, ()):
            end = word.start() + len(name)
            if text.startswith(name, word.start()) and not text[end : end + 1].isalnum():
                yield id
                break
