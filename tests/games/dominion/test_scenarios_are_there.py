"""Every card and landscape is in some scenario; every Action is played again in one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("id", [id for id, kind in KINDS.items() if kind.sort != "pile"])
def test_it_is_in_a_scenario(id: str) -> None:
    assert found(id, r"(?<![\w-]){name}(?![\w])", documents())


@pytest.mark.parametrize(
    "id",
    [k.id for k in KINDS.values() if k.sort == "card" and k.types & ACTION and k.id not in NOT_PLAYED_AGAIN],
)
def test_it_is_played_again(id: str) -> None:
    assert found(id, r"^\s*- [A-D]: (play )?{name}( from the deck)?\s*(#.*)?$", again())
