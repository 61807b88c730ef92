"""A way in: how a game goes, and a first game with notes, from end to end."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, PATIENCE, WIDE, Door, Server
from tests.browser.playing import TO_DO, answered, choose_enough, fits, quiet, until

NOTES = {
    "dominion": {"hand", "price", "back", "shuffle", "action"},
    "innovation": {"begin", "action", "dogma", "asks"},
    "bridge_over": {"turn", "attack", "colour"},
}
"""What the first games come to explain, whatever one does. Some of it comes at once, some later."""
BUYS = ("smithy", "village", "silver", "market")
MOST = 160


def begin(page: Page, game: str) -> None:
    """From the page that tells how a game goes to its first game."""
    expect(page.locator(".how section")).to_have_count(4)
    page.locator(".how .slip .main").click()
    page.wait_for_url("**/t/*")
    until(page, TO_DO)
    expect(page.locator(".guide")).to_be_visible()


def answer(page: Page, turn: int) -> None:
    """As a beginner would: all Treasures, then what the notes speak of; else the options in turn."""
    every = page.locator("[data-fixed=c][aria-disabled=false]")
    if every.count():
        every.click()
    else:
        wanted = [f".slip .opt[data-face={face}]" for face in BUYS]
        number = page.evaluate(
            """wanted => {
                const found = wanted.map(one => [...document.querySelectorAll(one)].find(
                    other => other.querySelector('small') !== null)).find(Boolean);
                const all = [...document.querySelectorAll('.slip .opt')];
                return all.indexOf(found ?? all[0]);
            }""",
            wanted,
        )
        options = page.locator(".slip .opt").count()
        place = number if number > 0 else turn % options
        page.evaluate("place => document.querySelectorAll('.slip .opt')[place].click()", place)
        choose_enough(page)
    page.locator("[data-confirm]").click()
    answered(page)


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("dominion", "en", WIDE),
        ("dominion", "ja", NARROW),
        ("innovation", "ja", WIDE),
        ("innovation", "en", NARROW),
        ("bridge_over", "en", WIDE),
        ("bridge_over", "ja", NARROW),
    ],
)
def test_a_first_game_explains_each_kind_of_decision_when_it_comes_up(
    server: Server, door: Door, game: str, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go(f"how/{game}")
    begin(page, game)
    told: dict[str, str] = {}
    end = time.monotonic() + 6 * PATIENCE
    for turn in range(MOST):
        until(page, TO_DO)
        if page.locator(".ended").count() or told.keys() >= NOTES[game]:
            break
        assert time.monotonic() < end, told.keys()
        note = page.locator(".guide")
        while note.count():
            id = note.get_attribute("data-note") or ""
            words = note.inner_text()
            told.setdefault(id, words)
            # It has words of its own, and what it speaks of is marked, and neither takes anything away.
            assert not words.startswith("learn-"), words  # once: a note has its words from the first
            # It may be gone by itself: what it spoke of was over while it was read.
            gone = f"document.querySelector('.guide')?.dataset.note !== '{id}'"
            until(page, f"document.querySelectorAll('[data-taught]').length === 1 || {gone}")
            page.evaluate("id => document.querySelector(`.guide[data-note='${id}'] .btn`)?.click()", id)
            until(page, gone)
        answer(page, turn)
    assert told.keys() >= NOTES[game], told.keys()
    fits(page)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_notes_can_be_left_at_any_moment_and_stay_away(server: Server, door: Door, lang: str) -> None:
    guest = door(server, "Aya", lang)
    page = guest.go("how/dominion")
    begin(page, "dominion")
    page.keyboard.press(".")
    expect(page.locator(".guide")).to_have_count(0)
    answer(page, 0)
    expect(page.locator(".guide h2")).to_be_visible()
    page.locator(".guide .link").first.click()
    expect(page.locator(".guide")).to_have_count(0)
    answer(page, 0)
    page.reload()
    until(page, TO_DO)
    quiet(page)
    expect(page.locator(".guide, [data-taught]")).to_have_count(0)


@pytest.mark.parametrize("game", ["dominion", "innovation", "bridge_over"])
def test_how_a_game_goes_is_one_screen(server: Server, door: Door, game: str) -> None:
    guest = door(server, "Aya")
    for lang in ("en", "ja"):
        page = guest.go(f"how/{game}")
        page.evaluate(f"localStorage['fudaba-lang'] = '{lang}'")
        page.reload()
        expect(page.locator(".how section")).to_have_count(4)
        fits(page, lang)
        until(page, "document.documentElement.scrollHeight <= innerHeight")


def test_play_a_bot_begins_small_until_one_chooses_more(server: Server, door: Door) -> None:
    page = door(server, "Aya").go()
    kingdoms = []
    for _ in range(2):
        page.goto(server.address)
        page.locator(".fuda.dominion .btn.main").click()
        page.wait_for_url("**/t/*")
        until(page, TO_DO)
        expect(page.locator(".tile:not(.base)")).to_have_count(10)
        kingdoms.append(page.locator(".log .line").first.inner_text())
    assert "Quiet Street" in kingdoms[0]
    assert "Garden Path" in kingdoms[1]
    page.goto(server.address)
    page.locator(".fuda.innovation .btn.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board")).to_have_count(2)
    page.goto(server.address)
    page.locator(".fuda.innovation .how-much button").click()
    page.locator(".fuda.innovation .btn.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board")).to_have_count(4)
