"""The end of a game: who has won by what, and why it is over, in every game and both languages."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE, cases
from tests.browser.laid_out import resized
from tests.browser.playing import comes_to, fits, open_menu, poll, slip
from tests.browser.positions import Played, keep, replay

ACROSS = (844, 390)
GAMES = {"dominion": (2, "big-money"), "innovation": (3, "random"), "bridge_over": (4, "sensible")}
MEASURES = {"dominion": 2, "innovation": 2, "bridge_over": 1}
EVERY_DAY = [("dominion", "en", WIDE), ("innovation", "ja", NARROW), ("bridge_over", "ja", NARROW)]


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Played]]]:
    """A server at which one game of each kind is over."""
    data = tmp_path_factory.mktemp("data")
    played = {game: keep(data, game, seats, player=player) for game, (seats, player) in GAMES.items()}
    server = Server(data)
    server.start()
    yield server, played
    server.kill()


@pytest.mark.parametrize(
    ("game", "lang", "size"), cases(itertools.product(GAMES, ("en", "ja"), (WIDE, NARROW)), EVERY_DAY)
)
def test_the_end_says_who_has_won_by_what_and_why(
    ended: tuple[Server, dict[str, Played]], door: Door, game: str, lang: str, size: tuple[int, int]
) -> None:
    server, played = ended
    page = door(server, "Zoe", lang, size).go(f"t/{played[game].table}")
    end = page.locator(".fin")
    expect(end.locator("h1")).not_to_be_empty()
    expect(end.locator("thead th")).to_have_count(GAMES[game][0])
    expect(end.locator("tr.sum, tr.tie, tr.not")).to_have_count(MEASURES[game])
    why = end.locator("header .rule")
    expect(why).to_have_text(re.compile("^(DOM-END1|INN-060|INN-064|INN-069|BRG-G12)$"))
    why.click()
    expect(end.locator(".whybox q")).not_to_be_empty()
    expect(page.locator(".decks section")).to_have_count(GAMES[game][0])
    fits(page)
    small = page.locator(".left-over .bc.def .cl")  # a small card has no room for what it is called
    poll(page, lambda: [label.is_visible() for label in small.all()], lambda seen: not any(seen))
    if (lang == "en") == (size == WIDE):
        nothing_found(page)
        # A phone held across shows the result first, too, and its foot beside it.
        resized(page, ACROSS)
        expect(end.locator("h1")).to_be_in_viewport()
        expect(end.locator("thead th").first).to_be_in_viewport()
        expect(page.locator(".ended .act .btn").last).to_be_in_viewport()

    page.keyboard.press("b")
    expect(page.locator(".felt")).to_be_visible()
    expect(page.locator(".lines")).not_to_contain_text("POS-23")


def test_in_dominion_the_sum_is_that_of_the_cards_and_the_decks_lie_side_by_side(
    ended: tuple[Server, dict[str, Played]], door: Door
) -> None:
    """DOM-END1 to DOM-END3."""
    server, played = ended
    page = door(server, "Zoe").go(f"t/{played['dominion'].table}")
    expect(page.locator(".fin header p")).to_contain_text("The last Province")
    rows = page.locator(".fin tbody tr:not(.sum):not(.tie):not(.not)")
    expect(rows.first).to_contain_text("Province")
    for seat in range(2):
        of_seat = [int(row.locator("td b").nth(seat).inner_text()) for row in rows.all()]
        expect(page.locator("tr.sum td b").nth(seat)).to_have_text(str(sum(of_seat)))
        deck = page.locator(".decks section").nth(seat)
        cards = sum(int(count) for count in deck.locator(".list .num").all_inner_texts())
        expect(deck.locator(".many")).to_have_text(f"{cards} cards")
        expect(deck.locator(".spines i")).to_have_count(cards)
    even = page.locator("tr.sum td b").nth(0).inner_text() == page.locator("tr.sum td b").nth(1).inner_text()
    expect(page.locator("tr.tie")).to_have_count(1 if even else 0)
    page.locator(".decks .list .c").first.hover()
    expect(page.locator(".glance .says")).not_to_be_empty()


@pytest.mark.parametrize(
    ("lang", "size", "give_up"),
    [("en", NARROW, "Resign"), ("ja", NARROW, "投了する"), ("ja", (320, 700), "投了する")],
)
def test_on_a_phone_all_that_can_be_done_after_a_game_is_in_sight(
    server: Server, door: Door, lang: str, size: tuple[int, int], give_up: str
) -> None:
    """Above the foot of the page, whole, without scrolling, beside the result and beside the table."""
    page = door(server, "Aya", lang, size).go()
    page.locator(".fuda.dominion .go .btn").first.click()
    page.wait_for_url("**/t/*")
    expect(slip(page)).to_be_visible()
    open_menu(page)
    page.get_by_role("button", name=give_up).click()
    page.get_by_role("dialog").get_by_role("button", name=give_up).click()
    buttons = page.locator(".ended :is(button, a)")
    for table in (1, 0):  # who has resigned sees the table first
        expect(page.locator(".felt")).to_have_count(table)
        expect(buttons).to_have_count(8)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
        fits(page)
        page.keyboard.press("b")


def test_on_a_low_screen_what_was_left_scrolls_and_the_page_does_not(
    ended: tuple[Server, dict[str, Played]], door: Door
) -> None:
    server, played = ended
    page = door(server, "Zoe", size=(1366, 400)).go(f"t/{played['bridge_over'].table}")
    expect(page.locator(".decks section")).not_to_have_count(0)
    comes_to(page, lambda: page.evaluate("document.documentElement.scrollHeight - innerHeight"), 0)


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
@pytest.mark.parametrize("edition", cases([("first",), ("third",), ("fourth",)], [("fourth",)]))
def test_in_innovation_the_head_of_the_table_says_that_nobodys_turn_it_is(
    tmp_path: Path, door: Door, edition: str, lang: str, size: tuple[int, int]
) -> None:
    """While the first cards are chosen, and once the game is over."""
    played = keep(tmp_path, "innovation", 2, options={"edition": edition})
    server = Server(tmp_path)
    server.start()
    try:
        guest = door(server, "Zoe", lang, size)
        head = guest.page.locator(".shelf h1")
        begins, now, turn, over = (
            ("Before the first turn", "choosing first cards", "’s turn", "The game is over")
            if lang == "en"
            else ("ゲーム開始前", "最初のカードを選択中", "の手番", "ゲーム終了")
        )
        replay(guest, played, played.moments[0])
        expect(head).to_contain_text(begins)
        expect(head.locator("small")).to_have_text(now)
        comes_to(guest.page, lambda: head.evaluate("one => one.scrollWidth > one.clientWidth"), False)
        fits(guest.page)
        replay(guest, played, played.moments[1])
        expect(head).to_contain_text(turn)
        page = guest.go(f"t/{played.table}")
        expect(page.locator(".fin h1")).not_to_be_empty()
        page.keyboard.press("b")
        expect(head).to_have_text(over)
        fits(page)
    finally:
        server.kill()


def test_in_innovation_no_name_of_a_top_card_is_broken(
    ended: tuple[Server, dict[str, Played]], door: Door
) -> None:
    """Where five lie side by side each had room for six or seven letters."""
    server, played = ended
    page = door(server, "Zoe").go(f"t/{played['innovation'].table}")
    names = page.locator(".tops small")
    expect(names).not_to_have_count(0)
    broken = """all => all.filter(one => !/[ -]/.test(one.innerText) && one.clientHeight > 14)
        .map(one => one.innerText)"""
    comes_to(page, lambda: names.evaluate_all(broken), [])
