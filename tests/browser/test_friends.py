"""Two friends at their first game of Innovation, on phones: what they read, and what they press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, PATIENCE, WIDE, Door, Guest, Server
from tests.browser.every_day import cases
from tests.browser.playing import (
    answered,
    box_of,
    choices,
    choose_enough,
    fits,
    invitation,
    invite,
    poll,
    slip,
)

PAPERS = cases([("en", NARROW), ("ja", NARROW), ("ja", WIDE)], [("ja", NARROW)])
HINT = ".slip .act .btn[aria-pressed]"
"""The button that asks for a hint, or hides it."""
WAITS = {"en": "Waiting for the others to agree", "ja": "ほかの人の同意を待っています"}


def friends(one: Guest, other: Guest) -> tuple[Page, Page]:
    """Both at a table, by a link."""
    hers = one.go()
    hers.locator(".fuda.innovation .go .btn").nth(1).click()
    invite(hers, 2)
    his = other.go(invitation(hers))
    his.locator(".sit button[type=submit]").click()
    for page in (hers, his):
        expect(page.locator("main.tbl .slip")).to_be_visible()
    return hers, his


def who_decides(*pages: Page) -> tuple[Page, Page]:
    """The page that puts a question, and the other one."""
    one, other = (
        poll(pages[0], lambda: [page for page in pages if slip(page).count()], bool, "nobody is asked")[0],
        pages,
    )
    return one, other[1] if one is other[0] else other[0]


def answers(page: Page) -> None:
    """Give the first answer that can be."""
    choices(page).first.click()
    choose_enough(page)
    page.locator("[data-confirm]").click()
    answered(page)


@pytest.mark.parametrize(("lang", "size"), PAPERS)
def test_who_asks_for_a_hint_reads_that_it_waits_for_the_other(
    own_server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    """And not what the other reads, nor a second time beside it."""
    pages = friends(door(own_server, "Aya", lang, size), door(own_server, "Ben", lang, size))
    asks, other = who_decides(*pages)
    button = asks.locator(HINT)
    button.click()
    expect(other.locator(".request")).to_contain_text("Aya" if asks is pages[0] else "Ben")
    expect(other.locator(".request .btn")).to_have_count(2)
    expect(asks.locator(".slip").get_by_text(WAITS[lang])).to_have_count(1)
    expect(asks.locator(".request")).not_to_contain_text(re.compile("Aya|Ben"))
    expect(asks.locator(".request .btn")).to_have_count(1)
    expect(button).to_have_count(0)  # there is none to hide
    for page in (asks, other):
        nothing_found(page)
        fits(page)
    if size == NARROW:  # what stands above the buttons leaves room to them
        box = box_of(asks.locator(".request"))
        assert box["y"] + box["height"] + 6 <= box_of(asks.locator(".slip .act"))["y"]
    asks.locator(".request .btn").click()
    expect(other.locator(".request")).to_have_count(0)
    button.click()
    expect(other.locator(".request")).to_have_count(1)

    # A server that begins again knows nothing of it.
    own_server.kill()
    for page in pages:
        expect(page.locator(".bar")).to_be_visible()
    own_server.start()
    for page in pages:
        expect(page.locator(".bar")).to_have_count(0, timeout=3 * PATIENCE * 1000)
        expect(page.locator(".request")).to_have_count(0)
    button.click()
    other.locator(".request .btn").first.click()
    expect(asks.locator(".coach")).to_be_visible()
    expect(asks.locator(".noticed")).not_to_have_count(0)


def test_a_hint_that_is_lost_with_the_server_can_be_asked_for_again(own_server: Server, door: Door) -> None:
    pages = friends(door(own_server, "Aya"), door(own_server, "Ben"))
    asks, other = who_decides(*pages)
    asks.locator(HINT).click()
    other.locator(".request .btn").first.click()
    expect(asks.locator(".coach")).to_contain_text("The coach is thinking")
    own_server.kill()
    expect(asks.locator(".bar")).to_be_visible()
    own_server.start()
    expect(asks.locator(".bar")).to_have_count(0, timeout=3 * PATIENCE * 1000)
    expect(asks.locator(HINT)).to_have_attribute("aria-pressed", "false")
    expect(asks.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), cases([("en", NARROW), ("ja", NARROW)], [("ja", NARROW)]))
def test_on_a_phone_no_button_moves_when_one_chooses(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    """A button to read the card comes beside them, and they stay in one row."""
    hand = {"own": True, "has_touch": True}  # who has a mouse reads what is under it
    pages = friends(*(door(server, name, lang, size, **hand) for name in ("Aya", "Ben")))
    for _ in range(2):
        answers(who_decides(*pages)[0])
    for _ in range(3):
        page, _ = who_decides(*pages)
        rows = page.locator(".slip .act")
        before = box_of(rows)["height"]
        page.locator(".slip .opt:has(.pic)").first.click()
        expect(page.locator(".slip .act .look")).to_be_visible()
        assert box_of(rows)["height"] == before
        fits(page)
        page.locator("[data-confirm]").click()
        answered(page)


def test_whoever_waits_may_read_how_the_game_goes(server: Server, door: Door) -> None:
    """A friend who is invited may not know it; and what is settled for the table is told, hints, too."""
    hers = door(server, "Aya", "ja", NARROW).go()
    hers.locator(".fuda.innovation .go .btn").nth(1).click()
    invite(hers, 2)
    his = door(server, "Ben", "ja", NARROW).go(invitation(hers))
    for page in (hers, his):
        expect(page.locator(".terms")).to_contain_text("全員が同意したとき")
        nothing_found(page)
    with his.expect_popup() as opened:
        his.get_by_role("link", name="遊び方").click()
    expect(opened.value).to_have_url(re.compile("/how/innovation$"))
    expect(his.locator(".sit")).to_be_visible()
