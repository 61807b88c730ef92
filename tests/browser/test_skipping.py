"""Past the masthead by one key; and buttons of the same words are told apart by those who hear them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.playing import TO_DO, until


def test_the_first_tab_stop_leads_past_the_masthead(server: Server, door: Door) -> None:
    guest = door(server, "Aya")
    page = guest.go()
    expect(page.locator(".fuda.dominion .btn.main")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.locator(".fuda.dominion .btn.main").click()
    until(page, TO_DO)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".slip .q h2")).to_be_focused()


def test_the_buttons_of_the_front_page_say_for_which_game_they_are(server: Server, door: Door) -> None:
    page = door(server, "Aya").go()
    for game in ("Dominion", "Innovation", "Bridge Over"):
        for words in ("Play a bot", "Invite a friend"):
            expect(
                page.locator(".go").get_by_role("button", name=re.compile(rf"{words}\s*: {game}"))
            ).to_have_count(1)
        expect(page.get_by_role("link", name=re.compile(rf"How to play\s*: {game}"))).to_have_count(1)
