"""What is left in one's own deck, and which cards have not been seen, where a table counts that."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import Door, Server
from tests.browser.playing import TO_DO, poll, until


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


@pytest.mark.parametrize("game", ["innovation", "bridge_over"])
def test_the_cards_that_one_has_not_seen_are_listed(server: Server, door: Door, game: str) -> None:
    page = door(server, "Aya").go(f"new/{game}")
    page.get_by_label("How many players").select_option("2")
    page.get_by_label("Seat 2").select_option(index=2)
    page.locator("details.more summary").click()
    page.get_by_label("Show which cards you have not seen").select_option(index=1)
    page.get_by_role("button", name="Create").or_(page.get_by_role("button", name="Start")).last.click()
    until(page, TO_DO)
    page.keyboard.press("t")
    listed = page.locator(".unseen dl div")
    expect(listed).to_have_count(10 if game == "innovation" else 5)
    first = listed.first
    expect(first).to_contain_text("13 cards, 10 of them in the deck" if game == "innovation" else "cards")
    nothing_found(page)
