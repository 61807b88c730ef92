"""Three games side by side in three browsers, and in a fourth the lobby, open all the while."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Door, Guest, Server
from tests.browser.playing import TO_DO, answered, by_keyboard, let_a_bot_take_over, play_out, until

pytestmark = pytest.mark.long

GAMES = ("dominion", "innovation", "bridge_over")
OWN_ANSWERS = 12
"""How many answers each of the three gives, in turns; then bots go on to the end."""


def listed_table(guest: Guest, game: str) -> Page:
    """Open a table for oneself and one bot, which the lobby lists for those who would look on."""
    page = guest.go(f"new/{game}")
    chairs = page.locator("form.new fieldset").first.locator("select")
    chairs.first.select_option("2")
    chairs.nth(1).select_option("me")
    chairs.nth(2).select_option("steady")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    until(page, TO_DO)
    return page


def test_three_games_go_on_side_by_side_and_the_lobby_lists_them(server: Server, door: Door) -> None:
    watcher = door(server, "Emi", "ja")
    lobby = watcher.go()
    expect(lobby.locator(".lists")).to_be_visible()
    guests = [door(server, name) for name in ("Aya", "Ben", "Chika")]
    pages = [listed_table(guest, game) for guest, game in zip(guests, GAMES, strict=True)]
    for guest, page in zip(guests, pages, strict=True):
        table = page.url.rpartition("/t/")[2]
        expect(lobby.locator(f".lists a[href*='{table}']")).to_have_count(1)
        own = guest.tab()
        own.goto(server.address)
        expect(own.locator(f".lists a[href*='{table}']")).to_have_count(1)
        expect(own.locator(".lists a[href*='/t/']")).to_have_count(3)
        own.close()
    for _ in range(OWN_ANSWERS):
        for page in pages:
            until(page, TO_DO)
            if not page.locator(".ended").count():
                by_keyboard(page)
                answered(page)
    for page in pages[:2]:
        expect(lobby.locator(f".lists a[href*='{page.url.rpartition('/t/')[2]}']")).to_have_count(1)
    play_out(pages[2], by_keyboard)
    for page in pages[:2]:
        let_a_bot_take_over(page)
    for page in pages:
        expect(page.locator(".ended h1, .ended")).not_to_have_count(0, timeout=120_000)
    for page in pages:
        expect(lobby.locator(f".lists a[href*='{page.url.rpartition('/t/')[2]}']")).to_have_count(0)
    expect(lobby.locator(".lists")).to_be_visible()
