"""What The Unseen adds to the table of Innovation: how full a safe is, and the ages in it."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games import named
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.text.innovation.table import figures, seat_lines
from tests.terminal.screen.innovation.boards import scene_at
from tests.terminal.screens import NAMES

GAME = named("innovation")
OWN: dict[str, Any] = {
    "board": {"red": ["archery", "oars"]},
    "splay": {"red": "up"},
    "safe": ["paper", "maze"],
}


def scene_of(viewer: int, lang: str = "en") -> Any:
    options = {"edition": "fourth", "unseen": True}
    setup = setup_of(
        GAME, seats=2, seed="t", options=options, situation=situation_in(GAME, {"seats": [OWN, {}]})
    )
    return scene_at(Session(GAME, setup, NAMES[:2]), viewer, lang)


@pytest.mark.parametrize("viewer", [0, 1])
def test_of_a_safe_everybody_is_told_how_many_secrets_of_which_ages(viewer: int) -> None:
    """INN-204b, INN-204d."""
    scene = scene_of(viewer)
    assert figures(scene, 0).endswith("safe 2/2")
    assert "safe" not in figures(scene, 1)
    text = "\n".join(seat_lines(scene, 0))
    assert "Paper" not in text
    assert "Maze" not in text
    assert "safe: 2 age 3 and unseen 1" in text
    assert "金庫2/2" in figures(scene_of(viewer, "ja"), 0)
