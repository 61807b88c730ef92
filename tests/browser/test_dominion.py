"""A turn of Dominion with its choices, on the cards and on the piles."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import FloatRect, Page, expect

from fudaba import games
from tests.browser.conftest import NARROW, WIDE, Door, Guest, Server
from tests.browser.every_day import cases
from tests.browser.playing import answered, by_keyboard, placed, poll, slip, until

pytestmark = pytest.mark.skipif("dominion" not in games.names(), reason="there is no Dominion yet")

KINGDOM = "cellar, village, smithy, moat, market, workshop, remodel, militia, mine, merchant"
TURN = "document.querySelector('.slip:not(.quiet) [data-confirm]') !== null"


def open_dominion(guest: Guest, kingdom: str = KINGDOM) -> Page:
    """A table for two with a bot, in a known kingdom."""
    page = guest.go("new/dominion")
    house = page.locator("form.new fieldset")
    chairs = house.locator("select")
    chairs.nth(0).select_option("2")
    chairs.nth(2).select_option("gentle")
    house.nth(2).locator("input[type=text]").first.fill(kingdom)
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    return page


def confirm(page: Page) -> None:
    """Give the answer that is chosen."""
    page.locator("[data-confirm]").click()
    answered(page)


@pytest.mark.parametrize(
    ("lang", "size"),
    cases(itertools.product(("en", "ja"), (WIDE, NARROW)), [("ja", NARROW)]),
)
def test_a_turn_by_mouse(server: Server, door: Door, lang: str, size: tuple[int, int]) -> None:
    page = open_dominion(door(server, "Aya", lang, size))
    until(page, TURN)
    # Equal cards of a hand lie as one: Coppers, which can be played now, and what else was drawn.
    hand = page.locator(".hand .held")
    poll(page, hand.count, lambda count: count in (1, 2))  # five Coppers are one stack
    coppers = page.locator(".hand .held[aria-disabled=false]")
    expect(coppers).to_have_count(1)
    playing = int(coppers.locator(".tag").inner_text().replace("×", ""))
    coppers.click()  # not all of them, however few: once all are chosen, the key for all of them answers
    expect(coppers.locator(".tag")).to_have_text(re.compile(f"^1.+{playing}$"))
    page.locator("[data-fixed=c]").click()
    expect(coppers.locator(".tag")).to_have_text(re.compile(f"^{playing}.+{playing}$"))
    confirm(page)
    until(page, TURN)
    expect(page.locator(".inplay .held")).not_to_have_count(0)
    expect(page.locator(".tile.why-not")).not_to_have_count(0)
    expect(page.locator(".tile.base.why-not").last).to_have_attribute("data-why", re.compile(r"\$"))
    # Treasures in a row are one line of the log with what they gave; each pile has a key of its own.
    row = {
        "en": f"plays {playing} Copper: +${playing}.",
        "ja": f"銅貨{playing}枚を使用した（+{playing}コイン）。",
    }[lang]
    expect(page.locator(".line .t").filter(has_text=row).first).to_be_attached()
    keys = page.locator(".tile.base.legal .key")
    poll(page, keys.all_text_contents, lambda found: found[:1] == ["1"] and {*found} <= {*"12345pk"})

    pile = page.locator(".tile.legal:not(.base)").first
    name = pile.locator(".name").inner_text()
    pile.click()
    expect(pile).to_have_attribute("aria-pressed", "true")
    confirm(page)
    expect(page.locator(".lines")).to_contain_text(name)


def test_night_is_a_phase_only_where_there_are_night_cards(server: Server, door: Door) -> None:
    with_night = KINGDOM.replace("cellar", "cobbler")
    for kingdom, phases in ((KINGDOM, "ActionBuyClean-up"), (with_night, "ActionBuyNightClean-up")):
        page = open_dominion(door(server, "Aya"), kingdom)
        expect(page.locator(".phases")).to_have_text(phases)


def test_a_line_says_by_which_rule(server: Server, door: Door) -> None:
    page = open_dominion(door(server, "Aya"))
    until(page, TURN)
    page.locator("[data-fixed=c]").click()
    confirm(page)
    until(page, TURN)
    page.locator(".lines button.why").last.click()
    expect(page.locator(".steps .line")).not_to_have_count(0)
    page.locator(".steps button.why").last.click()
    expect(page.locator(".lines .whybox .rid")).to_have_text("DOM-14")
    expect(page.locator(".lines .whybox q")).not_to_be_empty()
    expect(page.locator(".lines .whybox dd").first).not_to_be_empty()


def test_a_turn_by_keyboard(server: Server, door: Door) -> None:
    page = open_dominion(door(server, "Aya"))
    for _ in range(12):
        until(page, TURN)
        by_keyboard(page)
        answered(page)
    expect(slip(page).or_(page.locator(".slip.quiet")).first).to_be_visible()
    poll(page, page.locator(".line").count, lambda lines: lines > 12)


PILES_IN_SLIP = """Object.fromEntries([...document.querySelectorAll('.slip .opt[data-face]')].map(
    one => [one.dataset.face, one.querySelector('.key')?.innerText ?? '']))"""
PILES_ON_TABLE = "[...document.querySelectorAll('.tile')].map(one => one.dataset.face)"


def keys_in_order(page: Page) -> dict[str, str]:
    """The keys of the piles in the slip, once they stand there as the piles lie on the table."""

    def both() -> tuple[dict[str, str], list[str]]:
        return page.evaluate(PILES_IN_SLIP), page.evaluate(PILES_ON_TABLE)

    keys, _ = poll(
        page, both, lambda found: list(found[0]) == [pile for pile in found[1] if pile in found[0]]
    )
    return keys


def test_all_treasures_and_the_end_of_the_turn_have_always_the_same_keys(server: Server, door: Door) -> None:
    """A pile keeps its key, too, and the slip has the piles in the order in which they lie."""
    page = open_dominion(door(server, "Aya"))
    heads = page.locator(".lines .turn")
    known: dict[str, str] = {}
    for turn in range(1, 3):  # from the third turn on a rival may ask for an answer
        until(page, TURN)
        expect(page.locator("[data-fixed=c] .key")).to_have_text("c")
        expect(page.locator("[data-fixed=e] .key")).to_have_text("e")
        until(page, "document.querySelector('[data-fixed=c]').ariaDisabled === 'false'")
        page.keyboard.press("c")
        expect(page.locator("[data-fixed=c]")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("c")
        expect(page.locator(".inplay .held")).not_to_have_count(0)
        until(page, TURN)
        keys = keys_in_order(page)
        for pile, key in keys.items():
            assert known.setdefault(pile, key) == key
        expect(page.locator("[data-fixed=c]")).to_have_attribute("aria-disabled", "true")
        expect(page.locator("[data-fixed=c]")).to_have_attribute("title", re.compile("no Treasure"))
        page.keyboard.press("e")
        expect(page.locator("[data-fixed=e]")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("e")
        expect(heads).to_have_count(2 * turn + 1)
    page.keyboard.press("?")
    expect(page.locator("dialog .keys")).to_contain_text("all Treasures")


def within(inner: FloatRect, outer: FloatRect) -> bool:
    """Whether the first box is no higher up and no further down than the second."""
    return outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_landscapes_are_on_the_table(server: Server, door: Door, size: tuple[int, int]) -> None:
    page = open_dominion(door(server, "Aya", size=size), f"{KINGDOM}, way_of_the_ox, training, alms")
    until(page, TURN)
    lands = page.locator(".land")
    expect(lands).to_have_count(3)
    for land in lands.all():
        land.scroll_into_view_if_needed()
        placed(land, page.locator(".supply"), within)
    training = page.locator(".land[data-face=training]")
    expect(training).to_have_attribute("data-why", "It costs $6; you have $0.")
    alms = page.locator(".land[data-face=alms]")
    alms.click()
    expect(alms).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    "kingdom",
    ["地下貯蔵庫、堀，村, 市場、鍛冶屋、工房、改築、民兵、鉱山、商人", "静かな通り", "quiet street"],
)
def test_a_kingdom_is_given_by_names_in_any_language(server: Server, door: Door, kingdom: str) -> None:
    page = open_dominion(door(server, "Aya", "ja"), kingdom)
    until(page, TURN)
    expect(page.locator(".tile[data-face=cellar]")).to_have_count(1)
    expect(page.locator(".tile[data-face=village]")).to_have_count(1)


def test_what_is_typed_is_kept_before_the_field_is_left(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("new/dominion")
    field = page.locator("form.new fieldset").nth(2).locator("input[type=text]").first
    field.press_sequentially("quiet street")
    page.locator("nav [lang=ja]").evaluate("button => button.click()")  # the field keeps the focus
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(field).to_have_value("quiet street")
