"""An earlier moment: from the log of a running game, and the replay of one that is over."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.playing import answered, by_keyboard, open_table, play_out, poll, slip


def test_a_line_of_the_log_shows_its_moment(server: Server, door: Door) -> None:
    page = open_table(door(server, "Aya"), ["me", "steady"], rounds=3)
    for _ in range(3):
        expect(slip(page)).to_be_visible()
        by_keyboard(page)
        answered(page)
    expect(slip(page)).to_be_visible()
    lines = page.locator(".line").count()
    page.locator(".line .why").first.click()
    page.locator(".whybox button.link").click()
    expect(page.locator(".scrub")).to_be_visible()
    poll(page, page.locator(".line").count, lambda count: count < lines)
    page.keyboard.press("Escape")
    expect(slip(page)).to_be_visible()
    expect(page.locator(".line")).to_have_count(lines)


def test_a_game_that_is_over_is_seen_again_through_any_eyes_and_played_on_from_there(
    server: Server, door: Door
) -> None:
    page = open_table(door(server, "Aya", own=True), ["me", "steady"])
    play_out(page, by_keyboard)
    table = page.url.split("/")[-1]
    page.goto(page.url.replace("/t/", "/r/"))
    at = page.locator(".rail .cap")
    expect(at).to_have_text(re.compile("^0 of"))
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(re.compile("^1 of"))
    page.keyboard.press("]")
    expect(at).not_to_have_text(re.compile("^1 of"))
    page.keyboard.press("Home")
    expect(at).to_have_text(re.compile("^0 of"))

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(re.compile("^1 of"))
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    moment = page.evaluate("navigator.clipboard.readText()")
    his = door(server, "Ben").go(moment.removeprefix(server.address))
    expect(his.locator(".rail .cap")).to_have_text(at.text_content() or "")

    eyes = page.locator(".eyes select")
    eyes.select_option(label="all hands")
    expect(page.locator(".seat .known").first).not_to_be_empty()
    eyes.select_option(label="public information")
    expect(page.locator(".held")).to_have_count(0)
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: "/t/" in url and url.split("/")[-1] != table)
    expect(slip(page)).to_be_visible()
