"""Tables on which a great deal lies: nothing over something else, and all of it to be found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import cases
from tests.browser.laid_out import at_each, resized
from tests.browser.playing import choices
from tests.browser.positions import lay_out, scenarios_of, sit_down

TABLET = (1024, 768)
ACROSS = (844, 390)
TWICE = (683, 313)
"""A small laptop at 200 %."""
BRIDGE_OVER = "bridge over, an attack that has come round the table"
DOMINION = "dominion with tokens, mats and states"
INNOVATION = "innovation of the fourth edition with everything"
LONG_SPLAY = "innovation of the third edition with a long splay"
TITLES = (INNOVATION, LONG_SPLAY, DOMINION, BRIDGE_OVER)


class House:
    """A server with these tables, each several times: it begins when somebody sits down."""

    def __init__(self, server: Server, ways: dict[str, list[str]]) -> None:
        self.server = server
        self.ways = ways

    def way(self, title: str) -> str:
        """The way to one more table of that scenario."""
        return self.ways[title].pop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Each scenario laid out as often as anybody sits down at it."""
    data = tmp_path_factory.mktemp("full")
    scenarios = scenarios_of("full_tables.yaml")
    assert tuple(scenarios) == TITLES
    ways = {title: [lay_out(data, scenario) for _ in range(7)] for title, scenario in scenarios.items()}
    server = Server(data)
    server.start()
    yield House(server, ways)
    server.kill()


@pytest.mark.parametrize(
    ("lang", "sizes", "title"),
    cases(
        (
            (lang, sizes, title)
            for title in TITLES
            for lang, sizes in (("en", (WIDE, NARROW)), ("ja", (NARROW, TABLET, WIDE)))
        ),
        [("ja", (NARROW, TABLET, WIDE), title) for title in TITLES],
    ),
)
def test_nothing_lies_over_something_else(
    house: House, door: Door, lang: str, sizes: Sequence[tuple[int, int]], title: str
) -> None:
    page = sit_down(door(house.server, "Aya", lang, sizes[0]), house.way(title))
    at_each(page, sizes, title)


@pytest.mark.parametrize("title", cases(((title,) for title in TITLES), [(DOMINION,), (INNOVATION,)]))
def test_nothing_lies_over_something_else_at_twice_the_size(house: House, door: Door, title: str) -> None:
    page = sit_down(door(house.server, "Aya", "en", TWICE), house.way(title))
    at_each(page, [TWICE], title)


def test_what_lies_on_piles_and_with_players_is_told(house: House, door: Door) -> None:
    page = sit_down(door(house.server, "Aya"), house.way(DOMINION))
    smithy = page.locator(".tile[data-face=smithy] .on-it > span")
    expect(smithy).to_have_text(["A+1 Action", "B+$1", "Favor × 2"])
    expect(page.locator(".tile[data-face=market] .on-it")).to_contain_text("Embargo × 2")
    expect(page.locator(".tile[data-face=village] .on-it")).to_have_text("Cheap")
    mine = page.locator(".pl").first
    for held in ("Deluded", "Key", "Exile", "Tavern", "Native Village", "Coffers", "Debt"):
        expect(mine).to_contain_text(held)
    expect(page.locator(".land[data-face=cathedral] small")).to_have_text("Aya, Ben")
    expect(page.locator(".land[data-face=deluded] small")).to_have_count(0)


def test_what_a_question_is_about_is_in_sight_whatever_players_hold(house: House, door: Door) -> None:
    """On a tablet piles lie beside all that players hold; a phone held across shows what may be chosen."""
    page = sit_down(door(house.server, "Aya"), house.way(DOMINION))
    resized(page, TABLET)
    expect(page.locator(".tile:not(.base)").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".tile.base").first).to_be_in_viewport(ratio=0.9)
    for option in choices(page).all():
        expect(option).to_be_in_viewport()
    resized(page, ACROSS)
    for option in page.locator(".hand [data-pick]").all():
        expect(option).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", cases([(WIDE,), (NARROW,)], [(NARROW,)]))
def test_every_action_of_innovation_says_what_it_does(
    house: House, door: Door, size: tuple[int, int]
) -> None:
    page = sit_down(door(house.server, "Aya", size=size), house.way(INNOVATION))
    achieves = page.locator(".slip .grp", has_text="Achieve")
    for message in ("Claim the achievement of age 3", "Achieve a secret: age 4", "Homer"):
        expect(achieves.locator(".opt", has_text=message)).to_have_count(1)
    expect(page.locator(".slip .grp.bare .opt")).to_have_count(0)


def test_on_a_phone_the_board_of_another_opens(house: House, door: Door) -> None:
    page = sit_down(door(house.server, "Aya", size=NARROW), house.way(INNOVATION))
    ben = page.get_by_role("region", name="Ben")
    expect(ben.locator(".stacks")).to_be_hidden()
    ben.get_by_role("button", name="Show Ben’s board").click()
    expect(ben.locator(".stacks")).to_be_visible()
    expect(ben.locator(".places")).to_contain_text("Safe")
    # Everybody sees the backs of a score pile.
    expect(ben.locator(".places div", has_text="Score pile").locator("dd")).to_have_text(["6", "7"])
    ben.get_by_role("button", name="Hide Ben’s board").click()
    expect(ben.locator(".stacks")).to_be_hidden()


def test_why_comes_into_sight(house: House, door: Door) -> None:
    page = sit_down(door(house.server, "Aya"), house.way(BRIDGE_OVER))
    page.locator(".lines button.why").last.click()
    expect(page.locator(".lines .whybox q")).to_be_in_viewport()
