"""The table in a tab as people have it: in Chromium, from plain files below a path, the network cut off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fudaba.lab.link import embedded
from fudaba.logs.writer import log_text
from tests.browser.conftest import NARROW, WIDE
from tests.logs.games import money
from tests.tab.conftest import SLOW, served
from tests.tab.playing import answer, packed, play_a_bot, shown

pytestmark = pytest.mark.long

PAGE = Path(__file__).parents[2] / "src" / "fudaba" / "tab" / "page"
LANGS_AND_SIZES = pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("ja", NARROW)])
SCENARIO = """scenario: Draw 2 is passed on
game: bridge_over
setup:
  top: red 5
  A: {hand: [red Draw 2, blue 1]}
  B: {hand: [Block, blue 7]}
steps:
  - A: play red Draw 2
"""


def test_a_click_before_python_is_there_is_kept(tab: Any) -> None:
    page = tab().go()
    page.locator(".fuda.bridge_over .btn.main").click()
    assert page.locator(".tab-bar progress").count() == 1
    page.wait_for_url("**/#/t/*")
    answer(page, "bridge_over")


def test_cards_and_rules_need_no_python(tab: Any) -> None:
    one = tab()
    one.context.route("**/python/**", lambda route: route.abort())
    page = one.go("cards/dominion")
    page.wait_for_selector("text=Abandoned Mine")
    one.go("how/innovation")
    page.wait_for_selector("h1")
    expect(page.get_by_role("alert")).to_contain_text("cannot be started")
    one.errors.clear()  # the browser tells each file that did not come


@LANGS_AND_SIZES
def test_a_lab_link_is_opened_cold(lang: str, size: tuple[int, int], tab: Any) -> None:
    page = tab(lang, size).go(f"lab;s={packed(SCENARIO)}")
    page.wait_for_selector(".tree li >> nth=1", state="attached")
    expect(page.locator(".lab .ttl h1")).to_have_text("Draw 2 is passed on")
    assert "#/lab;s=" in page.url


@LANGS_AND_SIZES
def test_a_situation_stands_in_somebody_s_page_as_high_as_it_is(
    address: str, lang: str, size: tuple[int, int], tab: Any, tmp_path: Path
) -> None:
    one = tab(lang, size)
    page = one.page
    (tmp_path / "index.html").write_text(f"<!doctype html><h1>A ruling</h1>{embedded(SCENARIO, address)}")
    (tmp_path / "favicon.ico").touch()
    with served(tmp_path) as site:
        page.goto(site)
        frame = page.frame_locator("iframe")
        expect(frame.locator(".tree li").first).to_be_visible(timeout=SLOW)
        expect(frame.locator("h1")).to_have_text("Draw 2 is passed on")
        expect(frame.locator(".mast, .tab-bar")).to_have_count(0)
        fits = """() => {
            const frame = document.querySelector('iframe');
            return frame.height !== '420' && frame.clientHeight === Number(frame.height);
        }"""
        page.wait_for_function(fits)
        high = page.locator("iframe").get_attribute("height") or ""
        inner = "document.documentElement.scrollHeight - innerHeight"
        assert page.frames[1].evaluate(inner) <= 0
        frame.locator("summary").click()  # it grows, and the frame with it
        expect(page.locator("iframe")).not_to_have_attribute("height", high)
        page.wait_for_timeout(300)
        assert page.frames[1].evaluate(inner) <= 0
        assert "#/lab;s=" in (frame.locator(".foot a").get_attribute("href") or "")


def test_a_server_s_address_leads_to_the_page(address: str, tab: Any) -> None:
    one = tab()
    one.page.route("**/t/abc*", lambda route: route.fulfill(status=404, path=str(PAGE / "404.html")))
    one.page.goto(f"{address}t/abc?at=3")
    one.page.wait_for_url(f"{address}#/t/abc?at=3")
    one.errors.clear()


@LANGS_AND_SIZES
def test_a_reload_in_the_middle_of_a_question(lang: str, size: tuple[int, int], tab: Any) -> None:
    one = tab(lang, size)
    page = one.go()
    one.ready()
    play_a_bot(page, "dominion")
    answer(page, "dominion")
    before = shown(page)
    page.reload()
    assert shown(page) == before
    answer(page, "dominion", 1)


def test_another_page_speaks_through_the_first_and_takes_over(tab: Any) -> None:
    one = tab()
    page = one.go()
    one.ready()
    play_a_bot(page, "bridge_over")
    other = one.new()
    other.goto(page.url)
    assert shown(other) == shown(page)
    answer(other, "bridge_over")
    assert shown(page) == shown(other)  # the first one hears of it
    page.close()
    other.wait_for_selector(".tab-bar")
    one.ready(other)
    answer(other, "bridge_over", 1)


@LANGS_AND_SIZES
def test_a_worker_that_dies_is_replaced(lang: str, size: tuple[int, int], tab: Any) -> None:
    one = tab(lang, size)
    page = one.go()
    one.ready()
    play_a_bot(page, "bridge_over")
    before = shown(page)
    page.workers[0].evaluate("() => setTimeout(() => { for (;;); })")  # it answers no more
    page.wait_for_selector(".tab-bar")
    one.ready()
    assert shown(page) == before
    answer(page, "bridge_over")


@LANGS_AND_SIZES
def test_a_full_disk_is_told_and_nothing_is_lost(lang: str, size: tuple[int, int], tab: Any) -> None:
    one = tab(lang, size)
    page = one.go()
    one.ready()
    play_a_bot(page, "dominion")
    before = shown(page)
    page.workers[0].evaluate(
        """() => {
            FileSystemSyncAccessHandle.prototype.write = () => {
                throw new DOMException("no room", "QuotaExceededError");
            };
        }"""
    )
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    note = page.locator(".slip .note")
    expect(note).to_be_visible(timeout=SLOW)
    expect(note).not_to_be_empty()
    page.reload()
    assert shown(page) == before
    answer(page, "dominion")


def test_a_browser_that_stores_nothing_says_so(tab: Any) -> None:
    one = tab()
    refuse = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));"

    def refused(route: Any) -> None:
        came = route.fetch()
        route.fulfill(response=came, body=refuse + came.text())

    one.context.route("**/assets/worker-*.js", refused)
    page = one.go()
    play_a_bot(page, "bridge_over")
    expect(page.locator(".tab-bar")).to_contain_text("stores no games")
    answer(page, "bridge_over")


def test_all_games_as_a_file(tab: Any, tmp_path: Path) -> None:
    one = tab()
    page = one.go()
    one.ready()
    play_a_bot(page, "bridge_over")
    cards, table = shown(page), page.url
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
    assert shown(there) == cards


def test_two_people_at_one_device(tab: Any) -> None:
    page = tab("ja", NARROW).go()
    page.locator(".fuda.bridge_over .btn", has_text="一緒に遊ぶ").click()
    page.locator(".counts button").first.click()
    page.locator(".seat-here input").fill("ハナ")
    page.locator(".seat-here button").click()
    for _ in range(40):
        page.wait_for_selector(".pass, .slip:not(.quiet) [data-confirm]", state="attached")
        page.wait_for_timeout(300)
        if page.locator(".pass").count():
            break
        answer(page, "bridge_over")
    expect(page.locator(".pass h2")).to_contain_text("さん")
    page.locator(".pass button").click()
    assert shown(page)[0]


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
    worker, text = folder / "sw.js", json.loads((folder / "tab.json").read_text("utf-8"))
    before = worker.read_text("utf-8")
    try:
        worker.write_text(before.replace(text["version"], "0" * 16))
        page.reload()
        one.page.wait_for_selector(".tab-bar >> text=A new version")
        kept = page.evaluate("caches.keys()")
        assert f"fudaba {text['version']}" in kept  # the page goes on with it
        page.get_by_role("button", name="Use it now").click()
        page.wait_for_function("caches.keys().then(names => names.join() === 'fudaba 0000000000000000')")
    finally:
        worker.write_text(before)


@LANGS_AND_SIZES
def test_a_game_played_elsewhere_is_read_and_replayed_without_a_network(
    lang: str, size: tuple[int, int], tab: Any
) -> None:
    one = tab(lang, size)
    page = one.go("bring")
    one.ready()
    one.cut_off()
    page.locator(".begin textarea").fill(log_text(money(1), 0))
    page.locator(".begin button[type=submit]").click()
    expect(page.locator(".sum")).to_contain_text("Alice", timeout=SLOW)
    page.locator(".kingdom-of textarea").fill("quiet_street")
    page.locator(".kingdom-of button[type=submit]").click()
    expect(page.locator(".kingdom-of .c")).to_have_count(10, timeout=SLOW)
    page.locator(".ways-on button").last.click()
    expect(page.locator(".coached li").first).to_be_visible(timeout=SLOW)
    page.locator(".replay-of .btn").click()
    page.locator(".replay-of .pair .main").click(timeout=SLOW)
    expect(page.locator(".scrub input")).to_have_value("0", timeout=SLOW)
    assert one.errors == []
