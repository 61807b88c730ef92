"""What Artifacts of History adds to the table of Innovation: the display, museums, relics."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games import named
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.text.innovation import GAME_TEXT
from fudaba.text.innovation.table import figures
from tests.terminal.screen.innovation.boards import scene_at
from tests.terminal.screens import NAMES

GAME = named("innovation")
MINE: dict[str, Any] = {
    "board": {"purple": ["mysticism"]},
    "display": ["babylonian_chronicles"],
    "hand": ["tools"],
}
THEIRS: dict[str, Any] = {"board": {"yellow": ["masonry"]}}


def session_with(mine: dict[str, Any], edition: str = "third", **options: Any) -> Session:
    chosen = {"artifacts": True, "edition": edition, **options}
    situation = {"seats": [mine, THEIRS], "action": 0}
    setup = setup_of(GAME, seats=2, seed="artifacts", options=chosen, situation=situation_in(GAME, situation))
    return Session(GAME, setup, NAMES[:2])


@pytest.mark.parametrize(
    ("lang", "message"), [("en", "display Babylonian Chronicles"), ("ja", "展示 バビロニア年代記")]
)
def test_the_artifact_on_display_stands_with_the_figures_of_its_owner(lang: str, message: str) -> None:
    scene = scene_at(session_with(MINE), 1, lang)
    assert message in figures(scene, 0)
    assert message not in figures(scene, 1)
    assert "babylonian_chronicles" in GAME_TEXT.cards(scene)


def test_before_the_first_action_its_reach_counts_its_own_icons() -> None:
    """INN-105: six castles to three, so that nobody is compelled."""
    scene = scene_at(session_with(MINE), 0)
    dogma = next(option for option in scene.offered if option.verb == "dogma")
    assert "castle 6" in scene.hint(dogma)
    assert "nobody" in scene.hint(dogma) or "alone" in scene.hint(dogma)
    assert "on display" in GAME_TEXT.situation(scene)[1]


def test_museums_are_counted_and_told() -> None:
    """INN-222: five, of which one is taken."""
    mine = {**MINE, "display": [], "exhibits": ["excalibur"]}
    scene = scene_at(session_with(mine, "fourth"), 1)
    assert figures(scene, 0).endswith("museums 1")
    text = "\n".join(GAME_TEXT.situation(scene))
    assert "exhibits: 1 Excalibur" in text
    free = next(line for line in text.splitlines() if line.startswith("Available museums"))
    assert free.count("Museum") == 4


def test_relics_are_told_where_they_can_be_seized() -> None:
    """INN-113, INN-117: and among achievements face up."""
    mine = {**MINE, "achievements": ["timbuktu", "base_1"]}
    text = "\n".join(GAME_TEXT.situation(scene_at(session_with(mine, relics=True), 1)))
    relics = next(line for line in text.splitlines() if line.startswith("Relics"))
    assert "Complex Numbers" in relics
    assert "Timbuktu" not in relics
    assert "Timbuktu" in text
