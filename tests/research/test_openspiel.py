"""OpenSpiel's own random simulation, and what it says of information states."""

from __future__ import annotations

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not there for this system")

from fudaba.research import openspiel  # noqa: E402 - only where there is an OpenSpiel
from tests.research.test_environments import MANY, SOME  # noqa: E402

EACH = pytest.mark.parametrize(("game", "seats", "options"), SOME)
EVERY = pytest.mark.parametrize(("game", "seats", "options"), MANY)


@EACH
def test_states_are_copied_resampled_and_told(game: str, seats: int, options: dict[str, Any]) -> None:
    loaded = openspiel.load_game(game, seats, **options)
    state = loaded.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    chance = random.Random(1)
    for step in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        if step % 5 == 0:
            other = state.resample_from_infostate(player, chance.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            with pytest.raises(TypeError, match="imagined"):
                other.serialize()
            again = loaded.deserialize_state(state.serialize())
            assert str(again) == str(state)
            assert again.legal_actions() == state.legal_actions()
            for seat in range(seats):
                assert again.information_state_string(seat) == state.information_state_string(seat)
        copy = state.clone()
        action = chance.choice(state.legal_actions())
        copy.apply_action(action)
        before = [state.information_state_string(seat) for seat in range(seats)]
        assert str(copy) != str(state)
        state.apply_action(action)
        assert str(copy) == str(state)
        after = [state.information_state_string(seat) for seat in range(seats)]
        assert [copy.information_state_string(seat) for seat in range(seats)] == after
        assert after[player] != before[player], "who has acted remembers it"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param("bridge_over", {"rounds": 1}, marks=pytest.mark.long),  # it has by far the most answers
        ("dominion", {"kingdom": ["Chapel", "Witch", "Village"]}),
        ("innovation", {}),
    ],
)
def test_openspiels_random_simulation(game: str, options: dict[str, Any]) -> None:
    loaded = openspiel.load_game(game, 2, **options)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
def test_openspiels_random_simulation_writes_down_every_state() -> None:
    loaded = openspiel.load_game("bridge_over", 2, rounds=1)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@EVERY
def test_openspiels_random_simulation_of_many_tables(game: str, seats: int, options: dict[str, Any]) -> None:
    loaded = openspiel.load_game(game, seats, **options)
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=False, verbose=False)


def test_a_game_and_its_state_are_written_down_together() -> None:
    game = openspiel.load_game("bridge_over", 2, rounds=1, rng_seed=5)
    state = game.new_initial_state()
    state.apply_action(3)
    written = pyspiel.serialize_game_and_state(game, state)
    loaded, again = pyspiel.deserialize_game_and_state(written)
    assert str(loaded) == str(game)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_each_seed_of_the_generator_has_games_of_its_own() -> None:
    dealt = set()
    for rng_seed in range(3):
        state = openspiel.load_game("bridge_over", 2, rng_seed=rng_seed).new_initial_state()
        state.apply_action(0)
        dealt.add(state.observation_string(0))
    assert len(dealt) == 3


def test_returns_add_up_to_nothing() -> None:
    state = openspiel.load_game("bridge_over", 3, rounds=1).new_initial_state()
    state.apply_action(1)
    chance = random.Random(4)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    winners = state.picks.result().winners
    assert [won > 0 for won in state.returns()] == [seat in winners for seat in range(3)]


def test_a_kingdom_is_a_parameter_and_what_cannot_be_says_so() -> None:
    game = openspiel.load_game("dominion", 2, kingdom=["Cellar", "Moat", "Village", "Smithy"])
    assert "cellar%2Cmoat%2Cvillage%2Csmithy" in str(game)
    assert str(pyspiel.load_game(str(game))) == str(game)
    for name, players, options, message in (
        ("domnion", 2, {}, "Did you mean ‘dominion’"),
        ("dominion", 2, {"kingdom": ["Celar"]}, "Did you mean ‘Cellar’"),
        ("innovation", 2, {"editon": "first"}, "Did you mean ‘edition’"),
        ("dominion", 7, {}, "is for 2 to 6 players, not 7"),
    ):
        with pytest.raises(pyspiel.SpielError, match=message):
            openspiel.load_game(name, players, **options)
    with pytest.raises(pyspiel.SpielError, match="Did you mean ‘kingdom’"):
        pyspiel.load_game("fudaba_dominion(options=kingdm:quiet_street)")


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    state = openspiel.load_game("dominion", 2, kingdom="quiet_street").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="no seed 4096"):
        state.apply_action(4096)
    state.apply_action(1)
    before = state.information_state_string(0)
    for action, name in ((0, "done"), (10**6, "none of the table")):
        with pytest.raises(
            pyspiel.SpielError, match=rf"Action {action} \({name}\) is not legal now\. Legal are \d"
        ):
            state.apply_action(action)
    assert state.information_state_string(0) == before
