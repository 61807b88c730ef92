"""What asks nobody is done without asking: it comes to the same as asking everybody each time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion.rules import offers, play
from fudaba.games.dominion.turns import phases, turn
from fudaba.kernel.drive import Driver
from fudaba.kernel.events import Event
from fudaba.kernel.game import setup_of
from fudaba.kernel.plain import slots_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from tests.machine_code import NEEDS_NAMES

GAME = named("dominion")


def played(number: int, given: dict[str, str]) -> Iterator[object]:
    """A game at random, every other one with its log: the state and the question after each answer."""
    setup = setup_of(GAME, seats=2 + number % 3, seed=f"plainly {number}", options=given)
    driver = Driver(GAME.table(setup), forkable=False)
    if number % 2:
        driver.table.events = []
    players = [bot("random", "dominion", f"plainly {number}/{seat}") for seat in range(setup.seats)]
    ask = driver.start()
    while ask is not None:
        s = driver.table.state
        yield [zone[:] for zone in s.zones], s.moves, s.coins, s.buys, s.plays[:], s.done[:], repr(ask)
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
    yield driver.table.state.digest(), _lines(driver.table)


def _lines(table: Table) -> list[list[object]]:
    """The log, all of it."""
    return [[getattr(event, slot) for slot in slots_of(Event)] for event in table.events or ()]


def compare(monkeypatch: pytest.MonkeyPatch, number: int, given: dict[str, str]) -> None:
    """A game as it is played, and with everybody asked at each step and nothing kept."""
    plainly = list(played(number, given))
    monkeypatch.setattr(play, "_goes_without_saying", lambda table, record: False)
    monkeypatch.setattr(turn, "is_answered", lambda table: True)
    monkeypatch.setattr(phases, "depends_on", lambda table: None)
    monkeypatch.setattr(offers, "depends_on", lambda table: None)
    for count, (asked, known) in enumerate(zip(played(number, given), plainly, strict=True)):
        assert asked == known, f"game {number}, after {count} answers"
    monkeypatch.undo()


REQUIRED = (
    "wharf,fishing_village,caravan,throne_room",
    "hireling,merchant_ship,watchtower,relic",
    "kiln,merchant,candlestick_maker,village",
    "haunted_woods,bridge_troll,way_of_the_chameleon,smithy",
)


QUIET = (
    "cellar,chapel,festival,gardens,laboratory,market,remodel,smithy,village,workshop",
    "watchtower,nomads,goons,bridge_troll,moat,smithy,village,woodcutter,wharf,militia",
)
"""Kingdoms in which most is done without asking, and in which somebody listens from time to time."""


@NEEDS_NAMES
@pytest.mark.parametrize("required", REQUIRED)
def test_what_asks_nobody_is_the_same(monkeypatch: pytest.MonkeyPatch, required: str) -> None:
    compare(monkeypatch, 0, {"require": required})


@NEEDS_NAMES
@pytest.mark.parametrize("kingdom", QUIET)
def test_a_turn_in_which_nobody_listens_is_the_same(monkeypatch: pytest.MonkeyPatch, kingdom: str) -> None:
    for number in (1, 2):
        compare(monkeypatch, number, {"kingdom": kingdom})


@NEEDS_NAMES
@pytest.mark.long
def test_what_asks_nobody_is_the_same_in_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3, 400):
        given: tuple[dict[str, str], ...] = (
            {},
            {"require": REQUIRED[number % len(REQUIRED)]},
            {"kingdom": QUIET[number % len(QUIET)]},
        )
        compare(monkeypatch, number, given[number % 3])
