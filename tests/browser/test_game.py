"""Whole games: in both languages, by mouse and by keyboard, on a wide page and on a phone's."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import cases
from tests.browser.playing import (
    TO_DO,
    answered,
    by_keyboard,
    by_mouse,
    comes_to,
    fits,
    open_table,
    play_out,
    slip,
    until,
)


@pytest.mark.parametrize(
    ("lang", "answer", "size", "wins"),
    cases(
        [
            ("en", by_mouse, WIDE, "wins?"),
            ("ja", by_keyboard, WIDE, "勝ち"),
            ("ja", by_mouse, NARROW, "勝ち"),
            ("en", by_keyboard, NARROW, "wins?"),
        ],
        [("ja", by_keyboard, WIDE, "勝ち"), ("ja", by_mouse, NARROW, "勝ち")],
    ),
)
def test_a_whole_game(
    server: Server, door: Door, lang: str, answer: Callable[[Page], None], size: tuple[int, int], wins: str
) -> None:
    page = open_table(door(server, "Aya", lang, size), ["me", "steady"], rounds=2, hand=2)

    assert play_out(page, answer) > 0

    end = page.locator(".fin")
    expect(end.locator("h1")).to_have_text(re.compile(wins))
    expect(end.locator("header p")).to_contain_text("BRG-G12")
    expect(end.locator("tbody tr")).to_have_count(3)
    expect(end.locator(".sum .win")).not_to_have_count(0)
    expect(page.locator(".proof dd").first).to_have_text(re.compile("^[0-9a-f]{64}$"))
    fits(page)

    before = page.url
    page.keyboard.press("b")
    expect(page.locator(".felt")).to_be_visible()
    expect(page.locator(".ended h2")).to_have_text(re.compile(wins))
    page.keyboard.press("b")
    expect(end).to_be_visible()
    page.locator(".ended .btn.main").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".hand .held")).not_to_have_count(0)


def test_from_the_front_page_to_a_game_with_bots_in_two_clicks(server: Server, door: Door) -> None:
    page = door(server, "Aya").go()
    # No message shows its id: of the games themselves nothing has been fetched yet.
    expect(page.locator(".fuda .face")).to_have_text([re.compile(r"^[^_]+$", re.DOTALL)] * 3)
    page.locator(".fuda.bridge_over .btn.main").click()
    expect(page.locator(".hand .held")).not_to_have_count(0)
    expect(slip(page).or_(page.locator(".slip.quiet")).first).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_choice(server: Server, door: Door) -> None:
    page = open_table(door(server, "Aya"), ["me", "steady"])
    expect(slip(page)).to_be_visible()
    page.keyboard.press("1")
    picked = page.locator(".opt.on")
    question = page.locator(".slip h2")
    before = question.inner_text()
    page.keyboard.press("L")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("heading", name="ログ")).to_be_visible()
    expect(picked).to_have_count(1)
    expect(question).not_to_have_text(before)
    page.keyboard.press("L")
    expect(question).to_have_text(before)
    expect(picked).to_have_count(1)


def test_a_card_that_cannot_be_played_says_which_rule_forbids_it(server: Server, door: Door) -> None:
    page = open_table(door(server, "Aya"), ["me", "gentle"], rounds=20, hand=7)
    for _ in range(40):
        expect(slip(page)).to_be_visible()
        if page.locator(".why-not").count():
            break
        by_keyboard(page)
        answered(page)
    page.locator(".held[data-rule]").first.focus()
    page.keyboard.press("w")
    why = page.locator(".hand .whybox")
    expect(why.locator(".rid")).to_have_text(re.compile("^BRG-"))
    expect(why.locator("q")).not_to_be_empty()
    expect(why.locator("dd")).not_to_be_empty()


def test_escape_takes_a_sheet_away_as_soon_as_it_is_there(server: Server, door: Door) -> None:
    page = open_table(door(server, "Aya"), ["me", "steady"])
    expect(slip(page)).to_be_visible()
    page.evaluate(
        """() => {
            const press = key =>
                document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
            const watch = new MutationObserver(() => {
                if (!document.querySelector('dialog')) return;
                watch.disconnect();
                press('Escape');
                document.documentElement.dataset.pressed = 'yes';
            });
            watch.observe(document.body, {childList: true, subtree: true});
            press('t');
        }"""
    )
    expect(page.locator("html[data-pressed]")).to_have_count(1)
    expect(page.locator("dialog")).to_have_count(0)
    expect(slip(page)).to_be_visible()


def test_the_focus_is_not_lost_when_the_question_changes(server: Server, door: Door) -> None:
    page = open_table(door(server, "Aya"), ["me", "steady"], rounds=3)
    for _ in range(4):
        expect(slip(page)).to_be_visible()
        page.locator("[data-confirm]").focus()
        by_keyboard(page)
        answered(page)
        until(page, TO_DO)
        until(page, "document.activeElement.closest('[data-region]')?.dataset.region === 'slip'")


def test_everything_that_is_pressed_on_a_phone_is_large_enough(server: Server, door: Door) -> None:
    page = open_table(door(server, "Aya", size=NARROW), ["me", "steady", "steady", "gentle"])
    expect(slip(page)).to_be_visible()
    small = """() => [...document.querySelectorAll('.slip button, .hand button, .burger, .felt button')]
        .map(button => [button.className, button.getBoundingClientRect()])
        .filter(([name, box]) => box.height > 0 && (box.height < 44 || box.width < 44))
        .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    comes_to(page, lambda: page.evaluate(small), [])
    until(page, "document.documentElement.scrollHeight <= innerHeight")
