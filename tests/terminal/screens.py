"""Tables to test the fronts at: a game from a seed, or a situation in the middle of one."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast

from textual.pilot import Pilot

from fudaba import games
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.terminal.canvas.palette import PAPER, Palette
from fudaba.terminal.screen.shell.dialogs import DialogPane
from fudaba.terminal.screen.shell.play import PlayTable
from fudaba.terminal.screen.shell.shell import Shell
from fudaba.terminal.session.game_session import GameSession, Policy

NAMES = ["Aya", "Ben", "Chika", "Dai", "Emi", "Fumi"]
GAME = games.named("bridge_over")
PATIENCE = 60.0
"""Seconds after which a test waits no longer; the machine may have much else to do."""
RED_5 = {"face": "red number_5", "colour": "red", "sign": "number_5"}
PILE = ["green number_0", "green number_1", "green number_3", "green number_5", "green number_7"]


def session_at(
    *hands: Sequence[str], top: dict[str, str] = RED_5, options: dict[str, Any] | None = None, **more: Any
) -> Session:
    """A session in a situation: the hands by seat, seat 0 to act."""
    situation = {"top": top, "hands": [list(hand) for hand in hands], "pile": PILE, **more}
    setup = setup_of(
        GAME, seats=len(hands), seed="test", options=options, situation=situation_in(GAME, situation)
    )
    return Session(GAME, setup, NAMES[: len(hands)])


def session_from(seed: str, seats: int = 4, **options: Any) -> Session:
    """A session at the start of a game."""
    return Session(GAME, setup_of(GAME, seats=seats, seed=seed, options=options), NAMES[:seats])


def table_for(
    session: Session,
    seats: str = "",
    *,
    lang: str = "en",
    policy: Policy = Policy.OWN,
    palette: Palette = PAPER,
    **more: Any,
) -> PlayTable:
    """The full screen at a session; seats as "you,random", usually one person and sensible bots."""
    taken = seats.split(",") if seats else ["you", *["sensible"] * (len(session.names) - 1)]
    return PlayTable(GameSession(session, taken, policy), lang, palette, **{"pace": 0.0, **more})


def screen(app: Any) -> str:
    """What is really on the screen, as text."""
    text = re.sub(r"<style>.*?</style>|<[^>]*>", "\n", app.export_screenshot(), flags=re.DOTALL)
    return html.unescape(text).replace("\N{NO-BREAK SPACE}", " ")


def dialog(app: Any) -> str:
    """What is on the dialog that lies over the table, without its frame, in one line."""
    text = " ".join(pane.canvas.text() for pane in app.screen.query(DialogPane))
    return " ".join(re.sub("[─│┌┐└┘]", " ", text).split())


def run(app: Any, script: Callable[[Pilot[Any]], Awaitable[None]], size: tuple[int, int] = (120, 40)) -> Any:
    """Run an app with a script of keys; returns what the app ended with."""

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await script(pilot)

    asyncio.run(main())
    return app.return_value


async def until(pilot: Pilot[Any], holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await pilot.pause(0.002)


async def settled(pilot: Pilot[Any]) -> None:
    """Wait until nothing goes on by itself."""
    app = cast(Shell, pilot.app)
    await pilot.pause()
    await until(pilot, lambda: not app.ui.waits or len(app.screen_stack) > 1)
    await pilot.pause()


def is_gone(pid: int) -> bool:
    """Whether a process has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
