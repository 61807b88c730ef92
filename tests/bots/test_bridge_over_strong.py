"""Bridge Over's `strong`: what it sees of a position, what it foretells, and that it tells no secret."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import pytest

from fudaba.arena.simulate import play_game
from fudaba.bots import bot
from fudaba.bots.bridge_over import strong
from fudaba.bots.bridge_over.features import NAMES, features
from fudaba.bots.bridge_over.sensible import Sensible
from fudaba.bots.bridge_over.value import charged, foretold, network
from fudaba.bots.mind import Budget
from fudaba.games.bridge_over.match import MatchTable
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import dealt
from tests.bots.asking import GAME, position

FEW = Budget(rollouts=12, confirm=0, guard=0.5)


def table_of(driver: Driver[Table]) -> MatchTable:
    assert isinstance(driver.table, MatchTable)
    return driver.table


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_figures_tell_nothing_of_what_lies_face_down(seats: int) -> None:
    setup = setup_of(GAME, seats=seats, seed=f"figures {seats}", options={"rounds": 1})
    driver, player = Driver(GAME.table(setup)), Sensible("")
    ask, compared = driver.start(), 0
    while ask is not None:
        if driver.at_rest and ask.kind == "turn":
            now = table_of(driver)
            for seat in range(seats):
                other = dealt(now, seat, (), hashlib.sha256(bytes([compared % 256])).digest())
                assert features(other, seat) == features(now, seat)
                compared += other.state.digest() != now.state.digest()
        ask = driver.answer(player.answer(ask, View(driver.table, ask.decider)))
    assert compared > 10


def test_the_network_was_fitted_to_the_figures_that_it_is_shown() -> None:
    fitted = network()
    assert fitted.features == list(NAMES)
    assert {len(weights) for weights in fitted.hidden} == {len(NAMES) + 1}
    assert {len(weights) for weights in fitted.out} == {len(fitted.hidden) + 1}
    assert len(features(table_of(position("red number_1")), 0)) == len(NAMES)


def test_dear_hands_and_rivals_with_few_cards_are_foretold_to_cost_more() -> None:
    hand = "blue number_1, blue number_9, green number_8, yellow skip, yellow escort"
    hands = [", ".join(hand.split(", ")[:count]) for count in (1, 2, 3, 5)]
    costs = [foretold(table_of(position(hand, counts=(5, 5, 5))), 0) for hand in hands]
    assert all(one.own + 1 < other.own for one, other in pairwise(costs))
    assert all(one.win > other.win for one, other in pairwise(costs))
    near = foretold(table_of(position(hand, counts=(1, 5, 5))), 0)
    assert near.own > costs[-1].own + 3
    assert near.win < costs[-1].win


def test_what_a_round_cost_and_who_shares_in_it() -> None:
    assert charged([0, 30, 12], 0) == (0, 21, 1.0)
    assert charged([10, 30, 10], 2) == (10, 20, 0.5)
    assert charged([10, 30, 10], 1) == (30, 10, 0.0)


def test_the_same_seed_gives_the_same_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "BUDGET", FEW)
    setup = setup_of(GAME, seats=3, seed="same", options={"rounds": 1})
    found: list[list[Answer]] = [[], []]
    for answers in found:
        players = [bot("strong" if seat == 0 else "sensible", "bridge_over", "s") for seat in range(3)]
        play_game(GAME, setup, players, answers)
    assert found[0] == found[1]
    assert len(found[0]) > 5
