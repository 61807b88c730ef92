"""Several people: an opponent by link, spectators, two tabs, chat, undo, a server that falls over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import NARROW, PATIENCE, Door, Guest, Server
from tests.browser.every_day import JAPANESE_ON_A_PHONE, cases
from tests.browser.playing import (
    TO_DO,
    answered,
    by_keyboard,
    comes_to,
    fits,
    invitation,
    invite,
    let_a_bot_take_over,
    open_menu,
    open_table,
    placed,
    play_out,
    poll,
    quiet,
    slip,
    until,
)


def sit_down(guest: Guest, link: str) -> Page:
    """Follow an invitation and take a seat."""
    page = guest.go(link)
    page.locator(".sit button[type=submit]").click()
    expect(page.locator(".hand .held")).not_to_have_count(0)
    return page


def goes_on(page: Page) -> int:
    """Answer, if there is a question; returns how often."""
    if slip(page).count() == 0:
        return 0
    by_keyboard(page)
    answered(page)
    return 1


def who_may_draw(*pages: Page) -> Page:
    """Play on, if need be, until somebody may draw: the first card of a deal may not allow it."""

    def asked() -> Page | None:
        for page in pages:
            if slip(page).count() and page.locator(".draw button").count():
                return page
            goes_on(page)
        return None

    found = poll(pages[0], asked, lambda page: page is not None, "nobody may draw")
    return found or pages[0]


def agree(*pages: Page) -> None:
    """Wait until all pages show the same log and the same points."""

    def shown() -> set[tuple[int | str, ...]]:
        return {
            (page.locator(".line").count(), *page.locator(".score td").all_inner_texts()) for page in pages
        }

    poll(pages[0], shown, lambda found: len(found) == 1, "they do not agree")


def test_an_opponent_with_a_browser_of_their_own(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya"), ["me", "open"], rounds=3)
    his = sit_down(door(server, "Ben", "ja"), invitation(hers))
    answers = {hers: 0, his: 0}

    def fewest() -> int:
        for page in answers:
            answers[page] += goes_on(page)
        return min(answers.values())

    poll(hers, fewest, lambda count: count >= 4, "answers", patience=3 * PATIENCE)
    agree(hers, his)


def test_what_is_said_is_text_and_never_markup(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya"), ["me", "open"])
    his = sit_down(door(server, "Ben<b>"), invitation(hers))
    his.locator(".chat input").fill("<img src=x onerror=alert(1)> hello")
    his.keyboard.press("Enter")
    said = hers.locator(".chat li").last
    expect(said).to_have_text("Ben<b> <img src=x onerror=alert(1)> hello")
    expect(hers.locator(".chat img")).to_have_count(0)
    # A guest need not read what somebody says, and his own browser keeps that.
    expect(his.locator(".hush")).to_have_count(0)  # he hears nobody but himself
    hers.locator(".hush summary").click()
    hers.locator(".hush .link").click()
    expect(hers.locator(".chat li")).to_have_count(0)
    hers.reload()
    hers.locator(".hush summary").click()
    expect(hers.locator(".chat li")).to_have_count(0)
    hers.locator(".hush .link").click()
    expect(hers.locator(".chat li")).to_have_count(1)


def test_a_spectator_sees_the_table_and_no_hand(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya"), ["me", "steady"])
    expect(slip(hers)).to_be_visible()
    theirs = door(server, "Emi").go(re.sub(".*/t/", "t/", hers.url))
    expect(theirs.locator(".pile .bc")).to_be_visible()
    expect(theirs.locator(".watching")).to_be_visible()
    # A phone has no room for that beside its menu.
    theirs.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    expect(theirs.locator(".slip").get_by_text("All seats are taken")).to_be_visible()
    expect(theirs.locator(".held")).to_have_count(0)
    expect(theirs.locator(".slip.quiet h2")).not_to_be_empty()
    expect(theirs.locator(".hand .down")).not_to_have_count(0)
    nothing_found(theirs)


def test_two_tabs_of_one_seat_agree(server: Server, door: Door) -> None:
    aya = door(server, "Aya")
    one = open_table(aya, ["me", "steady"], rounds=3)
    expect(slip(one)).to_be_visible()
    two = aya.tab()
    two.goto(one.url)
    expect(slip(two)).to_be_visible()
    by_keyboard(one)
    answered(one)
    until(one, TO_DO)
    agree(one, two)
    by_keyboard(two)
    answered(two)
    until(two, TO_DO)
    agree(one, two)


def test_undo_asks_whoever_else_is_there(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya"), ["me", "open"], rounds=3)
    his = sit_down(door(server, "Ben"), invitation(hers))
    first = who_may_draw(hers, his)
    second = his if first is hers else hers
    lines = first.locator(".line").count()
    first.locator(".draw button").click()
    first.locator("[data-confirm]").click()
    expect(first.locator(".line")).not_to_have_count(lines)
    asked = second.locator(".request .btn")
    first.keyboard.press("u")
    asked.nth(1).click()
    expect(first.locator(".slip .note")).to_contain_text("didn’t agree")
    expect(second.locator(".slip .note")).to_have_count(0)
    # Who has taken the wish back need not be told.
    first.keyboard.press("u")
    expect(first.locator(".slip .note")).to_have_count(0)
    first.locator(".request .btn").click()
    expect(asked).to_have_count(0)
    quiet(first)
    expect(first.locator(".slip .note")).to_have_count(0)
    first.keyboard.press("u")
    asked.first.click()
    expect(first.locator(".line")).to_have_count(lines)
    expect(slip(first)).to_be_visible()


def test_a_choice_survives_the_fall_of_the_server(own_server: Server, door: Door) -> None:
    page = open_table(door(own_server, "Aya"), ["me", "steady"])
    expect(slip(page)).to_be_visible()
    page.keyboard.press("1")
    picked = page.locator(".opt.on").inner_text()
    lines = page.locator(".line").count()

    own_server.kill()
    expect(page.locator(".bar")).to_contain_text("onnection lost")
    own_server.start()
    expect(page.locator(".bar")).to_have_count(0, timeout=3 * PATIENCE * 1000)

    expect(page.locator(".opt.on")).to_have_text(picked, use_inner_text=True)
    page.keyboard.press("Enter")
    expect(page.locator(".line")).not_to_have_count(lines)
    assert play_out(page, by_keyboard) >= 0


def test_on_a_phone_what_is_said_leaves_a_mark_until_it_is_seen(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya", size=NARROW), ["me", "open"])
    his = sit_down(door(server, "Ben"), invitation(hers))
    expect(hers.locator(".hand .held")).not_to_have_count(0)
    expect(hers.locator(".burger.news")).to_have_count(0)
    his.locator(".chat input").fill("hello")
    his.keyboard.press("Enter")
    expect(hers.locator(".burger.news")).to_have_count(1)
    hers.locator(".burger").click()
    hers.get_by_role("button", name="Chat: 1 new").click()
    expect(hers.locator("dialog .chat li")).to_have_text("Ben hello")
    hers.keyboard.press("Escape")
    expect(hers.locator(".burger.news")).to_have_count(0)


def test_a_browser_that_is_offline_says_so_within_three_seconds(server: Server, door: Door) -> None:
    guest = door(server, "Aya")
    page = open_table(guest, ["me", "steady"])
    expect(slip(page)).to_be_visible()
    # By the page's own time, from when it could know it.
    page.evaluate(
        """() => addEventListener("offline", () => {
            const begun = performance.now(), bar = () => document.querySelector(".bar") !== null;
            const told = () => { document.documentElement.dataset.noticed = performance.now() - begun; };
            if (bar()) return told();
            new MutationObserver((_, watch) => { if (bar()) { watch.disconnect(); told(); } })
                .observe(document.body, {childList: true, subtree: true});
        })"""
    )
    guest.context.set_offline(True)
    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator("html[data-noticed]")).to_have_count(1)
    until(page, "Number(document.documentElement.dataset.noticed) < 3000")
    guest.context.set_offline(False)
    expect(page.locator(".bar")).to_have_count(0)
    by_keyboard(page)
    answered(page)


def test_a_server_that_falls_silent_is_noticed(own_server: Server, door: Door) -> None:
    """The connection stands, and nothing is answered: as when a cable is pulled far away."""
    page = open_table(door(own_server, "Aya"), ["me", "steady"])
    expect(slip(page)).to_be_visible()
    own_server.pause()
    expect(page.locator(".bar")).to_be_visible()
    own_server.resume()
    expect(page.locator(".bar")).to_have_count(0)


def test_who_comes_with_too_many_pages_is_told_that(tmp_path: Path, door: Door) -> None:
    server = Server(tmp_path, sockets=1)
    server.start()
    first = open_table(door(server, "Aya"), ["me", "steady"])
    second = door(server, "Ben").go()
    expect(second.locator(".bar")).to_contain_text("Too many pages")
    first.goto(f"{server.address}health")
    expect(second.locator(".bar")).to_have_count(0)
    server.kill()


def test_a_double_click_opens_one_table(server: Server, door: Door) -> None:
    guest, asked = door(server, "Aya", own=True), list[bytes]()

    def note(sent: bytes | str) -> None:
        asked.append(sent if isinstance(sent, bytes) else sent.encode())

    guest.page.on("websocket", lambda line: line.on("framesent", note))
    page = guest.go()
    button = page.locator(".fuda.bridge_over .btn.main")
    expect(button).to_be_visible()
    button.evaluate("button => { button.click(); button.click(); button.click(); }")
    page.wait_for_url("**/t/*")
    expect(page.locator(".hand .held")).not_to_have_count(0)
    # Whatever else was wished for would have been heard before this answer is.
    until(page, TO_DO)
    by_keyboard(page)
    answered(page)
    comes_to(page, lambda: page.evaluate("Object.keys(JSON.parse(localStorage['fudaba-seats'])).length"), 1)
    assert sum(b"create" in sent for sent in asked) == 1


def test_a_rematch_asks_the_other_first(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya"), ["me", "open"], hand=2)
    his = sit_down(door(server, "Ben", "ja"), invitation(hers))

    def over() -> int:
        for page in (hers, his):
            goes_on(page)
        return hers.locator(".ended").count()

    poll(hers, over, lambda ended: ended, "it does not end", patience=3 * PATIENCE)
    before = hers.url
    hers.get_by_role("button", name="Swap seats").click()
    expect(hers.locator(".ended .note")).to_contain_text(
        "You’d like a rematch with seats swapped. Waiting for Ben"
    )
    expect(his.locator(".ended .note")).to_contain_text(
        "Ayaさんが席を入れ替えての再戦を希望しています。あなたの返事を"
    )
    comes_to(hers, lambda: {hers.url, his.url.split("#")[0]}, {before})
    his.get_by_role("button", name="席を入れ替えて").first.click()
    for page in (hers, his):
        expect(page.locator(".hand .held")).not_to_have_count(0)
    poll(hers, lambda: (hers.url, his.url), lambda found: found[0] == found[1] != before)


@pytest.mark.parametrize(("lang", "size"), JAPANESE_ON_A_PHONE)
def test_a_spectator_is_led_to_the_rematch(
    server: Server, door: Door, lang: str, size: tuple[int, int]
) -> None:
    """Also where the lobby does not list the table, and to look on, not to sit down."""
    hers = door(server, "Aya").go()
    hers.locator(".fuda.bridge_over .go .btn").nth(1).click()
    invite(hers, 2)
    before = re.sub(".*/t/", "t/", hers.url)
    his = sit_down(door(server, "Ben"), invitation(hers))
    theirs = door(server, "Emi", lang, size).go(before)
    expect(theirs.locator(".pile .bc")).to_be_visible()

    give_up(hers)
    expect(theirs.locator(".ended")).to_be_visible()
    led = theirs.locator(".ended .act .main")
    expect(led).to_have_count(0)
    hers.locator(".ended .act .main").click()
    his.locator(".ended .act .main").click()
    expect(hers.locator(".hand .held")).not_to_have_count(0)
    expect(led).to_have_text("Watch the next game" if lang == "en" else "次のゲームを観戦")
    nothing_found(theirs)
    fits(theirs)
    led.click()
    comes_to(theirs, lambda: theirs.url, hers.url)
    expect(theirs.locator(".slip.quiet")).to_contain_text("観戦しています" if lang == "ja" else "watching")
    expect(theirs.locator(".held")).to_have_count(0)

    # Who comes to the old table only now is led there, too.
    late = door(server, "Fumi").go(before)
    late.locator(".ended .act .main").click()
    comes_to(late, lambda: late.url, hers.url)


def give_up(page: Page) -> None:
    """Give the game up, and say so once more."""
    open_menu(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".ended")).to_be_visible()


def test_a_bot_goes_on_for_whoever_says_so_and_log_and_end_tell_it(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya"), ["me", "open"], rounds=3)
    his = sit_down(door(server, "Ben"), invitation(hers))
    open_menu(hers)
    hers.get_by_role("button", name="Let a bot take over").click()
    hers.get_by_role("dialog").get_by_role("button", name="Keep playing").click()
    expect(hers.locator("dialog")).to_have_count(0)
    quiet(hers)
    expect(hers.locator(".slip h2")).not_to_contain_text("A bot is playing for you")
    let_a_bot_take_over(hers)
    expect(his.locator(".noticed")).to_have_text(re.compile("Aya let a steady bot take over"))
    expect(hers.locator(".slip h2")).to_contain_text("A bot is playing for you")
    hers.locator(".slip .main").click()
    expect(his.locator(".noticed")).to_have_count(2)
    for page in (his, hers):
        let_a_bot_take_over(page)
    expect(hers.locator(".fin .cap").first).to_contain_text("let a steady bot take over")


def test_a_game_is_given_up_only_after_one_has_been_asked_again(server: Server, door: Door) -> None:
    hers = open_table(door(server, "Aya", size=NARROW), ["me", "open"], rounds=3)
    his = sit_down(door(server, "Ben", "ja"), invitation(hers))
    for sure in (False, True):
        hers.locator(".burger").click()
        hers.get_by_role("button", name="Resign").click()
        asked = hers.get_by_role("dialog").get_by_role("button")
        expect(asked).to_have_count(3)
        asked.filter(has_text="Resign" if sure else "Keep playing").click()
        expect(hers.get_by_role("dialog")).to_have_count(0)
    expect(hers.locator(".ended h2")).to_have_text("Ben wins")
    expect(his.locator(".ended h2")).to_have_text("Benさんの勝ち")
    expect(hers.locator(".ended .aside")).to_have_text(re.compile("Aya resigned"))
    expect(hers.locator(".ended .aside")).to_be_visible()
    expect(his.locator(".noticed").last).to_contain_text("Ayaさんが投了しました")
    for page in (hers, his):
        nothing_found(page)
    # On a phone held across, too, each row of what can be done stands by itself.
    hers.set_viewport_size({"width": 844, "height": 390})
    rows = hers.locator(".ended .opts")
    placed(rows.nth(0), rows.nth(1), lambda one, other: one["y"] + one["height"] + 3 < other["y"])
    his.keyboard.press("b")  # nothing was counted, so the table is shown first
    expect(his.locator(".fin header p").first).to_contain_text("Ayaさんが投了しました")
    expect(his.locator(".fin .pts")).to_have_count(0)
    nothing_found(his)


def test_an_address_that_was_cut_within_a_letter_says_so(server: Server, door: Door) -> None:
    page = door(server, "Aya").go("t/%E5%8D")
    expect(page.get_by_role("heading")).to_have_text("Page not found")


def test_an_address_without_a_page_says_so(server: Server, door: Door) -> None:
    page = door(server, "Aya").page
    answer = page.request.get(f"{server.address}nowhere")
    assert answer.status == 404
    assert page.request.get(f"{server.address}new/dominion").status == 200


def test_an_invitation_says_what_is_played(server: Server, door: Door) -> None:
    guest = door(server, "Aya")
    page = guest.go("new/dominion")
    page.locator("form.new input[type=text]").nth(1).fill("quiet_street")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".terms")).to_contain_text("Quiet Street")
    expect(page.locator(".terms")).to_contain_text("no time limit")


def test_an_invitation_names_edition_expansions_deck_and_rounds(server: Server, door: Door) -> None:
    page = door(server, "Aya").go()
    for game, terms in (
        ("innovation", ("classic (third)", "Expansions")),
        ("bridge_over", ("Windia War", "Rounds")),
    ):
        page.goto(server.address)
        page.locator(f".fuda.{game} .go .btn").nth(1).click()
        invite(page, 2)
        for term in terms:
            expect(page.locator(".terms")).to_contain_text(term)


def test_a_table_wished_for_without_a_connection_is_opened_once_there_is_one(
    own_server: Server, door: Door
) -> None:
    page = door(own_server, "Aya").go()
    button = page.locator(".fuda.bridge_over .btn.main")
    expect(button).to_be_visible()
    own_server.kill()
    expect(page.locator(".bar")).to_contain_text("onnection lost")
    button.click()
    own_server.start()
    page.wait_for_url("**/t/*", timeout=3 * PATIENCE * 1000)
    expect(page.locator(".hand .held")).not_to_have_count(0)


def listed_table(guest: Guest, game: str) -> Page:
    """Open a table for two people with twenty minutes each, which the lobby lists."""
    page = guest.go(f"new/{game}")
    house = page.locator("form.new fieldset")
    chairs = house.first.locator("select")
    chairs.first.select_option("2")
    chairs.nth(1).select_option("me")
    chairs.nth(2).select_option("open")
    page.locator("form.new select:has(option[value='1200'])").select_option("1200")
    if game == "innovation":
        house.nth(2).locator("select").first.select_option(label="fourth")
    elif game == "dominion":
        house.nth(2).locator("input[type=text]").first.fill("quiet_street")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    return page


@pytest.mark.parametrize(
    ("game", "about"),
    cases(
        [("dominion", "静かな通り"), ("innovation", "第4版"), ("bridge_over", "")],
        [("dominion", "静かな通り"), ("bridge_over", "")],
    ),
)
def test_a_row_of_the_lobby_says_what_is_played_with_whom_and_how_far(
    server: Server, door: Door, game: str, about: str
) -> None:
    """While somebody is awaited, while it is played, and when it is over."""
    hers = listed_table(door(server, "Aya"), game)
    link = invitation(hers)
    table = link.removeprefix("t/").split("#")[0]
    watcher = door(server, "Emi", "ja", NARROW).go()
    row = watcher.locator(".lists li", has=watcher.locator(f"a[href*='{table}']"))
    for message in (about, "Aya", "2人中1人が着席", "持ち時間各20分", "参加"):
        expect(row).to_contain_text(message)
    nothing_found(watcher)

    his = sit_down(door(server, "Ben"), link)
    poll(hers, lambda: goes_on(hers) + goes_on(his), bool)
    for message in (about, "Aya、Ben", "ここまで1手番", "観戦"):
        expect(row).to_contain_text(message)
    nothing_found(watcher)

    give_up(hers)
    expect(row).to_have_count(0)
    hers.goto(server.address)
    ended = hers.locator(".lists section", has_text="Finished games").locator(f"a[href='/r/{table}']")
    expect(ended).to_have_text("Replay")
    nothing_found(hers)
