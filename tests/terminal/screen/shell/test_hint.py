"""A hint in the terminal: in lines, and on a dialog over the table."""

from __future__ import annotations

import io
import re
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot

from fudaba.coach import Hint, RankedAnswer, hint_search
from fudaba.kernel.ask import Ask
from fudaba.kernel.worlds import Imagining
from fudaba.terminal.canvas.palette import PAPER
from fudaba.terminal.screen.shell.play import PlayTable
from fudaba.terminal.session import game_session
from fudaba.terminal.session.game_session import GameSession
from fudaba.terminal.session.plain import PlainTable
from fudaba.text import words
from fudaba.text.narrator import narrator
from tests.terminal.screens import PATIENCE, dialog, run, screen, session_at, settled, table_for, until

HANDS = (["wild", "red number_1", "blue number_2", "block"], ["red number_3", "yellow number_8"])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_search, "ROLLOUTS", 70)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("1. ", "% of rounds (", "Ben has 2 cards left.", "what you can know", "points they save")),
        ("ja", ("ラウンド勝率", "Benの手札は残り2枚です。", "シミュレーションしました", "失点が少ない順")),
    ],
)
def test_a_hint_is_told_in_lines_and_changes_nothing(lang: str, sentences: tuple[str, ...]) -> None:
    session, out = session_at(*HANDS), io.StringIO()
    PlainTable(GameSession(session, ["you", "random"]), lang, io.StringIO("h\n"), out).run()
    for sentence in sentences:
        assert sentence in out.getvalue()
    assert session.answers == []


@pytest.mark.parametrize(
    ("game", "english", "japanese"),
    [
        ("dominion", "wins 54 % of games (40 to 68 %)", "：勝率54％（40〜68％）"),
        ("innovation", "wins about 54 % of games (40 to 68 %)", "：推定勝率54％（40〜68％）"),
        ("bridge_over", "wins 54 % of rounds (40 to 68 %)", "：ラウンド勝率54％（40〜68％）"),
    ],
)
def test_the_figures_of_a_hint_have_a_unit(game: str, english: str, japanese: str) -> None:
    """A round of Bridge Over is won, and a chance in Innovation is an estimate."""
    for lang, ending in (("en", english), ("ja", japanese)):
        said = words(lang).say("coach-advice", game=game, place=1, answer="A", chance=54, least=40, most=68)
        assert said.endswith(ending)


def test_a_hint_lies_over_the_table_until_a_key() -> None:
    session = session_at(*HANDS)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "The coach" in dialog(app)
        assert "Ben has 2 cards left." in dialog(app)
        await pilot.press("h")
        await pilot.press("2")
        assert session.deciders[0] == 0

    run(app, script)


def test_where_other_people_play_at_the_screen_all_of_them_have_to_agree() -> None:
    """Who asks once more says that they do. An answer later that would have to be said again."""
    asks, coach = "If everyone agrees to a hint, ask again.", "what you can know"

    def text_of(*lines: str) -> str:
        out = io.StringIO()
        typed = io.StringIO("".join(f"{line}\n" for line in lines))
        PlainTable(GameSession(session_at(*HANDS), ["you", "you"]), "en", typed, out).run()
        return out.getvalue()

    here = ""  # Aya is there, and nobody else looks
    once = text_of(here, "h")
    assert asks in once
    assert coach not in once
    twice = text_of(here, "h", "h")
    assert twice.count(asks) == 1
    assert twice.count(coach) == 1
    assert text_of(here, "h", "2", here, "h").count(asks) == 2


@pytest.mark.parametrize(("lang", "said"), [("en", "Aya has used a hint."), ("ja", "Ayaはヒントを見た。")])
def test_the_others_at_the_screen_are_told_of_a_hint_once_they_look(lang: str, said: str) -> None:
    """Before what was done with it, once for a question; who had it need not be told."""

    def text_of(*lines: str) -> str:
        out = io.StringIO()
        typed = io.StringIO("".join(f"{line}\n" for line in lines))
        PlainTable(GameSession(session_at(*HANDS), ["you", "you"]), lang, typed, out).run()
        return out.getvalue()

    assert said not in text_of("", "h", "2", "", "1", "")
    assert said not in text_of("", "h", "h")
    recap = text_of("", "h", "h", "h", "h", "2", "", "1", "")
    assert recap.count(said) == 1
    _, after = recap.split(f"{said}\n")
    assert narrator("bridge_over", lang, ["Aya", "Ben"]).card("red number_1") in after.splitlines()[0]


def test_the_end_tells_everybody_of_a_hint_that_nobody_was_told_of() -> None:
    def last() -> GameSession:
        session = session_at(["red number_1"], ["blue number_9", "blue number_8"], options={"rounds": 1})
        return GameSession(session, ["you", "you"])

    out, said = io.StringIO(), "Aya has used a hint."
    PlainTable(last(), "en", io.StringIO("\nh\nh\n1\n"), out).run()
    assert out.getvalue().count(said) == 1
    app = PlayTable(last(), "en", PAPER, pace=0.0)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "h", "h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("h", "1")
        await settled(pilot)
        assert said in dialog(app)
        await pilot.press("enter", "t")
        assert said in dialog(app)

    run(app, script)


def test_who_takes_over_the_full_screen_is_told_of_a_hint() -> None:
    app = table_for(session_at(*HANDS), "you,you")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "h", "h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("h", "2", "enter")
        assert app.viewer == 1
        assert app.ui.note == "Aya has used a hint."
        assert "Aya has used a hint." in screen(app)
        await pilot.press("1", "enter")
        assert app.ui.note == ""

    run(app, script)


def test_on_the_full_screen_it_is_the_same() -> None:
    app = table_for(session_at(*HANDS), "you,you")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "h")
        await pilot.pause()
        assert "everyone agrees" in app.ui.note
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "The coach" in dialog(app)

    run(app, script)


class Coach:
    """Says first that an answer wins half of the games, then, once it may, that it wins nine of ten."""

    def __init__(self) -> None:
        self.may = Event()
        self.parts: list[int] = []

    def __call__(self, ask: Ask, view: Imagining, game: str, key: bytes, part: int = 1) -> Hint:
        self.parts.append(part)
        if part == 1:
            assert self.may.wait(PATIENCE)
        chance = 0.9 if part == 1 else 0.5
        return Hint([RankedAnswer([0], chance, 0.25, 1.0, [])], [], 8 if part > 1 else 100)


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> Coach:
    found = Coach()
    monkeypatch.setattr(game_session, "hint", found)
    return found


@pytest.mark.parametrize(
    ("lang", "first", "whole"),
    [
        (
            "en",
            r"First estimate: play Wild \(wins 50 % of rounds, 25 to 100 %\)\. The coach is still thinking …",
            r"1\. play Wild: wins 90 % of rounds \(25 to 100 %\)",
        ),
        (
            "ja",
            "最初の見積もり：.+（ラウンド勝率50％、25〜100％）。コーチはまだ考えている…",
            r"1\. .+：ラウンド勝率90％（25〜100％）",
        ),
    ],
)
def test_line_by_line_a_first_estimate_is_said_while_the_coach_thinks(
    lang: str, first: str, whole: str, coach: Coach
) -> None:
    class Waiting(io.StringIO):
        def write(self, text: str) -> int:
            if re.fullmatch(first, text):
                coach.may.set()
            return super().write(text)

    out = Waiting()
    PlainTable(GameSession(session_at(*HANDS), ["you", "random"]), lang, io.StringIO("h\n"), out).run()
    assert re.search(f"^{first}\n{whole}$", out.getvalue(), re.MULTILINE)
    assert coach.parts == [hint_search.FIRST, 1]


def test_on_the_full_screen_the_whole_hint_takes_the_place_of_the_first_estimate(coach: Coach) -> None:
    app = table_for(session_at(*HANDS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("h")
        await until(pilot, lambda: "wins 50 % of rounds" in dialog(app))
        assert "This is a first estimate." in dialog(app)
        await pilot.press("h")
        await pilot.pause()
        assert dialog(app) == "", "the table can be looked at meanwhile"
        await pilot.press("h")
        await until(pilot, lambda: "wins 50 % of rounds" in dialog(app))
        coach.may.set()
        await until(pilot, lambda: "wins 90 % of rounds" in dialog(app))
        assert "first estimate" not in dialog(app)
        await pilot.press("enter", "h")
        await pilot.pause()
        assert "wins 90 % of rounds" in dialog(app)
        assert coach.parts == [hint_search.FIRST, 1], "nothing is thought of twice"
        await pilot.press("q")

    run(app, script)


def test_a_hint_that_is_overtaken_is_not_shown(coach: Coach) -> None:
    """Who answers before the whole is there sees no more of it, and the game goes on."""
    session = session_at(*HANDS)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("h")
        await until(pilot, lambda: "wins 50 % of rounds" in dialog(app))
        await pilot.press("enter", "2")
        given = len(session.answers)
        assert given >= 1
        coach.may.set()
        await until(pilot, lambda: not app.hints.is_thinking)
        await until(pilot, lambda: len(session.answers) > given or app.ui.scene.is_mine)
        assert dialog(app) == ""

    run(app, script)
