"""A hint in the terminal: in lines, and on a sheet over the table."""

from __future__ import annotations

import io
from typing import Any

import pytest
from textual.pilot import Pilot

from fudaba.coach import hinting
from fudaba.terminal.session.plain import PlainTable
from fudaba.terminal.session.sitting import Sitting
from tests.terminal.sitting_at import run, session_at, sheet, table_for

HANDS = (["wild", "red number_1", "blue number_2", "block"], ["red number_3", "yellow number_8"])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "ROLLOUTS", 70)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("1. ", "of 100 (", "Ben has 2 cards left.", "what you can know", "order is by the points")),
        ("ja", ("100回中", "Benの手札は残り2枚です。", "打ち進めた", "失点の少ない順")),
    ],
)
def test_a_hint_is_told_in_lines_and_changes_nothing(lang: str, sentences: tuple[str, ...]) -> None:
    session, out = session_at(*HANDS), io.StringIO()
    PlainTable(Sitting(session, ["you", "random"]), lang, io.StringIO("h\n"), out).run()
    for sentence in sentences:
        assert sentence in out.getvalue()
    assert session.answers == []


def test_a_hint_lies_over_the_table_until_a_key() -> None:
    session = session_at(*HANDS)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "The coach" in sheet(app)
        assert "Ben has 2 cards left." in sheet(app)
        await pilot.press("h")
        await pilot.press("2")
        assert session.deciders[0] == 0

    run(app, script)


def test_who_is_not_alone_at_the_screen_gets_none() -> None:
    out = io.StringIO()
    PlainTable(Sitting(session_at(*HANDS), ["you", "you"]), "en", io.StringIO("h\nh\n"), out).run()
    assert (
        "Hints are for the player who is asked, and only where nobody else plays at this screen."
        in out.getvalue()
    )
