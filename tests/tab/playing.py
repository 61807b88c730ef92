"""What somebody does at the table in a tab."""

from __future__ import annotations

import base64
import zlib

from playwright.sync_api import Page, expect

from tests.browser.test_matrix import Hand
from tests.tab.conftest import SLOW, Tab

ASKED = ".slip:not(.quiet) [data-confirm], .slip.ended"
"""There is a question for the viewer, or the game is over."""
MOST_ANSWERS = 600


def asked(page: Page) -> bool:
    """Wait for a question; False: the game is over instead."""
    page.wait_for_selector(ASKED, state="attached", timeout=SLOW)
    return page.locator(".ended").count() == 0


def play_a_bot(page: Page, game: str) -> Page:
    """Sit down with a bot by the front page, and wait for the first question."""
    page.locator(f".fuda.{game} .btn.main").click()
    page.wait_for_url("**/#/t/*")
    asked(page)
    return page


def answer(page: Page, game: str, count: int = 0) -> None:
    """Answer a question in the way of the screen. count: how many have been answered."""
    if asked(page):
        Hand(page, way_of(page), game).answer(count)


def way_of(page: Page) -> str:
    """By touch on a phone, by mouse elsewhere."""
    return "touch" if page.evaluate("navigator.maxTouchPoints > 0") else "mouse"


def play_out(page: Page, game: str) -> int:
    """Play until the game is over. Returns how many answers that took."""
    hand = Hand(page, way_of(page), game)
    for count in range(MOST_ANSWERS):
        if not asked(page):
            return count
        hand.answer(count)
    raise AssertionError("the game does not end")


def shown(page: Page) -> tuple[list[str], str]:
    """The cards of the hand, and what is asked."""
    asked(page)
    page.wait_for_selector(".hand .held")
    return page.locator(".hand .held").all_inner_texts(), page.locator(".slip h2").inner_text()


def press_in_menu(page: Page, label: str) -> None:
    """Press a button of the table that may stand in the menu."""
    button = page.get_by_role("button", name=label)
    if not button.is_visible():
        page.locator(".burger").click()
    button.click()


def let_a_bot_play_on(page: Page, lang: str) -> None:
    """Let a bot answer in one's seat until the game is over."""
    press_in_menu(page, "Let a bot take over" if lang == "en" else "ボットに任せる")
    page.wait_for_selector(".ended", timeout=4 * SLOW)


def packed(text: str) -> str:
    """A situation as a link has it."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(squeeze.compress(text.encode()) + squeeze.flush()).decode().rstrip("=")


def offline(one: Tab) -> Page:
    """Come to the front page, keep all files, cut the network off, and come again."""
    page = one.go()
    one.ready()
    one.cut_off()
    page.reload()
    one.ready()
    expect(page.locator(".fuda")).to_have_count(3)
    return page
