"""What is left in one's own deck, where a table counts that for its players."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import Door, Server
from tests.browser.playing import poll


def test_the_cards_left_in_one_s_deck_are_counted(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("new/dominion")
    page.get_by_label("Seat 2").select_option(index=2)
    page.locator("details.more summary").click()
    page.get_by_label("Show what is left in your deck").select_option(index=1)
    page.get_by_label("Kingdom (a name or a list of cards)").fill("quiet_street")
    page.get_by_role("button", name="Create").or_(page.get_by_role("button", name="Start")).last.click()
    left = page.locator(".hand .in-deck")
    left.locator("summary").click()
    expect(left.locator("li")).not_to_have_count(0)
    poll(page, lambda: sum(map(int, left.locator(".how-many").all_inner_texts())), lambda total: total == 5)
    nothing_found(page)
