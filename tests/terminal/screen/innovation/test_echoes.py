"""What Echoes of the Past adds to the table of Innovation: forecasts, echo effects and bonuses."""

from __future__ import annotations

from typing import Any

from fudaba.games import named
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.terminal.screen.innovation.stacks import caption
from fudaba.text.innovation.stacks import marks, stacks_of
from fudaba.text.innovation.table import figures, seat_lines, stack_words
from tests.terminal.screen.innovation.boards import scene_at

GAME = named("innovation")
BOARD: dict[str, Any] = {
    "board": {"blue": ["writing", "linguistics", "ruler"], "purple": ["piano", "chaturanga", "pagoda"]},
    "splay": {"blue": "up", "purple": "right"},
    "forecast": ["paper", "puppet"],
}


def scene_of(viewer: int, lang: str = "en") -> Any:
    setup = setup_of(
        GAME,
        seats=2,
        seed="t",
        options={"echoes": True},
        situation=situation_in(GAME, {"seats": [BOARD, {}]}),
    )
    return scene_at(Session(GAME, setup, ["Aya", "Ben"]), viewer, lang)


def test_a_splay_shows_echo_effects_and_bonuses_in_the_caption() -> None:
    """Linguistics and Ruler show an effect each, Chaturanga and Pagoda a bonus."""
    scene = scene_of(0)
    blue, purple = stacks_of(scene, 0)[3:]
    assert marks(scene, blue) == ["echo", "echo"]
    assert marks(scene, purple) == ["bonus_2", "bonus_3"]
    assert caption(scene, blue).endswith(" Ec Ec")
    assert caption(scene, purple).endswith(" +2 +3")
    assert stack_words(scene, purple).endswith("bonus 2, bonus 3")


def test_of_a_forecast_everybody_is_told_how_many_cards_and_its_owner_which() -> None:
    """INN-134."""
    for viewer in (0, 1):
        scene = scene_of(viewer)
        assert figures(scene, 0).endswith("forecast 2")
        assert "forecast" not in figures(scene, 1)
        text = "\n".join(seat_lines(scene, 0))
        assert ("Puppet" in text) == (viewer == 0)


def test_the_score_has_the_bonuses_in_it() -> None:
    """INN-129: the highest of three in full, the others as 1."""
    assert "得点7" in figures(scene_of(1, "ja"), 0)
