"""Takes the pictures of the terminal that README and docs show, each in both languages.

`python -m tests.terminal.pictures` writes `docs/pictures/terminal-*.png`; look at them.
"""

from __future__ import annotations

import asyncio
import html
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.cells import cell_len

from fudaba import games
from fudaba.kernel.session import Session
from fudaba.lab import run
from fudaba.lab.scenario.reader import read_file, scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.terminal.canvas.palette import PAPER
from fudaba.terminal.screen.shell.play import PlayTable
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.terminal.session.seats import YOU
from tests.browser.conftest import PROGRAMS
from tests.browser.pictures import DOMINION, PICTURES, TABLES
from tests.terminal.screens import settled

SIZE = (120, 42)
KEYS = {"bridge_over": (), "dominion": ("1", "2"), "innovation": ("1", "1")}
"""What is pressed before the picture is taken."""
CELL = 12.2
"""How wide a cell is in Rich's pictures."""
TEXT = re.compile(r'(<text [^>]*?)x="([\d.]+)"([^>]*?) textLength="[\d.]+"([^>]*)>([^<]*)</text>')
NAMES = {
    "en": ["Aya", "Ben", "Chika", "Dai", "Emi", "Fumi"],
    "ja": ["あや", "けん", "ちか", "だい", "えみ", "ふみ"],
}


def main() -> None:
    """Take them all."""
    full = read_file(Path(__file__).parents[1] / "browser" / "full_tables.yaml")
    (dominion,) = scenarios(DOMINION, "pictures")
    assert isinstance(dominion, Scenario), dominion
    laid = {one.title: one for one in (*full, dominion)}
    drawn = {
        f"terminal-{game}-{lang}": asyncio.run(screenshot(laid[title], lang, KEYS[game]))
        for game, title in TABLES.items()
        for lang in ("en", "ja")
    }
    with sync_playwright() as playwright:
        program = next(found for name in PROGRAMS if (found := shutil.which(name)))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, svg in drawn.items():
            photograph(browser, svg, PICTURES / f"{name}.png")
        browser.close()


async def screenshot(scenario: Scenario, lang: str, keys: Sequence[str]) -> str:
    """The full screen where a scenario ends, as SVG."""
    outcome = run(scenario)
    assert outcome.ok, outcome.failure
    record = outcome.games[0].record()
    record.names = NAMES[lang][: len(record.names)]
    session = Session.resumed(games.named(record.game), record)
    decider = session.ask.decider if session.ask is not None else 0
    seats = [YOU if seat == decider else "random" for seat in range(len(record.names))]
    app = PlayTable(GameSession(session, seats, Policy.OWN), lang, PAPER, pace=1000)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await settled(pilot)
        return in_cells(app.export_screenshot(title="Fudaba"))


def in_cells(svg: str) -> str:
    """The same with each character where its cell is; a wide one has two, which Rich's lengths leave out."""

    def placed(found: re.Match[str]) -> str:
        at, text = float(found[2]), html.unescape(found[5])
        places = [at + CELL * cell_len(text[:n]) for n in range(len(text))]
        shown = html.escape(text).replace(" ", "&#160;")
        return (
            f'{found[1]}x="{" ".join(f"{place:.1f}" for place in places)}"{found[3]}{found[4]}>{shown}</text>'
        )

    return TEXT.sub(placed, svg)


def photograph(browser: Browser, svg: str, to: Path) -> None:
    """An SVG as PNG, in the fonts of this machine."""
    page = browser.new_page(viewport={"width": 1480, "height": 1100})
    page.set_content(f"<title>{html.escape(to.stem)}</title><style>body {{ margin: 0 }}</style>{svg}")
    page.locator("svg").screenshot(path=str(to))
    page.close()


if __name__ == "__main__":
    main()
