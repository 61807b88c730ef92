"""Cities on the table: their icons, flags and fountains, and endorsing."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.style import Style
from textual.pilot import Pilot

from fudaba.games import named
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import PAPER
from fudaba.terminal.screen.innovation import BOARD as innovation
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.terminal.session.plain import PlainTable
from fudaba.text.innovation import GAME_TEXT
from tests.terminal.screen.innovation.boards import felt_text, played, scene_at
from tests.terminal.screens import NAMES, run, table_for

GAME = named("innovation")
MINE: dict[str, Any] = {
    "hand": ["tools", "calendar"],
    "board": {"red": ["sparta", "archery"], "green": ["stockholm"], "yellow": ["masonry"]},
    "splay": {"red": "left"},
}
THEIRS: dict[str, Any] = {"board": {"red": ["kuala_lumpur"], "blue": ["berlin"]}}


def session_with(edition: str = "third", situation: dict[str, Any] | None = None) -> Session:
    options = {"edition": edition, "cities": True}
    setup = setup_of(GAME, seats=2, seed="cities", options=options, situation=situation_in(GAME, situation))
    return Session(GAME, setup, NAMES[:2])


def laid_out(edition: str = "third") -> Session:
    return session_with(edition, {"seats": [MINE, THEIRS]})


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            ["castle, factory, factory, castle, search for castle", "arrow to the right", "flag", "fountain"],
        ),
        ("ja", ["サーチ（塔）", "右矢印", "旗", "噴水"]),
    ],
)
def test_the_icons_of_cities_are_told_in_words(lang: str, expected: list[str]) -> None:
    text = "\n".join(GAME_TEXT.situation(scene_at(laid_out(), lang=lang)))
    for words in expected:
        assert words in text


def test_flags_and_fountains_are_told_as_the_achievements_that_they_are() -> None:
    """INN-169: besides those that are owned."""
    text = "\n".join(GAME_TEXT.situation(scene_at(laid_out())))
    assert "Aya's flags and fountains: 1 achievement" in text
    assert "Ben's flags and fountains: 2 achievements" in text
    assert "achievements 2/7" in text


def test_the_icon_at_the_top_is_drawn_on_a_city() -> None:
    scene = scene_at(laid_out("fourth"))
    for city, sign in (("stockholm", "Fl"), ("sparta", "×"), ("hangzhou", "+↑"), ("bangalore", "><")):
        canvas = Canvas(15, 9, Style())
        innovation.draw_card(canvas, scene, PAPER, city)
        assert sign in canvas.text().splitlines()[0]


def test_a_flag_stands_on_the_board_beside_the_age() -> None:
    app = table_for(laid_out(), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        assert any("Fl 5" in row for row in felt_text(app).splitlines())

    run(app, script, size=(140, 50))


def test_endorsing_says_whom_it_reaches_as_activating_does() -> None:
    """INN-153: a card may be activated and endorsed, and is one option for each."""
    scene = scene_at(laid_out())
    options = {(option.verb, option.face): option for option in scene.offered}
    assert ("dogma", "masonry") in options
    assert scene.hint(options["endorse", "masonry"]) == scene.hint(options["dogma", "masonry"]) != ""
    assert ("dogma", "sparta") not in options


@pytest.mark.parametrize(("lang", "edition"), [("en", "fourth"), ("ja", "third")])
def test_a_whole_game_in_lines(lang: str, edition: str) -> None:
    answers = played(session_with(edition)).answers
    typed = "\n".join(",".join(str(pick + 1) for pick in answer) for answer in answers[:80])
    out = io.StringIO()
    game_session = GameSession(session_with(edition), ["you", "random"], Policy.FREE)
    PlainTable(game_session, lang, io.StringIO(f"s\nc\nt\n{typed}\n"), out).run()
    assert "{" not in out.getvalue()
