"""The cards and rules as pages: searched, filtered, sent as an address, each card by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import cases
from tests.browser.playing import fits


@pytest.mark.parametrize("size", cases([(WIDE,), (NARROW,)], [(NARROW,)]))
def test_a_search_in_either_language_finds_and_stands_in_the_address(
    server: Server, door: Door, size: tuple[int, int]
) -> None:
    guest = door(server, "Aya", size=size)
    page = guest.go("cards/dominion")
    expect(page.locator(".sum")).to_contain_text("854")
    page.locator(".search input").fill("玉座の間")
    expect(page.locator("[data-card]").first).to_contain_text("Throne Room")
    page.locator(".search input").fill("trash")
    if size == NARROW:
        page.locator(".filters").click()
    page.get_by_role("button", name="Seaside").click()
    page.get_by_role("button", name="Duration", exact=True).click()
    expect(page.locator("[data-card=sailor] mark").first).to_have_text(re.compile("trash", re.IGNORECASE))
    expect(page.locator("[data-card=chapel]")).to_have_count(0)
    expect(page.locator("[data-card=lookout]")).to_have_count(0)  # of the same set, but no Duration
    expect(page).to_have_url(re.compile("q=trash"))
    address = page.evaluate("location.href")
    count = page.locator("[data-card]").count()
    fits(page)
    page.goto(address)
    expect(page.locator("[data-card]")).to_have_count(count)


def test_innovations_cards_are_asked_for_by_age_colour_icon_and_edition(server: Server, door: Door) -> None:
    page = door(server, "Aya", "ja").go("cards/innovation?age=1&colour=red&icon=castle&set=base")
    expect(page.locator("[data-card=archery]")).to_contain_text("弓術")
    expect(page.locator("[data-card=oars]")).to_have_count(1)
    expect(page.locator("[data-card=agriculture]")).to_have_count(0)
    page.get_by_role("button", name="ルール").click()
    expect(page.locator(".ruled dt").first).to_have_text(re.compile("INN-"))


@pytest.mark.parametrize(
    ("game", "card", "says", "ruling"),
    [
        ("dominion", "throne_room", "play an Action card", "WAY-37"),
        ("innovation", "city_states", "demand", "INN"),
        ("bridge_over", "block", "cancelled", "BRG-118"),
    ],
)
def test_a_card_has_a_page_with_its_text_rulings_and_scenarios(
    server: Server, door: Door, game: str, card: str, says: str, ruling: str
) -> None:
    page = door(server, "Aya").go(f"cards/{game}/{card}")
    expect(page.locator(".texts .now")).to_contain_text(says)
    expect(page.locator(".shows li")).not_to_have_count(0)
    expect(page.locator(".shows code").first).to_contain_text(f"fudaba lab run tests/scenarios/{game}/")
    if game != "innovation":
        expect(page.locator(".ruled")).to_contain_text(ruling)
    page.keyboard.press("Escape")
    expect(page.locator("[data-card]")).not_to_have_count(0)


def test_the_cards_by_keyboard(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("cards/bridge_over")
    expect(page.locator("[data-card]")).to_have_count(36)
    page.keyboard.press("/")
    page.keyboard.type("bind")
    expect(page.locator("[data-card=bind]")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".cp h1")).to_be_visible()


def test_a_card_that_is_none_says_so(server: Server, door: Door) -> None:
    guest = door(server, "Aya")
    page = guest.go("cards/dominion/no_such_card")
    expect(page.locator("h1")).to_have_text("Page not found")
    assert page.request.get(f"{server.address}api/cards/dominion/no_such_card").status == 404


def test_a_landscape_has_the_sign_of_its_sort_and_not_that_of_an_action(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("cards/dominion/expedition")
    expect(page.locator(".dc .spine .sign")).to_have_class(re.compile("s-event"))
    expect(page.locator(".dc .spine b")).to_have_class("k-event")
