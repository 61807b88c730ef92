"""The rulebooks' FAQs on each card, counted sentence by sentence, and what covers each of them.

The sentences belong to others and are not here. That a rulebook has that many of them on a card is a fact,
and so is where each is held: `FAQ-<card>-<n>` is the n-th of what is said on that card. It is held by a test
that names it, or by a line of the ledger (`<game>/<set>.toml`), which gives one of the `REASONS` why no test
is its own. A card's line says first how many sentences there are:

    throne_room = { of = 7, card = [1], advice = [6], with = { 5 = "FAQ-throne_room-3" } }

A card is called by its id, and several that a rulebook treats together by a name for all of them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, TypeAlias

from fudaba.text import sources

SENTENCE_ID = r"FAQ-[a-z0-9_]+-[0-9]+"
"""What the id of a sentence looks like: FAQ-throne_room-5."""

PLAIN = ("card", "table", "advice")
"""Reasons that need nothing further. card: it says what the card says. table: it is about things on a real
table, such as components and where to put them. advice: how to play well, or how a card came about."""
NAMING = ("with", "rule", "outdated")
"""Reasons that name something. with: the sentence of which it is a part, an example or a copy. rule: the
rule of the catalogue that says so and has tests. outdated: the ruling or edition that says otherwise now."""
REASONS = (*PLAIN, *NAMING)


_Line: TypeAlias = tuple[str, str, str, str, str, str]


class BadLedger(ValueError):
    """A line of the ledger that cannot be: which one, and why."""


@dataclass(slots=True)
class Sentence:
    """One sentence of a FAQ."""

    id: str
    """Its id, as tests name it."""
    game: str
    """The name of the game."""
    set: str
    """The expansion in whose rulebook it stands."""
    card: str
    """The id of the card that it is about."""
    reason: str = ""
    """One of `REASONS`, "" if none."""
    by: str = ""
    """What the reason names, "" if it needs nothing."""
    tests: list[str] = field(default_factory=list)
    """The tests that name the sentence."""

    @property
    def is_held(self) -> bool:
        """Whether a test or a reason is there."""
        return bool(self.reason or self.tests)


def ledger() -> dict[str, Sentence]:
    """Every sentence by its id, in the order of the sets and their cards; tests are not looked for.

    Raises `BadLedger` for the first line that cannot be.
    """
    return {id: Sentence(*line) for id, line in _lines().items()}


def sentence_ids() -> Iterable[str]:
    """The ids of all sentences."""
    return _lines().keys()


def contradictions(sentences: Mapping[str, Sentence], tested: Container[str]) -> Iterator[str]:
    """What is wrong with the ledger beside the tests that were found. tested: the rules that have tests."""
    for one in sentences.values():
        if one.reason and one.tests:
            yield f"{one.id}: has a reason ({one.reason}) and a test ({one.tests[0]})"
        if one.reason == "with" and not sentences[one.by].is_held:
            yield f"{one.id}: goes with {one.by}, which nothing holds"
        if one.reason == "rule" and one.by not in tested:
            yield f"{one.id}: is a case of {one.by}, which no test names"


@cache
def _lines() -> Mapping[str, _Line]:
    found: dict[str, _Line] = {}
    home = files("fudaba.lab") / "faq"
    for folder in sorted((each for each in home.iterdir() if each.is_dir()), key=lambda each: each.name):
        tables = [
            tomllib.loads(file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".toml")
        ]
        for table in sorted(tables, key=lambda table: table["place"]):
            for card, line in table["cards"].items():
                for number, reason, by in _read(card, line):
                    id = f"FAQ-{card}-{number}"
                    if id in found:
                        raise BadLedger(f"{id}: is there twice")
                    found[id] = (id, folder.name, table["set"], card, reason, by)
    for id, (*_, reason, by) in found.items():
        if reason == "with" and (by not in found or found[by][4] == "with"):
            raise BadLedger(f"{id}: goes with {by}, which is no sentence or goes with another")
        if reason == "rule" and by not in sources():
            raise BadLedger(f"{id}: there is no rule {by}")
    return MappingProxyType(found)


def _read(card: str, line: Mapping[str, Any]) -> Iterator[tuple[int, str, str]]:
    """The sentences on a card: number, reason, and what that names."""
    reasons: dict[int, tuple[str, str]] = {}
    for reason, given in line.items():
        if reason == "of":
            continue
        if reason not in REASONS:
            raise BadLedger(f"{card}: {reason} is none of {', '.join(REASONS)}")
        for number, by in _each(given):
            if number in reasons or not 0 < number <= line["of"]:
                raise BadLedger(f"{card}: {number} has two reasons, or is none of {line['of']} sentences")
            if bool(by) != (reason in NAMING):
                raise BadLedger(f"{card}: {number} names too much or too little for {reason}")
            reasons[number] = reason, by
    for number in range(1, line["of"] + 1):
        reason, by = reasons.get(number, ("", ""))
        yield number, reason, by


def _each(given: list[int] | dict[str, str]) -> Iterator[tuple[int, str]]:
    if isinstance(given, list):
        yield from ((number, "") for number in given)
    else:
        yield from ((int(number), by) for number, by in given.items())
