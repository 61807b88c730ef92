"""A finished game is reviewed where it was played: line by line, and beside the full screen."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from fudaba.cli import main
from fudaba.coach import Review
from fudaba.coach.findings import Point
from fudaba.coach.game_review import Begun, Suspected
from fudaba.coach.slices import Suspect
from fudaba.kernel.record import Record, encode
from fudaba.kernel.session import Session
from fudaba.terminal.canvas.palette import PAPER
from fudaba.terminal.screen.shell.play import PlayTable
from fudaba.terminal.session import plain, review
from fudaba.terminal.session.game_session import GameSession
from fudaba.terminal.session.plain import PlainTable
from fudaba.terminal.session.review import FindingTexts, ReviewBeside, share_text
from fudaba.text import words
from tests.terminal.screens import dialog, run, screen, session_at, session_from, settled, table_for, until

CURVE = {
    "en": "Chance to end the round with the fewest points, at the start of each turn",
    "ja": "各手番の開始時に、失点が最少でラウンドを終える確率",
}
OFFER = "v: review this game. Enter: leave.>"
LONG = 60
"""Seconds within which a process is there on any machine."""


def nearly_over() -> Session:
    """A game that ends with the next answer."""
    return session_at(["red number_1"], ["red number_9", "blue number_9"], options={"rounds": 1})


def keeping(session: Session, file: Path) -> Callable[[], Path]:
    def keep() -> Path:
        file.write_bytes(encode(session.record()))
        return file

    return keep


def review_text(typed: str, file: Path | None, *, seats: str = "you,random", lang: str = "en") -> str:
    """What is printed for what is typed at a game that is nearly over."""
    session, out = nearly_over(), io.StringIO()
    keep = None if file is None else keeping(session, file)
    PlainTable(GameSession(session, seats.split(",")), lang, io.StringIO(typed), out, keep=keep).run()
    return out.getvalue()


@pytest.mark.parametrize(("lang", "word"), [("en", "v"), ("en", "review"), ("ja", "v"), ("ja", "検討")])
def test_line_by_line_it_is_what_the_command_prints_and_is_kept_beside_the_record(
    lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    said = review_text(f"1\n{word}\n", file, lang=lang)
    kept = tmp_path / "game.review.json"
    before = kept.stat().st_mtime_ns
    assert main(["review", str(file), "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert CURVE[lang] in printed
    assert printed in said
    assert kept.stat().st_mtime_ns == before, "the command takes what is kept"


def test_nobody_waits_for_a_review_that_nobody_wants(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for typed in ("1\n", "1\n\n", "1\nq\n", "1\nquit\n"):
        said = review_text(typed, file)
        assert said.count(OFFER) == 1
        assert f"fudaba review {file}" in said
        assert list(tmp_path.iterdir()) == [file]


def test_the_game_can_be_looked_at_before_it_is_left(tmp_path: Path) -> None:
    said, left = review_text("1\nt\nu\nxyz\nL\n\n", tmp_path / "game.json"), review_text("1\n", None)
    assert said.count("Round 1") == left.count("Round 1") + 1
    assert "You can't undo after the game." in said
    assert "“xyz” is not one of the options." in said
    assert "Enter：離れる。>" in said


def test_without_a_file_it_is_told_and_nothing_kept() -> None:
    said = review_text("1\nv\n", None)
    assert "The game was not saved" in said
    assert CURVE["en"] in said
    assert "fudaba review" not in said


def test_all_at_one_screen_may_see_it_and_bots_alone_wait_for_nobody(tmp_path: Path) -> None:
    assert CURVE["en"] in review_text("\n1\nv\n", tmp_path / "two.json", seats="you,you")
    alone = review_text("", tmp_path / "alone.json", seats="random,random")
    assert OFFER not in alone
    assert f"fudaba review {tmp_path / 'alone.json'}" in alone


def test_it_is_not_for_a_game_that_goes_on() -> None:
    out = io.StringIO()
    PlainTable(GameSession(session_from("x"), ["you", *["random"] * 3]), "en", io.StringIO("v\n"), out).run()
    assert "“v” is not one of the options." in out.getvalue()


def test_to_stop_it_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(plain, "looked_through", stopped)
    file, session, out = tmp_path / "game.json", nearly_over(), io.StringIO()
    typed = io.StringIO("1\nv\n")
    table = PlainTable(GameSession(session, ["you", "random"]), "en", typed, out, keep=keeping(session, file))
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert f"To run it later: fudaba review {file}" in out.getvalue()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("workers", [1, 2, None])
def test_as_many_processes_make_it_as_the_table_may_use(
    workers: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[object]()

    def stopped(*_: object, workers: int | None, **__: object) -> None:
        asked.append(workers)
        raise KeyboardInterrupt

    def failed(work: object, *given: object) -> None:
        asked.append(given[-1])
        raise OSError("no room for a process")

    monkeypatch.setattr(plain, "looked_through", stopped)
    monkeypatch.setattr(review, "begun", failed)
    table = GameSession(nearly_over(), ["you", "random"], workers=workers)
    with pytest.raises(KeyboardInterrupt):
        PlainTable(table, "en", io.StringIO("1\nv\n"), io.StringIO()).run()
    app = PlayTable(table, "en", PAPER)
    with pytest.raises(OSError, match="no room"):
        app.reviewing.show(table.session.record(), None)
    assert asked == [workers, workers]


def test_on_the_full_screen_it_is_made_beside_the_table(tmp_path: Path) -> None:
    session, file = nearly_over(), tmp_path / "game.json"
    app = table_for(session, "you,random", keep=keeping(session, file), keeps_end=True)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        await settled(pilot)
        assert "v: review" in dialog(app)
        await pilot.press("v")
        await pilot.pause()
        assert "0 % done." in dialog(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "v review" in screen(app), "the table can be looked at, and says how to come back"
        await until(pilot, lambda: app.ui.note == "The review is ready: press v")
        await pilot.press("v")
        await pilot.pause()
        assert CURVE["en"] in dialog(app)
        await pilot.press("L")
        await pilot.pause()
        assert CURVE["ja"] in dialog(app)
        await pilot.press("v", "q")

    assert run(app, script) == "quit"
    assert (tmp_path / "game.review.json").exists()
    app.reviewing.stop()


def test_its_sheet_changes_once_it_is_done() -> None:
    app = table_for(nearly_over(), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        await settled(pilot)
        await pilot.press("v")
        await until(pilot, lambda: CURVE["en"] in dialog(app))
        assert "goes on" not in dialog(app)

    run(app, script, (80, 24))
    app.reviewing.stop()


def test_where_it_stops_with_an_error_that_is_said() -> None:
    record = msgspec.structs.replace(session_from("x").record(), answers=[[99]])
    beside = ReviewBeside(record, None, "en")
    until_then = time.monotonic() + LONG
    while not beside.done and time.monotonic() < until_then:
        beside.look()
        time.sleep(0.01)
    assert beside.failed
    assert beside.lines is None
    beside.stop()


class Gone:
    """A process that is not there."""

    def terminate(self) -> None: ...
    def join(self) -> None: ...


def played_on() -> Record:
    """The record of a game of some answers."""
    session = nearly_over()
    while session.ask is not None:
        session.answer((0,))
    return session.record()


SO_FAR = {
    "en": (
        "Chance to end the first round with the fewest points: Aya 50 % and Ben 25 %. Reviewing the game …",
        "These answers look like mistakes and have not been checked closely yet:",
        "It may have cost about 12 %.",
        "Review: 40 % done. About 3 minutes left.",
    ),
    "ja": (
        "第1ラウンドを最少の失点で終える確率：Aya 50％、Ben 25％。検討を続けています…",
        "ミスかもしれない答え（まだ詳しくは調べていない）：",
        "損は約12％かもしれません。",
        "検討は40％完了。残り約3分。",
    ),
}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_is_found_first_is_shown_while_the_rest_is_made(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    coming, sends = Pipe(duplex=False)
    monkeypatch.setattr(review, "begun", lambda *_: (coming, Gone()))
    record, now = played_on(), [100.0]
    beside = ReviewBeside(record, None, lang, clock=lambda: now[0])
    texts = FindingTexts(record, ["Aya", "Ben"])
    assert beside.found_so_far(words(lang)) == []
    sends.send(texts.first(Point(0, 0, [0.5, 0.25], [0.1, 0.1])))
    given = tuple(record.answers[0])
    for dear in (0.12, 0.02, 0.5, 0.4, 0.3, 0.2):
        sends.send(texts.suspect(Suspect(0, 1, 0, given, given, dear)))
    sends.send(0.4)
    now[0] += 120
    assert beside.look()
    assert not beside.look()
    first, suspects, cost, share = SO_FAR[lang]
    lines = beside.found_so_far(words(lang))
    assert lines[:3] == [first, "", suspects]
    assert len([line for line in lines if line.startswith("- ")]) == 5
    assert f"  {cost}" in lines
    least = texts.suspect(Suspect(0, 1, 0, given, given, 0.02)).lines[lang][-1]
    assert f"  {least}" not in lines
    assert beside.share_text(words(lang)) == share
    beside.stop()


@pytest.mark.parametrize(
    ("share", "seconds", "said"),
    [
        (0.0, 5.0, "Review: 0 % done."),
        (0.01, 5.0, "Review: 1 % done."),
        (0.5, 5.0, "Review: 50 % done. About a minute left."),
        (0.5, 300.0, "Review: 50 % done. About 5 minutes left."),
    ],
)
def test_the_minutes_left_are_told_once_something_is_known_of_them(
    share: float, seconds: float, said: str
) -> None:
    assert share_text(words("en"), share, seconds) == said


def test_the_dialog_shows_what_has_been_found_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    coming, sends = Pipe(duplex=False)
    monkeypatch.setattr(review, "begun", lambda *_: (coming, Gone()))
    app = table_for(nearly_over(), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        await settled(pilot)
        await pilot.press("v")
        record = app.game_session.session.record()
        texts, given = FindingTexts(record, app.names), tuple(record.answers[0])
        sends.send(texts.first(Point(0, 0, [0.5, 0.25], [0.1, 0.1])))
        sends.send(texts.suspect(Suspect(0, 1, 0, given, given, 0.12)))
        await until(pilot, lambda: "It may have cost about 12 %." in dialog(app))
        assert "with the fewest points" in dialog(app)
        await pilot.press("L")
        await pilot.pause()
        assert "損は約12％かもしれません。" in dialog(app)

    run(app, script)
    app.reviewing.stop()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_line_by_line_what_is_found_first_is_said_first(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def made(record: Record, *_: object, begun: Begun, suspected: Suspected, **__: object) -> Review:
        given = tuple(record.answers[0])
        begun(Point(0, 0, [0.5, 0.25], [0.1, 0.1]))
        for _number in range(7):
            suspected(Suspect(0, 1, 0, given, given, 0.12))
        return Review("", "", [0, 1], [], [], [], 0, 0)

    monkeypatch.setattr(plain, "looked_through", made)
    said = review_text("1\nv\n", None, lang=lang).splitlines()
    _, suspects, cost, _ = SO_FAR[lang]
    assert said.count(f"  {cost}") == 5
    assert said.count(suspects) == 1
    assert said.index(suspects) < said.index(f"  {cost}")
    assert any("50" in line and "25" in line for line in said[: said.index(suspects)])
