"""Who can hear of an act is known beforehand: it comes to the same as asking everybody each time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion import table as table_module
from fudaba.games.dominion.board import box as box_module
from fudaba.games.dominion.board import subscriptions as ears_module
from fudaba.games.dominion.facts.kinds import KINDS, DominionEffect
from fudaba.games.dominion.facts.layout import DISCARD, place
from fudaba.games.dominion.setup import set_up
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.acts import EFFECTS
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View
from tests.machine_code import NEEDS_NAMES

GAME = named("dominion")
Seen = tuple[list[list[int]], list[tuple[str, str]]]


def table_with(kingdom: str, seed: str = "subscriptions") -> Dominion:
    """A table of two with this kingdom."""
    table = GAME.table(setup_of(GAME, seats=2, seed=seed, options={"kingdom": kingdom}))
    assert isinstance(table, Dominion)
    return table


def played(number: int) -> Iterator[Seen]:
    """A random game in a random kingdom: after each answer where the cards lie, and what is offered."""
    seats = 2 + number % 3
    driver = Driver(GAME.table(setup_of(GAME, seats=seats, seed=f"subscriptions {number}")), forkable=False)
    players = [bot("random", "dominion", f"subscriptions {number}/{seat}") for seat in range(seats)]
    ask = driver.start()
    while ask is not None:
        yield (
            [zone[:] for zone in driver.table.state.zones],
            [(option.verb, option.face) for option in ask.options],
        )
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))


def compare(monkeypatch: pytest.MonkeyPatch, games: range) -> None:
    """Play games twice, the second time with all subscriptions open for everything."""
    for number in games:
        knowing = list(played(number))
        monkeypatch.setattr(ears_module, "is_active", lambda subscription, state: True)
        monkeypatch.setattr(table_module, "is_any_active", lambda summary, state: True)
        monkeypatch.setattr(box_module, "can_be_about", lambda subscription, kind, types_change: True)
        set_up._box.cache_clear()
        for count, (all_asked, known) in enumerate(zip(played(number), knowing, strict=True)):
            assert all_asked == known, f"game {number}, after {count} answers"
        monkeypatch.undo()
        set_up._box.cache_clear()


@NEEDS_NAMES
def test_nobody_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    compare(monkeypatch, range(8))


@NEEDS_NAMES
@pytest.mark.long
def test_nobody_is_passed_over_in_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    compare(monkeypatch, range(8, 400))


def test_a_pile_that_nobody_has_touched_hears_nothing() -> None:
    table = table_with("moat,watchtower,smithy")
    copper, smithy = table.top_of("copper"), table.top_of("smithy")
    assert not table.listens("Gains", copper)
    assert table.listens("Gains", table.top_of("watchtower")), "gained to the hand, it hears of its own gain"
    table.state.move(table.top_of("watchtower"), place(DISCARD, 1))
    assert table.listens("Gains", copper)
    table.state.move(table.top_of("moat"), place(DISCARD, 1))
    assert not table.listens("Plays", smithy)


def test_a_moat_hears_of_attacks_only() -> None:
    table = table_with("moat,militia,smithy")
    table.state.move(table.top_of("moat"), place(DISCARD, 1))
    assert table.listens("Plays", table.top_of("militia"))
    assert not table.listens("Plays", table.top_of("copper"))


def test_where_types_change_nothing_is_known_of_them() -> None:
    """With Capitalism an Action may be a Treasure, which a Pirate comes for."""
    table = table_with("pirate,militia,smithy,capitalism")
    table.state.move(table.top_of("pirate"), place(DISCARD, 1))
    assert table.listens("Gains", table.top_of("militia"))
    table = table_with("pirate,militia,smithy")
    table.state.move(table.top_of("pirate"), place(DISCARD, 1))
    assert not table.listens("Gains", table.top_of("militia"))


def test_every_name_that_an_ability_is_about_is_a_card() -> None:
    found = [each.of for each in EFFECTS.values() if isinstance(each, DominionEffect)]
    assert {of for of in found if isinstance(of, str)} <= KINDS.keys()
    assert any(isinstance(of, str) for of in found)
