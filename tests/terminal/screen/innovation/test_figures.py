"""Figures on the table: their boxes, whom their dogma reaches, decrees, and a game in lines."""

from __future__ import annotations

import io
from typing import Any

import pytest

from fudaba.games import named
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.terminal.screen.innovation.reach import reach
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.terminal.session.plain import PlainTable
from fudaba.text.innovation.faces import icon_words
from tests.terminal.screen.innovation.boards import played, scene_at
from tests.terminal.screens import NAMES

GAME = named("innovation")
MINE: dict[str, Any] = {
    "hand": ["homer", "plato"],
    "board": {"red": ["tigernmas"], "blue": ["huang_di"], "green": ["the_wheel"]},
}
THEIRS: dict[str, Any] = {"board": {"yellow": ["masonry"], "blue": ["writing"]}, "achievements": ["trade"]}


def session_with(edition: str = "third", situation: dict[str, Any] | None = None) -> Session:
    options = {"edition": edition, "figures": True}
    setup = setup_of(GAME, seats=2, seed="figures", options=options, situation=situation_in(GAME, situation))
    return Session(GAME, setup, NAMES[:2])


@pytest.mark.parametrize(("lang", "message"), [("en", "leaf, inspire effect, leaf"), ("ja", "感銘効果")])
def test_a_figure_tells_its_box(lang: str, message: str) -> None:
    scene = scene_at(session_with(situation={"seats": [MINE, THEIRS]}), lang=lang)
    assert message in icon_words(scene, "tigernmas")


def test_only_a_figure_with_an_echo_effect_reaches_anybody() -> None:
    """Inspire and karma effects are not executed by a dogma."""
    scene = scene_at(session_with(situation={"seats": [MINE, THEIRS]}))
    assert reach(scene, 0, "tigernmas") is None
    found = reach(scene, 0, "huang_di")
    assert found is not None
    assert found.way.shares == [1]
    fourth = scene_at(session_with("fourth", {"seats": [MINE, THEIRS]}))
    assert reach(fourth, 0, "huang_di") is None


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("edition", ["third", "fourth"])
def test_a_whole_game_in_lines(lang: str, edition: str) -> None:
    session = session_with(edition)
    answers = played(session_with(edition)).answers
    typed = "\n".join(",".join(str(pick + 1) for pick in answer) for answer in answers[:80])
    out = io.StringIO()
    game_session = GameSession(session, ["you", "random"], Policy.FREE)
    PlainTable(game_session, lang, io.StringIO(f"s\nc\nt\n{typed}\n"), out).run()
    text = out.getvalue()
    assert "War" in text or "戦争" in text
    assert "{" not in text
