"""A record as a file: seen as a replay, gone on from, kept if one wishes so; a broken one is told as such."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import encode
from fudaba.kernel.session import Session
from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import IN_ENGLISH, JAPANESE_ON_A_PHONE, cases
from tests.browser.playing import TO_DO, fits, until

AT = "document.querySelector('.scrub input')?.value === '{}'"


@pytest.fixture(scope="module")
def record_of() -> Callable[[str, int], bytes]:
    """The record of a game that bots have played, over or after this many answers."""

    def played(game: str, answers: int) -> bytes:
        setup = setup_of(games.named(game), seats=2, seed="a file", options={})
        session = Session(games.named(game), setup, ["Chika", "Dan"])
        players = [bot("random", game, f"file {seat}") for seat in range(2)]
        while (ask := session.ask) is not None and len(session.answers) < answers:
            session.answer(players[ask.decider].answer(ask, session.view(ask.decider)))
        return encode(session.record())

    return played


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_replay_shows_where_each_round_begins(
    server: Server, door: Door, tmp_path: Path, lang: str, size: tuple[int, int]
) -> None:
    """In the log, along the moments, and in words beside them."""
    setup = setup_of(
        games.named("bridge_over"), seats=2, seed="two rounds", options={"rounds": 2, "start_hand": 2}
    )
    session = Session(games.named("bridge_over"), setup, ["Chika", "Dan"])
    players = [bot("sensible", "bridge_over", f"file {seat}") for seat in range(2)]
    while (ask := session.ask) is not None:
        session.answer(players[ask.decider].answer(ask, session.view(ask.decider)))
    file = tmp_path / "record.json"
    file.write_bytes(encode(session.record()))
    page = door(server, "Aya", lang, size).go("r")
    page.locator("input[type=file]").set_input_files(file)
    until(page, AT.format(0))
    expect(page.locator(".rail .round-begins")).to_have_count(2)
    round_text = "Round {}" if lang == "en" else "第{}ラウンド"
    expect(page.locator(".rail p")).to_contain_text(round_text.format(1))
    page.keyboard.press("End")
    expect(page.locator(".rail p")).to_contain_text(round_text.format(2))
    if size == NARROW:
        page.locator(".last .all").click()
    expect(page.locator(".turn.round-begins:visible")).to_have_text(
        [re.compile(round_text.format(n)) for n in (1, 2)]
    )


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    cases(
        [("dominion", "en", WIDE), ("innovation", "ja", NARROW), ("bridge_over", "en", NARROW)],
        [("dominion", "en", WIDE), ("innovation", "ja", NARROW)],
    ),
)
def test_a_record_is_seen_gone_on_from_and_kept(
    server: Server,
    door: Door,
    tmp_path: Path,
    record_of: Callable[[str, int], bytes],
    game: str,
    lang: str,
    size: tuple[int, int],
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(record_of(game, 10**6))
    guest = door(server, "Aya", lang, size)
    page = guest.go("r")
    nothing_found(page)
    page.locator("input[type=file]").set_input_files(file)
    until(page, AT.format(0))
    # Moments, and anybody's eyes.
    page.keyboard.press("]")
    until(page, "Number(document.querySelector('.scrub input').value) > 0")
    eyes = page.locator(".scrub select")
    expect(eyes.locator("option")).to_have_count(4)
    expect(page.locator(".scrub").get_by_role("button", name=re.compile("^(Review|検討)"))).to_be_visible()
    eyes.select_option("0")
    expect(page.locator(".scrub select")).to_have_value("0")
    fits(page)
    nothing_found(page)
    # Nothing of it is stored: neither a seat here, nor anything that a second visit would find.
    until(page, "['{}', ''].includes(localStorage['fudaba-seats'] ?? '{}')")
    # The end, and back again.
    page.locator(".scrub .main").click()
    expect(page.locator(".fin h1")).not_to_be_empty()
    page.keyboard.press("b")
    page.get_by_role("button", name="Replay" if lang == "en" else "リプレイ").click()
    until(page, AT.format(0))
    # StoredTable, it has a link that others may open.
    page.get_by_role("button", name="Save it here" if lang == "en" else "ここに保存").click()
    page.wait_for_url("**/r/*")
    until(page, AT.format(0))
    other = door(server, "Ben")
    other.page.goto(page.url)
    until(other.page, AT.format(0))
    expect(other.page.locator(".scrub .lab-way, .scrub a").first).to_be_visible()


def test_a_game_that_goes_on_is_played_on_from_its_record(
    server: Server, door: Door, tmp_path: Path, record_of: Callable[[str, int], bytes]
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(record_of("dominion", 30))
    page = door(server, "Aya").go("r")
    page.locator("input[type=file]").set_input_files(file)
    until(page, AT.format(0))
    expect(page.get_by_role("button", name="Save it here")).to_have_count(0)
    page.locator(".scrub input").press("End")
    until(page, "Number(document.querySelector('.scrub input').value) >= 20")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    until(page, TO_DO)
    expect(page.locator(".log p.cap").first).to_contain_text("continues from")


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_a_broken_file_says_what_is_wrong_and_another_can_be_chosen(
    server: Server, door: Door, tmp_path: Path, record_of: Callable[[str, int], bytes], lang: str
) -> None:
    whole = json.loads(record_of("bridge_over", 10**6))
    broken = {
        "Not a game file": b"this is no record",
        "another seed": json.dumps(whole | {"seed": "another"}).encode(),
        "an answer that cannot be": json.dumps(whole | {"answers": [[99], *whole["answers"]]}).encode(),
    }
    page = door(server, "Aya", lang).go("r")
    said = set()
    for name, data in broken.items():
        file = tmp_path / f"{name}.json"
        file.write_bytes(data)
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".note.wrong")).not_to_be_empty()
        until(page, "document.querySelector('.record').ariaBusy !== 'true'")
        said.add(page.locator(".note.wrong").inner_text())
    assert len(said) == len(broken)
    file = tmp_path / "whole.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    until(page, AT.format(0))


def test_a_file_may_be_dropped(server: Server, door: Door, record_of: Callable[[str, int], bytes]) -> None:
    page = door(server, "Aya").go()
    page.locator(".from-file a").click()
    expect(page.locator(".record")).to_be_visible()
    data = page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "record.json", {type: "application/json"}));
            return data;
        }""",
        record_of("bridge_over", 10**6).decode(),
    )
    page.dispatch_event(".record", "drop", {"dataTransfer": data})
    until(page, AT.format(0))
