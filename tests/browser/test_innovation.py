"""Actions of Innovation: on the cards, with the preview of a dogma, at both widths."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fudaba import games
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.playing import answered, choose_enough, until

pytestmark = pytest.mark.skipif("innovation" not in games.names(), reason="there is no Innovation yet")

TURN = "document.querySelector('.slip:not(.quiet) [data-confirm], .ended') !== null"


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("ja", NARROW)])
def test_actions_on_the_cards(server: Server, door: Door, lang: str, size: tuple[int, int]) -> None:
    page = door(server, "Aya", lang, size).go("new/innovation")
    chairs = page.locator("form.new fieldset select")
    chairs.nth(0).select_option("2")
    chairs.nth(2).select_option("random")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")

    previewed = False
    for _ in range(12):
        until(page, TURN)
        dogma = page.locator(".own .top-card[aria-pressed]")
        held = page.locator(".hand .held[aria-disabled=false]")
        if dogma.count():
            dogma.last.click()
            previewed = previewed or page.locator(".pre tbody tr").count() > 0
        elif held.count():
            held.first.click()
        else:
            page.keyboard.press("1")
        choose_enough(page)
        page.locator("[data-confirm]").click()
        answered(page)
    assert previewed
    expect(page.locator(".line")).not_to_have_count(0)
