"""Bring a game: a log by our own writer is pasted, played on, opened in the lab, replayed and reviewed.

Whatever the page asks for, it asks of its own server.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from fudaba.logs.writer import log_text
from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, Door, Server
from tests.browser.every_day import cases
from tests.browser.playing import TO_DO, fits, until
from tests.logs.games import money

KINGDOM = "quiet_street"
SHORT = (1366, 625)


def log(seed: int, viewer: int) -> str:
    """The log of a game as one of its players copied it."""
    return log_text(money(seed), viewer)


def paste(page: Page, text: str) -> None:
    """Paste a text and have it read."""
    page.locator(".begin textarea").fill(text)
    page.locator(".begin button[type=submit]").click()
    expect(page.locator(".begin textarea")).to_have_value("")
    expect(page.locator("main.bring")).not_to_have_attribute("aria-busy", "true")


def say_kingdom(page: Page, listed: str = KINGDOM) -> None:
    """Say which kingdom it was."""
    page.locator(".kingdom-of textarea").fill(listed)
    page.locator(".kingdom-of button[type=submit]").click()
    expect(page.locator("main.bring")).not_to_have_attribute("aria-busy", "true")


def asked_elsewhere(page: Page, server: Server) -> list[str]:
    """The addresses of other servers that the page asks for, from now on."""
    found: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith(
            (server.address, server.address.replace("http", "ws"), "data:", "blob:")
        ):
            found.append(request.url)

    page.context.on("request", look)
    page.on("websocket", lambda socket: None if str(server.port) in socket.url else found.append(socket.url))
    return found


def test_a_log_is_read_played_on_replayed_and_reviewed(server: Server, door: Door) -> None:
    page = door(server, "Aya", "en", SHORT, own=True).page
    elsewhere = asked_elsewhere(page, server)
    page.goto(server.address)
    page.locator(".mast .burger").click()
    page.locator(".mast .more").get_by_role("link", name="Bring a game").click()
    expect(page).to_have_url(re.compile("/bring$"))
    nothing_found(page)
    paste(page, log(1, 0) + "\nA dances on the table.")
    expect(page.locator(".sum")).to_contain_text("Alice – Bob")
    expect(page.locator(".sum")).to_contain_text("hands shown: Alice")
    expect(page.locator(".unknown")).to_contain_text("A dances on the table.")
    # The same game as the other player saw it.
    paste(page, log(1, 1))
    expect(page.locator(".sum")).to_contain_text("combined from 2 logs")
    say_kingdom(page, "Vilage, Smithy")
    expect(page.locator(".kingdom-of [role=alert]")).to_contain_text("‘Village’")
    say_kingdom(page)
    expect(page.locator(".kingdom-of .c")).to_have_count(10)
    # Turn by turn, by the keyboard.
    page.locator("#bring-turn").focus()
    expect(page.locator("#bring-turn")).to_have_text("Alice, turn 1")
    for _ in range(8):
        page.keyboard.press("]")
    expect(page.locator("#bring-turn")).to_have_text("Alice, turn 5")
    expect(page.locator(".done-in dd").first).not_to_be_empty()
    expect(page.locator(".known")).to_contain_text("The order of the deck is random.")
    page.keyboard.press("h")
    expect(page.locator(".bring .coach li").first).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator(".coached li").first).to_contain_text("Alice plays")
    fits(page)
    nothing_found(page)
    # The lab, and back to the same turn.
    page.get_by_role("link", name="Open in the lab").click()
    expect(page).to_have_url(re.compile("/lab#s="))
    expect(page.locator(".lab .ttl h1")).to_have_text("Alice, turn 5")
    page.go_back()
    expect(page.locator("#bring-turn")).to_have_text("Alice, turn 5")
    # The replay, its review, and a table from its midst.
    page.get_by_role("button", name="Make the replay").click()
    expect(page.locator(".replay-of [role=status]")).to_contain_text("The replay has the whole game")
    page.get_by_role("button", name="Watch the replay").click()
    expect(page).to_have_url(re.compile("/r$"))
    until(page, "document.querySelector('.scrub input')?.value === '0'")
    expect(page.get_by_role("button", name="Save it here")).to_have_count(0)
    page.get_by_role("button", name="Review").click()
    expect(page.locator(".rv .curve polyline")).to_have_count(1)
    until(page, "document.querySelector('.rv progress')?.value > 0")
    nothing_found(page)
    # Its end tells of no seal: nothing proves how a game elsewhere was shuffled.
    page.keyboard.press("v")
    expect(page.locator(".fin h1")).not_to_be_empty()
    expect(page.locator(".proof")).to_have_count(0)
    page.go_back()
    # A table from this turn.
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    until(page, TO_DO)
    assert elsewhere == []


@pytest.mark.parametrize(("lang", "size"), cases([("ja", NARROW), ("en", NARROW)], [("ja", NARROW)]))
def test_several_games_give_statistics_on_a_phone(
    server: Server, door: Door, tmp_path: Path, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go("bring")
    files = []
    for seed in (1, 2):
        file = tmp_path / f"{seed}.txt"
        file.write_text(log(seed, 0), "utf-8")
        files.append(file)
    page.locator(".begin input[type=file]").set_input_files(files)
    expect(page.locator(".stats table").first).to_be_visible()
    expect(page.locator(".pasted li")).to_have_count(2)
    page.locator(".which select").select_option("1")
    expect(page.locator(".sum")).to_be_visible()
    page.locator(".stats select").select_option("Alice")
    expect(page.locator(".stats table").last.locator("tbody tr")).to_have_count(1)
    fits(page)
    nothing_found(page)


def test_what_is_no_log_is_answered_in_words(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("bring")
    page.locator(".begin textarea").fill("White castles kingside.\n" * 50)
    page.locator(".begin button[type=submit]").click()
    expect(page.locator(".note[role=alert]")).to_contain_text("not a log of Dominion")
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.items.add(new File(["noise ".repeat(900_000)], "noise.txt", {type: "text/plain"}));
            const fall = new DragEvent("drop", {dataTransfer: data, bubbles: true});
            document.querySelector("main.bring").dispatchEvent(fall);
        }"""
    )
    expect(page.locator(".note[role=alert]").first).to_contain_text("1 MB")
