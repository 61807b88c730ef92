"""Finding an opponent by the lobby; what spectators see later."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import Door, Guest, Server
from tests.browser.playing import comes_to, invitation


def looks(guest: Guest, game: str = "bridge_over") -> Page:
    """Look for an opponent."""
    page = guest.go()
    page.get_by_role("button", name="Find an opponent").click()
    sheet = page.get_by_role("dialog")
    nothing_found(page)
    sheet.locator("select").first.select_option(game)
    sheet.get_by_role("button", name="Start looking").click()
    return page


def test_spectators_are_told_that_they_see_it_later(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("new/bridge_over")
    page.locator("form.new fieldset").first.locator("select").first.select_option("2")
    page.get_by_label(re.compile("^Delay for spectators")).select_option("10 moves")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    watching = door(server, "Chika").go(page.url.split("/", 3)[3])
    expect(watching.locator(".terms")).to_contain_text("10 moves")
    his = door(server, "Ben").go(invitation(page))
    his.locator(".sit button[type=submit]").click()
    expect(page.locator(".hand .held")).not_to_have_count(0)
    expect(watching.locator("main.plain")).to_contain_text("with a delay of 10 moves")
    expect(watching.locator(".hand")).to_have_count(0)
    nothing_found(watching)


def test_two_find_each_other(server: Server, door: Door) -> None:
    mine = looks(door(server, "Aya"))
    expect(mine.locator(".seek-bar")).to_contain_text("Looking for an opponent")
    nothing_found(mine)
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
