"""Whole games in a tab with the network cut off, and what comes after them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW, WIDE
from tests.browser.playing import open_table, until
from tests.browser.test_learning import BUYS, NOTES, put_away
from tests.browser.test_matrix import Hand
from tests.tab.conftest import SLOW
from tests.tab.playing import MOST_ANSWERS, asked, let_a_bot_play_on, offline, play_a_bot, play_out, way_of

pytestmark = pytest.mark.long

GAMES = ("dominion", "innovation", "bridge_over")


@pytest.mark.parametrize(("lang", "size"), [("ja", WIDE), ("en", NARROW)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_without_a_network(
    game: str, lang: str, size: tuple[int, int], tab: Any
) -> None:
    page = play_a_bot(offline(tab(lang, size)), game)
    assert play_out(page, game) > 3
    expect(page.locator(".fin h1")).not_to_be_empty()
    expect(page.locator(".proof")).to_have_count(0)  # a seal would prove nothing here


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("ja", NARROW)])
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_first_game_is_played_to_its_end_without_a_network(
    game: str, lang: str, size: tuple[int, int], tab: Any
) -> None:
    one = tab(lang, size)
    offline(one)
    page = one.go(f"how/{game}")
    page.locator(".how .slip .main").click()
    page.wait_for_url("**/#/t/*")
    page.wait_for_selector(".guide", timeout=SLOW)
    hand, explained = Hand(page, way_of(page), game, BUYS), set[str]()
    for count in range(MOST_ANSWERS):
        if not asked(page):
            break
        while (note := page.locator(".guide")).count():
            id = note.get_attribute("data-note") or ""
            explained.add(id)
            put_away(page, id, way_of(page))
            until(page, f"document.querySelector('.guide')?.dataset.note !== '{id}'")
        hand.answer(count)
    expect(page.locator(".fin h1")).not_to_be_empty()
    assert explained >= NOTES[game]


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("ja", NARROW)])
def test_a_game_that_is_over_is_reviewed(lang: str, size: tuple[int, int], tab: Any) -> None:
    one = tab(lang, size)
    offline(one)
    page = open_table(one, ["me", "steady"])
    asked(page)
    let_a_bot_play_on(page, lang)
    page.get_by_role("button", name="Review" if lang == "en" else "検討").click()
    expect(page.locator(".rv")).to_be_visible()
    # It is done in a Worker beside the table; the curve grows as it goes, or all of it is there.
    come = """() => (document.querySelector('.cv')?.getAttribute('points') ?? '').split(' ').length > 2
        || document.querySelector('.worst .fine') !== null"""
    page.wait_for_function(come, timeout=2 * SLOW)
    page.get_by_role("button", name="Go to the end" if lang == "en" else "最後へ").first.click()
    expect(page.locator(".fin h1")).not_to_be_empty()


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("ja", NARROW)])
def test_a_game_file_goes_out_and_in_and_is_replayed(
    lang: str, size: tuple[int, int], tab: Any, tmp_path: Path
) -> None:
    one = tab(lang, size)
    offline(one)
    page = open_table(one, ["me", "steady"])
    asked(page)
    let_a_bot_play_on(page, lang)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the game file" if lang == "en" else "記録を保存").click()
    coming.value.save_as(tmp_path / "game.json")
    other = tab(lang, size)
    there = other.go("r")
    other.ready()
    there.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    there.wait_for_selector(".scrub input")
    there.keyboard.press("]")
    until(there, "Number(document.querySelector('.scrub input').value) > 0")
    there.get_by_role("button", name="Save it here" if lang == "en" else "ここに保存").click()
    there.wait_for_url("**/#/r/*")
    there.reload()
    other.ready()
    there.wait_for_selector(".scrub input")


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("ja", NARROW)])
def test_the_day_s_kingdom_is_the_same_in_each_tab_and_has_no_ranking(
    lang: str, size: tuple[int, int], tab: Any
) -> None:
    kingdoms = []
    for _ in range(2):
        one = tab(lang, size)
        page = one.go("day/dominion")
        one.ready()
        page.wait_for_selector(".day h1")
        kingdoms.append(page.locator(".of-day .with").inner_text())
        said = {"en": "There is no ranking", "ja": "順位はありません"}[lang]
        expect(page.locator(".day")).to_contain_text(said)
        page.locator(".day .go .main").click()
        page.wait_for_url("**/#/t/*")
        asked(page)
        kingdoms.append(page.locator(".log .line").first.inner_text())
    assert kingdoms[:2] == kingdoms[2:]
