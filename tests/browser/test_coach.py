"""The coach in the browser: a hint beside the question, and the review of a game that is over."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from fudaba.coach import Care, review
from fudaba.kernel.record import encode
from fudaba.server.lobby.import_export import imported
from fudaba.server.store import keep
from fudaba.server.store.sqlite import SqliteStore
from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE, cases
from tests.browser.playing import box_of, choices, fits, open_table, poll, slip, until
from tests.coach.test_review import blundered, played


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_hint_stands_beside_the_question_and_all_hear_of_it(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = open_table(door(server, "Aya", lang, size), ["me", "steady"])
    expect(slip(page)).to_be_visible()
    page.keyboard.press("h")
    advised = page.locator(".coach li")
    expect(advised.first).to_be_visible()
    shares = poll(page, advised.locator(".num").all_inner_texts, lambda found: 1 <= len(found) <= 3)
    assert all(0 <= int(share) <= 100 for share in shares)
    expect(advised.first.locator(".wins")).to_contain_text("% of rounds" if lang == "en" else "ラウンド勝率")
    expect(page.locator(".opt.on")).to_have_count(0)
    expect(page.locator(".noticed")).to_have_count(1)
    nothing_found(page)
    fits(page)
    page.keyboard.press("h")
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize(
    "size",
    cases([((1366, 625),), (NARROW,), ((683, 313),)], [((1366, 625),), (NARROW,)]),
    ids=["low", "narrow", "enlarged"],
)
def test_the_best_answers_of_a_hint_are_in_sight(server: Server, door: Door, size: tuple[int, int]) -> None:
    """Options stand above the hint, and the slip keeps its height."""
    page = door(server, "Aya", size=size).go("new/innovation")
    chairs = page.locator("form.new fieldset").first.locator("select")
    chairs.first.select_option("2")
    chairs.nth(2).select_option("steady")
    page.locator("button[type=submit]").click()
    expect(slip(page)).to_be_visible()
    choices(page).first.click()  # which card to meld first
    page.locator("[data-confirm]").click()
    expect(slip(page).locator("h2")).to_contain_text("action")
    page.keyboard.press("h")
    best, box = page.locator(".coach li").first, box_of(page.locator(".slip .q"))
    end = box["y"] + box["height"]
    poll(page, lambda: box_of(best), lambda one: box["y"] <= one["y"] and one["y"] + one["height"] <= end)
    chance, interval = box_of(best.locator(".num")), box_of(best.locator("small"))
    beside = chance["x"] + chance["width"] <= interval["x"]
    assert beside or chance["y"] + chance["height"] <= interval["y"] + 2, "one lies over the other"


def test_a_hint_that_is_hidden_before_it_comes_stays_hidden(server: Server, door: Door) -> None:
    page = open_table(door(server, "Aya"), ["me", "steady"])
    frames: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: frames.append(str(frame))))
    page.reload()
    expect(slip(page)).to_be_visible()
    page.keyboard.press("h")
    page.keyboard.press("h")
    poll(page, lambda: [frame for frame in frames if "hinted" in frame], bool, "no hint came")
    expect(page.locator(".coach")).to_have_count(0)
    page.keyboard.press("h")  # what it has said can still be read
    expect(page.locator(".coach li").first).to_be_visible()


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server with a game that is over and has been looked through."""
    data = tmp_path_factory.mktemp("data")
    record, _ = blundered()
    kept_in = SqliteStore(data)
    try:
        kept = imported(kept_in, encode(record))
        kept.review = review(record, care=Care(curve=8, screen=8, closer=8, confirm=20))
        kept_in.submit(keep(kept, time.time())).result()
    finally:
        kept_in.close()
    server = Server(data)
    server.start()
    yield server, kept.id
    server.kill()


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_the_review_shows_what_cost_most_and_leads_to_that_moment(
    reviewed: tuple[Server, str], door: Door, lang: str, size: tuple[int, int]
) -> None:
    server, table = reviewed
    zoe = door(server, "Zoe", lang, size)
    if lang == "en":
        page = zoe.go(f"t/{table}")
        expect(page.locator(".fin")).to_be_visible()
        page.keyboard.press("v")
    else:  # as a page of somebody leads there
        page = zoe.go(f"t/{table}#review")
    worst = page.locator(".worst li")
    expect(worst.first).to_be_visible()
    expect(worst.first).to_contain_text({"en": "Better: buy Province", "ja": "属州"}[lang])
    expect(page.locator(".cv")).to_have_attribute("points", re.compile(r"\S+ \S+ \S+"))
    expect(page.locator(".ways .num")).to_have_count(2)
    ways = page.locator(".ways .num").all_inner_texts
    poll(page, ways, lambda found: int(found[0]) > int(found[1]), "the better way is worth no more")
    if size == NARROW:  # whose eyes one sees by can be pressed with a finger
        assert box_of(page.locator(".rv .eyes select"))["height"] >= 44
    nothing_found(page)
    fits(page)

    page.keyboard.press("m")
    page.locator(".scrub .main").click()
    expect(worst.first).to_be_visible()
    page.locator(".acts .btn.main").click()
    until(page, f"location.pathname !== '/t/{table}'")


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_while_a_game_is_looked_through_the_game_itself_can_be(
    own_server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    own_server.kill()
    kept_in = SqliteStore(own_server.data)
    try:
        kept = imported(kept_in, encode(played("dominion", 10**6, {})))
        kept_in.submit(keep(kept, time.time())).result()
    finally:
        kept_in.close()
    own_server.start()
    page = door(own_server, "Zoe", lang, size).go(f"t/{kept.id}#review")
    expect(page.locator(".wait progress")).to_be_visible()
    expect(page.locator(".wait .far")).to_contain_text({"en": "% done", "ja": "％完了"}[lang])
    expect(page.locator(".mom .pts .sum")).to_be_visible()
    nothing_found(page)
    fits(page)

    page.locator(".mom .btn.main").click()
    expect(page.locator(".scrub")).to_be_visible()
    page.locator(".scrub .main").click()
    expect(page.locator(".wait progress")).to_be_visible()
    page.locator(".mom .btn:not(.main)").click()
    expect(page.locator(".board, .felt").first).to_be_visible()
