"""The lab: set up by hand, played, answered otherwise, sent as a link, saved as a file; of all games."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from fudaba.cli import main
from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import IN_ENGLISH, cases
from tests.browser.playing import (
    TO_DO,
    answered,
    by_keyboard,
    choices,
    comes_to,
    fits,
    open_menu,
    open_table,
    play_out,
    poll,
    until,
)

WORDS = {
    "en": {
        "set up": "Set up",
        "steps": "Steps",
        "text": "Text",
        "table": "Table",
        "save": "Save as a file",
        "back": "Undo",
        "run": "Run",
        "mend": "Fix it in the text",
    },
    "ja": {
        "set up": "配置",
        "steps": "手順",
        "text": "テキスト",
        "table": "卓",
        "save": "ファイルに保存",
        "back": "元に戻す",
        "run": "実行",
        "mend": "テキストで修正",
    },
}
GAMES = {
    "dominion": {"en": "Moat", "ja": "堀"},
    "innovation": {"en": "Masonry", "ja": "石工術"},
    "bridge_over": {"en": "blue 9", "ja": "青9"},
}
"""A card for seat A's hand, as somebody types it, and as it is then called."""
SEEN = cases(
    ((game, *seen) for game in GAMES for seen in (("en", WIDE), ("ja", NARROW))),
    [("dominion", "ja", NARROW), ("innovation", "ja", NARROW), ("bridge_over", "en", WIDE)],
)
SEEN_OF_TWO = cases(
    ((game, *seen) for game in GAMES for seen in (("en", WIDE), ("ja", NARROW))),
    [("innovation", "ja", NARROW), ("bridge_over", "en", WIDE)],
)
"""The same; every day of two games."""
MARKED = """(() => {
  const text = document.querySelector("textarea");
  return text.value.slice(text.selectionStart, text.selectionEnd);
})()"""
"""What is selected in the text."""

FETCHED = """performance.getEntriesByType("resource").map((one) => [one.name, one.encodedBodySize])"""


def panel(page: Page, name: str) -> None:
    """Open a panel beside the table."""
    page.locator(".panels").get_by_role("button", name=name, exact=True).click()


def hand(page: Page) -> Locator:
    """Where seat A's hand is set up."""
    return page.locator('[data-key="A.hand"]')


def ready(page: Page) -> None:
    """The lab has nothing under way, and the table is there."""
    expect(page.locator('.lab[aria-busy="false"]')).to_be_visible()
    expect(page.locator(".lab .tbl .felt")).to_be_attached()


def link_of(page: Page) -> str:
    """The address, which holds the scenario once nothing is under way."""
    expect(page.locator('.lab[aria-busy="false"]')).to_be_visible()
    return poll(page, lambda: str(page.evaluate("location.href")), lambda found: "#s=" in found)


@pytest.mark.parametrize(
    ("game", "lang"),
    cases(itertools.product(GAMES, ("en", "ja")), [("dominion", "ja")]),
)
def test_a_situation_by_hand_goes_to_another_browser_and_to_the_command(
    server: Server, door: Door, tmp_path: Path, capsys: Any, game: str, lang: str
) -> None:
    words = WORDS[lang]
    called = GAMES[game][lang]
    guest = door(server, "Aya", lang)
    page = guest.go(f"lab?new={game}")
    ready(page)

    # set up by hand
    panel(page, words["set up"])
    expect(hand(page)).to_be_visible()
    cards = hand(page).locator(".chip").count()
    hand(page).locator(".card-name").fill(called)
    hand(page).locator(".card-name").press("Enter")
    expect(hand(page).locator(".chip")).to_have_count(cards + 1)
    expect(hand(page).locator(".chip").last).to_have_text(called)
    in_hand = page.locator(".hand .held")
    expect(
        in_hand.filter(has_text=re.compile(re.escape(called.split()[-1]), re.IGNORECASE)).first
    ).to_be_visible()
    hand(page).locator(".chip").first.click()
    hand(page).locator(".tools .btn").nth(1).click()
    more = hand(page).locator(".chip").first.locator("b")
    expect(more.or_(page.locator(".problem")).first).to_be_visible()
    ready(page)
    if page.locator(".problem").count():  # there is only one such card
        page.get_by_role("button", name=words["back"]).click()
        expect(page.locator(".problem")).to_have_count(0)

    # play it, and try the other answer
    panel(page, words["steps"])
    expect(page.locator(".tree > li")).to_have_count(1)
    choices(page).first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".tree > li")).to_have_count(2)
    expect(page.locator(".tree > li.cur li").first).to_be_visible()
    page.locator(".tree .otherwise").first.click()
    expect(page.locator(".tree > li").first).to_have_class(re.compile("cur"))
    choices(page).nth(1).click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".ways-tabs button")).to_have_count(2)
    poll(page, page.locator(".ways-tabs button").all_inner_texts, lambda called: len({*called}) == 2)
    page.locator(".ways-tabs button").first.click()
    expect(page.locator(".ways-tabs button").first).to_have_attribute("aria-pressed", "true")
    # the same answer as before makes no third branch
    page.locator(".tree .otherwise").first.click()
    expect(page.locator(".tree > li").first).to_have_class(re.compile("cur"))
    choices(page).first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".tree > li").nth(1)).to_have_class(re.compile("cur"))
    expect(page.locator(".ways-tabs button")).to_have_count(2)
    # each rule in its words, beside what it did
    page.locator(".tree .rid").first.click()
    expect(page.locator(".tree .whybox q").first).not_to_be_empty()

    # the link alone is enough for somebody else
    link = link_of(page)
    theirs = door(server, "Ben", "ja" if lang == "en" else "en")
    theirs.page.goto(link)
    expect(theirs.page.locator(".ways-tabs button")).to_have_count(2)
    panel(theirs.page, WORDS["ja" if lang == "en" else "en"]["text"])
    panel(page, words["text"])
    expect(theirs.page.locator("textarea")).to_have_value(page.locator("textarea").input_value())

    # and the file is one for the command
    with page.expect_download() as coming:
        page.get_by_role("button", name=words["save"]).click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.suffix == ".yaml"
    assert main(["lab", "run", str(file), "--lang", lang]) == 0
    assert "✗" not in capsys.readouterr().out
    page.goto(f"{server.address}lab")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".ways-tabs button")).to_have_count(2)


TWO = """scenario: The first
game: bridge_over
setup: {top: red 5, A: {hand: [red 7, blue 1]}, B: {hand: [green 2]}}
steps: []
---
scenario: The second
game: dominion
setup:
  supply: [Smithy]
  A: {hand: [Smithy, Copper], deck: [Gold*3]}
steps:
  - A: play Smithy
  - see: {A.hand: [Copper, Gold*3]}
"""


def test_a_file_with_several_scenarios(server: Server, door: Door, tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(TWO, encoding="utf-8")
    page = door(server, "Aya").go("lab")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".ttl h1")).to_have_text("The first")
    page.locator(".acts select").select_option(label="The second")
    expect(page.locator(".ttl h1")).to_have_text("The second")
    expect(page.locator(".sums")).to_have_text("One check passed")
    expect(page.locator(".tree .seen .s-check")).to_have_count(1)


def test_cards_that_come_when_another_game_is_on_the_table_change_nothing(
    server: Server, door: Door, tmp_path: Path
) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(TWO, encoding="utf-8")
    late: list[Route] = []
    guest = door(server, "Aya")
    guest.context.route("**/api/catalogue/bridge_over", lambda route: late.append(route), times=1)
    page = guest.go("lab")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".ttl h1")).to_have_text("The first")
    page.locator(".acts select").select_option(label="The second")
    expect(page.locator(".tree .seen .s-check")).to_have_count(1)
    late[0].continue_()
    # What is asked for now comes after it.
    page.evaluate("fetch('/api/catalogue/bridge_over').then((answer) => answer.json())")
    expect(page.locator(".tree .seen .s-check")).to_have_count(1)


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_what_cannot_be_is_said_and_nothing_is_lost(
    server: Server, door: Door, tmp_path: Path, lang: str
) -> None:
    words = WORDS[lang]
    guest = door(server, "Aya", lang)
    page = guest.go("lab#s=nothing-of-this-is-a-scenario")
    problem = page.locator(".problem")
    expect(problem).to_contain_text(
        {"en": "This link can’t be read", "ja": "このリンクは読み込めません"}[lang]
    )
    file = tmp_path / "bad.yaml"
    file.write_text(TWO.replace("Smithy, Copper", "Smithy, Coper"), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".ttl h1")).to_have_text("The first")
    page.locator(".acts select").select_option(label="The second")
    expect(problem).to_contain_text({"en": "There is no card ‘Coper’.", "ja": "Coper"}[lang])
    problem.get_by_role("button", name=words["mend"]).click()
    text = page.locator("textarea")
    expect(text).to_have_value(re.compile(r"Coper\]"))
    # the line that is wrong is marked
    until(page, f"{MARKED}.includes('Coper')")
    text.fill(text.input_value().replace("Coper", "Copper"))
    page.get_by_role("button", name=words["run"]).click()
    expect(problem).to_have_count(0)
    expect(page.locator(".hand .held").first).to_be_visible()

    # a situation that cannot be: what is on the table stays, what was written stays, and it can be taken back
    text.fill(text.input_value().replace("supply: [Smithy]", "supply: [Smithy, Copper Mine]"))
    page.get_by_role("button", name=words["run"]).click()
    expect(problem).to_be_visible()
    expect(text).to_have_value(re.compile("Copper Mine"))
    expect(page.locator(".hand .held").first).to_be_visible()
    address = link_of(page)
    page.reload()
    expect(problem).to_be_visible()
    comes_to(page, lambda: link_of(page), address)
    panel(page, words["text"])
    expect(text).to_have_value(re.compile("Copper Mine"))
    # what is no YAML at all
    text.fill("scenario: [")
    page.get_by_role("button", name=words["run"]).click()
    expect(problem).to_contain_text("YAML")
    expect(text).to_have_value("scenario: [")
    page.get_by_role("button", name=words["back"]).click()
    expect(text).to_have_value(re.compile("Copper Mine"))
    nothing_found(page)


def test_a_link_is_copied_or_shown(server: Server, door: Door) -> None:
    guest = door(server, "Aya", permissions=["clipboard-read", "clipboard-write"])
    page = guest.go("lab?new=bridge_over")
    ready(page)
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".ttl .note")).to_contain_text("Link copied")
    comes_to(page, lambda: page.evaluate("navigator.clipboard.readText()"), link_of(page))
    refused = door(server, "Ben")
    page = refused.go("lab?new=bridge_over")
    ready(page)
    page.evaluate("(() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); })()")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".ttl .copy input")).to_have_value(link_of(page))


def test_a_moment_of_a_game_that_is_over(server: Server, door: Door, tmp_path: Path) -> None:
    """From a line of its log, from the moment that is looked at, from its record; and not while it runs."""
    guest = door(server, "Aya")
    page = open_table(guest, ["me", "steady"])
    expect(page.locator(".line .why").first).to_be_visible()
    expect(page.locator(".lab-way")).to_have_count(0)
    address = page.url.split("/")[-1]
    running = page.request.get(f"{server.address}api/lab/moment/{address}")
    assert running.status == 409
    play_out(page, by_keyboard)
    page.keyboard.press("b")
    lines = page.locator(".line .lab-way")
    shown = page.locator(".line:not(.noticed)")
    poll(page, lambda: (lines.count(), shown.count()), lambda found: found[0] == found[1] > 0)
    with page.expect_popup() as opened:
        lines.nth(lines.count() // 2).click()
    lab = opened.value
    ready(lab)
    expect(lab.locator(".tree > li")).not_to_have_count(0)
    lab.close()
    page.goto(page.url.replace("/t/", "/r/"))
    page.keyboard.press("]")
    with page.expect_popup() as opened:
        page.locator(".eyes").get_by_role("link", name="Open in the lab").click()
    lab = opened.value
    ready(lab)
    expect(choices(lab).first).to_be_visible()
    panel(lab, "Set up")
    expect(lab.locator('[data-key="B.hand"] .chip').first).to_be_visible()
    lab.close()
    record = page.request.get(f"{server.address}api/record/{address}")
    file = tmp_path / "record.json"
    file.write_bytes(record.body())
    page.goto(f"{server.address}lab")
    page.locator("input[type=file]").set_input_files(file)
    ready(page)
    expect(page.locator(".slip h2")).to_have_text("The game is over")


def test_cards_rules_and_answers_lead_into_the_lab(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("cards/dominion/throne_room")
    title = page.locator(".shows li b").nth(1).inner_text()
    page.locator(".shows li a").nth(1).click()
    expect(page.locator(".ttl h1")).to_have_text(title)
    expect(page.locator(".tree > li").first).to_be_visible()
    page.goto(f"{server.address}cards/bridge_over?what=rules&q=BRG-118")
    page.locator(".ruled a").click()
    expect(page.locator(".ttl .mono").first).to_contain_text("BRG-118")
    ready(page)
    # within the lab a rule leads to another tab
    page.locator(".tree .rid").first.click()
    with page.expect_popup() as opened:
        page.locator(".tree .whybox a").first.click()
    ready(opened.value)
    page.goto(f"{server.address}lab?game=dominion&rule=NO-1")
    expect(page.locator(".problem")).to_have_text("No scenario shows this yet.")


def test_the_lab_by_keyboard(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("lab?new=dominion")
    ready(page)
    panel(page, "Steps")
    page.keyboard.press(page.locator(".opt .key").first.inner_text())
    page.keyboard.press("Enter")
    expect(page.locator(".tree > li")).to_have_count(2)
    page.keyboard.press("[")
    expect(page.locator(".tree > li").first).to_have_class(re.compile("cur"))
    page.keyboard.press("]")
    expect(page.locator(".tree > li").nth(1)).to_have_class(re.compile("cur"))
    page.keyboard.press("u")
    expect(page.locator(".tree > li")).to_have_count(1)
    page.locator(".panels button", has_text="Set up").focus()
    page.keyboard.press("Enter")
    page.locator('[data-key="A.hand"] .chip').first.focus()
    page.keyboard.press("Enter")
    page.locator(".tools .btn").last.focus()
    cards = hand(page).locator(".chip").count()
    page.keyboard.press("Enter")
    expect(hand(page).locator(".chip")).to_have_count(cards - 1)


@pytest.mark.parametrize(("game", "lang", "size"), SEEN)
def test_every_panel_fits_and_has_no_finding(
    server: Server, door: Door, game: str, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size, color_scheme="dark" if lang == "ja" else "light").go(
        f"lab?new={game}"
    )
    words = WORDS[lang]
    expect(page.locator(".panels")).to_be_visible()
    for name in ("steps", "set up", "text", *(("table",) if size == NARROW else ())):
        panel(page, words[name])
        expect(page.locator('.lab[aria-busy="false"]')).to_be_visible()
        if name == "set up":
            expect(hand(page)).to_be_visible()
        fits(page, name)
        nothing_found(page, name)
    if size == NARROW:
        page.locator(".hand .held[aria-disabled=false]:visible, .slip .opt:visible").first.click()
        page.locator("[data-confirm]").click()
        panel(page, words["steps"])
        expect(page.locator(".tree > li")).to_have_count(2)


@pytest.mark.parametrize(("game", "lang", "size"), SEEN_OF_TWO)
def test_answers_side_by_side_and_a_check_by_hand(
    server: Server, door: Door, game: str, lang: str, size: tuple[int, int]
) -> None:
    page = door(server, "Aya", lang, size).go(f"lab?new={game}")
    expect(page.locator(".panels")).to_be_visible()
    panel(page, WORDS[lang]["steps"])
    # What a step may answer is there in the words that it takes.
    asked = page.locator(".lab-asked")
    asked.locator("summary").click()
    expect(asked.locator(".cap")).to_contain_text("noneは不可" if lang == "ja" else "none is not allowed")
    poll(
        page, asked.locator("code").all_inner_texts, lambda found: all(one.startswith("A: ") for one in found)
    )
    nothing_found(page)
    asked.locator("summary").click()
    address = link_of(page)
    page.locator(".what-if .btn").click()
    rows = page.locator(".compared tbody tr")
    expect(rows.nth(1)).to_be_visible()
    shown = rows.locator("td:nth-child(2)")
    poll(page, shown.all_inner_texts, lambda found: all(found) and len({*found}) > 1)
    nothing_found(page)
    fits(page)
    # To compare changes nothing; an answer that is chosen there is given.
    comes_to(page, lambda: link_of(page), address)
    expect(page.locator(".tree > li")).to_have_count(1)
    rows.nth(1).locator("button").click()
    expect(page.locator(".tree > li")).to_have_count(2)
    expect(page.locator(".compared")).to_have_count(0)
    # What is so now is a check that holds; another value is one that fails and says what is.
    page.locator(".add-check select").select_option("A.hand")
    page.locator(".add-check .btn").click()
    expect(page.locator(".tree .seen .s-check")).to_have_count(1)
    page.locator(".add-check select").select_option("A.hand")
    page.locator(".add-check input").fill("[]")
    page.locator(".add-check .btn").click()
    expect(page.locator(".tree .fails .message")).to_contain_text("A.hand")


@pytest.mark.parametrize(
    ("game", "lang"),
    cases(
        [("dominion", "en"), ("innovation", "ja"), ("bridge_over", "en")],
        [("dominion", "en"), ("innovation", "ja")],
    ),
)
def test_a_game_that_goes_on_is_seen_in_the_lab_as_one_knows_it(
    server: Server, door: Door, game: str, lang: str
) -> None:
    page = door(server, "Aya", lang).go()
    page.locator(f".fuda.{game} .btn.main").click()
    page.wait_for_url("**/t/*")
    until(page, TO_DO)
    if game == "innovation":  # before the first turn there is nothing to lay out
        by_keyboard(page)
        answered(page)
        until(page, TO_DO)
    with page.expect_popup() as opened:
        open_menu(page)
        page.locator(".mast nav a[href*='/lab?table']").click()
    lab = opened.value
    ready(lab)
    expect(lab.locator(".problem")).to_contain_text(
        {"en": "hidden cards are placed at random", "ja": "ランダム"}[lang]
    )
    expect(choices(lab).first).to_be_visible()
    # A stranger sees what everybody may know; without asking for one's own view there is nothing.
    table = page.url.split("/")[-1]
    assert page.request.get(f"{server.address}api/lab/moment/{table}").status == 409
    assert page.request.get(f"{server.address}api/lab/moment/{table}?view").status == 200


def test_the_first_page_is_small_and_comes_without_the_lab(server: Server, door: Door) -> None:
    """At most 150 KB as they are sent, fonts not counted; the lab is fetched when it is wanted."""
    page = door(server, "Aya", own=True).go()
    expect(page.locator(".fuda").first).to_be_visible()
    fetched = fetches(page, "index")
    names = [name for name, _ in fetched]
    assert not [name for name in names if re.search(r"/assets/(Lab|Cards|room)-.*\.js", name)]
    assert sum(size for name, size in fetched if "/assets/" in name and ".woff" not in name) <= 150 * 1024
    page.goto(f"{server.address}lab")
    expect(page.locator(".lab-begin")).to_be_visible()
    fetches(page, "Lab")


def fetches(page: Page, script: str) -> list[tuple[str, int]]:
    """What the page has fetched, and how many bytes of each, once that script is among it."""

    def there(found: list[tuple[str, int]]) -> bool:
        return any(re.search(rf"/assets/{script}-.*\.js", name) for name, _ in found)

    return poll(page, lambda: page.evaluate(FETCHED), there)
