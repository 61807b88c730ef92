"""Every card and landscape is in some scenario; every Action is played again in one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ACTION
from fudaba.text import words
from fudaba.text.dominion import kind as name_of

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "dominion"
NOT_PLAYED_AGAIN = {"zombie_apprentice"}
"""It lies in the trash, where only a Necromancer reaches it."""


@cache
def documents() -> list[str]:
    return [doc for file in sorted(SCENARIOS.glob("*.yaml")) for doc in file.read_text().split("\n---\n")]


@cache
def again() -> list[str]:
    """The steps of those in which something is played again."""
    repeats = re.compile(r"play (Throne Room|King's Court)|again")
    return [doc.partition("steps:")[2] for doc in documents() if repeats.search(doc)]


def found(id: str, pattern: str, texts: list[str]) -> bool:
    """Whether one of the texts has the card's name, in this pattern. Most texts have no such word at all."""
    name = name_of(words("en"), id)
    looked_for = re.compile(pattern.format(name=re.escape(name)), re.MULTILINE)
    return any(looked_for.search(text) for text in texts if name in text)


def test_each_is_in_a_scenario() -> None:
    ids = [kind.id for kind in KINDS.values() if kind.sort != "pile"]
    assert len(ids) > 800
    assert [id for id in ids if not found(id, r"(?<![\w-]){name}(?![\w])", documents())] == []


def test_each_action_is_played_again() -> None:
    actions = [kind.id for kind in KINDS.values() if kind.sort == "card" and kind.types & ACTION]
    played = r"^\s*- [A-D]: (play )?{name}( from the deck)?\s*(#.*)?$"
    assert len(actions) > 480
    assert {id for id in actions if not found(id, played, again())} == NOT_PLAYED_AGAIN
