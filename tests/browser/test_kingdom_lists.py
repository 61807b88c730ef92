"""The kingdom room: lists from anywhere, what to take out of the box, owned sets, random kingdoms."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE
from tests.browser.playing import fits, until


def paste(page: Page, text: str) -> None:
    """Use a list, on the second of the room's ways to a kingdom."""
    page.locator(".words button").nth(1).click()
    page.locator(".by-text textarea").fill(text)
    page.locator(".by-text .btn").click()


def lying(page: Page, *ids: str) -> None:
    """Wait until exactly these cards and landscapes lie there."""
    lie = "[...document.querySelectorAll('[data-drawn]')].map(one => one.dataset.drawn).sort().join()"
    until(page, f"{lie} === '{','.join(sorted(ids))}'")


def test_a_list_from_anywhere_is_a_kingdom(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion?sets=base&seed=x")
    paste(page, "1. Keller\n2. Burggraben\nInspiring [Moat]\nYoung Witch (Village), Colonies")
    lying(page, "cellar", "moat", "young_witch", "inspiring")
    expect(page).to_have_url(
        re.compile("kingdom=cellar,moat,inspiring%3Amoat,young_witch%3Avillage|colonies=yes")
    )
    paste(page, "https://www.dominionrandomizer.com/?supply=councilroom,smithy&events=alms")
    lying(page, "council_room", "smithy", "alms")


def test_a_wrong_name_says_the_nearest(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion?kingdom=village,smithy")
    paste(page, "Village, Burgraben")
    expect(page.get_by_role("alert")).to_have_text(re.compile("Did you mean ‘Burggraben \\(Moat\\)’"))
    lying(page, "village", "smithy")


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_what_to_take_out_of_the_box_is_a_list(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go("kingdom/dominion?kingdom=baker,moat,young_witch:village")
    page.locator(".elsewhere summary").click()
    box = page.locator(".box-list")
    line = box.locator("li").filter(has_text="属州" if lang == "ja" else "Province")
    expect(line.locator(".how-many")).to_have_text("8")
    box.get_by_role("button", name="4人" if lang == "ja" else "4 players").click()
    expect(line.locator(".how-many")).to_have_text("12")
    expect(box).to_contain_text("財源マット" if lang == "ja" else "Coffers mat")
    expect(page.locator(".forms code").first).to_contain_text("パン屋" if lang == "ja" else "Baker, Moat")
    fits(page)
    nothing_found(page)
    page.emulate_media(media="print")
    expect(page.locator(".ten")).to_be_hidden()
    expect(line).to_be_visible()
    page.emulate_media(media="screen")


def test_my_sets_are_remembered(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion?sets=base,seaside&seed=x")
    page.get_by_role("button", name="Remember these as my sets").click()
    expect(page.get_by_text("These are your sets")).to_be_visible()
    page.goto(page.url.partition("?")[0])
    expect(page.locator(".boxes [aria-pressed=true]")).to_have_count(2)
    expect(page).to_have_url(re.compile("sets=base,seaside"))


def test_landscapes_have_a_least_and_a_most_number(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion?sets=empires&seed=x")
    page.get_by_label("At least").select_option("2")
    expect(page.locator(".lands2 > li")).to_have_count(2)
    page.get_by_label("At most").select_option("3")
    expect(page).to_have_url(re.compile("landscapes=2-3"))
    page.get_by_label("Style of the kingdom").select_option("no_attacks")
    expect(page).to_have_url(re.compile("feel=no_attacks"))
    expect(page.locator(".ten li")).to_have_count(10)


def test_a_recommended_set_is_found_by_its_name(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion?seed=x")
    page.locator(".words button").nth(1).click()
    page.get_by_role("searchbox").fill("size dist")
    expect(page.locator(".kings button")).to_have_count(2)
    page.locator(".kings button").first.click()
    ten = "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop"
    lying(page, *ten.split())
