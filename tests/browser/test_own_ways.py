"""Everybody's own ways: answers settled beforehand, being called, another device, days to think."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WIDE, Door, Server
from tests.browser.every_day import IN_JAPANESE, JAPANESE_ON_A_PHONE
from tests.browser.playing import TO_DO, answered, close_sheet, comes_to, open_menu, quiet, slip, until
from tests.browser.positions import lay_out, scenarios_of, sit_down
from tests.browser.test_dominion import TURN, open_dominion

ALERTS = """
    window.called = [];
    window.rung = [];
    document.hasFocus = () => false;
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, more) { window.called.push([title, more.body]); }
        close() {}
    };
    const fetched = window.fetch;
    window.fetch = (...asked) => {
        if (String(asked[0]).endsWith('.wav')) window.rung.push(asked[0]);
        return fetched(...asked);
    };
"""


PATIENT = """
    localStorage['fudaba-auto'] ??= '["dominion treasures"]';
    const [later, isPause] = [window.setTimeout, time => time === 120 || (time >= 900 && time <= 2200)];
    window.setTimeout = (what, time, ...more) => later(what, isPause(time) ? 1e8 : time, ...more);
"""
"""Treasures play themselves, but the pause before it does not end."""


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[str]]]:
    """A hand that is asked the same question twice."""
    data = tmp_path_factory.mktemp("twice")
    ways = [lay_out(data, scenarios_of("told_tables.yaml")["the same question twice"]) for _ in range(4)]
    server = Server(data)
    server.start()
    yield server, ways
    server.kill()


def tick(page: Page, rule: str) -> None:
    """Set in the settings that something is answered by itself."""
    page.locator(".mast nav button").filter(has_text=re.compile("Settings|設定")).evaluate(
        "button => button.click()"
    )
    page.locator(".autoplay .tick").filter(has_text=re.compile(rule)).locator("input").check()
    close_sheet(page)


@pytest.mark.parametrize("lang", IN_JAPANESE)
def test_treasures_are_played_by_themselves_where_one_wishes_so(
    server: Server, door: Door, lang: str
) -> None:
    page = open_dominion(door(server, "Aya", lang))
    until(page, TURN)
    expect(page.locator(".btn.auto, .by-rule")).to_have_count(0)
    tick(page, "play all Treasures|すべて使用")
    expect(page.locator(".inplay .held")).not_to_have_count(0)
    expect(page.locator(".by-rule").first).to_have_text("自動" if lang == "ja" else "auto")
    until(page, TURN)
    # What is taken back is decided by hand.
    page.keyboard.press("u")
    expect(page.locator(".inplay .held")).to_have_count(0)
    until(page, TURN)
    expect(page.locator("[data-fixed=c]")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".btn.auto")).to_have_count(0)
    expect(page.locator(".by-rule")).to_have_count(0)


def test_what_answers_itself_can_be_stopped(server: Server, door: Door) -> None:
    guest = door(server, "Aya")
    guest.context.add_init_script(PATIENT)
    page = open_dominion(guest)
    until(page, TURN)
    expect(page.locator(".btn.auto")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".btn.auto")).to_have_count(0)
    expect(page.locator("[data-fixed=c]")).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_an_answer_is_settled_for_all_such_questions(
    twice: tuple[Server, list[str]], door: Door, lang: str, size: tuple[int, int]
) -> None:
    server, ways = twice
    page = sit_down(door(server, "Aya", lang, size), ways.pop())
    for face in ("village", "chancellor"):
        until(page, TO_DO)
        page.locator(f".hand [data-face={face}]").click()
        page.locator("[data-confirm]").click()
        answered(page)
    until(page, TO_DO)
    page.locator(".from-now-on input").check()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    answered(page)
    until(page, TO_DO)
    page.locator(".hand [data-face=chancellor]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".slip .note")).to_have_text(re.compile("automatically|自動で"))
    page.locator(".mast nav button").filter(has_text=re.compile("Settings|設定")).evaluate(
        "button => button.click()"
    )
    expect(page.locator(".settled")).to_have_count(1)
    page.locator(".settled button").click()
    expect(page.locator(".settled")).to_have_count(0)


def test_one_is_called_when_it_is_one_s_turn_if_one_wishes_so(server: Server, door: Door) -> None:
    guest = door(server, "Aya")
    guest.context.add_init_script(ALERTS)
    guest.context.add_init_script(
        "for (const one of ['sounds', 'notifies']) localStorage[`fudaba-${one}`] ??= 'yes'"
    )
    page = open_dominion(guest)
    until(page, TURN)
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/seal-turn.svg")
    quiet(page)
    comes_to(page, lambda: page.evaluate("[window.called, window.rung]"), [[], []])
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(page.locator(".lines .turn")).to_have_count(3)
    comes_to(page, lambda: page.evaluate("window.called.map(one => one[0])"), ["Your turn"])
    comes_to(page, lambda: page.evaluate("window.rung"), ["/turn.wav"])


def test_nobody_is_called_who_has_not_asked_for_it(server: Server, door: Door) -> None:
    guest = door(server, "Aya")
    guest.context.add_init_script(ALERTS)
    page = open_dominion(guest)
    until(page, TURN)
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(page.locator(".lines .turn")).to_have_count(3)
    until(page, TURN)
    quiet(page)
    comes_to(page, lambda: page.evaluate("[window.called, window.rung]"), [[], []])


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_seat_goes_on_on_another_device(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    page = open_dominion(door(server, "Aya", lang, WIDE))
    until(page, TURN)
    open_menu(page)
    page.locator(".mast nav button").filter(has_text=re.compile("another device|別の端末")).click()
    expect(page.locator(".device svg path")).to_be_visible()
    link = page.locator(".device input").input_value()
    close_sheet(page)
    other = door(server, "", lang, size).go(link.removeprefix(server.address))
    until(other, TURN)
    until(other, "!location.href.includes('device')")
    # The link was good once: anyone who has it too has nothing.
    third = door(server, "", "en").go(link.removeprefix(server.address))
    expect(third.locator("main.plain p")).to_contain_text("has been used")
    expect(slip(other)).to_be_visible()
    other.locator("[data-fixed=e]").click()
    other.locator("[data-confirm]").click()
    expect(page.locator(".lines .turn")).to_have_count(3)


def test_days_to_think(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("new/bridge_over")
    page.get_by_label("Time limit").select_option("259200")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".terms")).to_contain_text("3 days each")
    expect(page.locator(".invitation input")).to_have_value(re.compile("/t/.+"))
