"""A way in: how a game goes, and a first game with notes, from end to end."""

from __future__ import annotations

import itertools
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, PATIENCE, WIDE, Door, Server
from tests.browser.every_day import IN_ENGLISH, cases
from tests.browser.playing import TO_DO, comes_to, fits, invite, quiet, until
from tests.browser.test_matrix import Hand

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
NOTES = {
    "dominion": {"hand", "price", "back", "shuffle", "action"},
    "innovation": {"begin", "action", "dogma", "asks"},
    "bridge_over": {"turn", "attack", "colour"},
}
"""What the first games come to explain, whatever one does. Some of it comes at once, some later."""
BUYS = ("smithy", "village", "silver", "market")
MOST = 400
EVERY_DAY = {
    ("dominion", "touch", "ja"),
    ("innovation", "keyboard", "ja"),
    ("bridge_over", "mouse", "en"),
}
"""Each game, each way and each language; the others where there is time for them."""


def begin(page: Page, game: str, way: str = "mouse") -> None:
    """From the page that tells how a game goes to its first game."""
    expect(page.locator(".how section")).to_have_count(4)
    ready = page.locator(".how .slip .main")
    if way == "keyboard":
        ready.press("Enter")
    elif way == "touch":
        ready.tap()
    else:
        ready.click()
    page.wait_for_url("**/t/*")
    until(page, TO_DO)
    expect(page.locator(".guide")).to_be_visible()


def put_away(page: Page, note: str, way: str) -> None:
    """Say that a note has been read, unless what it spoke of is over by now."""
    if way == "keyboard":
        page.keyboard.press(".")
    elif way == "mouse":
        page.evaluate("note => document.querySelector(`.guide[data-note='${note}'] .btn`)?.click()", note)
    else:
        place = page.evaluate(
            """note => {
                const button = document.querySelector(`.guide[data-note='${note}'] .btn`);
                button?.scrollIntoView({block: 'nearest'});
                const box = button?.getBoundingClientRect();
                return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
            }""",
            note,
        )
        if place is not None:
            page.touchscreen.tap(*place)


CASES = cases(itertools.product(NOTES, ("mouse", "keyboard", "touch"), ("en", "ja")), EVERY_DAY, named=True)


@pytest.mark.parametrize(("game", "way", "lang"), CASES)
def test_a_first_game_explains_each_kind_of_decision_when_it_comes_up(
    server: Server, door: Door, game: str, way: str, lang: str
) -> None:
    """Every day until all has been explained; else to the end of the game."""
    every_day = (game, way, lang) in EVERY_DAY
    size = NARROW if way == "touch" else WIDE
    page = door(server, "Aya", lang, size, has_touch=way == "touch").go(f"how/{game}")
    begin(page, game, way)
    hand = Hand(page, way, game, BUYS)
    data: dict[str, str] = {}
    end = time.monotonic() + (6 if every_day else 20) * PATIENCE
    for turn in range(MOST):
        until(page, TO_DO)
        if page.locator(".ended").count() or (every_day and data.keys() >= NOTES[game]):
            break
        assert time.monotonic() < end, data.keys()
        note = page.locator(".guide")
        while note.count():
            id = note.get_attribute("data-note") or ""
            words = note.inner_text()
            data.setdefault(id, words)
            # It has words of its own, and what it speaks of is marked, and neither takes anything away.
            assert not words.startswith("learn-"), words  # once: a note has its words from the first
            # It may be gone by itself: what it spoke of was over while it was read.
            gone = f"document.querySelector('.guide')?.dataset.note !== '{id}'"
            until(page, f"document.querySelectorAll('[data-taught]').length === 1 || {gone}")
            put_away(page, id, way)
            until(page, gone)
        hand.answer(turn)
    assert data.keys() >= NOTES[game], data.keys()
    if not every_day:
        expect(page.locator(".ended")).to_have_count(1)
    fits(page)


def test_a_note_goes_by_itself_after_some_answers(server: Server, door: Door) -> None:
    """Also where what it speaks of goes on: otherwise no other note would come."""
    page = door(server, "Aya").go("how/dominion")
    begin(page, "dominion")
    hand = Hand(page, "mouse", "dominion", BUYS)
    note = "document.querySelector('.guide')?.dataset.note"
    shown: set[str] = set()
    for answer in range(24):
        until(page, TO_DO)
        before: str = page.evaluate(f"{note} ?? ''")
        shown.add(before)
        hand.answer(2 * answer)
        until(page, TO_DO)
        hand.answer(2 * answer + 1)
        until(page, f"{TO_DO} && {note} !== '{before or 'none'}'")
        if "shuffle" in shown:  # which stays true for the rest of the game
            return
    pytest.fail(f"of all notes only {shown} came")


def test_how_a_game_goes_has_no_end_before_it_is_there(server: Server, door: Door) -> None:
    page = door(server, "Aya", own=True).go()
    page.route("**/api/catalogue/**", lambda route: None)
    page.goto(f"{server.address}how/dominion")
    expect(page.locator(".how h1")).to_be_visible()
    expect(page.locator(".how .slip")).to_have_count(0)


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_the_notes_can_be_left_at_any_moment_and_stay_away(server: Server, door: Door, lang: str) -> None:
    guest = door(server, "Aya", lang)
    page = guest.go("how/dominion")
    begin(page, "dominion")
    hand = Hand(page, "mouse", "dominion", BUYS)
    page.keyboard.press(".")
    expect(page.locator(".guide")).to_have_count(0)
    hand.answer(0)
    expect(page.locator(".guide h2")).to_be_visible()
    page.locator(".guide .link").first.click()
    expect(page.locator(".guide")).to_have_count(0)
    hand.answer(0)
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


@pytest.mark.parametrize("game", ["dominion", "bridge_over"])
def test_on_a_phone_what_belongs_together_stays_in_a_row(server: Server, door: Door, game: str) -> None:
    """A figure beside its card, an arrow before what it leads to; and no text of a card is cut off."""
    page = door(server, "Aya", "ja", NARROW).go(f"how/{game}")
    expect(page.locator(".how section")).to_have_count(4)
    torn = """[...document.querySelectorAll('.how .x, .how .sign.s-arrow')].filter(one => {
        const beside = one.matches('.x') ? one.previousElementSibling : one.nextElementSibling;
        const [a, b] = [one.getBoundingClientRect(), beside.getBoundingClientRect()];
        return a.bottom < b.top || b.bottom < a.top;
    }).length"""
    comes_to(page, lambda: page.evaluate(torn), 0)
    cut = """[...document.querySelectorAll('.how .dc p')]
        .filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.innerText)"""
    comes_to(page, lambda: page.evaluate(cut), [])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_notes_name_buttons_which_a_phone_has_too(lang: str) -> None:
    words = (WORDS / lang / "learn.ftl").read_text(encoding="utf-8")
    notes = [line for line in words.splitlines() if line.startswith("learn-")]
    assert [note for note in notes if "Enter" in note or "Choose all" in note] == []


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
    page.locator(".fuda.dominion .go .btn").nth(1).click()
    invite(page, 2)
    expect(page.locator(".terms")).to_contain_text("Narrow Gate")  # friends begin as small
    page.goto(server.address)
    page.locator(".fuda.innovation .btn.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board")).to_have_count(2)
    page.goto(server.address)
    page.locator(".fuda.innovation .how-much button").click()
    page.locator(".fuda.innovation .btn.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board")).to_have_count(4)
