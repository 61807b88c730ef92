"""Which scenarios show a card or a rule, found in the text of the scenarios that are tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fudaba import games
from fudaba.text.narrator import narrator

_INSTALLED = Path(__file__).parents[1] / "scenarios"
SCENARIOS = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).parents[4] / "tests" / "scenarios"
"""Where they are: in the package if it is installed, else in the checkout."""
_TITLE = re.compile(r"^scenario:\s*(.+?)\s*$", re.MULTILINE)
_RULES = re.compile(r"^rule:((?:.|\n[ \t])*)", re.MULTILINE)
_RULE = re.compile(r"[A-Z]{1,4}-[A-Za-z0-9-]+")
_WORDS = re.compile(r"[\w'’]+")


class Demonstration(NamedTuple):
    """A scenario: its title, and its file, from the scenarios' folder on."""

    title: str
    file: str


class _Written(NamedTuple):
    shown: Demonstration
    """The scenario as it is shown."""
    rules: tuple[str, ...]
    """The ids of the rules that it names."""
    text: str
    """The text of the scenario."""


@cache
def _written(game: str) -> tuple[_Written, ...]:
    """Every scenario of a game."""
    found = []
    for file in sorted((SCENARIOS / game).rglob("*.yaml")):
        name = file.relative_to(SCENARIOS).as_posix()
        for text in re.split(r"^---\s*$", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
            if (title := _TITLE.search(text)) is not None:
                named = _RULES.search(text)
                rules = tuple(_RULE.findall(named[1])) if named else ()
                shown = Demonstration(title[1].strip("'\""), name)
                found.append(_Written(shown, rules, text.strip() + "\n"))
    return tuple(found)


@cache
def _by_rule(game: str) -> Mapping[str, list[_Written]]:
    found: dict[str, list[_Written]] = {}
    for one in _written(game):
        for rule in dict.fromkeys(one.rules):
            found.setdefault(rule, []).append(one)
    return found


@cache
def _by_card(game: str) -> Mapping[str, list[_Written]]:
    """For each card the scenarios in which it is named, those that begin with it first."""
    names = _spelled(game)
    found: dict[str, list[tuple[int, _Written]]] = {}
    for one in _written(game):
        in_title = set(_named(one.shown.title, names))
        for id in {*in_title, *_named(one.text, names)}:
            found.setdefault(id, []).append((0 if id in in_title else 1, one))
    return {id: [one for _, one in sorted(each, key=lambda one: one[0])] for id, each in found.items()}


@cache
def scenarios_by_card(game: str) -> Mapping[str, list[Demonstration]]:
    """For each card of a game the scenarios in which it is named, those that begin with it first.

    Empty where there are no scenarios. Raises `BadSetup` if there is no such game.
    """
    return {id: [one.shown for one in each] for id, each in _by_card(game).items()}


def scenarios_of_rule(game: str, rule: str) -> int:
    """How many scenarios demonstrate a rule."""
    return len(_by_rule(game).get(rule, ()))


def texts_showing(game: str, rule: str, card: str) -> list[tuple[Demonstration, str]]:
    """The scenarios that demonstrate a rule, or without one those that name a card, with their texts."""
    found = _by_rule(game).get(rule, ()) if rule else _by_card(game).get(card, ())
    return [(one.shown, one.text) for one in found]


def _spelled(game: str) -> dict[str, list[tuple[str, str]]]:
    """Names and ids by their first word: each with its id, the longest first."""
    tell = narrator(game, "en", [])
    names: dict[str, list[tuple[str, str]]] = {}
    for facts in games.named(game).facts():
        for name in {tell.kind(facts.id), facts.id}:
            if not name.isdecimal():
                names.setdefault(re.split(r"[ -]", name)[0], []).append((name, facts.id))
    return {first: sorted(each, key=lambda one: -len(one[0])) for first, each in names.items()}


def _named(text: str, names: Mapping[str, list[tuple[str, str]]]) -> Iterable[str]:
    """The ids of the cards that a text names, the longest name at each place."""
    for word in _WORDS.finditer(text):
        for name, id in names.get(word[0], ()):
            end = word.start() + len(name)
            if text.startswith(name, word.start()) and not text[end : end + 1].isalnum():
                yield id
                break
