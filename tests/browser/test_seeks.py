"""Finding an opponent by the lobby."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Door, Guest, Server
from tests.browser.playing import comes_to


def looks(guest: Guest, game: str = "bridge_over") -> Page:
    """Look for an opponent."""
    page = guest.go()
    page.get_by_role("button", name="Find an opponent").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("select").first.select_option(game)
    sheet.get_by_role("button", name="Start looking").click()
    return page


def test_two_find_each_other(server: Server, door: Door) -> None:
    mine = looks(door(server, "Aya"))
    expect(mine.locator(".seek-bar")).to_contain_text("Looking for an opponent")
    expect(mine).to_have_title(re.compile("Looking for an opponent"))
    # Others see it in the lobby, and whoever stops is listed no more.
    other = door(server, "Chika").go()
    expect(other.locator(".lists")).to_contain_text("looking for an opponent")
    mine.get_by_role("button", name="Stop looking").click()
    expect(other.locator(".lists")).not_to_contain_text("looking for an opponent")
    mine = looks(door(server, "Emi"))
    expect(mine.locator(".seek-bar")).to_be_visible()
    expect(other.locator(".lists")).to_contain_text("looking for an opponent")
    his = looks(door(server, "Ben"))
    for page in (mine, his):
        expect(page.locator(".hand .held")).not_to_have_count(0)
        expect(page.locator(".seek-bar")).to_have_count(0)
    comes_to(his, lambda: his.url, mine.url)
