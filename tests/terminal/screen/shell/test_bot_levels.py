"""The level of a bot stands beside its name, in as few letters as there is room for."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from fudaba import games
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.terminal.canvas.widget import CanvasWidget
from tests.terminal.screens import NAMES, run, table_for


def seen(game: str, seats: str, lang: str, size: tuple[int, int]) -> str:
    """The table at the start of a game with those bots."""
    count = len(seats.split(","))
    setup = setup_of(games.named(game), seats=count, seed="test", options={})
    session = Session(games.named(game), setup, NAMES[:count])
    shown: list[str] = []

    async def look(pilot: Pilot[Any]) -> None:
        shown.append(pilot.app.screen.query_one("#table_pane", CanvasWidget).canvas.text())

    run(table_for(session, seats, lang=lang, pace=3600.0), look, size)
    return shown[0]


@pytest.mark.parametrize("game", ["dominion", "innovation", "bridge_over"])
@pytest.mark.parametrize(
    ("lang", "levels"), [("en", ("gentle", "steady", "gentle")), ("ja", ("やさしい", "着実", "やさしい"))]
)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_each_bot_is_shown_with_its_level(
    game: str, lang: str, levels: tuple[str, ...], size: tuple[int, int]
) -> None:
    shown = seen(game, "you,gentle,steady,gentle", lang, size)
    for name, level in zip(("Ben", "Chika", "Dai"), levels, strict=True):
        assert level in shown.partition(name)[2].split("\n")[0]


def test_a_bot_that_is_no_level_is_shown_by_its_name() -> None:
    assert "Ben bot · random" in seen("bridge_over", "you,random", "en", (120, 40))
