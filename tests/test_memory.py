"""Of a game that is gone nothing stays in memory, without a look for garbage, however it ended."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

import fudaba
from fudaba.kernel.table import Table
from tests.garbage import no_collections

GAMES: dict[str, dict[str, Any]] = {
    "bridge_over": {"rounds": 1},
    "dominion": {"kingdom": "quiet_street"},
    "innovation": {},
}
LONGEST = 3_000
"""More answers are not given in one game."""


@pytest.fixture
def tables() -> Iterator[set[int]]:
    """The tables in memory before a test; during it nobody looks for garbage."""
    with no_collections():
        yield in_memory()


def in_memory() -> set[int]:
    return {id(one) for one in gc.get_objects() if isinstance(one, Table)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_of_a_game_that_is_gone_nothing_stays(tables: set[int], game: str, seed: int) -> None:
    match = fudaba.new_game(game, seats=2, seed=f"memory {seed}", **GAMES[game])
    for _ in range(LONGEST):
        if match._session.ask is None:
            break
        match._session.answer(match.bot_answer("random"))
    assert match._session.ask is None or game == "dominion"
    assert in_memory() - tables
    del match
    assert not in_memory() - tables
