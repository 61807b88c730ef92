"""The table in a tab as people have it: in Chromium, from plain files below a path, the network cut off."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.tab.conftest import SLOW

pytestmark = pytest.mark.long

PAGE = Path(__file__).parents[2] / "src" / "fudaba" / "tab" / "page"
WIDE, NARROW = (1280, 800), (390, 844)
SCENARIO = """scenario: Draw 2 is passed on
game: bridge_over
setup:
  top: red 5
  A: {hand: [red Draw 2, blue 1]}
  B: {hand: [Block, blue 7]}
steps:
  - A: play red Draw 2
"""


def answer_once(page: Page) -> None:
    """Answer by the first options, as many as are needed."""
    page.wait_for_selector(".slip:not(.quiet) .opt, .ended")
    if page.locator(".ended").count():
        return
    while page.locator("[data-confirm][aria-disabled=true]").count():
        page.locator(".opt[aria-pressed=false]").first.click()
    page.locator("[data-confirm]").click()
    page.wait_for_function("document.querySelector('.opt[aria-pressed=true]') === null")


def hand(page: Page) -> list[str]:
    """The cards of the hand."""
    page.wait_for_selector(".hand .held")
    return page.locator(".hand .held").all_inner_texts()


def packed(text: str) -> str:
    """A situation as a link has it."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(squeeze.compress(text.encode()) + squeeze.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("dominion", "en", WIDE),
        ("innovation", "ja", NARROW),
        ("bridge_over", "ja", WIDE),
        ("bridge_over", "en", NARROW),
    ],
)
def test_a_game_is_played_to_its_end_without_a_network(
    game: str, lang: str, size: tuple[int, int], tab: Any
) -> None:
    one = tab(lang, size)
    page = one.go()
    one.ready()
    one.cut_off()
    page.reload()
    one.ready()
    page.locator(f".fuda.{game} .btn.main").click()
    page.wait_for_url("**/#/t/*")
    for _ in range(3):
        answer_once(page)
    # A bot plays on in one's seat: the game comes to its end without a thousand clicks.
    label = "Let a bot play on" if lang == "en" else "ボットに任せる"
    if page.locator(".burger").is_visible():
        page.locator(".burger").click()
    page.get_by_role("button", name=label).click()
    page.wait_for_selector(".ended", timeout=4 * SLOW)
    expect(page.locator(".proof")).to_have_count(0)  # a seal would prove nothing here


def test_a_click_before_python_is_there_is_kept(tab: Any) -> None:
    page = tab().go()
    page.locator(".fuda.bridge_over .btn.main").click()
    assert page.locator(".tab-bar progress").count() == 1
    page.wait_for_url("**/#/t/*")
    answer_once(page)


def test_cards_and_rules_need_no_python(tab: Any) -> None:
    one = tab()
    one.context.route("**/python/**", lambda route: route.abort())
    page = one.go("cards/dominion")
    page.wait_for_selector("text=Abandoned Mine")
    one.go("how/innovation")
    page.wait_for_selector("h1")
    expect(page.get_by_role("alert")).to_contain_text("cannot be started")
    one.errors.clear()  # the browser tells each file that did not come


def test_a_lab_link_is_opened_cold(tab: Any) -> None:
    page = tab().go(f"lab;s={packed(SCENARIO)}")
    page.wait_for_selector(".steps, .step")
    expect(page.locator("main")).to_contain_text("Draw 2")
    assert "#/lab" in page.url


def test_a_server_s_address_leads_to_the_page(address: str, tab: Any) -> None:
    one = tab()
    one.page.route("**/t/abc*", lambda route: route.fulfill(status=404, path=str(PAGE / "404.html")))
    one.page.goto(f"{address}t/abc?at=3")
    one.page.wait_for_url(f"{address}#/t/abc?at=3")
    one.errors.clear()


def test_a_reload_in_the_middle_of_a_question(tab: Any) -> None:
    one = tab()
    page = one.go()
    one.ready()
    page.locator(".fuda.dominion .btn.main").click()
    answer_once(page)
    page.wait_for_selector(".slip:not(.quiet) .opt")
    before, question = hand(page), page.locator(".slip h2").inner_text()
    page.reload()
    page.wait_for_selector(".slip:not(.quiet) .opt")
    assert (hand(page), page.locator(".slip h2").inner_text()) == (before, question)


def test_another_page_speaks_through_the_first_and_takes_over(tab: Any) -> None:
    one = tab()
    page = one.go()
    one.ready()
    page.locator(".fuda.bridge_over .btn.main").click()
    page.wait_for_selector(".slip:not(.quiet) .opt")
    other = one.new()
    other.goto(page.url)
    assert hand(other) == hand(page)
    page.close()
    other.wait_for_selector(".tab-bar")
    one.ready(other)
    answer_once(other)


def test_a_worker_that_dies_is_replaced(tab: Any) -> None:
    one = tab()
    page = one.go()
    one.ready()
    page.locator(".fuda.bridge_over .btn.main").click()
    page.wait_for_selector(".slip:not(.quiet) .opt")
    before = hand(page)
    page.workers[0].evaluate("() => setTimeout(() => { for (;;); })")  # it answers no more
    page.wait_for_selector(".tab-bar")
    one.ready()
    assert hand(page) == before
    answer_once(page)


def test_a_full_disk_is_told_and_nothing_is_lost(tab: Any) -> None:
    one = tab()
    page = one.go()
    one.ready()
    page.locator(".fuda.dominion .btn.main").click()
    page.wait_for_selector(".slip:not(.quiet) .opt")
    before, question = hand(page), page.locator(".slip h2").inner_text()
    page.workers[0].evaluate(
        """() => {
            FileSystemSyncAccessHandle.prototype.write = () => {
                throw new DOMException("no room", "QuotaExceededError");
            };
        }"""
    )
    page.locator(".slip .opt").first.click()
    page.locator("[data-confirm]").click()
    note = page.locator(".slip .note")
    expect(note).to_be_visible(timeout=SLOW)
    expect(note).not_to_be_empty()
    page.reload()
    page.wait_for_selector(".slip:not(.quiet) .opt")
    assert (hand(page), page.locator(".slip h2").inner_text()) == (before, question)
    answer_once(page)


def test_all_games_as_a_file(tab: Any, tmp_path: Path) -> None:
    one = tab()
    page = one.go()
    one.ready()
    page.locator(".fuda.bridge_over .btn.main").click()
    cards, table = hand(page), page.url
    one.go("tab")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all games").click()
    download.value.save_as(tmp_path / "games.fudaba")
    other = tab()
    there = other.go("tab")
    other.ready()
    there.set_input_files("input[type=file]", tmp_path / "games.fudaba")
    expect(there.locator(".note")).to_contain_text("1 game was added")
    there.goto(table)
    assert hand(there) == cards


def test_two_people_at_one_device(tab: Any) -> None:
    page = tab("ja", NARROW).go()
    page.locator(".fuda.bridge_over .btn", has_text="一緒に遊ぶ").click()
    page.locator(".counts button").first.click()
    page.locator(".seat-here input").fill("ハナ")
    page.locator(".seat-here button").click()
    for _ in range(40):
        page.wait_for_selector(".pass, .slip:not(.quiet) .opt")
        if page.locator(".pass").count():
            break
        answer_once(page)
        page.wait_for_timeout(300)
    expect(page.locator(".pass h2")).to_contain_text("さん")
    page.locator(".pass button").click()
    page.wait_for_selector(".slip:not(.quiet) .opt")
    assert hand(page)


def test_what_makes_no_sense_in_a_tab_is_not_shown(tab: Any) -> None:
    one = tab()
    page = one.go()
    page.wait_for_selector(".fuda")
    assert page.locator("nav a[href='#/me']").count() == 0
    assert "sealed" not in page.locator("main").inner_text()
    one.go("tab")
    expect(page.locator("main")).to_contain_text("fudaba serve")
    expect(page.locator("main")).to_contain_text("MPL-2.0")
    one.go("new")
    one.ready()
    assert page.locator("text=Who may watch").count() == 0


def test_each_link_stays_below_the_path(address: str, tab: Any) -> None:
    one = tab()
    came: list[str] = []
    one.page.on("request", lambda request: came.append(request.url))
    for place in ("", "cards/bridge_over", "how/dominion", "lab", "r", "tab"):
        page = one.go(place)
        page.wait_for_selector("main")
        links = page.evaluate("[...document.querySelectorAll('a[href]')].map(link => link.href)")
        assert links
        assert [link for link in links if not link.startswith(f"{address}#/")] == []
    one.ready()
    assert [url for url in came if not url.startswith((address, "blob:", "data:"))] == []


def test_an_update_waits_until_it_is_wanted(folder: Path, tab: Any) -> None:
    one = tab()
    page = one.go()
    one.ready()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    worker, told = folder / "sw.js", json.loads((folder / "tab.json").read_text("utf-8"))
    before = worker.read_text("utf-8")
    try:
        worker.write_text(before.replace(told["version"], "0" * 16))
        page.reload()
        one.page.wait_for_selector(".tab-bar >> text=A new version")
        kept = page.evaluate("caches.keys()")
        assert f"fudaba {told['version']}" in kept  # the page goes on with it
        page.get_by_role("button", name="Use it now").click()
        page.wait_for_function("caches.keys().then(names => names.join() === 'fudaba 0000000000000000')")
    finally:
        worker.write_text(before)
