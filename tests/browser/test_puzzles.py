"""Puzzles in the browser: the list, a line that is judged, hints, the solution step by step, exams."""

from __future__ import annotations

import re
from pathlib import Path

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
    page.get_by_role("button", name="Undo").click()
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


OWN = """
puzzle: {en: A Gold for a Province, ja: 金貨で属州}
task: {en: Gain a Province this turn., ja: このターンに属州を獲得しましょう。}
game: dominion
goal: {supply.Province: 7}
setup:
  supply: [Remodel, Village]
  A: {hand: [Remodel, Gold, Copper, Estate, Estate]}
---
puzzle: {en: Two coins, ja: 2コイン}
task: {en: Have two coins., ja: 2コインにしましょう。}
game: dominion
goal: {A.coins: at least 2}
setup:
  supply: [Village]
  A: {hand: [Silver, Estate, Estate, Estate, Estate]}
"""


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_file_of_puzzles_is_opened_solved_and_shared_by_a_link(
    server: Server, door: Door, tmp_path: Path, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go("puzzle")
    own = page.locator(".puzzles .own input[type=file]")
    broken = tmp_path / "broken.yaml"
    broken.write_text("puzzle: x\ngame: dominion\n", "utf-8")
    own.set_input_files(broken)
    expect(page.locator(".puzzles [role=alert]")).not_to_be_empty()
    file = tmp_path / "own.yaml"
    file.write_text(OWN, "utf-8")
    own.set_input_files(file)
    expect(page).to_have_url(re.compile("/puzzle#s="))
    expect(page.locator(".puzzles li")).to_have_count(2)
    fits(page)
    nothing_found(page)
    page.locator(".puzzles li a").first.click()
    expect(page).to_have_url(re.compile("&n=1$"))
    # The address holds all of it.
    other = door(server, "Ben").page
    other.goto(page.url)
    answered(other, in_hand(other, "remodel"), "A plays Remodel.")
    answered(other, in_hand(other, "gold"), "A trashes Gold.")
    answered(
        other,
        other.locator(".tile[data-face=province], [data-pick][data-face=province]"),
        "A gains Province.",
    )
    expect(other.locator(".task .done")).to_have_text("Solved")
    other.get_by_role("link", name="All in this file").click()
    expect(other.locator(".puzzles li")).to_have_count(2)
