"""Who keeps a name, from end to end, with passkeys of Chromium's virtual authenticator."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Route, expect

from fudaba.cli import main
from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Guest, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE, cases
from tests.browser.playing import by_mouse, fits, open_menu, open_table, placed, play_out, quiet, until

LAPTOP = (1366, 625)
COUNTS = ".house label:has(> span:text-is('Rated')) select"
"""Whether a table's game counts for ratings."""


class Authenticator:
    """One that is built into a page's device, and whose owner always agrees."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        added = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._id = {"authenticatorId": added["authenticatorId"]}

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        """What it has."""
        found: list[dict[str, Any]] = self._line.send("WebAuthn.getCredentials", self._id)["credentials"]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """Have a passkey of another device, as one that is carried from one to the other."""
        self._line.send("WebAuthn.addCredential", {**self._id, "credential": passkey})

    def refuse(self) -> None:
        """Its owner does not agree any more."""
        self._line.send("WebAuthn.setUserVerified", {**self._id, "isUserVerified": False})


@pytest.fixture
def server(own_server: Server) -> Server:
    """One for each test: a name that is kept is kept for good, and a test may be run once more."""
    return own_server


@pytest.fixture
def here(server: Server) -> str:
    """The server by its name: at a number no passkey can be made."""
    return server.address.replace("127.0.0.1", "localhost")


def comes(door: Door, server: Server, here: str, name: str, lang: str, size: tuple[int, int]) -> Guest:
    """Somebody new, at the server by its name."""
    guest = door(server, name, lang, size, own=True)
    guest.address = here
    return guest


def test_a_guest_takes_a_name_and_plays_on_with_another_device(server: Server, door: Door, here: str) -> None:
    laptop = comes(door, server, here, "Aya", "en", WIDE)
    page = open_table(laptop, ["me", "gentle"], hand=2)
    play_out(page, by_mouse)
    open_table(laptop, ["me", "open"])
    running = page.url
    first = Authenticator(page)
    laptop.go("me")
    expect(page.locator(".pf .rate > div")).to_have_count(3)
    nothing_found(page)
    page.locator(".who2 form .btn.main").click()
    expect(page.locator(".codes li")).to_have_count(8)
    nothing_found(page)
    codes = page.locator(".codes li").all_inner_texts()
    page.locator(".codes .btn.main").click()
    expect(page.locator(".dev li")).to_have_count(1)
    expect(page.locator(".games tbody tr")).to_have_count(1)  # what the guest played is there
    assert [one["userName"] for one in first.passkeys] == ["Aya"]
    nothing_found(page)
    fits(page)

    phone = comes(door, server, here, "Somebody", "ja", NARROW)
    other = phone.go("me")
    second = Authenticator(other)
    second.take(first.passkeys[0])
    other.locator(".acts4 .btn").first.click()
    expect(other.locator(".who2 h1")).to_have_text("Aya")
    expect(other.locator(".games tbody tr")).to_have_count(1)
    nothing_found(other)
    fits(other)
    phone.go()
    expect(other.locator(".mast .where")).to_have_text("Aya")
    other.locator(f".lists a[href='{running.removeprefix(here.rstrip('/'))}']").click()
    until(other, "document.querySelector('.invitation') !== null")  # its owner's seat, without its token

    lost = comes(door, server, here, "Eve", "en", WIDE)
    third = lost.go("me")
    third.locator("summary").click()
    third.locator("details input").fill("AAAA-AAAA-AAAA-AAAA")
    third.locator("details .btn").click()
    expect(third.locator(".note")).to_be_visible()
    lost.errors.clear()  # the browser reports the refusal as an error of its own
    third.locator("details input").fill(codes[0])
    third.locator("details .btn").click()
    expect(third.locator(".who2 h1")).to_have_text("Aya")
    expect(third.locator(".dev .fine").first).to_contain_text("7")
    Authenticator(third)
    third.locator(".acts4 .btn").first.click()
    expect(third.locator(".dev li")).to_have_count(2)

    third.locator("summary").click()
    third.locator("details .acts4 .btn").first.click()  # out everywhere
    expect(third.locator(".who2 form")).to_have_count(2)
    laptop.go("me")
    expect(page.locator(".who2 form").first).to_be_visible()
    expect(page.locator(".dev li")).to_have_count(0)


def test_who_does_not_agree_stays_a_guest(server: Server, door: Door, here: str) -> None:
    guest = comes(door, server, here, "Ben", "en", WIDE)
    page = guest.go("me")
    Authenticator(page).refuse()
    page.locator(".who2 form .btn.main").click()
    expect(page.locator(".note")).to_be_visible()
    me = page.request.get(f"{here}api/people/me").json()
    assert me == {"me": None, "why": None}
    assert guest.context.cookies() == []


def test_at_a_number_it_is_said_why_no_name_can_be_kept(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("me")
    expect(page.locator(".who2 .note")).to_contain_text("localhost")
    expect(page.locator(".taken")).to_have_count(0)  # nor is it said that one could
    expect(page.locator(".rate")).to_contain_text("counted only with an account")
    nothing_found(page)


def keeps(page: Page) -> None:
    """Keep the name that the browser has, and write the codes down."""
    Authenticator(page)
    page.locator(".who2 form .btn.main").click()
    expect(page.locator(".codes li")).to_have_count(8)
    page.locator(".codes .btn.main").click()
    expect(page.locator(".dev li")).to_have_count(1)


def test_a_rated_game_from_opening_it_to_the_rating(server: Server, door: Door, here: str) -> None:
    guest = comes(door, server, here, "Rei", "en", WIDE)
    page = guest.go("new/bridge_over")
    expect(page.locator("form.new")).to_be_visible()
    quiet(page)
    expect(page.locator(COUNTS)).to_have_count(0)  # for those who keep a name
    guest.go("me")
    keeps(page)
    guest.go("new/bridge_over")
    page.locator(COUNTS).select_option("yes")
    seats = page.locator("form.new fieldset").nth(0).locator("select")
    seats.first.select_option("2")
    seats.nth(2).select_option("gentle")
    figures = page.locator("form.new fieldset").nth(2).locator("input[type=number]")
    figures.nth(0).fill("1")
    figures.nth(1).fill("2")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    play_out(page, by_mouse)
    guest.go("me")
    expect(page.locator(".rate svg")).to_have_count(1)
    expect(page.locator(".games td.num")).to_have_text(re.compile("^[+−]"))
    nothing_found(page)
    fits(page)

    guest.go("new/bridge_over")
    page.locator(COUNTS).select_option("yes")
    page.locator("form.new fieldset").nth(0).locator("select").first.select_option("2")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    other = comes(door, server, here, "Sei", "ja", NARROW)
    phone = other.go("me")
    keeps(phone)
    other.go()
    phone.locator(f".lists a[href='/{page.url.removeprefix(here)}']").click()
    expect(phone.locator(".room .terms")).to_contain_text("レーティング")
    nothing_found(phone)
    phone.locator(".sit .btn.main").click()
    until(phone, "document.querySelector('.slip') !== null")


def test_friends_by_a_link_and_what_can_be_done_about_somebody(server: Server, door: Door, here: str) -> None:
    mio, sei = comes(door, server, here, "Mio", "en", WIDE), comes(door, server, here, "Kai", "ja", NARROW)
    page, phone = mio.go("me"), sei.go("me")
    keeps(page)
    keeps(phone)
    page.get_by_role("button", name="Invite a friend").click()
    link = page.locator(".who2 input[readonly]").input_value()
    sei.go(link.removeprefix(here))
    expect(phone.locator("main h1")).to_contain_text("Mio")
    expect(phone.locator("main > p").first).to_contain_text("Mio")
    placed(
        phone.locator("main > p").first,
        phone.locator("main .btn.main"),
        lambda text, button: text["y"] + text["height"] + 8 < button["y"],
    )
    phone.locator("main .btn.main").click()
    expect(phone.locator(".who2 h1")).to_have_text("Mio")
    nothing_found(phone)
    fits(phone)
    mio.go("me")
    expect(page.locator(".known a")).to_have_text("Kai")
    nothing_found(page)
    page.locator(".known a").click()
    expect(page.locator(".who2 h1")).to_have_text("Kai")
    page.locator(".dev .btn").first.click()
    expect(page.locator(".dev .btn").first).to_have_text("Unblock")
    page.locator(".dev summary").click()
    page.locator(".dev textarea").fill("says bad things")
    page.locator(".dev form .btn").click()
    expect(page.locator(".dev .note")).to_be_visible()
    nothing_found(page)
    mio.go("me")
    expect(page.locator(".known > span")).to_contain_text("Kai")


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_results_by_card_and_by_kingdom(
    server: Server, door: Door, here: str, lang: str, size: tuple[int, int]
) -> None:
    def counts(rows: int) -> list[dict[str, Any]]:
        return [
            {"name": {"en": f"Card {row}", "ja": f"カード{row}"}, "played": 9 - row // 2, "won": 3}
            for row in range(rows)
        ]

    def with_counts(route: Route) -> None:
        profile = route.fetch().json()
        tally = {"game": "dominion", "played": 9, "won": 3, "streak": 1, "highest": 40, "fastest": 14}
        rated = {"rated": 0, "rating": 0, "error": 0, "line": []}
        profile["tallies"] = [{**tally, **rated, "cards": counts(12), "kingdoms": counts(2)}]
        route.fulfill(json=profile)

    guest = comes(door, server, here, "Uma", lang, size)
    page = guest.go("me")
    page.route("**/api/people/of/*", with_counts)
    keeps(page)
    by_card = page.locator(".records details").first
    by_card.locator("summary").click()
    expect(by_card.locator("tbody tr")).to_have_count(10)
    expect(by_card.locator("tbody tr").first).to_contain_text("3 (33 %)" if lang == "en" else "3（33 %）")
    by_card.locator("button").click()
    expect(by_card.locator("tbody tr")).to_have_count(12)
    nothing_found(page)
    fits(page)


def rate(server: Server, ratings: dict[str, tuple[float, int]]) -> None:
    """Have these ratings at Dominion, each with so many games, while the server runs."""
    with closing(sqlite3.connect(server.data / "fudaba.db")) as database, database:
        rows = [(who, "dominion", mu, 75.0, played) for who, (mu, played) in ratings.items()]
        database.executemany(
            "INSERT INTO ratings (who, game, mu, sigma, played) VALUES (?, ?, ?, ?, ?)", rows
        )


@pytest.mark.parametrize(
    ("lang", "size", "bot", "you"),
    cases(
        [("en", LAPTOP, "Steady (bot)", "you"), ("ja", NARROW, "着実（ボット）", "あなた")],
        [("en", LAPTOP, "Steady (bot)", "you")],
    ),
)
def test_the_leaderboard_of_each_game(
    server: Server, door: Door, here: str, lang: str, size: tuple[int, int], bot: str, you: str
) -> None:
    guest = comes(door, server, here, "Emi", lang, size)
    page = guest.go("me")
    keeps(page)
    address = page.evaluate("fetch('/api/people/me').then((one) => one.json()).then((one) => one.me.id)")
    bots = {f"bot:b{number}": (1400.0 + number, 9 + number) for number in range(1, 4)}
    rate(server, {address: (1612.0, 14), "bot:steady": (1700.0, 90), "bot:new": (1580.0, 3), **bots})
    page.locator(".rate a[href='/leaders/dominion']").click()
    rows = page.locator(".leaders table").first.locator("tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.nth(0).locator("th")).to_have_text(bot)
    expect(rows.nth(1)).to_have_class("own")
    expect(rows.nth(1).locator("th")).to_have_text(f"Emi{you}")
    expect(rows.nth(1).locator(".rating")).to_have_text("1612 ± 75")
    expect(page.locator(".leaders table").nth(1).locator("tbody tr")).to_have_count(1)
    nothing_found(page)
    fits(page)
    page.locator(".of-games a[href='/leaders/innovation']").click()
    expect(page.locator(".leaders .cap")).to_be_visible()
    expect(page.locator(".leaders table")).to_have_count(0)
    open_menu(page)
    page.locator(".mast a[href='/leaders/innovation']").click()
    page.go_back()
    page.locator(".leaders th a").click()
    expect(page.locator(".who2 h1")).to_have_text("Emi")


def moderates(server: Server, name: str) -> None:
    """Make somebody a moderator, by the operator's command."""
    assert main(["people", "role", name, "moderator", "--data", str(server.data)]) == 0


@pytest.mark.parametrize(("lang", "size"), cases([("en", LAPTOP), ("ja", NARROW)], [("ja", NARROW)]))
def test_a_moderator_works_in_the_browser(
    server: Server, door: Door, here: str, lang: str, size: tuple[int, int]
) -> None:
    find, mute, reason = {
        "en": ("Find people", "Mute", "Reason"),
        "ja": ("人を検索", "発言を停止", "理由"),
    }[lang]
    guest, other = comes(door, server, here, "Moa", lang, size), comes(door, server, here, "Eve", lang, size)
    eves = other.go("me")
    keeps(eves)
    address = eves.evaluate("fetch('/api/people/me').then((one) => one.json()).then((one) => one.me.id)")
    page = guest.go("me")
    keeps(page)
    written = "<img src=x onerror=alert(1)> says bad things"
    page.evaluate(
        "(sent) => fetch('/api/people/report', {method: 'POST', body: JSON.stringify(sent),"
        " headers: {'Content-Type': 'application/json'}})",
        {"id": address, "text": written},
    )
    guest.go("moderation")
    until(page, "document.querySelector('main .btn.main[href=\"/\"]') !== null")  # as at any other address
    expect(page.locator(".moderation")).to_have_count(0)
    guest.errors.clear()  # the browser reports the 404 as an error of its own
    moderates(server, "Moa")
    guest.go("me")
    page.locator(".who2 a[href='/moderation']").click()
    expect(page.locator(".moderation .written").first).to_have_text(written)
    page.get_by_label(re.compile("Part of a name|名前の一部")).fill("ev")
    page.get_by_role("button", name=find).click()
    expect(page.locator(".moderation details")).to_have_count(2)  # at the report, and of who was found
    page.locator(".moderation summary").last.click()
    decide = page.locator(".decide").last
    decide.get_by_label(reason).fill("shouts <b>")
    decide.locator("input[type=number]").fill("2")
    decide.get_by_role("button", name=mute, exact=True).click()
    rows = page.locator(".moderation tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Moa")
    expect(rows.first.locator(".written")).to_have_text("shouts <b>")
    expect(page.locator(".held")).to_have_count(2)  # among those found, and of all
    nothing_found(page)
    fits(page)
    page.locator(".held").first.get_by_role("button").click()
    expect(page.locator(".held")).to_have_count(0)
    expect(rows).to_have_count(3)


def test_leaving_for_good(server: Server, door: Door, here: str) -> None:
    guest = comes(door, server, here, "Leo", "ja", NARROW)
    page = guest.go("me")
    keeps(page)
    address = page.evaluate("fetch('/api/people/me').then(told => told.json()).then(here => here.me.id)")
    page.locator(".dev summary").click()
    page.locator("details .acts4 .btn").nth(1).click()
    nothing_found(page)
    page.locator("details .acts4 .btn.main").click()
    expect(page.locator(".codes, .dev li")).to_have_count(0)
    expect(page.locator(".who2 form").first).to_be_visible()
    other = comes(door, server, here, "Eve", "en", WIDE)
    other.go(f"p/{address}")
    expect(other.page.locator("h1")).to_have_text("There is no account with that name.")
    other.errors.clear()  # the browser reports the 404 as an error of its own


def test_no_secret_of_chromiums_is_in_the_log(tmp_path: Path, door: Door) -> None:
    """The cookie of a session, codes on paper, passkeys, the token of a seat: all at the finest level."""
    log = tmp_path / "log"
    server = Server(tmp_path / "data", log)
    server.start()
    try:
        here = server.address.replace("127.0.0.1", "localhost")
        guest = comes(door, server, here, "Rin", "en", WIDE)
        page = open_table(guest, ["me", "open"])
        tokens = page.evaluate(
            "Object.values(JSON.parse(localStorage['fudaba-seats'])).map((one) => one.token)"
        )
        guest.go("me")
        authenticator = Authenticator(page)
        page.locator(".who2 form .btn.main").click()
        expect(page.locator(".codes li")).to_have_count(8)
        codes = page.locator(".codes li").all_inner_texts()
        page.locator(".codes .btn.main").click()
        cookies = [cookie["value"] for cookie in guest.context.cookies()]
        page.get_by_role("button", name="Invite a friend").click()
        link = page.locator(".who2 input[readonly]").input_value().rpartition("/")[2]
        lost = comes(door, server, here, "Rin", "en", WIDE)
        other = lost.go("me")
        other.locator("summary").click()
        other.locator("details input").fill(codes[0])
        other.locator("details .btn").click()
        expect(other.locator(".who2 h1")).to_have_text("Rin")
        cookies += [cookie["value"] for cookie in lost.context.cookies()]
        passkeys = [one["credentialId"] for one in authenticator.passkeys]
    finally:
        server.kill()
    written = log.read_text("utf-8")
    assert '"/api/people"' in written
    secrets = [*tokens, *codes, *(code.replace("-", "") for code in codes), *cookies, *passkeys, link]
    assert len(cookies) == 2
    assert all(len(secret) > 10 for secret in secrets)
    assert [secret for secret in secrets if secret in written] == []
