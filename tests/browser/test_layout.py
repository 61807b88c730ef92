"""Nothing on a table lies over something else: measured, at three widths, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from fudaba.kernel.game import Value
from tests.browser.conftest import NARROW, WIDE, Door, Server
from tests.browser.playing import choose_first, until
from tests.browser.positions import NAMES, Played, keep, play_on, replay

BETWEEN = (800, 900)
ACROSS = (844, 390)
LARGE = [(1440, 900), (1920, 1080)]
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
    "innovation": ("innovation", 3, "sensible", {}),
    "innovation with sets": (
        "innovation",
        3,
        "sensible",
        {"artifacts": True, "relics": True, "cities": True, "echoes": True, "figures": True},
    ),
    "innovation of five": ("innovation", 5, "sensible", {"edition": "fourth"}),
}

FAULTS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


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


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.parametrize(("lang", "part"), [("en", 0.6), ("ja", 0.9)])
@pytest.mark.parametrize("size", [WIDE, BETWEEN, NARROW])
def test_nothing_lies_over_something_else(
    gallery: Gallery, door: Door, size: tuple[int, int], lang: str, part: float, title: str
) -> None:
    game = gallery.played[title]
    page = replay(door(gallery.server, NAMES[0], lang, size), game, game.about(part))
    faults = {"seen again": page.evaluate(FAULTS)}
    play_on(page)
    faults["amid the game"] = page.evaluate(FAULTS)
    choose_first(page)
    until(page, "document.querySelector('.opt.on') !== null")
    faults["with something chosen"] = page.evaluate(FAULTS)
    assert "\n".join(f"{when}: {fault}" for when, found in faults.items() for fault in found) == ""


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.parametrize(("lang", "part"), [("en", 0.6), ("ja", 0.4)])
def test_on_a_phone_that_is_held_across_too(
    gallery: Gallery, door: Door, lang: str, part: float, title: str
) -> None:
    """The table keeps what is played on in sight: its cards to choose, and the answer beside it."""
    game = gallery.played[title]
    page = replay(door(gallery.server, NAMES[0], lang, ACROSS), game, game.about(part))
    play_on(page)
    # What is further down on the table is scrolled to, and so is cut off there.
    assert [fault for fault in page.evaluate(FAULTS) if "cut off" not in fault] == []
    out = page.evaluate(
        """() => [...document.querySelectorAll('[data-confirm], .hand :is(.held, .ivc)')]
            .map(one => [one.innerText, one.getBoundingClientRect()])
            .filter(([, box]) => box.bottom > innerHeight + 1 || box.top < 0)
            .map(([text]) => text)"""
    )
    assert out == []


@pytest.mark.parametrize("title", ["dominion", "dominion, many piles"])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", LARGE)
def test_on_a_large_screen_cards_are_larger_and_piles_have_their_text(
    gallery: Gallery, door: Door, size: tuple[int, int], lang: str, title: str
) -> None:
    game = gallery.played[title]
    page = replay(door(gallery.server, NAMES[0], lang, size), game, game.about(0.6))
    play_on(page)
    assert page.evaluate(FAULTS) == []
    card = page.locator(".hand .dc").first.bounding_box()
    assert card is not None
    assert card["width"] >= (156 if size[0] >= 1800 else 126)
    told = page.locator(".kingdom .tile .says").first
    assert told.is_visible() == (title == "dominion")


@pytest.mark.parametrize("title", TABLES)
def test_what_is_chosen_on_a_phone_is_large_enough(gallery: Gallery, door: Door, title: str) -> None:
    game = gallery.played[title]
    page = replay(door(gallery.server, NAMES[0], size=NARROW), game, game.about(0.4))
    play_on(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.burger, :is(.slip, .hand, .own) button, .tile, .land')]
            .map(button => [button, button.getBoundingClientRect()])
            .filter(([button, box]) => box.height > 0 && !button.closest('.under'))
            .filter(([button, box]) => box.height < 44 || box.width < 44)
            .map(([button, box]) => `${button.className} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_what_lies_over_something_else_is_found(gallery: Gallery, door: Door) -> None:
    game = gallery.played["dominion"]
    page = replay(door(gallery.server, NAMES[0]), game, game.about(0.5))
    assert page.evaluate(FAULTS) == []
    for spoil, told in (
        ("document.querySelectorAll('.tile')[1].style.transform = 'translate(-40px, 0)'", "lies over"),
        ("document.querySelectorAll('.tile .name')[2].firstChild.data = 'x'.repeat(40)", "out of"),
        ("document.querySelectorAll('.tile .foot')[3].style.marginTop = '-18px'", "run into each other"),
        ("document.querySelector('.turnbar h1').firstChild.data = 'x'.repeat(400)", "cut off"),
    ):
        page.evaluate(spoil)
        assert [fault for fault in page.evaluate(FAULTS) if told in fault] != [], spoil
