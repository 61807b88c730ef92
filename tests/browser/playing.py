"""What a person does at the table, by mouse and by keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import PATIENCE, Guest

T = TypeVar("T")

TO_DO = "document.querySelector('.ended, [data-confirm]') !== null"
"""Something can be done: the game is over, or there is a question for the viewer."""
MOST_ANSWERS = 600


def until(page: Page, holds: str) -> None:
    """Wait until something holds. The page's own way to wait would need `eval`, which its policy forbids.

    It is the page that looks again and again: to ask it each time costs more than most of what it does.
    """
    look = f"""async () => {{
        const end = performance.now() + {1000 * PATIENCE};
        while (!(await ({holds}))) {{
            if (performance.now() > end) return false;
            await new Promise(done => setTimeout(done, 10));
        }}
        return true;
    }}"""
    assert page.evaluate(look), f"it does not come about: {holds}"  # once: the page has waited


def poll(
    page: Page,
    read: Callable[[], T],
    holds: Callable[[T], object],
    what: str = "",
    *,
    patience: float = PATIENCE,
) -> T:
    """What is read once it holds; what: in which words to tell that it never does; patience: in seconds.

    For what `expect` has no word for: what somebody does on a page is not to be seen there at once.
    """
    end = time.monotonic() + patience
    while not holds(found := read()):
        assert time.monotonic() < end, f"{what or 'it does not come about'}: {found!r}"
        page.wait_for_timeout(20)
    return found


def comes_to(page: Page, read: Callable[[], object], expected: object, what: str = "") -> None:
    """Wait until what is read is what is expected."""
    poll(page, read, lambda found: found == expected, what or f"not {expected!r}")


def fits(page: Page, what: str = "") -> None:
    """Wait until the page is no wider than its window."""
    wider = "document.documentElement.scrollWidth - innerWidth"
    poll(page, lambda: page.evaluate(wider), lambda found: found <= 0, f"{what} so many pixels too wide")


def box_of(piece: Locator) -> FloatRect:
    """Where a piece is. Waits until it is anywhere."""
    found = poll(piece.page, piece.bounding_box, lambda box: box is not None, "it is nowhere")
    assert found is not None
    return found


def placed(one: Locator, other: Locator, holds: Callable[[FloatRect, FloatRect], bool]) -> None:
    """Wait until two pieces lie to each other as they should."""
    poll(one.page, lambda: (box_of(one), box_of(other)), lambda boxes: holds(*boxes))


def quiet(page: Page) -> None:
    """Let the page do what it still does by itself: a few frames, and what follows them.

    For what is not to come: it would be there by then.
    """
    frame = "await new Promise(done => requestAnimationFrame(() => setTimeout(done)));"
    page.evaluate(f"async () => {{ {5 * frame} }}")


def answered(page: Page) -> None:
    """Wait until the answer has been taken, and nothing is chosen for the next question."""
    until(page, "document.querySelector('.opt.on, .fixed [aria-pressed=true]') === null")


def slip(page: Page) -> Locator:
    """The slip, while it puts a question to the viewer."""
    return page.locator(".slip:not(.quiet):not(.ended)")


def choices(page: Page) -> Locator:
    """What can be chosen and is to be seen: on the table, in the hand, or in the slip."""
    return page.locator(".tbl [data-pick], .slip .opt").locator("visible=true")


def open_menu(page: Page) -> None:
    """Open the menu of the masthead."""
    page.locator(".burger").click()
    expect(page.locator(".mast nav.open")).to_be_visible()


def let_a_bot_take_over(page: Page) -> None:
    """Hand one's seat to a bot, and say so once more."""
    open_menu(page)
    page.get_by_role("button", name="Let a bot take over").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot take over").click()


def open_table(guest: Guest, seats: list[str], *, rounds: int = 1, hand: int = 3) -> Page:
    """Open a table of Bridge Over by its page. seats: "me", "open" or a bot's name."""
    page = guest.go("new/bridge_over")
    house = page.locator("form.new fieldset")
    chairs = house.nth(0).locator("select")
    chairs.first.select_option(str(len(seats)))
    for place, who in enumerate(seats):
        chairs.nth(place + 1).select_option(who)
    figures = house.nth(2).locator("input[type=number]")
    figures.nth(0).fill(str(rounds))
    figures.nth(1).fill(str(hand))
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    return page


LIT = (".hand .held[aria-disabled=false]", ".seat .target", ".draw button", ".slip .opt")
"""What may be clicked, the hand first: who only ever draws never goes out."""


def by_mouse(page: Page) -> None:
    """Answer by clicks: on a card of the hand, on a player, on the pile, or on the slip."""
    lit = next(found for one in LIT if (found := page.locator(one)).count())
    lit.first.click()
    page.locator("[data-confirm]").click()


def by_keyboard(page: Page) -> None:
    """Answer by the keys of the first options, as many as are needed, and Enter."""
    choose_first(page)
    choose_enough(page)
    page.keyboard.press("Enter")


def choose_first(page: Page) -> None:
    """Choose by its key the first option that the slip shows."""
    page.keyboard.press(page.evaluate("document.querySelector('.opt .key').innerText"))


def choose_enough(page: Page) -> None:
    """Choose more options by their keys, until what is chosen is an answer."""
    while page.evaluate("document.querySelector('[data-confirm]').ariaDisabled === 'true'"):
        another = page.evaluate("document.querySelector('.opt[aria-pressed=false] .key').innerText")
        page.keyboard.press(another)


def play_out(page: Page, answer: Callable[[Page], None]) -> int:
    """Play until the game is over; returns how many answers that took."""
    for answers in range(MOST_ANSWERS):
        until(page, TO_DO)
        if page.locator(".ended").count():
            return answers
        answer(page)
        answered(page)
    raise AssertionError("the game does not end")


def close_sheet(page: Page) -> None:
    """Close the sheet that lies over the page, or soon will."""
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def invite(page: Page, players: int) -> None:
    """Say how many are to play, once "Invite a friend" has been pressed; wait for the table."""
    page.locator("dialog .counts .btn").get_by_text(str(players)).click()
    page.wait_for_url("**/t/*")


def invitation(page: Page) -> str:
    """The link for the others, without the server's address."""
    link = page.locator(".invitation input").input_value()
    return "t/" + link.split("/t/")[1]
