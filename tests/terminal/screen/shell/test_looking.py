"""What lies on the table is looked at with keys and clicks, and what does not fit on a dialog is marked."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from fudaba.kernel.session import Session
from fudaba.terminal.screen.shell.dialogs import Over
from fudaba.terminal.screen.shell.play import PlayTable
from tests.terminal.screen.dominion.test_table import OTHER, RICH, session_at
from tests.terminal.screen.innovation.boards import MINE, THEIRS
from tests.terminal.screen.innovation.boards import session_at as innovation_at
from tests.terminal.screens import dialog, run, screen, settled, table_for, until
from tests.terminal.screens import session_at as bridge_over_at


async def to_the_table(pilot: Pilot[Any], app: PlayTable) -> None:
    """Move the arrows to the table."""
    for _ in range(4):
        if app.table_pane.has_focus:
            return
        await pilot.press("tab")
    raise AssertionError("no way to the table")


def looked_at(app: PlayTable) -> str:
    return app.table_pane.at.face if app.table_pane.at is not None else ""


async def look_for(pilot: Pilot[Any], app: PlayTable, face: str) -> None:
    """Go along the cards of the table to one of them."""
    for _ in range(len(app.table_pane.canvas.cards)):
        if looked_at(app) == face:
            return
        await pilot.press("right")
    raise AssertionError(f"{face} is not on the table")


def test_a_pile_that_cannot_be_bought_is_read_from_the_table() -> None:
    app = table_for(session_at(RICH, OTHER, phase="buy"), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        assert app.panes["prompt"].has_focus, "a player who looks at nothing answers"
        await to_the_table(pilot, app)
        first = looked_at(app)
        await pilot.press("down")
        assert looked_at(app) != first
        await pilot.press("up")
        assert looked_at(app) == first
        await look_for(pilot, app, "militia")
        assert app.ui.note.startswith("Militia: +$2")
        assert "Militia: +$2" in screen(app)
        await pilot.press("i")
        assert dialog(app).startswith("Militia")
        assert "discards down to 3" in dialog(app) or "3 cards" in dialog(app)

    run(app, script, (80, 24))


def test_enter_on_the_table_chooses_what_can_be_chosen_and_reads_what_cannot() -> None:
    session = session_at(["copper"], OTHER, phase="buy", coins=4)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await to_the_table(pilot, app)
        await look_for(pilot, app, "duchy")
        await pilot.press("enter")
        assert isinstance(app.screen, Over)
        assert dialog(app).startswith("Duchy")
        await pilot.press("escape")
        await look_for(pilot, app, "silver")
        await pilot.press("enter")
        await settled(pilot)
        assert session.answers, "Silver is bought"

    run(app, script, (80, 24))


def test_a_click_on_a_card_without_a_key_reads_it() -> None:
    app = table_for(session_at(RICH, OTHER, phase="buy"), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        at = next(card for card in app.table_pane.canvas.cards if card.face == "militia")
        await pilot.click("#table_pane", offset=(at.x + 2, at.y))
        await until(pilot, lambda: isinstance(app.screen, Over))
        assert dialog(app).startswith("Militia")

    run(app, script, (80, 24))


def test_the_tables_of_all_games_can_be_looked_along() -> None:
    sessions: list[Session] = [
        innovation_at(MINE, THEIRS),
        bridge_over_at(["wild", "block"], ["red number_3"]),
    ]
    for session in sessions:
        app = table_for(session, "you,random")

        async def script(pilot: Pilot[Any], app: PlayTable = app) -> None:
            await to_the_table(pilot, app)
            assert looked_at(app)
            await pilot.press("right", "i")
            assert isinstance(app.screen, Over)
            await pilot.press("escape", "escape")
            assert app.panes["prompt"].has_focus

        run(app, script, (100, 34))


def test_a_sheet_shows_that_there_is_more_of_it() -> None:
    app = table_for(session_at(RICH, OTHER, phase="buy"), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("c")
        assert "▼" in screen(app)
        assert "▲" not in screen(app)
        await pilot.press("end")
        assert "▲" in screen(app)
        assert "▼" not in screen(app)
        await pilot.press("home")
        assert "▼" in screen(app)

    run(app, script, (80, 24))


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize(("lang", "undo"), [("en", "u undo"), ("ja", "u 取消")])
def test_the_keys_are_named_whole_from_eighty_columns_on(width: int, lang: str, undo: str) -> None:
    app = table_for(session_at(RICH, OTHER, phase="buy"), "you,random", lang=lang)

    async def script(pilot: Pilot[Any]) -> None:
        foot = app.panes["foot"].canvas.text()
        assert undo in foot
        assert "…" not in foot

    run(app, script, (width, 30))
