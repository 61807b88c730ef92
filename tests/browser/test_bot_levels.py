"""Of which level a bot is stands wherever its name does, before, during and after a game."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE, cases
from tests.browser.playing import by_mouse, fits, invitation, open_table, play_out

GAMES = ("dominion", "innovation", "bridge_over")
ALL = itertools.product(GAMES, ("en", "ja"), (WIDE, NARROW))
EVERY_DAY = [("dominion", "ja", NARROW), ("innovation", "en", NARROW), ("bridge_over", "ja", NARROW)]
OTHERS = {"dominion": ".pl", "innovation": ".board", "bridge_over": ".seat"}
AWAY = {"en": "away; a steady bot plays", "ja": "離席中・ボット代行（着実）"}


def gentle(page: Page) -> None:
    """Choose the weakest bots on the front page."""
    page.locator(".level label").first.click()
    expect(page.locator(".level input").first).to_be_checked()


@pytest.mark.parametrize(("game", "lang", "size"), cases(ALL, EVERY_DAY))
def test_a_bot_at_the_table_and_in_the_list_of_tables_has_its_level(
    server: Server, door: Door, game: str, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go()
    gentle(page)
    page.locator(f".fuda.{game} .go .btn").first.click()
    page.wait_for_url("**/t/*")
    bot = page.locator(f"{OTHERS[game]} h3 small:visible").get_by_text(
        "gentle" if lang == "en" else "やさしい"
    )
    expect(bot.first).to_be_visible()
    fits(page)
    nothing_found(page)
    page.locator(".mast a").first.click()
    listed = page.locator(".lists li", has_text="Aya").locator("small").last
    expect(listed).to_contain_text("(bot · gentle)" if lang == "en" else "（ボット・やさしい）")


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server at which a bot stands in at once for whoever is away."""
    server = Server(tmp_path, grace=0.0)
    server.start()
    yield server
    server.kill()


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_bot_has_its_level_before_and_after_a_game_and_where_it_stands_in(
    impatient: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    hers = open_table(door(impatient, "Aya", lang, size), ["me", "open", "strong"], rounds=1, hand=1)
    expect(hers.locator(".chairs li.bot small")).to_have_text(
        "bot · strong" if lang == "en" else "ボット（強い）"
    )
    his = door(impatient, "Ben", lang, size).go(invitation(hers))
    his.locator(".sit button[type=submit]").click()
    expect(hers.locator(".seat")).to_have_count(2)
    his.goto("about:blank")
    status = hers.locator(".seat", has_text="Ben").locator("h3 small").first
    expect(status).to_have_text(AWAY[lang])
    play_out(hers, by_mouse)
    expect(hers.locator(".pts thead th").nth(2)).to_contain_text(
        "bot · strong" if lang == "en" else "ボット（強い）"
    )
    expect(hers.locator(".fin header")).to_contain_text("A steady bot" if lang == "en" else "ボット（着実）")
