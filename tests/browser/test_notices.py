"""What a table tells: whose an achievement is, only the words of its edition, and no answer by mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE
from tests.browser.playing import TO_DO, until
from tests.browser.positions import lay_out, scenarios_of, sit_down

PAUSE = 500
"""Milliseconds after which a question may be answered with nothing, and some more."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, list[str]]]]:
    """Each scenario laid out as often as anybody sits down at it."""
    data = tmp_path_factory.mktemp("told")
    scenarios = scenarios_of("told_tables.yaml")
    ways = {title: [lay_out(data, scenario) for _ in range(4)] for title, scenario in scenarios.items()}
    ways["no time left"] = [lay_out(data, scenarios["the last cards"], left=30)]
    server = Server(data)
    server.start()
    yield server, ways
    server.kill()


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_claimed_achievements_have_their_names_and_owners(
    house: tuple[Server, dict[str, list[str]]], door: Door, lang: str, size: tuple[int, int]
) -> None:
    server, ways = house
    page = sit_down(door(server, "Aya", lang, size), ways["claimed achievements"].pop())
    expect(page.locator(".ages")).to_have_attribute("aria-label", re.compile("chievements|アチーブメント"))
    taken = page.locator(".ages .taken")
    expect(taken.locator("> b.num")).to_have_text(["1", "2"])
    expect(taken.locator("> small")).to_have_text(["Aya", "Ben"])
    owners = {"empire": "Aya", "wonder": "Aya", "monument": "Ben"}
    for face, owner in owners.items():
        claimed = page.locator(f".spec .taken [data-face={face}]")
        expect(claimed.locator("s")).to_be_attached()
        expect(claimed).to_contain_text(owner)
    expect(page.locator(".spec li:not(.taken) [data-face=world]")).to_have_count(1)


def test_a_card_is_told_in_the_words_of_the_table_s_edition(
    house: tuple[Server, dict[str, list[str]]], door: Door
) -> None:
    server, ways = house
    page = sit_down(door(server, "Aya"), ways["claimed achievements"].pop())
    page.locator(".own [data-face=archery]").first.hover()
    says = page.locator(".glance .says")
    expect(says).to_contain_text("highest")
    expect(says).not_to_contain_text("edition")


def test_a_second_enter_does_not_choose_nothing(
    house: tuple[Server, dict[str, list[str]]], door: Door
) -> None:
    server, ways = house
    page = sit_down(door(server, "Aya"), ways["a choice of nothing"].pop())
    page.locator(".hand [data-face=cellar]").click()
    question = page.locator(".slip h2").inner_text()
    # The second press comes as soon as the next question is there, as with a finger that presses twice.
    page.evaluate(
        """question => {
            const watch = new MutationObserver(() => {
                const heading = document.querySelector('.slip:not(.quiet) h2');
                if (heading === null || heading.innerText === question) return;
                watch.disconnect();
                const press = {key: 'Enter', bubbles: true, cancelable: true};
                document.body.dispatchEvent(new KeyboardEvent('keydown', press));
                document.querySelector('[data-confirm]').click();
                document.documentElement.dataset.pressed = performance.now();
            });
            watch.observe(document.body, {childList: true, subtree: true, characterData: true});
        }""",
        question,
    )
    page.keyboard.press("Enter")
    expect(page.locator("html[data-pressed]")).to_have_count(1)
    # From then on nothing may be chosen.
    until(page, f"performance.now() - Number(document.documentElement.dataset.pressed) > {PAUSE}")
    until(page, TO_DO)
    asked = page.locator(".slip h2")
    expect(asked).not_to_have_text(question)
    expect(page.locator(".hand .held[aria-disabled=false]")).to_have_count(2)
    page.locator("[data-confirm]").click()
    expect(page.locator(".lines")).not_to_contain_text("discards")
    expect(page.locator(".hand .held[aria-disabled=false]")).to_have_count(1)
    expect(page.locator(".slip .note")).to_have_text("You chose nothing.")
    page.keyboard.press("u")
    until(page, TO_DO)
    expect(page.locator(".slip .note")).to_have_count(0)


def test_when_the_time_is_up_log_and_end_tell_that_a_bot_plays(
    house: tuple[Server, dict[str, list[str]]], door: Door
) -> None:
    server, ways = house
    page = door(server, "Aya").go(ways["no time left"].pop())
    page.locator(".sit button[type=submit]").click()
    notice = "Aya ran out of time. A steady bot has taken over."
    expect(page.locator(".fin .cap").first).to_have_text(notice)
    page.keyboard.press("b")
    expect(page.locator(".log .noticed").first).to_contain_text(notice)
