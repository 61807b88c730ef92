"""axe-core finds nothing of any weight on any page, by day and by night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import cases
from tests.browser.playing import TO_DO, close_sheet, open_table, slip, until

PAGES = {
    "": ".fuda",
    "new": "form.new",
    "new/innovation": "form.new .parts",
    "how/dominion": ".how section",
    "how/innovation": ".how section",
    "how/bridge_over": ".how section",
    "cards/dominion?q=trash": "[data-card]",
    "cards/innovation?age=1": "[data-card]",
    "cards/bridge_over": "[data-card]",
    "cards/dominion?what=rules&q=reveal": ".ruled dt",
    "cards/innovation?what=rules&q=splay": ".ruled dt",
    "cards/bridge_over?what=rules": ".ruled dt",
    "cards/dominion/throne_room": ".ruled dt",
    "cards/innovation/archery": ".shows li",
    "cards/bridge_over/block": ".shows li",
    "cards/dominion/no_such_card": "h1",
    "day/dominion": ".day .spine-row a",
    "kingdom/dominion?sets=base&require=moat&seed=x": ".ten li",
    "kingdom/dominion?require=no_such_card&seed=x": ".res .note",
    "me": ".pf .rate",
    "lab": ".lab-begin",
    "r": ".record",
    "bring": ".begin textarea",
    "puzzle": ".puzzles .today a",
    "puzzle/gold-into-land": ".task",
    "leaders": ".leaders",
    "moderation": "main .btn.main",
    "no/such/page": "main .btn.main",
}
"""Pages of no table, and what is on them once they are there."""
NOT_EVERY_DAY = {
    "how/innovation",
    "how/bridge_over",
    "cards/dominion?q=trash",
    "cards/bridge_over",
    "cards/dominion?what=rules&q=reveal",
    "cards/bridge_over?what=rules",
    "cards/innovation/archery",
    "cards/bridge_over/block",
}
"""The same page as one that is seen every day, about another game."""
TABS = {"By name": ".kings li", "By card": ".found li", "Played before": ".pick .cap"}
"""What else the kingdom room has, and what is there then."""
MENU = ("Settings|設定", "Continue on another device|別の端末で続ける", "^(Log|ログ)$", "^(Chat|チャット)$")
"""Sheets that the menu of a table opens; some of it stands there only on a phone."""
LOOKS = [("light", "en", WIDE), ("dark", "ja", NARROW)]
SEEN = cases(LOOKS, LOOKS[1:])
"""By day and in English other tests let axe look every day: at tables, ends, records, and the lab."""


@pytest.mark.parametrize(
    ("scheme", "lang", "size", "pages"),
    cases(
        ((*look, pages) for look in LOOKS for pages in ("every day", "others")), [(*LOOKS[1], "every day")]
    ),
)
def test_no_page_has_a_finding(
    server: Server, door: Door, scheme: str, lang: str, size: tuple[int, int], pages: str
) -> None:
    guest = door(server, "Aya", lang, size, color_scheme=scheme)
    assert PAGES.keys() > NOT_EVERY_DAY
    for address, shows in PAGES.items():
        if (address in NOT_EVERY_DAY) != (pages == "others"):
            continue
        page = guest.go(address)
        expect(page.locator(shows).first).to_be_visible()
        nothing_found(page, address)
    guest.errors.clear()  # a browser reports it as an error of its own where there is no such card


def test_the_kingdom_room_has_none_in_any_of_its_ways(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion?sets=base&seed=x")
    for tab, shows in TABS.items():
        page.get_by_role("button", name=tab, exact=True).click()
        expect(page.locator(shows).first).to_be_visible()
        nothing_found(page, tab)


@pytest.mark.parametrize(("scheme", "lang", "size"), SEEN)
def test_no_table_has_a_finding_nor_what_lies_over_it(
    server: Server, door: Door, scheme: str, lang: str, size: tuple[int, int]
) -> None:
    guest = door(server, "Aya", lang, size, color_scheme=scheme)
    for game in ("dominion", "innovation"):
        page = guest.go()
        page.locator(f".fuda.{game} .btn.main").click()
        until(page, TO_DO)
        page.keyboard.press("1")
        nothing_found(page, game)
        page.keyboard.press("t")
        expect(page.locator("dialog .points")).to_be_visible()
        nothing_found(page, f"the points of {game}")
        close_sheet(page)

    page = open_table(guest, ["me", "steady", "gentle"])
    expect(slip(page)).to_be_visible()
    page.keyboard.press("1")
    page.locator(".slip .rule").first.dispatch_event("click")
    nothing_found(page, "a reason")
    page.keyboard.press("i")
    expect(page.locator(".glance")).to_be_visible()
    nothing_found(page, "a card that is read")
    page.keyboard.press("Escape")
    expect(page.locator(".glance")).to_have_count(0)
    page.locator(".pile .plain-card").click()
    expect(page.locator("dialog")).to_be_visible()
    nothing_found(page, "a card as a sheet")
    close_sheet(page)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    nothing_found(page, "the keys")
    close_sheet(page)
    for words in MENU:
        page.locator(".mast nav button", has_text=re.compile(words)).dispatch_event("click")
        expect(page.locator("dialog[open]")).to_be_visible()
        nothing_found(page, words)
        close_sheet(page)
