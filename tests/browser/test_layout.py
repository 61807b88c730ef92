"""Nothing on a table lies over something else: measured, in many sizes, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from fudaba.kernel.game import Value
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.every_day import cases
from tests.browser.laid_out import at_each, faults, nothing_amiss, resized
from tests.browser.playing import box_of, choose_first, comes_to, poll, until
from tests.browser.positions import NAMES, Played, keep, play_on, replay

BETWEEN = (800, 900)
ACROSS = (844, 390)
SIZES = (WIDE, BETWEEN, NARROW)
LARGE = {(1440, 900): 126, (1920, 1080): 156}
"""Large screens, and how wide at least a card of the hand is there."""
KINGDOM = "cellar, village, smithy, moat, market, workshop, remodel, militia, mine, merchant"
MANY_PILES = (
    "marauder, village, smithy, moat, page, peasant, familiar, archive, wharf, catapult_rocks, "
    "way_of_the_butterfly, tower"
)
"""With their Ruins, Spoils, Travellers, Potion and landscapes, and Platinum and Colony: thirty piles."""
TABLES: Mapping[str, tuple[str, int, str, Mapping[str, Value]]] = {
    "bridge_over": ("bridge_over", 4, "sensible", {"rounds": 2}),
    "bridge_over of six": ("bridge_over", 6, "sensible", {}),
    "dominion": ("dominion", 2, "random", {"kingdom": KINGDOM}),
    "dominion, many piles": ("dominion", 4, "random", {"kingdom": MANY_PILES, "colonies": "yes"}),
    "innovation": ("innovation", 3, "random", {}),
    "innovation with sets": (
        "innovation",
        3,
        "random",
        {"artifacts": True, "relics": True, "cities": True, "echoes": True, "figures": True},
    ),
    "innovation of five": ("innovation", 5, "random", {"edition": "fourth"}),
}
AMID_GAMES = cases(
    (
        (lang, part, sizes, title)
        for title in TABLES
        for lang, part, sizes in (("en", 0.6, SIZES), ("ja", 0.9, SIZES[::-1]))
    ),
    [
        ("en", 0.6, SIZES, "bridge_over of six"),
        *(("ja", 0.9, SIZES[::-1], title) for title in ("dominion, many piles", "innovation with sets")),
    ],
)
"""Each table early in English and late in Japanese; every day of each game the one on which most lies, in one
of the two."""
ON_A_PHONE = [("bridge_over",), ("innovation",)]
"""Every day these; of each other table the test above has the same amid the game."""


class Gallery:
    """A server with games that have been played."""

    def __init__(self, server: Server, played: dict[str, Played]) -> None:
        self.server = server
        self.played = played


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """Bots have played at every kind of table."""
    data = tmp_path_factory.mktemp("gallery")
    played = {
        title: keep(data, game, seats, player=player, options=options)
        for title, (game, seats, player, options) in TABLES.items()
    }
    server = Server(data)
    server.start()
    yield Gallery(server, played)
    server.kill()


SMALL = """() => [...document.querySelectorAll('.burger, :is(.slip, .hand, .own) button, .tile, .land')]
    .map(button => [button, button.getBoundingClientRect()])
    .filter(([button, box]) => box.height > 0 && !button.closest('.under'))
    .filter(([button, box]) => box.height < 44 || box.width < 44)
    .map(([button, box]) => `${button.className} ${box.width}x${box.height}`)"""
"""What may be pressed and is too small for a finger."""
OUT = """() => [...document.querySelectorAll('[data-confirm], .hand :is(.held, .ivc)')]
    .map(one => [one.innerText, one.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > innerHeight + 1 || box.top < 0)
    .map(([text]) => text)"""
"""What is played with, out of sight."""


def on_a_phone(page: Page) -> None:
    """What is chosen is large enough for a finger; held across, it is in sight, and the answer beside it."""
    resized(page, NARROW)
    comes_to(page, lambda: page.evaluate(SMALL), [], "too small for a finger")
    resized(page, ACROSS)
    # What is further down on the table is scrolled to, and so is cut off there.
    nothing_amiss(page, "held across", but="cut off")
    comes_to(page, lambda: page.evaluate(OUT), [], "out of sight")


def is_as_wide(card: Locator, least: int) -> None:
    """Wait until a card is as wide as that, in pixels."""
    poll(card.page, lambda: box_of(card)["width"], lambda width: width >= least, "too narrow a card")


def on_a_large_screen(page: Page, *, tells: bool) -> None:
    """Cards of Dominion are larger; tells: its piles have their text."""
    for size, least in LARGE.items():
        at_each(page, [size], "on a large screen")
        is_as_wide(page.locator(".hand .dc").first, least)
        expect(page.locator(".kingdom .tile .says").first).to_be_visible(visible=tells)


@pytest.mark.parametrize(("lang", "part", "sizes", "title"), AMID_GAMES)
def test_nothing_lies_over_something_else(
    gallery: Gallery, door: Door, lang: str, part: float, sizes: Sequence[tuple[int, int]], title: str
) -> None:
    """The page comes up in the first size, and is then made another."""
    game = gallery.played[title]
    page = replay(door(gallery.server, NAMES[0], lang, sizes[0]), game, game.about(part))
    at_each(page, sizes, "seen again")
    play_on(page)
    at_each(page, sizes, "amid the game")
    on_a_phone(page)
    if title.startswith("dominion"):
        on_a_large_screen(page, tells=title == "dominion")
    choose_first(page)
    until(page, "document.querySelector('.opt.on') !== null")
    at_each(page, sizes, "with something chosen")


@pytest.mark.parametrize("title", cases(((title,) for title in TABLES), ON_A_PHONE))
def test_on_a_phone_what_is_chosen_is_large_enough_and_in_sight(
    gallery: Gallery, door: Door, title: str
) -> None:
    game = gallery.played[title]
    page = replay(door(gallery.server, NAMES[0], "ja", NARROW), game, game.about(0.4))
    play_on(page)
    on_a_phone(page)


def has_fault(page: Page, words: str) -> None:
    """Wait until something is wrong that is told with those words."""
    poll(page, lambda: faults(page), lambda found: any(words in fault for fault in found), words)


def test_what_lies_over_something_else_is_found(gallery: Gallery, door: Door) -> None:
    game = gallery.played["dominion"]
    page = replay(door(gallery.server, NAMES[0]), game, game.about(0.5))
    nothing_amiss(page)
    for spoil, message in (
        ("document.querySelectorAll('.tile')[1].style.transform = 'translate(-40px, 0)'", "lies over"),
        (
            "document.querySelectorAll('.tile .name')[2].style = 'white-space: nowrap; font-size: 9em'",
            "out of",
        ),
        ("document.querySelectorAll('.tile .foot')[3].style.marginTop = '-18px'", "run into each other"),
        ("document.querySelector('.turnbar').style.minWidth = '3000px'", "cut off"),
    ):
        page.evaluate(spoil)
        has_fault(page, message)
