"""In every state of whole games, on screens of all sizes: nothing that can be chosen is out of sight without
a sign for it, and the slip stands still from question to question.

A page at 150 or 200 % is a page with so much less room.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Door, Server
from tests.browser.every_day import cases
from tests.browser.laid_out import resized
from tests.browser.playing import TO_DO, answered, choose_enough, comes_to, open_table, poll, until

LOOK = Path(__file__).with_name("room.js").read_text(encoding="utf-8")
Size = tuple[int, int]
WHOLE: Sequence[Size] = (
    (1366, 625),
    (1280, 800),
    (1024, 768),
    (1920, 1080),
    (2560, 1440),
    (390, 844),
    (844, 390),
)
ENLARGED: Sequence[Size] = (
    (1093, 500),
    (911, 417),
    (683, 313),
    (853, 533),
    (640, 400),
    (683, 512),
    (960, 540),
)
"""Some of them at 125, 150 and 200 %."""
FEW: Sequence[Size] = ((1366, 625), (640, 400), (390, 844))
GAMES = ("dominion", "innovation", "bridge_over")
CROWDED = [
    (game, edition, lang)
    for game, edition in (("innovation", "third"), ("innovation", "fourth"), ("bridge_over", ""))
    for lang in ("en", "ja")
]
EDITIONS = {
    "third": {"en": "classic (third)", "ja": "従来版（第3版）"},
    "fourth": {"en": "fourth", "ja": "第4版"},
}
MOVES = 8
"""So many pixels the slip may move."""
SOME_ANSWERS = 8
MOST_ANSWERS = 400


def begin(door: Door, server: Server, game: str, lang: str, size: Size) -> Page:
    """Sit down against bots."""
    guest = door(server, "Aya", lang, size)
    if game == "bridge_over":
        return open_table(guest, ["me", "steady", "steady", "steady"], rounds=1, hand=7)
    page = guest.go()
    page.locator(f".fuda.{game} .btn.main").click()
    page.wait_for_url("**/t/*")
    return page


def begin_crowded(door: Door, server: Server, game: str, edition: str, lang: str, size: Size) -> Page:
    """Sit down at a table with as much on it as the game has room for: many players, all expansions."""
    guest = door(server, "Aya", lang, size)
    if game == "bridge_over":
        return open_table(guest, ["me", *["steady"] * 5], rounds=3, hand=7)
    page = guest.go(f"new/{game}")
    house = page.locator("form.new fieldset")
    house.nth(2).locator("select").first.select_option(label=EDITIONS[edition][lang])
    chairs = house.first.locator("select")
    chairs.first.select_option("4")
    for chair in range(2, 5):
        chairs.nth(chair).select_option("steady")
    boxes = page.locator("form.new .parts input:not(:disabled)")
    for box in boxes.all():
        box.check()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    return page


class Slip:
    """Where the slip has stood, in each size."""

    def __init__(self) -> None:
        self.tops: dict[Size, list[float]] = {}

    def stands(self, size: Size, top: float) -> None:
        """It stands there, as it did before."""
        tops = self.tops.setdefault(size, [])
        tops.append(top)
        assert max(tops) - min(tops) <= MOVES, f"the slip moves at {size}: {tops}"


def looked_at(page: Page, sizes: Sequence[Size], slip: Slip, when: str) -> None:
    """In all these sizes all that can be chosen is in sight, or a sign says that there is more."""
    for size in sizes:
        resized(page, size)
        found: dict[str, Any] = poll(
            page,
            lambda: page.evaluate(LOOK),
            lambda found: not found["faults"],
            f"{when}, {size}",
            patience=3,
        )
        slip.stands(size, found["top"])


def answer(page: Page, count: int) -> None:
    """Give some answer by keyboard: all Treasures where there are some, else whatever comes round."""
    together = page.locator("[data-fixed=c][aria-disabled=false]")
    keys: list[str] = page.evaluate(
        "[...document.querySelectorAll('.slip .opt .key, [data-fixed=e] .key')].map(key => key.textContent)"
    )
    if together.count():
        page.keyboard.press("c")
    elif keys:
        page.keyboard.press(keys[count % len(keys)])
    choose_enough(page)
    page.keyboard.press("Enter")
    answered(page)


def played(page: Page, sizes: Sequence[Size], most: int) -> int:
    """Play until the game is over, or so many answers have been given; returns how many that were."""
    slip = Slip()
    for count in range(most):
        until(page, TO_DO)
        if page.locator(".ended").count():
            return count
        looked_at(page, sizes, slip, f"after {count} answers")
        answer(page, count)
    return most


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_chosen_is_in_sight(server: Server, door: Door, game: str) -> None:
    page = begin(door, server, game, "en", FEW[0])
    assert played(page, FEW, SOME_ANSWERS) >= SOME_ANSWERS // 2  # once: each answer was waited for


@pytest.mark.parametrize(("game", "lang"), cases(itertools.product(GAMES, ("en", "ja")), []))
def test_in_whole_games_all_is_in_sight_on_every_screen(
    server: Server, door: Door, game: str, lang: str
) -> None:
    page = begin(door, server, game, lang, WHOLE[0])
    assert played(page, (*WHOLE, *ENLARGED), MOST_ANSWERS) < MOST_ANSWERS  # once: it is over


@pytest.mark.parametrize(("game", "edition", "lang"), cases(CROWDED, []))
def test_on_crowded_tables_all_is_in_sight_on_every_screen(
    server: Server, door: Door, game: str, edition: str, lang: str
) -> None:
    page = begin_crowded(door, server, game, edition, lang, WHOLE[0])
    assert played(page, (*WHOLE, *ENLARGED), MOST_ANSWERS) < MOST_ANSWERS  # once: it is over


def test_what_is_out_of_sight_is_found(server: Server, door: Door) -> None:
    page = begin(door, server, "dominion", "en", FEW[0])
    until(page, TO_DO)
    comes_to(page, lambda: page.evaluate(LOOK)["faults"], [])
    page.evaluate("document.querySelector('.supply').style = 'height: 60px; overflow: hidden'")
    poll(
        page,
        lambda: page.evaluate(LOOK)["faults"],
        lambda found: any("out of sight" in fault for fault in found),
    )
