"""The suites of PettingZoo, Gymnasium and OpenSpiel themselves, and what they do not ask."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, NameNotFound
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from fudaba.kernel.game import BadSetup
from fudaba.research import pettingzoo
from fudaba.research.gymnasium import AgainstBots
from fudaba.research.kind import rewards
from fudaba.research.vector import SelfPlay

EVERYTHING = {"edition": "fourth", "unseen": True, "cities": True, "echoes": True}
SOME: list[tuple[str, int, dict[str, Any]]] = [
    ("bridge_over", 2, {"rounds": 1}),
    ("bridge_over", 6, {"deck": "azumanga_court", "rounds": 1}),
    ("dominion", 2, {"kingdom": "quiet_street"}),
    ("dominion", 4, {"kingdom_seed": 3}),
    ("innovation", 2, {}),
    ("innovation", 3, EVERYTHING),
]
TABLES: dict[str, list[dict[str, Any]]] = {
    "bridge_over": [{}, {"deck": "azumanga_court", "expansion": False}],
    "dominion": [{"kingdom_seed": seed} for seed in range(4)],
    "innovation": [{"edition": "first"}, {"artifacts": True, "figures": True}, EVERYTHING],
}
MANY = [
    (game, seats, options)
    for game, some in TABLES.items()
    for seats in range(2, 6 if game == "innovation" else 7)
    for options in some
]
EACH = pytest.mark.parametrize(("game", "seats", "options"), SOME)
ONE = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [pytest.param(*table, marks=[] if table[1] > 2 else pytest.mark.long) for table in SOME],
)
"""Every day one table of each game, on which more is going on."""
EVERY = pytest.mark.parametrize(("game", "seats", "options"), MANY)


def check_pettingzoo(game: str, seats: int, options: dict[str, Any], cycles: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(pettingzoo.env(game, seats, mask="info", render_mode="ansi", **options), cycles)
    seed_test(lambda: pettingzoo.env(game, seats, **options), cycles)
    seed_test(lambda: pettingzoo.env(game, seats, mask="info", **options), cycles)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(game, seats, **options), cycles)
    # PettingZoo has a list of its own environments whose observations are dictionaries with a mask, and
    # warns of that form, and of the empty mask after the end, wherever it does not know the name.
    expected = ("not a NumPy array", "box or gymnasium.spaces.discrete", "no legal actions")
    assert [str(w.message) for w in caught if not any(part in str(w.message) for part in expected)] == []


@ONE
def test_pettingzoo(game: str, seats: int, options: dict[str, Any]) -> None:
    check_pettingzoo(game, seats, options, 30)


@pytest.mark.long
@EVERY
def test_pettingzoo_with_many_tables(game: str, seats: int, options: dict[str, Any]) -> None:
    check_pettingzoo(game, seats, options, 1000)


@EACH
def test_gymnasium(game: str, seats: int, options: dict[str, Any]) -> None:
    for mask in ("observation", "info"):
        check_env(AgainstBots(game, seats, mask=mask, **options), skip_render_check=True)


@pytest.mark.long
@EVERY
def test_gymnasium_with_many_tables(game: str, seats: int, options: dict[str, Any]) -> None:
    check_env(AgainstBots(game, seats, illegal="end", flat=False, **options), skip_render_check=True)


@pytest.mark.parametrize("name", ["BridgeOver", "Dominion", "Innovation"])
def test_gymnasium_makes_them_by_name_and_a_game_is_played_to_its_end(name: str) -> None:
    env = gymnasium.make(f"fudaba/{name}-v1")
    chance = np.random.default_rng(5)
    seen, info = env.reset(seed=5)
    total, over = 0.0, False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, info = env.step(action)
        total += float(reward)
    assert total in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("seat", range(3))
def test_gymnasium_rewards_the_agent_for_its_own_seat(seat: int) -> None:
    env = AgainstBots("bridge_over", 3, opponent="random", seat=seat, rounds=1)
    chance, rewarded = np.random.default_rng(seat), set[float]()
    for seed in range(12):
        seen, info = env.reset(seed=seed)
        assert info["seat"] == seat
        over = False
        while not over:
            seen, reward, over, _, info = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            assert over or reward == 0
        assert env.game is not None
        assert reward == rewards(env.game)[seat]
        assert (reward > 0) == (seat in env.game.result().winners)
        rewarded.add(reward)
    assert len(rewarded) == 2, "it has won, and it has lost"


def test_pettingzoo_rewards_each_agent_for_its_own_seat() -> None:
    env = pettingzoo.FudabaEnv("bridge_over", 3, rounds=1)
    chance, winners = np.random.default_rng(1), set[int]()
    for seed in range(6):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
        assert env.game is not None
        won = env.game.result().winners
        assert [env.rewards[f"player_{seat}"] > 0 for seat in range(3)] == [seat in won for seat in range(3)]
        winners |= set(won)
    assert len(winners) > 1


def test_gymnasium_refuses_what_cannot_be() -> None:
    env = AgainstBots("dominion", kingdom="quiet_street", illegal="raise")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"Action 0 \(done\) is not legal now\. Legal are .*buy copper"):
        env.step(0)
    lost = AgainstBots("dominion", kingdom="quiet_street")
    lost.reset(seed=1)
    _, reward, ended, _, info = lost.step(0)
    assert (reward, ended) == (-1.0, True)
    assert "not legal" in info["illegal"]
    for wrong in ("3", 3.0, None):
        with pytest.raises(InvalidAction, match="is no number of an action"):
            env.step(wrong)  # type: ignore[arg-type]  # that is what is tried
    with pytest.raises(InvalidAction, match=r"Action 99999 \(none of the table\) is not legal"):
        env.step(99999)
    with pytest.raises(NameNotFound, match="Did you mean: `Dominion`"):
        gymnasium.make("fudaba/Domnion-v1")
    for wrong_table, message in (
        ({"game": "domnion"}, "Did you mean ‘dominion’"),
        ({"game": "bridge_over", "opponent": "sensibel"}, "Did you mean ‘sensible’"),
        ({"game": "innovation", "editon": "fourth"}, "Did you mean ‘edition’"),
        ({"game": "innovation", "edition": "forth"}, "choose from third, fourth and first"),
        ({"game": "dominion", "kingdom": "Celar"}, "Did you mean ‘Cellar’"),
        ({"game": "dominion", "seats": 7}, "2 to 6 players, not 7"),
        ({"game": "dominion", "opponent": ["random", "random"]}, "2 opponents for 1 seats"),
        ({"game": "dominion", "seat": 2}, "no seat 2"),
        ({"game": "dominion", "illegal": "forgive"}, "must be raise or end"),
        ({"game": "dominion", "mask": "inof"}, "mask is 'inof'"),
        ({"game": "dominion", "opponent": 3}, "a bot is a name"),
    ):
        with pytest.raises(gymnasium.error.Error, match=message):
            AgainstBots(**wrong_table)


def test_pettingzoo_refuses_what_cannot_be() -> None:
    with pytest.raises(BadSetup, match="Did you mean ‘edition’"):
        pettingzoo.env("innovation", editon="fourth")
    with pytest.raises(ValueError, match="mask is 'inof'"):
        pettingzoo.env("innovation", mask="inof")
    with pytest.raises(ValueError, match="must be ansi or human"):
        pettingzoo.env("innovation", render_mode="ansy")
    raw = pettingzoo.FudabaEnv("dominion", kingdom="quiet_street")
    with pytest.raises(RuntimeError, match=r"reset\(\) must be called"):
        raw.observe("player_0")
    raw.reset(seed=1)
    for look in (raw.observe, raw.action_space, raw.observation_space):
        with pytest.raises(KeyError, match="no agent 'player_9'; there are player_0, player_1"):
            look("player_9")
    with pytest.raises(ValueError, match="is no number of an action"):
        raw.step(3.5)  # type: ignore[arg-type]  # that is what is tried
    before = raw.game.table.state.digest() if raw.game else ""
    with pytest.raises(ValueError, match=r"not legal now\. Legal are "):
        raw.step(0)
    assert raw.game is not None
    assert raw.game.table.state.digest() == before


def test_an_illegal_action_ends_the_game_in_the_usual_wrappers() -> None:
    env = pettingzoo.env("dominion", kingdom="quiet_street")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_the_log_is_rendered() -> None:
    env = pettingzoo.env("bridge_over", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "player_0" in str(env.render())


# Many games at once.


@ONE
def test_a_batch_has_a_row_for_each_game(game: str, seats: int, options: dict[str, Any]) -> None:
    env = SelfPlay(game, 4, seats, seed=1, **options)
    batch = env.reset()
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        assert batch.observation.shape == (4, env.kind.observer.size)
        assert batch.mask.any(axis=1).all()
        for row, picks in enumerate(env.games):
            assert batch.actor[row] == picks.actor
            assert list(np.flatnonzero(batch.mask[row])) == list(picks.legal())
        batch = env.step(np.array([chance.choice(np.flatnonzero(row)) for row in batch.mask]))
        ended += int(batch.ended.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert not batch.rewards[~batch.ended].any()
    if (game, seats) == ("bridge_over", 2):
        assert ended > 0


def test_a_batch_has_the_rewards_of_the_games_that_ended() -> None:
    env = SelfPlay("bridge_over", 4, 2, seed=3, rounds=1)
    batch, chance, ended = env.reset(), np.random.default_rng(3), 0
    for _ in range(300):
        games = env.games[:]
        batch = env.step(np.array([chance.choice(np.flatnonzero(row)) for row in batch.mask]))
        for row, game in enumerate(games):
            assert batch.ended[row] == game.over
            assert list(batch.rewards[row]) == pytest.approx(rewards(game))
            assert (env.games[row] is game) != game.over, "the next one begins at once"
            ended += game.over
    assert ended > 1


def test_the_same_seed_gives_the_same_batches() -> None:
    def run() -> list[bytes]:
        env = SelfPlay("bridge_over", 3, 2, seed=9)
        batch, chance, rows = env.reset(), random.Random(9), []
        for _ in range(50):
            batch = env.step(np.array([chance.choice(list(np.flatnonzero(row))) for row in batch.mask]))
            rows.append(batch.observation.tobytes())
        return rows

    assert run() == run()


def test_a_batch_with_a_wrong_action_changes_no_game() -> None:
    env = SelfPlay("bridge_over", 2, 2, seed=9)
    with pytest.raises(RuntimeError, match=r"reset\(\) must be called"):
        env.step(np.array([1, 1]))
    batch = env.reset()
    good = int(np.flatnonzero(batch.mask[0])[0])
    with pytest.raises(ValueError, match="game 1: action 0 is not legal"):
        env.step(np.array([good, 0]))
    assert [len(game.answers) for game in env.games] == [0, 0]
    with pytest.raises(ValueError, match="not float64"):
        env.step(np.array([float(good), 1.0]))
    with pytest.raises(ValueError, match="there are 2 games"):
        env.step(np.array([good]))
    with pytest.raises(ValueError, match="at least one"):
        SelfPlay("bridge_over", 0)
