"""Whole games of all three: by mouse, by keyboard and by touch, in both languages, on screens of four sizes.

On the way nothing lies over something else or is cut off, and axe-core finds nothing of any weight.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import Door, Guest, Server
from tests.browser.every_day import cases
from tests.browser.laid_out import nothing_amiss
from tests.browser.playing import TO_DO, answered, choose_enough, open_table, until

GAMES = ("dominion", "innovation", "bridge_over")
WAYS = ("mouse", "keyboard", "touch")
LANGS = ("en", "ja")
SIZES = ((390, 844), (1024, 768), (1280, 800), (1920, 1080))
EVERY_DAY = {("dominion", "touch", "ja", (390, 844)), ("innovation", "mouse", "en", (1024, 768))}
"""Whole games of Bridge Over are played by mouse and by keyboard in `test_game`."""
LOOKS = (3, 17, 40)
"""After how many answers the page is looked at, and again at the end."""
MOST_ANSWERS = 400

PLAN = """
    ([game, buys]) => {
        const all = document.querySelector('[data-fixed=c][aria-disabled=false]');
        if (all !== null && all.ariaPressed === 'false') return {fixed: 'c'};
        const options = [...document.querySelectorAll('.slip .opt')];
        const priced = (one, face) => one.dataset.face === face && one.querySelector('small') !== null;
        const named = face => options.findIndex(one => priced(one, face));
        const dear = game === 'dominion' ? buys.map(named).find(place => place >= 0) ?? -1 : -1;
        if (dear >= 0) return {option: dear};
        const ends = document.querySelector('[data-fixed=e][aria-disabled=false]') !== null;
        const plays = options.findIndex(one => /^(Play|使用)/.test(one.closest('.grp')?.innerText ?? ''));
        if (ends) return plays >= 0 && all === null && options[plays].querySelector('small') === null
            ? {option: plays} : {fixed: 'e'};
        return {option: -1};
    }
"""
"""What to choose: in Dominion all Treasures, then the first of some cards; -1 for whatever comes round."""
DEAREST = ("province", "gold", "silver")


class Hand:
    """Somebody who answers in one way: by mouse, keyboard or touch. buys: which cards, if one can, the first
    one first."""

    def __init__(self, page: Page, way: str, game: str, buys: Sequence[str] = DEAREST) -> None:
        self.page = page
        self.way = way
        self.game = game
        self.buys = list(buys)

    def press(self, piece: Locator) -> None:
        """Press something by mouse or finger."""
        piece.scroll_into_view_if_needed()
        if self.way == "touch":
            piece.tap()
        else:
            piece.click()

    def choose(self, count: int) -> None:
        """Choose something; count: how many answers have been given."""
        plan: dict[str, Any] = self.page.evaluate(PLAN, [self.game, self.buys])
        if "fixed" in plan:
            if self.way == "keyboard":
                self.page.keyboard.press(plan["fixed"])
            else:
                self.press(self.page.locator(f"[data-fixed={plan['fixed']}]"))
            return
        options = self.page.locator(".slip .opt")
        number = options.count()
        if number == 0:
            self.press(self.page.locator(".tbl [data-pick]").locator("visible=true").first)
            return
        place = plan["option"] if plan["option"] >= 0 else count % number
        option = options.nth(place)
        if self.way == "keyboard":
            key = option.locator(".key")
            self.page.keyboard.press((key.first.text_content() or "") if key.count() else "ArrowRight")
            if not key.count():
                self.page.keyboard.press("Space")
        elif option.is_visible():
            self.press(option)
        else:
            # What lies on the table is pressed there.
            lies = f".tbl [data-pick~='{option.get_attribute('data-option')}']"
            self.press(self.page.locator(lies).locator("visible=true").first)

    def enough(self) -> None:
        """Choose more, until what is chosen is an answer."""
        if self.way == "keyboard":
            choose_enough(self.page)
            return
        confirm = self.page.locator("[data-confirm]")
        while confirm.get_attribute("aria-disabled") == "true":
            free = self.page.locator(":is(.tbl [data-pick], .slip .opt)[aria-pressed=false]")
            self.press(free.locator("visible=true").first)

    def answer(self, count: int) -> None:
        """Answer the question that is put."""
        self.choose(count)
        self.enough()
        if self.way == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.locator("[data-confirm]"))
        answered(self.page)


def begin(guest: Guest, game: str, way: str) -> Page:
    """Sit down against one bot."""
    if game == "bridge_over":
        return open_table(guest, ["me", "steady"], rounds=2, hand=3)
    page = guest.go()
    button = page.locator(f".fuda.{game} .btn.main")
    button.tap() if way == "touch" else button.click()
    page.wait_for_url("**/t/*")
    return page


CASES = cases(itertools.product(GAMES, WAYS, LANGS, SIZES), EVERY_DAY, named=True)


@pytest.mark.parametrize(("game", "way", "lang", "size"), CASES)
def test_a_whole_game(
    server: Server, door: Door, game: str, way: str, lang: str, size: tuple[int, int]
) -> None:
    page = begin(door(server, "Aya", lang, size, has_touch=way == "touch"), game, way)
    hand = Hand(page, way, game)
    for count in range(MOST_ANSWERS):
        until(page, TO_DO)
        if page.locator(".ended").count():
            break
        if count in LOOKS:
            nothing_amiss(page, f"after {count} answers")
            nothing_found(page, f"after {count} answers")
        hand.answer(count)
    expect(page.locator(".fin h1")).to_be_visible()
    # A phone scrolls through all that was counted.
    nothing_amiss(page, "at the end", but="high")
    nothing_found(page, "at the end")
