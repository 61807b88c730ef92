"""Measures the room that `docs/look.md` tells of: what is in sight of the supply, how far the slip moves.

`python -m tests.browser.figures`, after `make web`. Some questions of a game of Dominion, in several windows.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import PROGRAMS, Door, Server
from tests.browser.laid_out import resized
from tests.browser.playing import TO_DO, until
from tests.browser.test_room import LOOK, answer, begin

SIZES = ((1366, 625), (1280, 800), (640, 400), (390, 844))
QUESTIONS = 30
SUPPLY = """
    () => {
        const supply = document.querySelector('.supply');
        const box = supply.getBoundingClientRect();
        const piles = [...supply.querySelectorAll('.tile, .land')].map(one => one.getBoundingClientRect());
        const low = Math.min(box.bottom, innerHeight);
        const inSight = piles.filter(one => one.top >= box.top - 1 && one.bottom <= low + 1).length;
        return [inSight, piles.length, Math.round(low - box.top), supply.scrollHeight];
    }
"""


def main() -> None:
    """Play, measure in each size, and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program = next(found for name in PROGRAMS if (found := shutil.which(name)))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        server = Server(Path(folder))
        server.start()
        try:
            door = Door(browser, [])
            measured(begin(door, server, "dominion", "en", SIZES[0]))
            door.close()
        finally:
            server.kill()
            browser.close()


def measured(page: Page) -> None:
    """Print the least that is in sight of the supply, and the farthest that the slip moves."""
    tops: dict[tuple[int, int], list[float]] = {size: [] for size in SIZES}
    least: dict[tuple[int, int], list[int]] = {}
    for count in range(QUESTIONS):
        until(page, TO_DO)
        if page.locator(".ended").count():
            break
        for size in SIZES:
            resized(page, size)
            tops[size].append(page.evaluate(LOOK)["top"])
            seen: list[int] = page.evaluate(SUPPLY)
            least[size] = min(least.get(size, seen), seen)
        answer(page, count)
    for size in SIZES:
        piles, all_piles, pixels, height = least[size]
        moves = max(tops[size]) - min(tops[size])
        sys.stdout.write(
            f"{size[0]}x{size[1]}: {piles} of {all_piles} piles in sight ({pixels} of {height} px), "
            f"the slip moves by {moves:.0f} px over {len(tops[size])} questions\n"
        )


if __name__ == "__main__":
    main()
