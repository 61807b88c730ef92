"""Actions of Innovation: on the cards, with the preview of a dogma, at both widths."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fudaba import games
from fudaba.kernel.game import Value, setup_of, situation_in
from fudaba.kernel.record import encode
from fudaba.lab.scenario.reader import read_file
from fudaba.server.game.timeline import Timeline
from fudaba.server.lobby.import_export import imported
from fudaba.server.store import SqliteStore
from tests.browser.conftest import Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE
from tests.browser.playing import answered, choose_enough, until
from tests.browser.positions import lay_out

pytestmark = pytest.mark.skipif("innovation" not in games.names(), reason="there is no Innovation yet")

SCENARIOS = Path(__file__).parents[1] / "scenarios/innovation"
TURN = "document.querySelector('.slip:not(.quiet) [data-confirm], .ended') !== null"


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_actions_on_the_cards(server: Server, door: Door, lang: str, size: tuple[int, int]) -> None:
    page = door(server, "Aya", lang, size).go("new/innovation")
    chairs = page.locator("form.new fieldset select")
    chairs.nth(0).select_option("2")
    chairs.nth(2).select_option("gentle")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")

    previewed = False
    for _ in range(12):
        until(page, TURN)
        dogma = page.locator(".own .top-card[aria-pressed]")
        # On a phone the cards of the hand are in the slip.
        held = page.locator(".hand .held[aria-disabled=false], .slip .opt:has(.pic)").locator("visible=true")
        if dogma.count():
            dogma.last.click()
            expect(page.locator(".pre tbody tr")).not_to_have_count(0)
            previewed = True
        elif held.count():
            held.first.click()
        else:
            page.keyboard.press("1")
        choose_enough(page)
        page.locator("[data-confirm]").click()
        answered(page)
    assert previewed
    expect(page.locator(".line")).not_to_have_count(0)


def test_sets_are_ticked_and_come_to_the_table(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("new/innovation")
    boxes = page.locator(".parts")
    unseen, relics = boxes.get_by_label("The Unseen"), boxes.get_by_label("Relics")
    expect(unseen).to_be_disabled()
    expect(relics).to_be_disabled()
    boxes.get_by_label("Artifacts of History").check()
    expect(relics).to_be_enabled()
    relics.check()
    page.locator("form.new fieldset").nth(2).locator("select").first.select_option(label="fourth")
    expect(unseen).to_be_enabled()
    expect(relics).to_be_disabled()
    expect(relics).not_to_be_checked()
    boxes.get_by_label("Echoes of the Past").check()
    chairs = page.locator("form.new fieldset select")
    chairs.nth(0).select_option("2")
    chairs.nth(2).select_option("gentle")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    until(page, TURN)
    expect(page.locator(".spec [data-face=heritage]")).to_be_visible()
    expect(page.locator(".spec")).to_contain_text("empty museums")


def keep_begun(data: Path, seats: list[dict[str, Any]], **sets: bool) -> str:
    """Keep a game of the fourth edition in the middle; returns the way to sit down there first."""
    game = games.named("innovation")
    situation = {"seats": seats}
    options: dict[str, Value] = {"edition": "fourth", **sets}
    setup = setup_of(
        game, seats=len(seats), seed="far", options=options, situation=situation_in(game, situation)
    )
    names = ["Aya", "Ben", "Chika", "Dai"][: len(seats)]
    store = SqliteStore(data)
    try:
        kept = imported(store, encode(Timeline(game, setup, names).session.record()))
    finally:
        store.close()
    return f"t/{kept.id}#invite={kept.invite}"


def test_who_sits_far_away_is_previewed_as_paying(tmp_path: Path, door: Door) -> None:
    seats: list[dict[str, Any]] = [
        {"board": {"green": ["currency"], "red": ["engineering"]}},
        {"board": {"purple": ["code_of_laws"]}},
        {"board": {"yellow": ["canal_building"]}, "hand": ["sailing"]},
        {"board": {"green": ["compass"]}},
    ]
    way = keep_begun(tmp_path, seats)
    server = Server(tmp_path)
    server.start()
    try:
        page = door(server, "Aya").go(way)
        page.locator(".sit button[type=submit]").click()
        for left in (3, 2, 1):
            expect(page.locator(".chairs .open")).to_have_count(left)
            page.locator(".chairs .open .btn").first.click()
        until(page, TURN)
        fates = page.locator(".pre tbody td")
        page.locator(".own .top-card[data-face=engineering]").click()
        expect(fates).to_have_text(
            [
                "must obey0 < 2",
                "must obeyor a card",
                "must obey0 < 2",
                "–",
                "no0 < 2",
                "no0 < 2",
                "no0 < 2",
                "you",
            ]
        )
        page.locator(".own .top-card[data-face=currency]").click()
        expect(fates).to_have_text(["shares2 ≥ 2", "may sharefor a card", "shares2 ≥ 2", "you"])
    finally:
        server.kill()


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_who_has_lost_is_shown_as_out_while_others_play_on(
    tmp_path: Path, door: Door, lang: str, size: tuple[int, int]
) -> None:
    scenarios = {scenario.title: scenario for scenario in read_file(SCENARIOS / "figures/age_09.yaml")}
    way = lay_out(tmp_path, scenarios["Rod Serling: a low figure that fades loses the game too"])
    server = Server(tmp_path)
    server.start()
    try:
        page = door(server, "Aya", lang, size).go(way)
        page.locator(".sit button[type=submit]").click()
        until(page, TURN)
        out, plays_on = (page.locator(f".board[data-seat='{seat}'] h3 small") for seat in (1, 2))
        said = {"en": "out of the game", "ja": "敗退"}[lang]
        expect(out).to_have_text(said)
        expect(plays_on).not_to_have_text(said)
    finally:
        server.kill()


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_echoes_avatars_and_karmas_are_previewed(
    tmp_path: Path, door: Door, lang: str, size: tuple[int, int]
) -> None:
    seats: list[dict[str, Any]] = [
        {
            "board": {"red": ["archery", "bangle"], "purple": ["ptahhotep"], "blue": ["isaac_newton"]},
            "splay": {"red": "up"},
        },
        {"board": {"purple": ["mysticism"], "yellow": ["domestication"], "green": ["the_wheel"]}},
    ]
    way = keep_begun(tmp_path, seats, echoes=True, figures=True)
    server = Server(tmp_path)
    server.start()
    try:
        page = door(server, "Aya", lang, size).go(way)
        page.locator(".sit button[type=submit]").click()
        page.locator(".chairs .open .btn").first.click()
        until(page, TURN)
        page.locator(".own .top-card[data-face=archery]").click()
        tables = page.locator(".pre table")
        expect(tables).to_have_count(2)
        if lang == "en":
            expect(tables.nth(0).locator("tbody td")).to_have_text(
                ["not affected8 ≥ 5", "–", "shares8 ≥ 5", "you"]
            )
            expect(tables.nth(1).locator("tbody td")).to_have_text(["must obey0 < 2", "–", "no0 < 2", "you"])
            expect(page.locator(".pre footer")).to_contain_text("The karma of Isaac Newton comes first")
    finally:
        server.kill()
