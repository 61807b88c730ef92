"""The kingdom room: cards chosen before one sits down, the same at the table and in the invitation."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE
from tests.browser.playing import TO_DO, comes_to, fits, invitation, invite, placed, poll, until


def ids(page: Page) -> list[str]:
    """The cards that lie there."""
    expect(page.locator(".ten li")).to_have_count(10)
    return [card.get_attribute("data-drawn") or "" for card in page.locator(".ten li").all()]


def drawn(page: Page, response: Response) -> list[str]:
    """The cards that lie there once they are those that were told."""
    cards = ",".join(sorted(response.json()["cards"]))
    lie = "[...document.querySelectorAll('.ten li')].map(one => one.dataset.drawn).sort().join()"
    until(page, f"{lie} === '{cards}'")
    return ids(page)


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_ten_cards_by_lot_are_wished_kept_and_played_with(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go()
    page.locator(".fuda.dominion a[href='/kingdom/dominion']").click()
    ids(page)
    if size == NARROW:
        page.locator(".brief").click()
    with page.expect_response("**/api/draws/**sets=base**") as response:
        page.get_by_role("button", name="Base" if lang == "en" else "基本", exact=True).click()
    first = drawn(page, response.value)
    with page.expect_response("**/api/draws/**kingdom=**"):
        page.locator(f"[data-drawn={first[0]}] .verbs button").first.click()
    expect(page.locator(f"[data-drawn={first[0]}]")).to_have_class("kept")
    comes_to(page, lambda: ids(page), first)
    with page.expect_response("**/api/draws/**ban=**"):
        page.locator(f"[data-drawn={first[1]}] .verbs button").last.click()
    expect(page.locator(f"[data-drawn={first[1]}]")).to_have_count(0)
    before = poll(page, lambda: ids(page), lambda cards: first[0] in cards)
    spared = next(card for card in before if card != first[0])
    page.locator(f"[data-drawn={spared}] .verbs button").nth(1).click()
    now = poll(page, lambda: ids(page), lambda cards: spared not in cards)
    assert {*before} - {*now} == {spared}
    # What lies there is what the address says, and what the table then has.
    until(page, f"location.search.includes('{first[1]}')")
    page.goto(re.sub(r"(colonies|shelters)=no", r"\1=yes", page.evaluate("location.href")))
    comes_to(page, lambda: ids(page), now)
    fits(page)
    page.locator(".kr .slip .main").click()
    page.wait_for_url("**/t/*")
    until(page, TO_DO)
    for card in now:
        expect(page.locator(f".tile:not(.base)[data-face={card}]")).not_to_have_count(0)
    # And it can be had again.
    page.goto(f"{server.address}kingdom/dominion")
    page.locator(".pick .words button").nth(3).click()
    with page.expect_response("**/api/draws/**kingdom=**") as response:
        page.locator(".kings button").first.click()
    comes_to(page, lambda: sorted(drawn(page, response.value)), sorted(now))
    until(page, "location.search.includes('colonies=yes') && location.search.includes('shelters=yes')")


def test_a_kingdom_with_a_name_is_sent_in_an_invitation(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion")
    ids(page)
    page.get_by_role("button", name="By name", exact=True).click()
    page.get_by_role("button", name=re.compile("Garden Path")).click()
    expect(page.locator("[data-drawn=gardens]")).to_be_visible()
    page.get_by_role("button", name="Invite a friend").click()
    invite(page, 2)
    expect(page.locator(".terms")).to_contain_text("Gardens")
    his = door(server, "Ben", "ja").go(page.locator(".invitation input").input_value().split("/", 3)[3])
    expect(his.locator(".terms")).to_contain_text("庭園")


def test_a_card_is_searched_and_an_impossible_wish_is_told(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion?sets=base&seed=x")
    ids(page)
    page.get_by_role("button", name="By card").click()
    page.locator(".found input").fill("玉座")
    page.locator("[data-hit=throne_room] button").first.click()
    expect(page.locator(".ten .kept")).to_have_attribute("data-drawn", "throne_room")
    page.goto(f"{server.address}kingdom/dominion?require=no_such_card&seed=x")
    expect(page.locator(".res .note")).to_contain_text("no_such_card")
    expect(page.locator(".kr .slip .main")).to_be_disabled()


def test_what_comes_in_by_the_share_of_a_set_says_so_in_words(server: Server, door: Door) -> None:
    page = door(server, "Aya", "ja", NARROW).go("kingdom/dominion?sets=dark_ages&shelters=auto&landscapes=0")
    expect(page.locator(".comes li")).not_to_have_count(0)
    expect(page.locator(".comes")).to_contain_text("暗黒時代のため")
    expect(page.locator(".comes")).not_to_contain_text("dark_ages")


def test_on_a_phone_the_text_of_a_landscape_stands_beside_its_flag(server: Server, door: Door) -> None:
    page = door(server, "Aya", "ja", NARROW).go("kingdom/dominion?require=fleet&landscapes=1")
    land = page.locator(".lands2 li[data-drawn=fleet]")
    placed(
        land.locator(".flag"),
        land.locator("> span").last,
        lambda flag, text: flag["x"] + flag["width"] < text["x"] and flag["height"] >= text["height"],
    )


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_kingdom_is_told_by_a_short_code(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go("kingdom/dominion?sets=base&seed=x")
    cards = ids(page)
    expect(page.locator(".res .code b")).to_have_text(re.compile("^.{1,24}$"))
    code = page.locator(".res .code b").inner_text()

    other = door(server, "Ben", lang, size).go("kingdom/dominion?seed=y")
    poll(other, lambda: ids(other), lambda found: found != cards)
    other.locator(".words button").nth(1).click()
    field = other.locator(".by-text textarea")
    field.fill(code[:-1] + ("7" if code[-1] != "7" else "8"))
    other.locator(".by-text .btn").click()
    expect(other.get_by_role("alert")).to_be_visible()
    field.fill(code.lower())
    for card in cards:
        expect(other.locator(f"[data-drawn={card}]")).to_be_visible()
    fits(other)


def test_a_liked_card_comes_in_some_of_the_draws(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("kingdom/dominion?sets=base&seed=x")
    ids(page)
    page.locator(".words button").nth(2).click()
    page.locator(".found input").fill("Wharf")
    page.locator("[data-hit=wharf] .strip button").nth(1).click()
    expect(page.locator("[data-hit=wharf] .strip button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile("like=wharf"))
    came = set()
    for seed in "abcdefghijkl":
        page.goto(f"{server.address}kingdom/dominion?sets=base&like=wharf&seed={seed}")
        came.add("wharf" in ids(page))
        if len(came) == 2:
            break
    assert came == {True, False}


REST = (
    "artisan,bandit,bureaucrat,chapel,council_room,festival,gardens,harbinger,laboratory,library,moneylender,"
    "poacher,sentry,throne_room,vassal,witch"
)
"""All other Kingdom cards of the base game."""
LIST = "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_each_player_does_without_a_card_and_the_invitation_shows_what_is_left(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    hers = door(server, "Aya", lang, size).go(f"kingdom/dominion?kingdom={LIST}&vetoes=1")
    hers.locator(".kr .slip .act .btn").first.click()
    invite(hers, 2)
    cards = hers.locator(".offered .ten li")
    expect(cards).to_have_count(10)
    hers.locator(".offered [data-drawn=militia] .verbs button").click()
    expect(hers.locator(".offered [data-drawn=militia]")).to_have_count(0)
    expect(cards).to_have_count(10)
    expect(hers.locator(".offered .verbs")).to_have_count(0)
    fits(hers)
    nothing_found(hers)

    his = door(server, "Ben", "ja" if lang == "en" else "en").go(invitation(hers))
    expect(his.locator(".offered .ten li")).to_have_count(10)
    expect(his.locator(".offered [data-drawn=militia]")).to_have_count(0)
    expect(his.locator(".chairs .vetoed").first).to_contain_text("民兵" if lang == "en" else "Militia")
    drawn = his.locator(".offered .ten li").evaluate_all("cards => cards.map(one => one.dataset.drawn)")
    his.locator(".sit button[type=submit]").click()
    his.locator(".offer > .pair .main").click()
    for page in (hers, his):
        expect(page.locator(".tile:not(.base)")).to_have_count(10)
    for card in drawn:
        expect(his.locator(f".tile:not(.base)[data-face={card}]")).to_have_count(1)


def text_in_sight(page: Page, note: Locator, *words: str) -> None:
    """Wait until it is told where the eye is: nothing lies over it, and who reads by keyboard is there."""
    for word in words:
        expect(note).to_contain_text(word)
    expect(note).to_be_focused()
    comes_to(page, lambda: note.evaluate(UNCOVERED), True, "it is not in sight")
    fits(page)


UNCOVERED = """note => {
    const { left, width, top, bottom } = note.getBoundingClientRect();
    return [top + 1, bottom - 1].every(y => note.contains(document.elementFromPoint(left + width / 2, y)));
}"""


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_kingdom_that_is_refused_is_told_where_one_looks(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    """Enter in a field far above the button sends the form, too."""
    page = door(server, "Aya", lang, size).go("new/dominion")
    field = page.locator("form.new input[type=text]").nth(1)
    for card in ("no_such_card", "no_other_card"):
        field.fill(card)
        field.press("Enter")
        text_in_sight(page, page.get_by_role("alert"), card)
    nothing_found(page)
    # Elsewhere that is told no more.
    page.locator(".mast a[href='/']").first.click()
    expect(page.locator(".fuda")).not_to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_wish_that_cannot_be_is_told_where_one_looks(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    """Below many cards that were found, or above the one for which no other can come."""
    page = door(server, "Aya", lang, size).go(f"kingdom/dominion?sets=base&seed=x&require={LIST}")
    ids(page)
    page.locator(".words button").nth(2).click()
    page.locator(".found input").fill("Witch" if lang == "en" else "魔女")
    page.locator("[data-hit=witch] button").first.click()
    text_in_sight(page, page.get_by_role("alert"), "11")

    page.goto(f"{server.address}kingdom/dominion?kingdom={LIST}&sets=base&ban={REST}")
    cards = ids(page)
    page.locator(".ten .verbs").last.locator("button").nth(1).click()
    none = "No other Kingdom card" if lang == "en" else "王国カードが、ほかにありません"
    text_in_sight(page, page.get_by_role("alert"), none)
    # What lies there can be played with as before.
    comes_to(page, lambda: ids(page), cards)
    page.locator(".kr .slip .main").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_the_waiting_room_names_the_card_that_is_set_aside_for_a_way(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    """It is the card that the game is then played with."""
    hers = door(server, "Aya", lang, size).go(f"kingdom/dominion?kingdom={LIST},way_of_the_mouse")
    hers.locator(".kr .slip .act .btn").first.click()
    invite(hers, 2)
    way = "for Way of the Mouse" if lang == "en" else "ハツカネズミの習性のため"
    comes = hers.locator(".offer .comes li", has_text=way)
    expect(comes).to_have_count(1)
    card = comes.locator("b").inner_text()
    his = door(server, "Ben", lang, size).go(invitation(hers))
    expect(his.locator(".offer .comes li", has_text=way).locator("b")).to_have_text(card)
    his.locator(".sit button[type=submit]").click()
    expect(hers.locator(".felt")).to_be_visible()
    expect(hers.locator("main.tbl")).to_contain_text(card)
