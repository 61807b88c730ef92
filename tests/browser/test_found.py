"""What players once found wrong on a table, each where it was; most of it is laid out in the lab."""

from __future__ import annotations

import base64
import re
import zlib

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import IN_ENGLISH, IN_JAPANESE, cases
from tests.browser.laid_out import nothing_amiss, resized
from tests.browser.playing import (
    TO_DO,
    answered,
    box_of,
    comes_to,
    invitation,
    open_table,
    placed,
    poll,
    until,
)
from tests.browser.test_together import sit_down, who_may_draw

ACROSS = (844, 390)
"""A phone that is held across."""
BRIDGE_OVER = """
scenario: What a turn may do
game: bridge_over
setup:
  top: red 5
  pile: [green 1, green 3, green 7]
  A: {hand: [red Draw 2, Block, Wild Number Chain, blue 7]}
  B: {hand: [yellow 1, yellow 2]}
steps: []
"""
DOMINION = """
scenario: A hand of Treasures
game: dominion
setup:
  supply: [Village, Smithy]
  phase: buy
  A: {hand: [Copper, Silver, Gold], deck: [Estate*5]}
  B: {hand: [Village, Curse, Gold]}
steps: []
"""
INNOVATION = """
scenario: Boards
game: innovation
setup:
  A: {board: {red: [Archery]}, hand: [Agriculture]}
  B: {board: {blue: [Pottery]}, hand: [Oars]}
steps: []
"""
PROPHECY = """
scenario: An Omen in hand
game: dominion
setup:
  supply: [Kitsune, Village, Moat]
  landscapes: [Approaching Army, Way of the Frog]
  suns: 1
  A: {hand: [Kitsune, Merchant Ship, Copper, Gold, Village], deck: [Estate*5]}
  B: {hand: [Village, Curse, Gold]}
steps:
  - A: play Village
"""
OVERLAP = """([one, other]) => {
    const box = element => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect();
    };
    return [...document.querySelectorAll(one)].flatMap(first =>
        [...(first.closest(".held") ?? document).querySelectorAll(other)].flatMap(second => {
            const [a, b] = [box(first), box(second)];
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const meet = a.width > 0 && b.width > 0 && across > 1 && down > 1;
            return meet ? [`${first.innerText} | ${second.innerText}`] : [];
        }));
}"""
"""Which texts lie over each other, of one card."""

LIES = """([one, other]) => [...document.querySelectorAll(one)].flatMap(first =>
    [...document.querySelectorAll(other)].flatMap(second => {
        const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return a.width > 0 && b.width > 0 && across > 1 && down > 1 ? [`${one} | ${second.className}`] : [];
    }))"""
"""Which parts of the page lie over each other."""


def apart(page: Page, how: str, one: str, other: str) -> None:
    """Wait until no two of them lie over each other; how: `OVERLAP` or `LIES`."""
    comes_to(page, lambda: page.evaluate(how, [one, other]), [])


def lay(page: Page, server: Server, scenario: str) -> None:
    """Lay a situation out, as its link does."""
    packing = zlib.compressobj(wbits=-15)
    packed = packing.compress(scenario.encode()) + packing.flush()
    page.goto(f"{server.address}lab#s={base64.urlsafe_b64encode(packed).decode().rstrip('=')}")
    expect(page.locator(".lab .tbl .hand")).to_be_attached()
    expect(page.locator('.lab[aria-busy="false"]')).to_be_visible()


def test_with_all_hands_open_the_other_hand_lies_on_the_table(server: Server, door: Door) -> None:
    page = door(server, "Aya").page
    lay(page, server, DOMINION)
    other = page.locator(".pl", has_text="Village")
    expect(other).to_contain_text("Curse")
    expect(other).to_contain_text("Gold")
    page.locator(".lab-foot select").select_option(label="A")
    expect(page.locator(".pl", has_text="Curse")).to_have_count(0)


@pytest.mark.parametrize("game", ["dominion", "innovation"])
def test_the_points_are_told_while_a_game_goes_on(server: Server, door: Door, game: str) -> None:
    page = door(server, "Aya").go()
    page.locator(f".fuda.{game} .btn.main").click()
    until(page, TO_DO)
    page.keyboard.press("t")
    expect(page.locator("dialog .points tbody th")).to_have_count(3)
    # Of two players; what somebody else's deck is worth nobody is told.
    expect(page.locator("dialog .points tbody td")).to_have_text([re.compile("^([0-9]+|–)$")] * 6)


@pytest.mark.parametrize("lang", IN_JAPANESE)
def test_the_sign_of_a_card_does_not_lie_over_its_name(server: Server, door: Door, lang: str) -> None:
    for size in (WIDE, NARROW):
        page = door(server, "Aya", lang, size).page
        lay(page, server, BRIDGE_OVER)
        page.locator(".panels button").first.dispatch_event("click")
        expect(page.locator(".hand .bc")).to_have_count(4)
        expect(page.locator(".hand .bc .mid")).not_to_have_count(0)
        expect(page.locator(".hand .bc .nm")).not_to_have_count(0)
        apart(page, OVERLAP, ".hand .bc :is(.big, .mid)", ".nm")


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_the_key_of_a_chosen_card_leaves_its_type_to_be_read(server: Server, door: Door, lang: str) -> None:
    page = door(server, "Aya", lang).page
    lay(page, server, DOMINION)
    page.locator(".hand .held").first.click()
    expect(page.locator(".hand .held[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".hand .held .key").first).to_be_visible()
    expect(page.locator(".hand .held .types")).not_to_have_count(0)
    apart(page, OVERLAP, ".hand .held .key", ".types")


@pytest.mark.parametrize(
    ("lang", "discards", "hits"),
    cases([("en", "discard, no effect", "B"), ("ja", "捨て", "B")], [("ja", "捨て", "B")]),
)
def test_an_option_says_what_follows_from_it(
    server: Server, door: Door, lang: str, discards: str, hits: str
) -> None:
    """A Block on one's own turn is only discarded; a Draw 2 hits somebody."""
    page = door(server, "Aya", lang).page
    lay(page, server, BRIDGE_OVER)
    expect(page.locator(".slip .opt", has_text="Block")).to_contain_text(re.compile(discards, re.IGNORECASE))
    expect(page.locator(".slip .opt[data-face='red draw_2']")).to_contain_text(hits)


@pytest.mark.parametrize("game", ["dominion", "innovation"])
def test_on_a_phone_that_is_held_across_the_hand_is_in_sight(server: Server, door: Door, game: str) -> None:
    page = door(server, "Aya", size=ACROSS).go()
    page.locator(f".fuda.{game} .btn.main").click()
    until(page, TO_DO)
    in_sight(page)


def test_on_a_phone_that_is_held_across_the_hand_of_bridge_over_is_in_sight(
    server: Server, door: Door
) -> None:
    page = open_table(door(server, "Aya", size=ACROSS), ["me", "steady"])
    until(page, TO_DO)
    in_sight(page)


def in_sight(page: Page) -> None:
    """A card of the hand can be seen without scrolling."""
    card = page.locator(".hand :is(.held, li)").first
    poll(page, lambda: box_of(card), lambda box: box["y"] + min(box["height"], 40) <= ACROSS[1])


@pytest.mark.parametrize("game", cases([("dominion",), ("innovation",), ("bridge_over",)], [("innovation",)]))
def test_the_longest_name_leaves_room_for_all_else(server: Server, door: Door, game: str) -> None:
    """One word that can be broken nowhere: on a phone, in the log beside the table, and where one waits."""
    guest = door(server, "ウォルフェシュレーゲルシュタインハウゼンベルガー", "ja", NARROW)
    page = guest.go()
    page.locator(f".fuda.{game} .btn.main").click()
    until(page, TO_DO)
    nothing_amiss(page, "on a phone")
    first = page.locator(".counters, .ages li, .cnt").first
    assert box_of(first)["x"] + 40 < NARROW[0]
    resized(page, WIDE)
    nothing_amiss(page, "beside the log")
    out = """[...document.querySelectorAll('.line .t, .line .why')]
        .filter(one => one.getBoundingClientRect().right > innerWidth).map(one => one.innerText)"""
    comes_to(page, lambda: page.evaluate(out), [])


def test_on_a_phone_a_wish_to_take_back_does_not_lie_over_the_clock(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya", size=NARROW), ["me", "open"], rounds=3)
    his = sit_down(door(server, "Ben", size=NARROW), invitation(hers))
    first = who_may_draw(hers, his)
    second = his if first is hers else hers
    lines = first.locator(".line").count()
    first.locator(".draw button").click()
    first.locator("[data-confirm]").click()
    expect(first.locator(".line")).not_to_have_count(lines)
    first.keyboard.press("u")
    expect(second.locator(".request .main")).to_be_visible()
    expect(second.locator(".request")).to_contain_text("draws 1 card")  # what it is about
    for page in (first, second):
        apart(page, LIES, ".request", ".slip .who, .clock, .burger")


@pytest.mark.parametrize("game", ["dominion", "innovation", "bridge_over"])
def test_axe_finds_nothing_of_any_weight_on_a_table_and_in_the_lab(
    server: Server, door: Door, game: str
) -> None:
    """Headings too: one of the first rank, and none left out below it."""
    page = door(server, "Aya").page
    lay(page, server, {"dominion": DOMINION, "innovation": INNOVATION, "bridge_over": BRIDGE_OVER}[game])
    nothing_found(page)
    page.goto(server.address)
    page.locator(f".fuda.{game} .btn.main").click()
    until(page, TO_DO)
    nothing_found(page)


def test_a_pressed_button_under_the_pointer_can_be_read(server: Server, door: Door) -> None:
    """On a phone the last thing pressed stays under the pointer."""
    page = door(server, "Aya").page
    lay(page, server, DOMINION)
    page.locator("[data-fixed=c]").click()
    pressed = page.locator("[data-fixed=c][aria-pressed=true]:hover")
    ground = "one => getComputedStyle(one).backgroundColor"
    comes_to(page, lambda: pressed.evaluate(ground), page.locator("[data-confirm]").evaluate(ground))


def test_the_latest_line_of_the_log_stays_in_sight(server: Server, door: Door) -> None:
    """Also when a note or what is said takes room from the log; but who has scrolled up reads there."""
    page = door(server, "Aya", size=(1280, 700)).go()
    page.locator(".fuda.dominion .btn.main").click()
    box = page.locator(".log .scroll")
    for _ in range(4):
        until(page, TO_DO)
        page.keyboard.press("e")
        page.locator("[data-confirm]").click()
        answered(page)
    until(page, TO_DO)

    def lacks() -> float:
        found: float = box.evaluate("one => one.scrollHeight - one.scrollTop - one.clientHeight")
        return found

    resized(page, (1280, 500))
    poll(page, lambda: box.evaluate("one => one.scrollHeight > one.clientHeight"), bool, "all fits")
    poll(page, lacks, lambda found: found < 2, "pixels below")
    box.evaluate("one => { one.scrollTop = 0; }")
    resized(page, (1280, 490))
    assert box.evaluate("one => one.scrollTop") == 0  # once: `resized` has waited


def test_the_longest_names_stay_on_their_piles(server: Server, door: Door) -> None:
    """In the lab there is less room for each than at a table."""
    page = door(server, "Aya").page
    names = "Groundskeeper, Quartermaster, Swashbuckler, Cartographer, Necromancer, Transmogrify"
    kingdom = f"[{names}, Moneylender, Masquerade, Mountebank, Guildmaster]"
    lay(page, server, DOMINION.replace("[Village, Smithy]", kingdom))
    expect(page.locator(".tile:not(.base)")).to_have_count(10)
    out = """[...document.querySelectorAll('.tile:not(.base)')].filter(tile => {
        const text = document.createRange();
        text.selectNodeContents(tile.querySelector('.name'));
        return text.getBoundingClientRect().right > tile.getBoundingClientRect().right;
    }).map(tile => tile.innerText)"""
    comes_to(page, lambda: page.evaluate(out), [])
    whole = "[...document.querySelectorAll('.tile:not(.base) .name')].every(one => one.clientHeight < 20)"
    poll(page, lambda: page.evaluate(whole), bool, "a name is broken within a word")


def test_on_a_phone_a_question_about_a_way_has_its_answers_in_the_slip(server: Server, door: Door) -> None:
    """The card lies in play and the Way above all piles: the question stood there without an answer."""
    page = door(server, "Aya", size=NARROW).page
    scenario = DOMINION.replace("phase: buy", "landscapes: [Way of the Frog]").replace(
        "hand: [Copper,", "hand: [Smithy, Copper,"
    )
    lay(page, server, scenario.replace("steps: []", "steps:\n  - A: play Smithy"))
    page.locator(".panels button").first.dispatch_event("click")
    options = page.locator(".slip .opt").locator("visible=true")
    expect(options).to_have_text([re.compile("Smithy"), re.compile("Frog")])


def test_on_a_phone_the_menu_closes_beside_it_and_by_escape(server: Server, door: Door) -> None:
    page = door(server, "Aya", size=NARROW).go()
    page.locator(".fuda.dominion .btn.main").click()
    until(page, TO_DO)
    menu, burger = page.locator(".mast nav.open"), page.locator(".burger")
    burger.click()
    expect(menu).to_be_visible()
    page.mouse.click(60, 300)  # on a pile that cannot be bought
    expect(menu).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)
    burger.click()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(burger).to_be_focused()


def test_on_a_phone_a_player_who_can_be_chosen_does_not_cover_their_cards(server: Server, door: Door) -> None:
    page = door(server, "Aya", size=NARROW).page
    three = BRIDGE_OVER.replace("game: bridge_over", "game: bridge_over\nseats: [A, B, C]")
    three = three.replace("[red Draw 2, Block,", "[red Shot Draw 2, Block,").replace(
        "  B: {hand", "  C: {hand: [blue 1, blue 2]}\n  B: {hand"
    )
    lay(page, server, three.replace("steps: []", "steps:\n  - A: play red Shot Draw 2"))
    page.locator(".panels button").first.dispatch_event("click")
    expect(page.locator(".seat .target")).to_have_count(2)
    seat = page.locator(".seat").first
    placed(
        seat.locator(".target"),
        seat.locator(".cnt"),
        lambda frame, cards: frame["y"] + frame["height"] + 3 < cards["y"],
    )


def test_a_prophecy_in_force_looks_otherwise(server: Server, door: Door) -> None:
    """Its place has its colour all over, as soon as no Sun lies on it."""
    page = door(server, "Aya").page
    grounds = []
    for suns in (1, 0):
        lay(page, server, PROPHECY.replace("suns: 1", f"suns: {suns}"))
        land = page.locator(".land[data-face=approaching_army]")
        expect(land).to_contain_text("1 Sun" if suns else "in force")
        grounds.append(land.evaluate("one => getComputedStyle(one).backgroundColor"))
    assert grounds[0] != grounds[1]  # once: style sheets are there with the page


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_all_types_of_a_card_in_the_lab_are_to_be_read(server: Server, door: Door, lang: str) -> None:
    """Its text gives up a line for them; it is as large there as at a table."""
    page = door(server, "Aya", lang).page
    lay(page, server, PROPHECY)
    out = """[...document.querySelectorAll('.hand .dc .types')].filter(types =>
        types.getBoundingClientRect().bottom > types.closest('.dc').getBoundingClientRect().bottom
    ).map(types => types.innerText)"""
    comes_to(page, lambda: page.evaluate(out), [])
    sizes = "[...document.querySelectorAll('.hand .dc p')].map(one => getComputedStyle(one).fontSize)"
    assert set(page.evaluate(sizes)) == {"12px"}  # once: style sheets are there with the page


def test_the_lab_says_in_words_what_has_changed(server: Server, door: Door) -> None:
    page = door(server, "Aya", "ja").page
    lay(page, server, PROPHECY)
    changed = page.locator(".tree .df").first
    expect(changed).to_have_text("A · 手札 5 › 4")
    expect(changed).to_have_attribute("title", "A.hand")


def test_what_cannot_be_chosen_says_so_alike(server: Server, door: Door) -> None:
    """A pile, a landscape and a card of the hand, to whoever hears the page."""
    page = door(server, "Aya").page
    lay(page, server, PROPHECY.split("steps:")[0] + "steps: []")
    for piece in (".tile", ".land", ".hand .held[data-face=copper]"):
        expect(page.locator(piece).first).to_have_attribute("aria-disabled", "true")
    page.locator("[data-fixed=e]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".phases .on")).to_have_text("Buy")
    for piece in (".tile[data-face=copper]", ".hand .held[data-face=copper]"):
        expect(page.locator(piece).first).to_have_attribute("aria-disabled", "false")
    for piece in (".tile[data-face=kitsune]", ".hand .held[data-face=kitsune]"):
        expect(page.locator(piece).first).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("game", cases([("dominion",), ("innovation",)], [("dominion",)]))
def test_a_game_that_was_given_up_says_that_it_is_over(server: Server, door: Door, game: str) -> None:
    page = door(server, "Aya").go()
    page.locator(f".fuda.{game} .btn.main").click()
    until(page, TO_DO)
    page.locator(".burger").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".ended")).to_be_visible()
    expect(page.locator(".felt h1")).to_contain_text("over")
    expect(page.locator(".tbl")).not_to_contain_text("to move")
    expect(page.locator(".phases .on")).to_have_count(0)
