"""Takes the pictures of the browser that README and docs show, each in both languages.

`python -m tests.browser.pictures` writes `docs/pictures/browser-*.png`, after `make web`; look at them.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from fudaba.lab.scenario.reader import read_file, scenarios
from fudaba.lab.scenario.scenario import Scenario
from tests.browser.conftest import NARROW, PROGRAMS, WIDE, Door, Server
from tests.browser.positions import lay_out, sit_down

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
TABLES = {
    "bridge_over": "bridge over, an attack that has come round the table",
    "dominion": "Cellar asks, and Wharf waits",
    "innovation": "innovation of the fourth edition with everything",
}
"""Scenarios of `full_tables.yaml` and the one below, and what is chosen there."""
DOMINION = b"""
scenario: Cellar asks, and Wharf waits
game: dominion
seats: [Aya, Chika]
setup:
  supply:
    [Cellar, Ratcatcher, Throne Room, Village, Militia, Bridge Troll, Lost City, Market, Wharf, Possession]
  landscapes: [Fleet, Expedition]
  Aya:
    hand: [Village, Wharf, Cellar, Militia, Copper*2, Estate*2]
    deck: [Throne Room, Market, Copper, Gold, Silver]
    discard: [Estate, Silver]
  Chika: {hand: [Copper*5], deck: [Copper*5], discard: [Estate, Gold]}
steps:
  - Aya: play Village
  - Aya: play Wharf
  - Aya: play Cellar
"""
CHOSEN = {
    "bridge_over": (".hand [data-pick]",),
    "dominion": (".hand [data-pick][data-face=estate]", ".hand [data-pick][data-face=copper]"),
    "innovation": (".own [data-face=medicine]",),
}


def main() -> None:
    """Take them all."""
    full = read_file(Path(__file__).with_name("full_tables.yaml"))
    (dominion,) = scenarios(DOMINION, "pictures")
    assert isinstance(dominion, Scenario), dominion
    laid = {one.title: one for one in (*full, dominion)}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        ways = {game: [lay_out(data, laid[title]) for _ in range(4)] for game, title in TABLES.items()}
        program = next(found for name in PROGRAMS if (found := shutil.which(name)))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        server = Server(data)
        server.start()
        try:
            for lang in ("en", "ja"):
                door = Door(browser, [])
                page = door(server, "Aya", lang).go()
                page.locator(".fuda").first.wait_for()
                taken(page, f"lobby-{lang}")
                for game in TABLES:
                    page = sit_down(door(server, "Aya", lang, WIDE), ways[game].pop())
                    choose(page, game)
                    taken(page, f"{game}-{lang}")
                guest = door(server, "Aya", lang, NARROW, device_scale_factor=2)
                page = sit_down(guest, ways["bridge_over"].pop())
                choose(page, "bridge_over")
                taken(page, f"phone-{lang}")
                door.close()
        finally:
            server.kill()
            browser.close()


def choose(page: Page, game: str) -> None:
    """Choose what the picture shows as chosen."""
    for piece in CHOSEN[game]:
        page.locator(piece).first.click()


def taken(page: Page, name: str) -> None:
    """Take a picture, once the letters are there."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.mouse.move(0, 0)
    page.screenshot(path=PICTURES / f"browser-{name}.png")


if __name__ == "__main__":
    main()
