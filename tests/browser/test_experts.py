"""What somebody who plays often meets at a table: keys that stay, Ways without a question, all in sight."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, WIDE, Door, Guest, Server
from tests.browser.every_day import IN_JAPANESE, cases
from tests.browser.laid_out import nothing_amiss
from tests.browser.playing import TO_DO, answered, comes_to, placed, poll, until
from tests.browser.positions import keep, lay_out, replay, scenarios_of, sit_down

WAYS = "ways beside the Actions"
COSTLY = "a costly hand"
FULL = "a full hand of Innovation"
WILD = "a wild card of Bridge Over"
LAPTOP = (1366, 625)
ENLARGED = (640, 400)
LARGE = (1920, 1080)


class House:
    """A server with these tables: each begins when somebody sits down."""

    def __init__(self, server: Server, ways: dict[str, list[str]]) -> None:
        self.server = server
        self.ways = ways

    def sit(self, guest: Guest, title: str) -> Page:
        """Sit down at one more table of that scenario."""
        return sit_down(guest, self.ways[title].pop())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Each scenario laid out as often as anybody sits down at it."""
    data = tmp_path_factory.mktemp("experts")
    found = scenarios_of("tables_of_experts.yaml")
    ways = {title: [lay_out(data, scenario) for _ in range(16)] for title, scenario in found.items()}
    server = Server(data)
    server.start()
    yield House(server, ways)
    server.kill()


def log(page: Page) -> str:
    """What the log says last."""
    return page.locator(".log .lines").last.inner_text()


def key_of(page: Page, piece: str) -> str:
    """The key that stands on a piece."""
    return page.locator(piece).locator(".key").first.text_content() or ""


# --- Ways -----------------------------------------------------------------------------------


def test_an_action_is_played_as_itself_without_a_second_question(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    page.keyboard.press(key_of(page, ".hand [data-face=village]"))
    page.keyboard.press("Enter")
    expect(page.locator(".counters dd").first).to_have_text("2")
    answered(page)
    expect(page.locator(".slip h2")).to_contain_text("Action phase")


@pytest.mark.parametrize("by", ["key", "click", "slip"])
def test_a_way_is_a_second_target(house: House, door: Door, by: str) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    page.locator(".hand .held:has([data-face=festival]), .hand .held[data-face=festival]").first.click()
    expect(page.locator(".as-what")).to_be_visible()
    if by == "key":
        page.keyboard.press(key_of(page, ".land[data-face=way_of_the_ox]"))
    elif by == "click":
        page.locator(".land[data-face=way_of_the_ox]").click()
    else:
        page.locator(".as-what [data-face=way_of_the_ox]").click()
    expect(page.locator(".land[data-face=way_of_the_ox]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-confirm]").click()
    until(page, "document.querySelector('.log').innerText.includes('Way of the Ox')")
    until(page, TO_DO)
    expect(page.locator(".counters dd").nth(2)).to_have_text("$0")
    expect(page.locator(".as-what")).to_have_count(0)


def test_after_taking_back_one_is_asked_by_what_an_action_is_played(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    page.keyboard.press(key_of(page, ".hand [data-face=festival]"))
    page.keyboard.press("Enter")
    expect(page.locator(".counters dd").first).to_have_text("2")
    page.keyboard.press("u")
    expect(page.locator(".slip h2")).to_contain_text("Festival")
    expect(page.locator(".slip .opt").locator("visible=true")).to_have_count(3)


# --- keys -----------------------------------------------------------------------------------


def test_a_card_has_the_key_of_its_pile(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    played = key_of(page, ".hand [data-face=village]")
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.locator(".phases .on")).to_have_text("Buy")
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    answered(page)
    until(page, "document.querySelector('.tile[data-face=village] .key') !== null")
    expect(page.locator(".tile[data-face=village] .key")).to_have_text(played)


def test_single_letters_can_be_switched_off(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    page.locator(".burger").click()
    page.get_by_role("button", name="Settings").click()
    page.locator("input[name=letters]").last.check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".hand .key").first).to_be_hidden()
    page.keyboard.press("e")
    page.keyboard.press("?")
    expect(page.locator("dialog, .btn.on")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize("sheet", cases([("Keys",), ("Settings",)], [("Settings",)]))
def test_enter_belongs_to_the_question_after_a_sheet(house: House, door: Door, sheet: str) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    page.locator(".burger").click()
    page.get_by_role("button", name=sheet, exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.locator(".phases .on")).to_have_text("Buy")
    expect(page.locator("dialog")).to_have_count(0)


def test_enter_belongs_to_the_question_after_a_press_elsewhere(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    page.locator(".lying summary, .log .why, .tile").first.focus()
    page.locator(".burger").click()
    page.get_by_role("button", name="Day, night").or_(page.get_by_role("button", name="Theme")).click()
    theme = page.evaluate("document.documentElement.dataset.theme")
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.locator(".phases .on")).to_have_text("Buy")
    assert page.evaluate("document.documentElement.dataset.theme") == theme  # once: it was answered


def test_a_button_reached_by_tab_keeps_enter(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    page.locator("[data-fixed=e]").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-fixed=e]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".phases .on")).to_have_text("Action")


# --- autoplay -------------------------------------------------------------------------------


def test_the_colour_held_most_is_called_by_itself(house: House, door: Door) -> None:
    guest = door(house.server, "Eva")
    guest.go().evaluate("localStorage['fudaba-auto'] = JSON.stringify(['bridge_over colour'])")
    page = house.sit(guest, WILD)
    page.locator(".hand .held[data-face*=wild]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".pile small")).to_contain_text("blue")
    expect(page.locator(".by-rule").first).to_be_visible()


@pytest.mark.parametrize("lang", IN_JAPANESE)
def test_each_game_has_answers_to_settle_beforehand(house: House, door: Door, lang: str) -> None:
    page = door(house.server, "Eva", lang).go()
    page.locator(".burger").click()
    page.get_by_role("button", name="Settings" if lang == "en" else "設定").click()
    more = page.locator(".autoplay details")
    expect(more).to_have_count(3)
    for game in range(3):
        more.nth(game).locator("summary").click()
    expect(page.locator(".autoplay .tick")).to_have_count(2 + 21 + 3 + 4)
    expect(page.locator(".autoplay")).not_to_contain_text("auto-")


# --- what is seen ----------------------------------------------------------------------------


def test_a_table_has_at_most_five_ways_to_elsewhere_beside_its_menu(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    ways = page.locator(".mast nav > *").locator("visible=true")
    poll(page, ways.count, lambda count: count <= 5)
    page.locator(".burger").click()
    expect(page.get_by_role("button", name="Points")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Points")).to_be_hidden()


def test_the_price_of_a_potion_card_can_be_read(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), COSTLY)
    card = page.locator(".hand .dc:has(.potion)").first
    placed(
        card.locator(".coin").first,
        card.locator(".potion"),
        lambda coin, drop: drop["y"] + drop["height"] <= coin["y"] + 3,
    )


def test_two_players_with_one_initial_have_two_seals(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva"), WAYS)
    expect(page.locator(".pl .seal")).to_have_text(["Ev", "Em"])


def test_on_a_phone_equal_cards_in_play_say_how_many_they_are(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva", "en", NARROW), COSTLY)
    times = page.locator(".inplay .times")
    expect(times).to_have_text("× 4")
    placed(
        times,
        page.locator(".inplay"),
        lambda box, strip: box["x"] + box["width"] <= strip["x"] + strip["width"],
    )


@pytest.mark.parametrize("size", cases([(LAPTOP,), (WIDE,), (ENLARGED,)], [(LAPTOP,), (ENLARGED,)]))
def test_all_piles_are_in_sight(house: House, door: Door, size: tuple[int, int]) -> None:
    page = house.sit(door(house.server, "Eva", "en", size), COSTLY)
    whole = """() => {
        const box = document.querySelector('.supply').getBoundingClientRect();
        return [...document.querySelectorAll('.tile')].filter(tile => {
            const its = tile.getBoundingClientRect();
            const end = Math.min(box.bottom, innerHeight) + 1;
            return its.height < 24 || its.top < box.top - 1 || its.bottom > end;
        }).length;
    }"""
    comes_to(page, lambda: page.evaluate(whole), 0, "piles out of sight")


def test_on_a_large_screen_names_and_counts_stand_apart(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva", "en", LARGE), COSTLY)
    gaps = """[...document.querySelectorAll('.tile.base')].map(tile => {
        const range = document.createRange();
        range.selectNodeContents(tile.querySelector('.name'));
        return tile.querySelector('.left').getBoundingClientRect().left - range.getBoundingClientRect().right;
    })"""
    poll(page, lambda: page.evaluate(gaps), lambda found: min(found) >= 3, "they touch")


IN_SIGHT = """pieces => [...document.querySelectorAll(pieces)].filter(piece => {
    const box = piece.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 0 && hit !== null && piece.contains(hit);
}).length"""


@pytest.mark.parametrize("size", cases([(LAPTOP,), (WIDE,), ((1024, 768),)], [(LAPTOP,), ((1024, 768),)]))
def test_all_boards_and_a_hand_of_twelve_are_in_sight(
    house: House, door: Door, size: tuple[int, int]
) -> None:
    page = house.sit(door(house.server, "Eva", "en", size), FULL)
    comes_to(page, lambda: page.evaluate(IN_SIGHT, ".board .gut"), 4)
    comes_to(page, lambda: page.evaluate(IN_SIGHT, ".board:not(.own) .top-card"), 7)
    comes_to(page, lambda: page.evaluate(IN_SIGHT, ".hand .held"), 12)
    nothing_amiss(page)


def test_a_row_opens_to_the_whole_board(house: House, door: Door) -> None:
    page = house.sit(door(house.server, "Eva", "en", LAPTOP), FULL)
    row = page.locator(".board[data-seat='1']")
    expect(row.locator(".places")).to_be_hidden()
    row.locator(".peek").click()
    expect(row.locator(".places")).to_be_visible()


def test_at_the_end_the_sums_are_in_sight(tmp_path_factory: pytest.TempPathFactory, door: Door) -> None:
    data = tmp_path_factory.mktemp("sums")
    played = keep(data, "innovation", 4, options={"edition": "fourth"})
    server = Server(data)
    server.start()
    try:
        page = replay(door(server, "Aya", "en", WIDE), played, played.moments[-1])
        page.goto(f"{server.address}t/{played.table}")
        expect(page.locator(".fin h1")).to_be_visible()
        sums = page.locator(".pts .sum td b")
        if sums.count():
            comes_to(page, lambda: page.evaluate(IN_SIGHT, ".pts .sum td b"), sums.count())
        else:
            nothing_amiss(page, but="high")
    finally:
        server.kill()


# --- forced colours --------------------------------------------------------------------------

SHAPES = """() => {
    const ground = element => {
        for (let at = element.parentElement; at; at = at.parentElement) {
            const colour = getComputedStyle(at).backgroundColor;
            if (!/, 0\\)$|transparent/.test(colour)) return colour;
        }
        return 'none';
    };
    const shown = element => element.getBoundingClientRect().width > 0 && element.closest('.under') === null;
    const signs = [...document.querySelectorAll('main .sign')].filter(shown)
        .filter(sign => getComputedStyle(sign).backgroundColor === ground(sign)).map(sign => sign.className);
    const pieces = '.tile, .land, .dc, .ivc, .bc:not(.ic), .chip, .ring .down, .draw .down';
    const edges = [...document.querySelectorAll(`main :is(${pieces})`)].filter(shown)
        .filter(piece => getComputedStyle(piece).outlineStyle === 'none').map(piece => piece.className);
    const legal = [...document.querySelectorAll('main :is(.legal, .legal2)')].filter(shown)
        .filter(piece => parseFloat(getComputedStyle(piece).outlineWidth) < 3).map(piece => piece.className);
    const words = [...document.querySelectorAll('main .ivc:not(.special) > .name')].filter(shown)
        .filter(name => getComputedStyle(name, '::after').content.length < 6).map(name => name.innerText);
    return {signs, edges, legal, words};
}"""
"""Signs in the colour of their ground; pieces without edges, choices without frames, colours without words.
"""


@pytest.mark.parametrize(
    ("title", "scheme"),
    cases(
        itertools.product((WAYS, FULL, "bridge_over"), ("light", "dark")),
        [(WAYS, "light"), (FULL, "dark"), ("bridge_over", "light")],
    ),
)
def test_forced_colours_leave_shapes_edges_and_signs(
    house: House, door: Door, title: str, scheme: Any
) -> None:
    guest = door(house.server, "Eva", own=True, forced_colors="active", color_scheme=scheme)
    if title == "bridge_over":
        page = guest.go()
        page.locator(".fuda.bridge_over .btn.main").click()
        page.wait_for_url("**/t/*")
        until(page, TO_DO)
    else:
        page = house.sit(guest, title)
    nothing: dict[str, list[str]] = {"signs": [], "edges": [], "legal": [], "words": []}
    comes_to(page, lambda: page.evaluate(SHAPES), nothing)
