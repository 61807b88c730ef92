"""A person changes keys: kept on the device, conflicts told, and reset."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, Door, Server
from tests.browser.playing import TO_DO, fits, until


def begin(page: Page) -> None:
    """Sit down at a table of Dominion against a bot."""
    page.locator(".fuda.dominion .btn.main").click()
    until(page, TO_DO)


def row(page: Page, command: str) -> Locator:
    """The button of a command on the sheet of keys."""
    return page.locator(f"table.keys [data-command={command}] button")


def test_a_command_has_another_key_which_is_kept(server: Server, door: Door) -> None:
    page = door(server, "Aya").go()
    begin(page)
    page.keyboard.press("?")
    row(page, "log").click()
    page.keyboard.press("Alt+l")
    expect(row(page, "log")).to_have_text("Alt+l")
    nothing_found(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    until(page, TO_DO)
    page.locator(".slip h2").focus()
    page.keyboard.press("l")
    expect(page.locator('[data-region="log"]')).not_to_be_focused()
    page.keyboard.press("Alt+l")
    expect(page.locator('[data-region="log"]')).to_be_focused()


def test_a_conflict_is_told_and_the_keys_are_exchanged(server: Server, door: Door) -> None:
    page = door(server, "Aya").go()
    begin(page)
    page.keyboard.press("?")
    row(page, "end").click()
    page.keyboard.press("u")
    expect(page.locator(".keys-foot")).to_contain_text("undo")
    expect(row(page, "undo")).to_have_text("e")
    page.keyboard.press("Escape")
    expect(page.locator("[data-fixed=e] .key")).to_have_text("u")
    expect(page.locator(".slip .act .btn .key").last).to_have_text("e")
    page.keyboard.press("u")
    expect(page.locator("[data-fixed=e]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    row(page, "end").click()
    page.keyboard.press("Tab")
    expect(page.locator(".keys-foot")).to_contain_text("Tab")
    page.locator(".keys-foot .btn").click()
    expect(row(page, "undo")).to_have_text("u")
    expect(page.locator(".keys-foot .btn")).to_have_count(0)


def test_a_key_of_cards_that_is_taken_is_told(server: Server, door: Door) -> None:
    page = door(server, "Aya", "ja", NARROW).go()
    page.locator(".burger").click()
    page.get_by_role("button", name="キー").click()
    row(page, "log").click()
    page.keyboard.press("z")
    expect(page.locator(".keys-foot")).to_contain_text("lになりました")
    fits(page)
    nothing_found(page)


def test_with_letters_off_no_page_takes_one_but_what_was_moved_works(server: Server, door: Door) -> None:
    page = door(server, "Aya").go()
    page.evaluate("localStorage['fudaba-keys'] = JSON.stringify({'?': 'F8', 'F8': '?'})")
    page.evaluate("localStorage['fudaba-letters'] = 'no'")
    page.reload()
    expect(page.locator(".fuda.dominion")).to_be_visible()
    page.keyboard.press("n")  # the page that sets up a table
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".fuda.dominion")).to_be_visible()
    page.keyboard.press("F8")
    expect(page.locator("dialog table.keys")).to_be_visible()
