"""A table for friends: how many are to play is said when one invites, and can be changed until they do."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE, cases
from tests.browser.playing import box_of, comes_to, fits, invitation, invite, open_table
from tests.browser.test_kingdom import LIST

GAMES = ("dominion", "innovation", "bridge_over")
EVERY_DAY = [("dominion", "en", WIDE), ("innovation", "ja", NARROW)]
PLAYS = "main.tbl .slip"


def sit(page: Page) -> None:
    """Take a seat at the table to which a link has led."""
    page.locator(".sit button[type=submit]").click()


def seats(page: Page) -> list[str]:
    """The numbers that a host may choose from."""
    return page.locator(".many label").all_inner_texts()


@pytest.mark.parametrize(
    ("game", "lang", "size"), cases(itertools.product(GAMES, ("en", "ja"), (WIDE, NARROW)), EVERY_DAY)
)
def test_whoever_invites_says_how_many_play_and_may_begin_with_those_who_have_come(
    server: Server, door: Door, game: str, lang: str, size: tuple[int, int]
) -> None:
    hers = door(server, "Aya", lang, size).go()
    hers.locator(f".fuda.{game} .go .btn").nth(1).click()
    expect(hers.locator("dialog .counts .btn").first).to_be_focused()
    nothing_found(hers)
    hers.keyboard.press("Escape")
    expect(hers.locator(f".fuda.{game} .go .btn").nth(1)).to_be_focused()
    hers.locator(f".fuda.{game} .go .btn").nth(1).click()
    invite(hers, 3)
    expect(hers.locator(".chairs li")).to_have_count(3)
    expect(hers.locator("h1")).to_contain_text("2")
    expect(hers.locator(".begin")).to_have_count(0)  # nobody plays alone

    his = door(server, "Ben", lang, size).go(invitation(hers))
    sit(his)
    expect(his.locator(".begin")).to_contain_text("Aya")  # they may: it is not for long that he waits
    begin = hers.locator(".begin .btn")
    expect(begin).to_have_text("Start with 2 players" if lang == "en" else "2人で始める")
    expect(hers.locator(".many input:checked + span")).to_have_text("3")
    most = {"dominion": "6", "innovation": "5", "bridge_over": "6"}[game]
    comes_to(hers, lambda: (seats(hers)[0], seats(hers)[-1]), ("3", most))
    for page in (hers, his):
        fits(page)
        nothing_found(page)
    hers.locator(".many label", has_text="5").click()
    expect(his.locator(".chairs li")).to_have_count(5)
    hers.locator(".many label", has_text="4").click()
    expect(his.locator(".chairs li")).to_have_count(4)
    begin.click()
    for page in (hers, his):
        expect(page.locator(PLAYS)).to_be_visible()
        expect(page.locator(".chairs")).to_have_count(0)


def test_who_sits_behind_a_seat_that_goes_plays_on_where_they_sit_then(server: Server, door: Door) -> None:
    """A host who has left the first seat to somebody, and begins without them."""
    hers = door(server, "Aya").go("new/bridge_over")
    chairs = hers.locator("form.new fieldset").first.locator("select")
    for place, who in enumerate(("4", "open", "me", "open", "open")):
        chairs.nth(place).select_option(who)
    hers.locator("button[type=submit]").click()
    hers.wait_for_url("**/t/*")
    his = door(server, "Ben").go(invitation(hers))
    sit(his)  # the first seat
    third = door(server, "Chika").go(invitation(hers))
    sit(third)
    expect(hers.locator(".chairs .person")).to_have_count(3)
    his.get_by_role("button", name="Leave the table").click()
    expect(hers.locator(".chairs .person")).to_have_count(2)
    hers.locator(".begin .btn").click()
    for page, other in ((hers, "Chika"), (third, "Aya")):
        expect(page.locator(".hand .held")).not_to_have_count(0)
        expect(page.locator(".seat")).to_have_count(1)
        expect(page.locator(".seat")).to_contain_text(other)
    his.goto(server.address + re.sub(".*/t/", "t/", hers.url))
    expect(his.locator(".watching")).to_be_visible()


def test_the_kingdom_room_asks_it_too(server: Server, door: Door) -> None:
    page = door(server, "Aya", "ja", NARROW).go(f"kingdom/dominion?kingdom={LIST}")
    expect(page.locator(".ten li")).to_have_count(10)
    page.get_by_role("button", name="友だちを招待").click()
    nothing_found(page)
    invite(page, 4)
    expect(page.locator(".chairs li")).to_have_count(4)
    expect(page.locator(".offered .ten li")).to_have_count(10)


def test_who_was_not_invited_is_told_that_they_look_on(server: Server, door: Door) -> None:
    """As who looked on at the game before, whose players wait for one who has not come."""
    hers = door(server, "Aya").go()
    hers.locator(".fuda.bridge_over .go .btn").nth(1).click()
    invite(hers, 2)
    theirs = door(server, "Emi", "ja", NARROW).go(re.sub(".*/t/", "t/", hers.url))
    expect(theirs.locator("main.room")).to_contain_text("招待された人だけ")
    expect(theirs.locator(".sit")).to_have_count(0)
    nothing_found(theirs)
    hers.locator(".chairs li").nth(1).locator("button").first.click()
    expect(theirs.locator(".slip.quiet")).to_be_visible()


@pytest.mark.parametrize("comes_by", ["link", "tab"])
def test_who_stands_up_may_sit_down_again(server: Server, door: Door, comes_by: str) -> None:
    """The browser has kept what proved the seat, and it proves none any more."""
    hers = door(server, "Aya").go()
    hers.locator(".fuda.bridge_over .go .btn").nth(1).click()
    invite(hers, 3)
    ben = door(server, "Ben", "ja", NARROW)
    his = ben.go(invitation(hers))
    sit(his)
    expect(hers.locator(".chairs .person")).to_have_count(2)
    kept = his.evaluate("localStorage['fudaba-seats']")
    his.get_by_role("button", name="卓を離れる").click()
    expect(his.locator(".fuda")).to_have_count(3)  # the lobby, where none of his tables is listed
    expect(hers.locator(".chairs .person")).to_have_count(1)
    if comes_by == "tab":  # one that stood open: what it has kept is older
        his.evaluate("kept => { localStorage['fudaba-seats'] = kept }", kept)
    his.goto(server.address + invitation(hers))
    sit(his)
    expect(hers.locator(".chairs .person")).to_have_count(2)
    expect(his.locator(".chairs .person")).to_have_count(2)


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_who_invites_without_a_name_is_asked_for_one(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    hers = door(server, "", lang, size).go()
    hers.locator(".fuda.bridge_over .go .btn").nth(1).click()
    name = hers.locator("dialog .asks input")
    expect(name).to_have_attribute("placeholder", "Guest" if lang == "en" else "ゲスト")
    nothing_found(hers)
    name.fill("Emi")
    expect(name).to_have_value("Emi")  # and it stays while they write
    invite(hers, 2)
    expect(hers.locator(".chairs li").first).to_contain_text("Emi")
    hers.goto(server.address)
    hers.locator(".fuda.bridge_over .go .btn").nth(1).click()
    expect(hers.locator("dialog .counts .btn").first).to_be_focused()
    expect(hers.locator("dialog .asks")).to_have_count(0)


def test_who_says_no_name_is_a_guest_and_is_asked_again(server: Server, door: Door) -> None:
    hers = door(server, "").go()
    hers.locator(".fuda.bridge_over .go .btn").nth(1).click()
    expect(hers.locator("dialog .counts .btn").first).to_be_focused()
    invite(hers, 3)
    expect(hers.locator(".chairs li").first).to_contain_text("Guest")
    his = door(server, "").go(invitation(hers))
    expect(his.locator(".sit input")).to_have_value("")
    sit(his)
    expect(his.locator(".chairs li", has_text="Guest")).to_have_count(2)
    expect(his.locator(".sit")).to_have_count(0)
    hers.goto(server.address)
    hers.locator(".fuda.bridge_over .go .btn").nth(1).click()
    expect(hers.locator("dialog .asks input")).to_have_value("")


def test_whoever_waits_sees_of_which_level_a_bot_is(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya"), ["me", "strong", "open"])
    his = door(server, "Ben", "ja").go(f"t/{hers.url.split('/t/')[1]}")
    expect(hers.locator(".chairs .bot small")).to_have_text(["bot · strong"])
    expect(his.locator(".chairs .bot small")).to_have_text(["ボット（強い）"])


def test_the_button_beside_an_invitation_ends_where_its_box_does(server: Server, door: Door) -> None:
    page = open_table(door(server, "Aya", size=NARROW), ["me", "open"])
    link, button = (box_of(page.locator(f".invitation {one}")) for one in ("input", ".btn"))
    assert abs(link["x"] + link["width"] - button["x"] - button["width"]) <= 1
