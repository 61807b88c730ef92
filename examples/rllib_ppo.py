"""PPO of RLlib at a fixed task: `python examples/rllib_ppo.py`; it needs `fudaba-core[trainers]`.

The mask of legal actions is a part of the observation; the model takes what is not legal out of the odds.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
from torch import nn

from fudaba.research.tasks import TASKS, evaluate


class Masked(TorchRLModule, ValueFunctionAPI):
    """The odds of all legal actions, and what is expected."""

    def setup(self) -> None:
        size = self.observation_space["observation"].shape[0]
        self.actor = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, self.action_space.n))
        self.critic = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 1))

    def _forward(self, batch: dict[str, Any], **more: Any) -> dict[str, Any]:
        mask = batch[Columns.OBS]["action_mask"]
        logits = self.actor(self._scaled(batch)).masked_fill(mask == 0, -1e9)
        return {Columns.ACTION_DIST_INPUTS: logits}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        return self.critic(self._scaled(batch)).squeeze(-1)

    def _scaled(self, batch: dict[str, Any]) -> Any:
        seen = batch[Columns.OBS]["observation"]
        return torch.sign(seen) * torch.log1p(seen.abs())

    def act(self, observation: Any, action_mask: Any) -> int:
        """See `fudaba.research.opponents.Policy`."""
        seen = {"observation": torch.from_numpy(observation), "action_mask": torch.from_numpy(action_mask)}
        with torch.no_grad():
            return int(self._forward({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS].argmax())


def main() -> None:
    """Read the arguments, learn, measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--task", default="BridgeOver-Round-v1", choices=sorted(TASKS))
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--measured", type=int, default=200)
    asked = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    ray.tune.register_env("task", lambda config: gymnasium.make(f"fudaba/{asked.task}"))
    config = PPOConfig().environment("task").env_runners(num_env_runners=0).debugging(seed=0)
    config.training(train_batch_size_per_learner=2048, minibatch_size=256, num_epochs=4, lr=3e-4, gamma=0.999)
    config.training(entropy_coeff=0.01, grad_clip=0.5).rl_module(rl_module_spec=RLModuleSpec(Masked))
    algorithm = config.build_algo()
    taken = 0
    while taken < asked.steps:
        said = algorithm.train()["env_runners"]
        taken = said["num_env_steps_sampled_lifetime"]
        print(f"step {taken:.0f}: return {said['episode_return_mean']:+.3f}", flush=True)
    agent = algorithm.get_module()
    print(asked.task, evaluate(TASKS[asked.task], lambda kind: agent, asked.measured))


if __name__ == "__main__":
    main()
