"""A match of several games between two browsers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.accessible import nothing_found
from tests.browser.conftest import Door, Guest, Server
from tests.browser.playing import comes_to, fits, invitation, open_menu, poll


def opened(host: Guest, games: int, *, game: str = "bridge_over") -> Page:
    """Open a match, all of whose games are played."""
    page = host.go(f"new/{game}")
    page.locator("form.new fieldset").first.locator("select").first.select_option("2")
    page.get_by_label(re.compile("^Match")).select_option(str(games))
    page.get_by_label(re.compile("^First seat")).select_option("loser")
    page.get_by_label(re.compile("^Once the match")).select_option("yes")
    return page


def sat_down(page: Page, guest: Guest) -> Page:
    """Open the table of that page, and let somebody else come by its link."""
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    his = guest.go(invitation(page))
    expect(his.locator(".terms")).to_contain_text("3 games, the loser goes first, all games are played")
    his.locator(".sit button[type=submit]").click()
    for one in (page, his):
        expect(one.locator(".match-score")).to_have_text("Game 1 of 3 · 0–0")
    return his


def resigned(page: Page) -> None:
    """Give up the game."""
    open_menu(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".ended")).to_be_visible()


def table_of(page: Page) -> str:
    """The table in the address."""
    return page.url.split("/t/")[1]


def test_three_games_by_one_link(server: Server, door: Door) -> None:
    host, guest = door(server, "Aya"), door(server, "Ben")
    mine = opened(host, 3)
    his = sat_down(mine, guest)
    first = table_of(mine)
    # The first game: Ben gives it up, and both want the next one.
    resigned(his)
    for page in (mine, his):
        expect(page.locator(".match-score")).to_have_text("Game 1 of 3 · 1–0")
        expect(page.locator(".ended")).to_contain_text("The next game starts in")
    mine.get_by_role("button", name="Next game").click()
    expect(his.locator(".ended")).to_contain_text("Ready: Aya")
    his.get_by_role("button", name="Next game").click()
    # The second one: the loser begins, so he sits first now.
    for page in (mine, his):
        expect(page.locator(".match-score")).to_have_text("Game 2 of 3 · 0–1")
    poll(
        mine,
        lambda: (table_of(mine), table_of(his)),
        lambda at: at[0] == at[1] != first,
        "not at the next game",
    )
    resigned(mine)
    expect(his.locator(".match-score")).to_have_text("Game 2 of 3 · 1–1")
    # Meanwhile the link of the first game leads to the present one, for players and for others.
    watching = door(server, "Chika").go(f"t/{first}")
    expect(watching.locator(".match-score")).to_have_text("Game 2 of 3 · 1–1")
    for page in (mine, his):
        page.get_by_role("button", name="Next game").click()
    for page in (mine, his, watching):
        expect(page.locator(".match-score")).to_have_text("Game 3 of 3 · 1–1")
    expect(watching.locator(".watching")).to_be_visible()
    second_tab = host.tab()
    second_tab.goto(f"{server.address.rstrip('/')}/t/{first}")
    expect(second_tab.locator(".match-score")).to_have_text("Game 3 of 3 · 1–1")
    comes_to(second_tab, lambda: table_of(second_tab), table_of(mine))
    resigned(his)
    for page in (mine, his):
        expect(page.locator(".match-score")).to_have_text("Match over · 2–1")
        page.locator(".ended").get_by_role("button", name="Final score").click()
        expect(page.locator(".match h2")).to_have_text("Aya won the match.")
        expect(page.locator(".match tbody tr")).to_have_count(4)
        nothing_found(page)
        fits(page)
    with mine.expect_download() as coming:
        mine.get_by_role("button", name="Save all games of the match").click()
    assert coming.value.suggested_filename == f"fudaba-match-{first}.zip"
    mine.goto(server.address)
    expect(mine.locator(".lists")).to_contain_text(re.compile("Match over · 2–1"))


def test_cards_are_liked_and_banned(server: Server, door: Door) -> None:
    page = opened(door(server, "Aya"), 3, game="dominion")
    for label, card in (("Cards you like", "Witch"), ("Cards you ban", "Moat")):
        field = page.get_by_label(re.compile(label))
        field.fill(card)
        field.press("Enter")
    expect(page.locator(".likes .w")).to_have_text([re.compile("Witch"), re.compile("Moat")])
    nothing_found(page)
    his = sat_down(page, door(server, "Ben"))
    open_menu(his)
    his.get_by_role("button", name="Leave the match").click()
    his.get_by_role("dialog").get_by_role("button", name="Leave the match").click()
    for one in (page, his):
        expect(one.locator(".match-score")).to_have_text("Match over · 1–0")
    expect(page.locator(".ended").get_by_role("button", name="Play another match")).to_be_visible()
