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


def name(id: str) -> str:
    return re.escape(name_of(words("en"), id))


@pytest.mark.parametrize("id", [id for id, kind in KINDS.items() if kind.sort != "pile"])
def test_it_is_in_a_scenario(id: str) -> None:
    spoken = re.compile(rf"(?<![\w-]){name(id)}(?![\w])")
    assert any(spoken.search(document) for document in documents())


@pytest.mark.parametrize(
    "id",
    [k.id for k in KINDS.values() if k.sort == "card" and k.types & ACTION and k.id not in NOT_PLAYED_AGAIN],
)
def test_it_is_played_again(id: str) -> None:
    chosen = re.compile(rf"^\s*- [A-D]: (play )?{name(id)}( from the deck)?\s*(#.*)?$", re.MULTILINE)
    again = [doc for doc in documents() if re.search(r"play (Throne Room|King's Court)|again", doc)]
    assert any(chosen.search(doc.partition("steps:")[2]) for doc in again)
