"""Every page is used by keys alone: Tab reaches all there is, and what has the focus shows it and is in sight
(WCAG 2.1.1, 2.4.7, 2.4.11)."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import cases
from tests.browser.playing import TO_DO, quiet, until
from tests.browser.test_access import PAGES

FOCUS = """
    () => {
        const at = document.activeElement;
        if (at === null || at === document.body) return null;
        const again = at.dataset.reached !== undefined;
        at.dataset.reached = '';
        const hasRing = one => {
            const style = one === null ? null : getComputedStyle(one);
            return style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
        };
        // A box that is drawn by what stands beside it shows the focus there.
        const piece = [at, at.nextElementSibling, at.closest('label'), at.parentElement].find(hasRing);
        const box = (piece ?? at).getBoundingClientRect();
        const isHit = ([x, y]) => {
            const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            return hit !== null && ((piece ?? at).contains(hit) || hit.contains(at));
        };
        const points = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.15, 0.15], [0.85, 0.85]];
        const called = `${at.tagName} ${at.className} "${(at.innerText ?? '').trim().slice(0, 30)}"`;
        return {again, called, hasRing: piece !== undefined, seen: points.some(isHit)};
    }
"""
NOT_REACHED = """
    () => {
        const all = 'a[href], button, input, select, textarea, summary';
        const isThere = one => one.checkVisibility({visibilityProperty: true}) && !one.closest('[inert]');
        const pieces = [...document.querySelectorAll(all)]
            .filter(one => isThere(one) && !one.disabled && one.tabIndex >= 0);
        const isReached = one => one.dataset.reached !== undefined;
        // Of the choices of one question Tab reaches one, and arrows the others.
        const isReachedByArrows = one => one.type === 'radio'
            && pieces.some(other => other.name === one.name && isReached(other));
        return pieces
            .filter(one => !isReached(one) && !isReachedByArrows(one))
            .map(one => `${one.tagName} ${one.className} "${(one.innerText ?? '').trim().slice(0, 30)}"`);
    }
"""
MOST = 130
"""So often Tab is pressed on a page; a list of all cards goes on."""
SCREENS = {"wide": ("en", WIDE), "narrow": ("ja", NARROW)}
EVERY_DAY = {("", "wide"), ("puzzle", "narrow"), ("new", "narrow"), ("leaders", "wide")}


def walk(page: Page, where: str) -> None:
    """Press Tab until it comes round; everything has been reached then, and was in sight."""
    quiet(page)
    page.evaluate("document.activeElement.blur()")
    ended = False
    for _ in range(MOST):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUS)
        if found is None:  # between the last and the first
            continue
        if ended := found["again"]:
            break
        what = f"{where}: {found['called']}"
        assert found["hasRing"], f"{what} does not show the focus"  # once: for each press of the key
        assert found["seen"], f"{what} has the focus and is out of sight"  # once: likewise
    if ended:
        assert page.evaluate(NOT_REACHED) == [], where  # once: nothing moves any more


@pytest.mark.parametrize(("address", "screen"), cases(itertools.product(PAGES, SCREENS), EVERY_DAY))
def test_tab_reaches_all_of_a_page(server: Server, door: Door, address: str, screen: str) -> None:
    lang, size = SCREENS[screen]
    guest = door(server, "Aya", lang, size)
    page = guest.go(address)
    expect(page.locator(PAGES[address]).first).to_be_visible()
    walk(page, address)
    guest.errors.clear()  # a browser reports it as an error of its own where there is no such card


@pytest.mark.parametrize(
    ("game", "screen"),
    cases(itertools.product(("dominion", "innovation", "bridge_over"), SCREENS), [("innovation", "narrow")]),
)
def test_tab_reaches_all_of_a_table(server: Server, door: Door, game: str, screen: str) -> None:
    lang, size = SCREENS[screen]
    page = door(server, "Aya", lang, size).go()
    page.locator(f".fuda.{game} .btn.main").click()
    until(page, TO_DO)
    walk(page, game)
