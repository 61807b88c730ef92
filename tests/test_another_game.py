"""A game from elsewhere is registered once, and is in every front: docs/adding_a_game.md."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

import fudaba
from fudaba import games
from fudaba.cli import main
from fudaba.kernel.checks.leaks import check_leaks
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.server.lobby.opening import planned
from fudaba.server.protocol import catalogue
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from fudaba.terminal.session.game_view import GameView, view_of_game
from fudaba.text import words
from fudaba.text.check import findings
from tests.terminal.screens import dialog, run, settled, table_for

HERE = Path(__file__).parents[1] / "examples" / "stairs"


@pytest.fixture(autouse=True)
def _stairs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.chdir(tmp_path)
    games.add("stairs", "examples.stairs")
    yield
    games.remove("stairs")


def test_it_is_listed_and_its_cards_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba.list_games() == ["bridge_over", "dominion", "innovation", "stairs"]
    assert main(["cards", "stairs", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert [card["height"] for card in cards] == list(range(1, 10))
    assert cards[3]["name"] == {"en": "Step 4", "ja": "4段"}


def test_no_two_games_have_one_name() -> None:
    with pytest.raises(ValueError, match="there is a game 'dominion' already"):
        games.add("dominion", "examples.stairs")
    with pytest.raises(ValueError, match="there is a game 'stairs' already"):
        games.add("stairs", "somewhere.else")


def test_once_it_is_gone_nobody_knows_it() -> None:
    games.remove("stairs")
    with pytest.raises(BadSetup, match="stairs"):
        games.named("stairs")
    assert words("en").say("bridge_over-title") == "Bridge Over"
    assert not words("en").has("stairs-title")
    games.add("stairs", "examples.stairs")


def test_its_texts_are_whole() -> None:
    assert findings(HERE / "text", HERE) == []


def test_the_lab_runs_its_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "run", str(HERE / "stairs.yml")]) == 0
    assert main(["lab", "run", str(HERE / "stairs.yml"), "--lang", "ja"]) == 0
    wrong = Path("wrong.yaml")
    wrong.write_text((HERE / "stairs.yml").read_text(encoding="utf-8").replace("height: 5", "height: 6"))
    capsys.readouterr()
    assert main(["lab", "run", str(wrong)]) == 1
    assert "height" in capsys.readouterr().out


def test_it_tells_nobody_what_is_hidden() -> None:
    game = games.named("stairs")

    def make() -> Driver[Table]:
        return Driver(game.table(setup_of(game, seats=3, seed="leaks")))

    driver, chance = make(), Random(1)
    answers: list[tuple[int, ...]] = []
    ask = driver.start()
    while ask is not None and len(answers) < 12:
        answers.append((chance.randrange(len(ask.options)),))
        ask = driver.answer(answers[-1])
    assert check_leaks(make, answers, ahead=2).views > 20


@pytest.mark.parametrize(("lang", "message"), [("en", "The last card: it wins."), ("ja", "これで勝ちます")])
def test_the_terminal_plays_it_on_a_plain_board(
    lang: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert type(view_of_game("stairs")) is GameView
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    played = ["play", "stairs", "--plain", "--lang", lang, "--seats", "you,steady", "--seed", "6"]
    assert main(played) == 0
    assert message in capsys.readouterr().out


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
@pytest.mark.parametrize(("lang", "message"), [("en", "Cards left (lowest wins)"), ("ja", "残りの手札")])
def test_every_sheet_of_the_full_screen_shows_it(lang: str, message: str, size: tuple[int, int]) -> None:
    game = games.named("stairs")
    session = Session(game, setup_of(game, seats=3, seed="6"), ["Aya", "Ben", "Chika"])
    app = table_for(session, "you,steady,steady", lang=lang)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("t")
        assert message in dialog(app)
        await pilot.press("escape")
        for key in ("i", "c", "w", "question_mark"):
            await pilot.press(key)
            assert dialog(app), key
            await pilot.press("escape")
        await pilot.press("1")
        await settled(pilot)
        assert len(session.answers) > 1, "the others have answered, too"
        await pilot.press("l")
        assert app.log_pane.has_focus or not app.around.log_shown

    run(app, script, size)


def test_bots_of_every_level_play_it_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    simulated = ["simulate", "stairs", "--bots", "strong,gentle", "--games", "40", "--seed", "1", "--json"]
    assert main(simulated) == 0
    assert "strong" in capsys.readouterr().out


def test_a_simulation_counts_what_it_says_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    simulated = ["simulate", "stairs", "--bots", "strong,gentle", "--games", "6", "--seed", "1", "--curves"]
    assert main([*simulated, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["curves"].keys() == {"strong", "gentle"}
    assert found["curves"]["strong"]["hand"][0] == 5, "each begins with five cards"
    assert {use["verb"] for use in found["cards"]} == {"play", "draw"}
    assert main(simulated) == 0
    assert "Step 9" in capsys.readouterr().out


def test_a_server_offers_it() -> None:
    offered = next(game for game in catalogue.all_games() if game.name == "stairs")
    assert (offered.title.ja, offered.seats, [bot.name for bot in offered.bots]) == (
        "階段",
        [2, 3, 4],
        ["gentle", "steady", "strong"],
    )
    assert (offered.lesson, offered.day) == (2, False)
    first_game = m.Create("Aya", "stairs", [SeatWish("me"), SeatWish("bot", "steady")], lesson=True)
    assert planned(first_game, "another").seed == "first steps"
    text = catalogue.catalogue("stairs")
    assert text.kinds["step_7"].name.en == "Step 7"
    assert catalogue.rule("STR-3").source.en == "The rules of Stairs"
