"""What has moved is seen: for a moment as it flies, then beside its seat, on its pile, and as a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WIDE, Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE
from tests.browser.playing import TO_DO, answered, by_keyboard, comes_to, open_table, poll, quiet, until
from tests.browser.test_dominion import TURN, open_dominion

FLIGHTS = """
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (this.classList.contains('flies')) window.flights.push([this.textContent, how.duration]);
        return animate.call(this, frames, how);
    };
"""


def turn(page: Page) -> None:
    """All Treasures, then one of the dearest piles there are."""
    until(page, TURN)
    page.keyboard.press("c")
    page.keyboard.press("c")
    expect(page.locator(".inplay .held")).not_to_have_count(0)
    until(page, TURN)
    page.locator(".tile.legal").last.click()
    page.keyboard.press("Enter")
    answered(page)


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_what_was_gained_stays_beside_its_seat_until_the_next_turn(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = open_dominion(door(server, "Aya", lang, size))
    turn(page)
    until(page, TURN)
    heads = page.locator(".lines .turn")
    expect(heads).to_have_count(3)  # hers, the bot's, and hers again
    gained = """() => {
            const turns = [...document.querySelectorAll('.lines > li')];
            const begin = turns.findIndex(line => line === document.querySelectorAll('.lines .turn')[1]);
            const end = turns.findIndex(line => line === document.querySelectorAll('.lines .turn')[2]);
            const gain = /gains|buys|獲得|購入/;
            const gained = turns.slice(begin, end).filter(line => gain.test(line.textContent));
            return gained.map(line => line.querySelector('.c').textContent);
        }"""
    names = poll(page, lambda: page.evaluate(gained), lambda found: found != [])
    beside = page.locator(".pl[data-seat='1'] .got")
    for name in names:
        expect(beside).to_contain_text(name)
    expect(page.locator(".pl[data-seat='0'] .got")).to_have_count(0)
    if size == WIDE:
        expect(page.locator(".pl[data-seat='1'] .on-top .c")).to_have_count(1)


def test_a_card_flies_at_most_150_milliseconds(server: Server, door: Door) -> None:
    guest = door(server, "Aya", reduced_motion="no-preference")
    guest.context.add_init_script(FLIGHTS)
    page = open_dominion(guest)
    turn(page)
    until(page, TURN)
    flown = poll(
        page, lambda: page.evaluate("window.flights"), lambda found: "Copper" in [name for name, _ in found]
    )
    assert {duration for _, duration in flown} == {150}
    until(page, "document.querySelector('.flies') === null")


def test_nothing_flies_where_the_system_asks_for_less_motion(server: Server, door: Door) -> None:
    guest = door(server, "Aya")
    guest.context.add_init_script(FLIGHTS)
    page = open_dominion(guest)
    turn(page)
    until(page, TURN)
    quiet(page)
    comes_to(page, lambda: page.evaluate("window.flights"), [])


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_after_a_round_its_table_stands_there_until_one_plays_on(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = open_table(door(server, "Aya", lang, size), ["me", "steady", "gentle"], rounds=5, hand=4)
    ended = page.locator(".round-over")
    for _ in range(100):
        until(page, TO_DO)
        if ended.count():
            break
        by_keyboard(page)
        answered(page)
    expect(ended.locator("tbody tr")).to_have_count(3)
    expect(ended.locator("tbody")).to_contain_text(re.compile("went out|上がり"))
    expect(ended.locator(".held-then [data-face]")).not_to_have_count(0)
    expect(ended.locator(".least")).not_to_have_count(0)
    page.keyboard.press("b")
    expect(ended).to_have_count(0)
    expect(page.locator(".ring")).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_innovation_shows_how_many_cards_each_age_has_left(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go()
    page.locator(".fuda.innovation .btn.main").click()
    until(page, TO_DO)
    left = page.locator(".deck")
    expect(left).to_have_count(10)
    # Of fifteen cards of age 1 one is its achievement, and two went to each of two players.
    expect(page.locator("[data-deck='1']")).to_contain_text("10")
    expect(page.locator("[data-deck='10']")).to_contain_text("10")
