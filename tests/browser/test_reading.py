"""Every card that can be seen can be read: by pointer, by finger and by key, also when it can be chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from fudaba import games
from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, Door, Guest, Server
from tests.browser.every_day import IN_ENGLISH, IN_JAPANESE
from tests.browser.playing import box_of, open_table, placed, until
from tests.browser.test_dominion import TURN, confirm, open_dominion


def glance(page: Page) -> Locator:
    """The card that is read."""
    return page.locator(".glance")


def rested(page: Page) -> None:
    """Let the time go by after which a card under the pointer is read.

    It is the page that waits: of two of its timers the one that is set later, and for longer, ends later.
    """
    page.evaluate("new Promise(done => setTimeout(done, 300))")


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes do not lie over each other."""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    down = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return not (across and down)


def upon(one: FloatRect, other: FloatRect) -> bool:
    """Whether the first box ends where the second begins."""
    return abs(one["y"] + one["height"] - other["y"]) <= 1


def reads(page: Page, card: Locator, *over: Locator) -> None:
    """Rest the pointer on a card: its text comes up and covers neither the card nor the slip, and goes."""
    page.mouse.move(2, 2)
    expect(glance(page)).to_have_count(0)
    card.hover()
    expect(glance(page).locator(".says")).not_to_be_empty()
    expect(glance(page).locator("h3")).to_have_text(named(page, card))
    for covered in (card, page.locator(".middle"), *over):
        placed(glance(page), covered, apart)
    page.mouse.move(2, 2)
    expect(glance(page)).to_have_count(0)


def named(page: Page, card: Locator) -> str:
    """What the catalogue calls the face that is shown there."""
    face = card.get_attribute("data-face")
    game = page.locator("main").get_attribute("class") or ""
    name: str = page.evaluate(
        """async ([game, face]) => {
            const told = await (await fetch(`/api/catalogue/${game}`)).json();
            return told.faces[face].name[document.documentElement.lang];
        }""",
        [game.split("g-")[1], face],
    )
    return name


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_in_dominion_what_can_be_chosen_can_be_read(server: Server, door: Door, lang: str) -> None:
    page = open_dominion(door(server, "Aya", lang))
    until(page, TURN)
    reads(page, page.locator(".hand .held[aria-disabled=false]").first)
    reads(page, page.locator(".hand .held[aria-disabled=true]").first)
    page.locator("[data-fixed=c]").click()
    confirm(page)
    until(page, TURN)
    for place in (".tile.legal:not(.base)", ".tile.why-not:not(.base)", ".tile.base.legal", ".inplay .held"):
        reads(page, page.locator(place).first)

    pile = page.locator(".tile.legal:not(.base)").first
    pile.click()
    expect(pile).to_have_attribute("aria-pressed", "true")
    rested(page)
    expect(glance(page)).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)


def test_a_pile_that_cannot_be_bought_is_read_with_its_reason(server: Server, door: Door) -> None:
    page = open_dominion(door(server, "Aya"))
    until(page, TURN)
    page.locator("[data-fixed=c]").click()
    confirm(page)
    until(page, TURN)
    page.locator(".tile.base.why-not").last.hover()
    expect(glance(page).locator(".not")).to_contain_text("you have $")
    expect(glance(page).locator(".cap")).to_contain_text("left")


def test_a_neighbour_is_read_at_once_and_the_key_reads_what_is_under_the_pointer(
    server: Server, door: Door
) -> None:
    page = open_dominion(door(server, "Aya"))
    until(page, TURN)
    page.locator(".tile[data-face=gold]").hover()
    page.keyboard.press("i")
    expect(glance(page).locator("h3")).to_have_text("Gold")
    page.locator(".tile[data-face=silver]").hover()
    expect(glance(page).locator("h3")).to_have_text("Silver")
    page.keyboard.press("i")
    expect(glance(page)).to_have_count(0)
    page.mouse.move(2, 2)
    page.locator(".tile[data-face=smithy]").focus()
    page.keyboard.press("i")
    expect(glance(page).locator("h3")).to_have_text("Smithy")
    page.keyboard.press("Escape")
    expect(glance(page)).to_have_count(0)


def test_what_is_read_by_key_stays_when_the_page_moves_under_the_pointer(server: Server, door: Door) -> None:
    page = open_dominion(door(server, "Aya"))
    until(page, TURN)
    page.mouse.move(640, 300)
    page.mouse.move(2, 2)
    page.locator(".tile[data-face=smithy]").focus()
    page.keyboard.press("i")
    expect(glance(page).locator("h3")).to_have_text("Smithy")
    resting = "new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse', clientX: 2, clientY: 2})"
    for under in ("main", ".tile[data-face=gold]"):
        page.locator(under).first.evaluate(f"there => there.dispatchEvent({resting})")
        rested(page)
        expect(glance(page).locator("h3")).to_have_text("Smithy")
    page.locator(".tile[data-face=gold]").hover()
    expect(glance(page).locator("h3")).to_have_text("Gold")


def open_innovation(guest: Guest) -> Page:
    """A table of Innovation with bots, as the lobby opens it."""
    page = guest.go()
    page.locator(".fuda.innovation .btn.main").click()
    page.wait_for_url("**/t/*")
    return page


@pytest.mark.skipif("innovation" not in games.names(), reason="there is no Innovation yet")
@pytest.mark.parametrize("lang", IN_JAPANESE)
def test_in_innovation_hand_board_and_choices_can_be_read(server: Server, door: Door, lang: str) -> None:
    page = open_innovation(door(server, "Aya", lang))
    until(page, TURN)
    for card in page.locator(".hand .held").all():
        reads(page, card)
    page.keyboard.press("1")
    confirm(page)
    until(page, TURN)
    for place in (".own .top-card", ".hand .held", ".boards .top-card"):
        reads(page, page.locator(place).first)
    reads(page, page.locator(".spec button").first)


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_in_bridge_over_hand_and_pile_can_be_read(server: Server, door: Door, lang: str) -> None:
    page = open_table(door(server, "Aya", lang), ["me", "steady"], hand=7)
    until(page, TURN)
    for card in page.locator(".hand .held").all():
        reads(page, card)
    reads(page, page.locator(".pile .plain-card"))


def finger(page: Page, card: Locator) -> None:
    """Lay a finger on a card until it can be read."""
    card.scroll_into_view_if_needed()
    box = box_of(card)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire: CDPSession = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(glance(page)).to_have_count(1)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()


@pytest.mark.parametrize("lang", IN_JAPANESE)
def test_a_finger_that_rests_reads_and_does_not_choose(server: Server, door: Door, lang: str) -> None:
    page = open_dominion(door(server, "Aya", lang, NARROW, has_touch=True, is_mobile=True))
    until(page, TURN)
    card = page.locator(".hand .held[aria-disabled=false]").first
    finger(page, card)
    expect(glance(page).locator("h3")).to_have_text(named(page, card))
    expect(card).to_have_attribute("aria-pressed", "false")
    placed(glance(page), page.locator(".middle"), upon)
    glance(page).locator(".steps .btn").first.tap()
    expect(glance(page)).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")

    page.locator(".slip .look").tap()
    expect(glance(page).locator("h3")).to_have_text(named(page, card))
    page.locator(".mast .where").tap()
    expect(glance(page)).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()  # takes another one of equal cards
    expect(card.locator(".tag")).to_have_text(re.compile("^2"))
    expect(glance(page)).to_have_count(0)


@pytest.mark.parametrize("lang", IN_JAPANESE)
@pytest.mark.parametrize("way", ["rests", "waves"])
def test_who_has_no_pointer_is_told_once_that_a_finger_reads(
    server: Server, door: Door, lang: str, way: str
) -> None:
    page = open_dominion(door(server, "Aya", lang, NARROW, has_touch=True, is_mobile=True))
    until(page, TURN)
    shown = page.locator(".slip .resting")
    expect(shown).to_contain_text("Hold a finger" if lang == "en" else "長押し")
    expect(shown).to_be_in_viewport()
    nothing_found(page)
    if way == "rests":
        finger(page, page.locator(".hand .held[aria-disabled=false]").first)
    else:
        shown.locator("button").tap()
    expect(shown).to_be_hidden()
    page.reload()
    until(page, TURN)
    expect(shown).to_have_count(0)


def test_who_has_a_pointer_is_not_told_of_fingers(server: Server, door: Door) -> None:
    page = open_dominion(door(server, "Aya", "en", NARROW))
    until(page, TURN)
    expect(page.locator(".slip .resting")).to_be_hidden()
