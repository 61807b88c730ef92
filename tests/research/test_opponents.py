"""Who may play against an agent, and the vector environments in which they do."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode

from fudaba import games
from fudaba.kernel.ask import Ask
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining
from fudaba.research import gymnasium as environments
from fudaba.research import pettingzoo
from fudaba.research.gymnasium import AgainstBots
from fudaba.research.kind import rewards
from fudaba.research.opponents import Pool
from fudaba.research.tasks import TASKS, evaluate
from fudaba.research.vector import VectorEnv


class Reader:
    """A policy that takes one of the legal actions."""

    def __init__(self) -> None:
        self.asked = 0
        self._chance = random.Random(1)

    def act(self, observation: Any, action_mask: npt.NDArray[np.int8]) -> int:
        self.asked += 1
        assert observation.dtype == np.float32
        return int(self._chance.choice(np.flatnonzero(action_mask)))


class Careless:
    """A bot that is an object."""

    def __init__(self, seed: str = "") -> None:
        self._chance = random.Random(seed)

    def answer(self, ask: Ask[Any, Any], view: View) -> Sequence[int]:
        return self._chance.sample(range(len(ask.options)), max(1, ask.least))


def careless(ask: Ask[Any, Any], view: View) -> Sequence[int]:
    """A bot that is a function."""
    return random.Random(len(ask.options)).sample(range(len(ask.options)), max(1, ask.least))


class Thoughtful:
    """A bot that thinks ahead: it wants a world at each question."""

    imagines = True

    def __init__(self, seed: str = "") -> None:
        self.worlds = 0

    def answer(self, ask: Ask[Any, Any], view: View) -> Sequence[int]:
        assert isinstance(view, Imagining)
        world = view.world(b"one")
        assert world.ask is not None
        self.worlds += 1
        return range(ask.least) if ask.least else range(min(1, len(ask.options)))


def play_out(env: AgainstBots, seed: int) -> float:
    """Play one game at random; what the agent is rewarded with."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        _, reward, over, _, _ = env.step(int(chance.choice(np.flatnonzero(env.action_masks()))))
        if over:
            return float(reward)


@pytest.mark.parametrize(
    "opponent", ["sensible", Reader(), Careless(), Careless, careless, Pool(["random", Reader()])]
)
def test_whatever_answers_may_sit_opposite(opponent: Any) -> None:
    env = AgainstBots("bridge_over", 3, opponent=opponent, rounds=1)
    assert play_out(env, 1) in (-0.5, 0.0, 1.0)
    if isinstance(opponent, Reader):
        assert opponent.asked > 3


def test_a_pool_may_grow_and_draws_by_weight() -> None:
    pool, late = Pool(["random"]), Reader()
    env = AgainstBots("bridge_over", 2, opponent=pool, rounds=1)
    play_out(env, 1)
    pool.add(late, weight=1e9)
    play_out(env, 2)
    assert late.asked > 0
    with pytest.raises(ValueError, match="2 weights for 1 members"):
        Pool(["random"], [1, 2])
    with pytest.raises(ValueError, match="nobody in the pool"):
        AgainstBots("bridge_over", 2, opponent=Pool()).reset(seed=1)
    with pytest.raises(gymnasium.error.Error, match="Did you mean ‘sensible’"):
        AgainstBots("bridge_over", 2, opponent=Pool(["random", Pool(["sensibel"])]))


@pytest.mark.parametrize(
    ("game", "opponent", "options"),
    [
        ("dominion", "big-money", {"kingdom": "quiet_street"}),
        ("dominion", "random", {"kingdom": "quiet_street"}),
        ("innovation", "uniform", {}),
        ("bridge_over", "sensible", {"rounds": 5}),
    ],
)
def test_an_environment_is_pickled_in_the_middle_of_a_game(
    game: str, opponent: Any, options: dict[str, Any]
) -> None:
    env, chance = AgainstBots(game, 2, opponent=opponent, **options), np.random.default_rng(1)
    env.reset(seed=4)
    for _ in range(12):
        env.step(int(chance.choice(np.flatnonzero(env.action_masks()))))
    for copy in (lambda: pickle.loads(pickle.dumps(env)), lambda: deepcopy(env)):
        other = copy()
        for _ in range(60):
            assert np.array_equal(env.action_masks(), other.action_masks())
            if not env.action_masks().any():
                break
            action = int(chance.choice(np.flatnonzero(env.action_masks())))
            one, two = env.step(action), other.step(action)
            assert np.array_equal(one[0]["observation"], two[0]["observation"])
            assert one[1:3] == two[1:3]
        env.reset()


def test_action_masks_are_those_of_the_info() -> None:
    env = AgainstBots("bridge_over", 2, mask="info")
    with pytest.raises(ResetNeeded):
        env.action_masks()
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


def random_actions(masks: npt.NDArray[Any], chance: np.random.Generator) -> npt.NDArray[np.int64]:
    return np.array([chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks])


@pytest.mark.parametrize("opponent", ["random", Reader(), None])
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_a_vector_is_one_of_gymnasium(opponent: Any, mask: str) -> None:
    env = gymnasium.make_vec("fudaba/BridgeOver-v1", 3, opponent=deepcopy(opponent), mask=mask, rounds=1)
    assert isinstance(env.unwrapped, gymnasium.vector.VectorEnv)
    assert env.num_envs == 3
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=2)
    chance, ended = np.random.default_rng(2), 0
    for _ in range(250):
        assert env.observation_space.contains(seen)
        masks = infos["action_mask"]
        assert masks.any(axis=1).all(), "a game that has ended has begun anew"
        if mask == "observation":
            assert np.array_equal(seen["action_mask"], masks)
        seen, reward, terminated, truncated, infos = env.step(random_actions(masks, chance))
        assert reward.shape == terminated.shape == truncated.shape == (3,)
        assert not truncated.any()
        assert not reward[~terminated].any()
        assert np.allclose(infos["rewards"].sum(axis=1), 0)
        if terminated.any():
            assert list(infos["_final_obs"]) == list(terminated)
            for number in np.flatnonzero(terminated):
                assert env.single_observation_space.contains(infos["final_obs"][number])
                seat = infos["final_info"]["seat"][number]
                assert reward[number] == pytest.approx(infos["rewards"][number][seat])
        ended += int(terminated.sum())
    assert ended > 0
    env.close()


def test_games_may_begin_anew_in_the_next_step() -> None:
    env = VectorEnv("bridge_over", 2, 2, autoreset_mode="NextStep", rounds=1)
    chance, last = np.random.default_rng(1), np.zeros(2, np.bool_)
    env.reset(seed=1)
    waited = 0
    for _ in range(200):
        games_before = env.games[:]
        _, reward, ended, _, infos = env.step(random_actions(env.action_masks(), chance))
        assert "final_obs" not in infos
        for number in np.flatnonzero(last):
            assert env.games[number] is not games_before[number]
            assert (reward[number], ended[number]) == (0, False)
        for number in np.flatnonzero(ended):
            assert reward[number] == pytest.approx(rewards(env.games[number])[infos["seat"][number]])
        waited += int(last.sum())
        last = ended
    assert waited > 0


def test_a_vector_plays_the_games_that_its_seed_fixes() -> None:
    def run(seed: Any) -> list[bytes]:
        env, chance = VectorEnv("dominion", 2, kingdom="quiet_street"), np.random.default_rng(1)
        seen, _ = env.reset(seed=seed)
        rows = [seen.tobytes()]
        for _ in range(30):
            rows.append(env.step(random_actions(env.action_masks(), chance))[0].tobytes())
        return rows

    assert run(3) == run(3) != run(4)
    assert run([1, 2]) == run([1, 2]) != run([1, 3])


def test_a_vector_refuses_what_cannot_be() -> None:
    env = VectorEnv("bridge_over", 2)
    with pytest.raises(ResetNeeded):
        env.step(np.array([0, 0]))
    _, infos = env.reset(seed=1)
    good = random_actions(infos["action_mask"], np.random.default_rng(1))
    with pytest.raises(InvalidAction, match="game 1: action 99999 is not legal"):
        env.step(np.array([good[0], 99999]))
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"num_envs": 0}, "at least one"),
        ({"mask": "inof"}, "mask is 'inof'"),
        ({"autoreset_mode": "Disabled"}, "SameStep or NextStep"),
        ({"autoreset_mode": "sometimes"}, "sometimes"),
        ({"seat": 2}, "no seat 2"),
        ({"opponent": ["random", "random"]}, "2 opponents for 1 seats"),
        ({"rounds": 99}, "‘rounds’ must be"),
    ]
    for wrong, message in wrongs:
        with pytest.raises(gymnasium.error.Error, match=message):
            VectorEnv("bridge_over", **wrong)


def test_a_game_from_elsewhere_is_learnt_as_it_is() -> None:
    games.add("stairs", "examples.stairs")
    try:
        environments.register()
        env = gymnasium.make("fudaba/Stairs-v1", opponent="random")
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        own: Any = env.unwrapped
        assert {"turns", "height", "turn.0", "turn.1", "over"} <= set(own.kind.observer.counters)
        assert play_out(own, 3) in (-1.0, 0.0, 1.0)
        zoo: Any = pettingzoo.env("stairs")
        zoo.reset(seed=1)
        for agent in zoo.agent_iter():
            observation, _, over, _, _ = zoo.last()
            zoo.step(None if over else zoo.action_space(agent).sample(observation["action_mask"]))
        assert zoo.agents == []
    finally:
        games.remove("stairs")
        gymnasium.registry.pop("fudaba/Stairs-v1", None)


def test_a_bot_that_thinks_ahead_may_be_an_opponent() -> None:
    """Also where it is asked in the middle of an effect."""
    bot = Thoughtful()
    env = AgainstBots("bridge_over", rounds=1, opponent=bot)
    for seed in range(3):
        play_out(env, seed)
    assert bot.worlds > 2
    again = pickle.loads(pickle.dumps(env))
    play_out(again, 1)


def test_a_bot_that_thinks_ahead_is_measured_at_a_task() -> None:
    bot = Thoughtful()
    evaluate(TASKS["BridgeOver-Round-v1"], lambda kind: bot, 2)
    assert bot.worlds > 2
