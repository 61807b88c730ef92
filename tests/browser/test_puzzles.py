"""Puzzles in the browser: the list, a line that is judged, hints, the solution step by step, exams."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE
from tests.browser.playing import fits


def answered(page: Page, card: Locator, log: str) -> None:
    """Choose a card at the table and answer with it, unless one click has done both."""
    card.first.click()
    confirm = page.locator(".slip .act .main")
    if confirm.is_visible() and confirm.is_enabled():
        confirm.click()
    expect(page.locator(".lab-side [role=log]")).to_contain_text(log)


def in_hand(page: Page, face: str) -> Locator:
    return page.locator(f".hand [data-pick][data-face={face}]")


def test_a_puzzle_is_solved_at_the_table_and_remembered(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("puzzle")
    expect(page.locator(".puzzles .today a")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Gold into land")).last.click()
    expect(page).to_have_url(re.compile("/puzzle/gold-into-land$"))
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(page.locator(".task .hint")).to_have_text("A Gold costs $6.")
    answered(page, in_hand(page, "remodel"), "A plays Remodel.")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".lab-side [role=log]")).to_have_count(0)
    answered(page, in_hand(page, "remodel"), "A plays Remodel.")
    answered(page, in_hand(page, "gold"), "A trashes Gold.")
    province = page.locator(".tile[data-face=province], [data-pick][data-face=province]")
    answered(page, province, "A gains Province.")
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    expect(page.locator(".lab-side [role=log]")).to_contain_text("$8")
    province.first.click()
    if page.locator(".slip .act .main").is_visible():
        page.keyboard.press("Enter")
    expect(page.locator(".task .done")).to_have_text("Solved")
    expect(page.locator(".task .because-of")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles li .done")).to_have_count(1)


def test_the_solution_is_gone_through_step_by_step_with_its_rules(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("puzzle/gold-into-land")
    page.get_by_role("button", name="Show the solution").click()
    step = page.get_by_role("button", name="Next step")
    for number in range(1, 6):
        step.click()
        expect(page.get_by_text(f"Step {number} of 5")).to_be_visible()
    expect(step).to_be_disabled()
    page.locator(".lab-side [role=log] .why").first.click()
    expect(page.locator(".lab-side .whybox").first).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_an_exam_is_judged_by_the_rules(server: Server, door: Door, lang: str, size: tuple[int, int]) -> None:
    page = door(server, "Aya", lang, size).go("puzzle/exam-block")
    outcomes = page.locator(".outcomes button")
    outcomes.nth(1).click()
    expect(page.locator(".task .word")).to_contain_text("正解ではありません" if lang == "ja" else "not it")
    fits(page)
    nothing_found(page)
    outcomes.nth(0).click()
    expect(page.locator(".task .done")).to_be_visible()
