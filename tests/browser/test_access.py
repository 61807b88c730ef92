"""axe-core finds nothing serious on any page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import nothing_serious
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.playing import TO_DO, close_sheet, open_table, slip, until

PAGES = {
    "how/dominion": ".how section",
    "how/innovation": ".how section",
    "how/bridge_over": ".how section",
    "cards/dominion?q=trash": "[data-card]",
    "cards/innovation?age=1": "[data-card]",
    "cards/dominion?what=rules": ".ruled dt",
    "cards/dominion/throne_room": ".ruled dt",
    "cards/innovation/archery": ".shows li",
    "day/dominion": ".day .btn.main",
    "kingdom/dominion?sets=base&require=moat&seed=x": ".ten li",
}
"""Pages of no table, and what is on them once they are there."""


@pytest.mark.parametrize(("scheme", "lang", "size"), [("light", "en", WIDE), ("dark", "ja", NARROW)])
def test_no_page_has_a_serious_finding(
    server: Server, door: Door, scheme: str, lang: str, size: tuple[int, int]
) -> None:
    guest = door(server, "Aya", lang, size, color_scheme=scheme)
    page = guest.go()
    expect(page.locator(".fuda").first).to_be_visible()
    nothing_serious(page)
    page = guest.go("new")
    expect(page.locator("form.new")).to_be_visible()
    nothing_serious(page)

    for address, shows in PAGES.items():
        page = guest.go(address)
        expect(page.locator(shows).first).to_be_visible()
        nothing_serious(page, address)

    for game in ("dominion", "innovation"):
        guest.go()
        page.locator(f".fuda.{game} .btn.main").click()
        until(page, TO_DO)
        page.keyboard.press("1")
        nothing_serious(page)

    open_table(guest, ["me", "steady", "gentle"])
    expect(slip(page)).to_be_visible()
    page.keyboard.press("1")
    page.locator(".slip .rule").first.dispatch_event("click")
    nothing_serious(page)
    page.keyboard.press("i")
    expect(page.locator(".glance")).to_be_visible()
    nothing_serious(page)
    page.keyboard.press("Escape")
    expect(page.locator(".glance")).to_have_count(0)
    page.locator(".pile .plain-card").click()
    expect(page.locator("dialog")).to_be_visible()
    nothing_serious(page)
    close_sheet(page)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    nothing_serious(page)
