"""What asks nobody is done without asking: it comes to the same as asking everybody each time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.rules import play
from fudaba.games.dominion.rules.bonuses import asks_nothing
from fudaba.games.dominion.turns import turn
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View
from tests.machine_code import NEEDS_NAMES

GAME = named("dominion")


def played(number: int, required: str) -> Iterator[object]:
    """A game by lot and at random with these cards: the state and the question after each answer."""
    setup = setup_of(GAME, seats=2, seed=f"plainly {number}", options={"require": required})
    driver = Driver(GAME.table(setup), forkable=False)
    players = [bot("random", "dominion", f"plainly {number}/{seat}") for seat in range(2)]
    ask = driver.start()
    while ask is not None:
        s = driver.table.state
        yield [zone[:] for zone in s.zones], s.moves, s.coins, s.buys, s.plays[:], repr(ask)
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
    yield driver.table.state.digest()


def compare(monkeypatch: pytest.MonkeyPatch, number: int, required: str) -> None:
    """A game as it is played, and with nothing done plainly."""
    plainly = list(played(number, required))
    monkeypatch.setattr(play, "_goes_without_saying", lambda table, record: False)
    monkeypatch.setattr(turn, "given_at_once", lambda table, act: False)
    for count, (asked, known) in enumerate(zip(played(number, required), plainly, strict=True)):
        assert asked == known, f"game {number}, after {count} answers"
    monkeypatch.undo()


REQUIRED = (
    "wharf,fishing_village,caravan,throne_room",
    "hireling,merchant_ship,watchtower,relic",
    "kiln,merchant,candlestick_maker,village",
    "haunted_woods,bridge_troll,way_of_the_chameleon,smithy",
)


@NEEDS_NAMES
@pytest.mark.parametrize("required", REQUIRED)
def test_what_asks_nobody_is_the_same(monkeypatch: pytest.MonkeyPatch, required: str) -> None:
    compare(monkeypatch, 0, required)


@NEEDS_NAMES
@pytest.mark.long
def test_what_asks_nobody_is_the_same_in_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(1, 300):
        compare(monkeypatch, number, REQUIRED[number % len(REQUIRED)] if number % 2 else "")


def test_a_card_asks_nothing_by_how_it_is_written() -> None:
    assert all(asks_nothing(KINDS[id]) for id in ("village", "smithy", "wharf", "merchant"))
    assert not any(asks_nothing(KINDS[id]) for id in ("cellar", "militia", "throne_room"))
