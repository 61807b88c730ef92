"""PPO of TorchRL at a fixed task: `python examples/torchrl_ppo.py`; it needs `fudaba-core[trainers]`."""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torch.distributions import Categorical
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper, RewardSum, TransformedEnv
from torchrl.modules import ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from fudaba.research.tasks import TASKS, evaluate

BATCH, EPOCHS, PART, RATE, DISCOUNT, TRACE = 2048, 4, 256, 3e-4, 0.999, 0.95


class Network(nn.Sequential):
    """Two layers, above counts that are brought to about the same size; what is not legal has no odds."""

    def __init__(self, size: int, numbers: int) -> None:
        super().__init__(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, numbers))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor | None = None) -> torch.Tensor:
        found = super().forward(torch.sign(seen) * torch.log1p(seen.abs()))
        return found if mask is None else found.masked_fill(mask == 0, -1e9)

    def act(self, observation: Any, action_mask: Any) -> int:
        """See `fudaba.research.opponents.Policy`."""
        with torch.no_grad():
            return int(self(torch.from_numpy(observation), torch.from_numpy(action_mask)).argmax())


def main() -> None:
    """Read the arguments, learn, measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--task", default="BridgeOver-Round-v1", choices=sorted(TASKS))
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--measured", type=int, default=200)
    asked = parser.parse_args()
    torch.manual_seed(0)
    inner = GymWrapper(gymnasium.make(f"fudaba/{asked.task}"), categorical_action_encoding=True)
    env = TransformedEnv(inner, RewardSum())
    size, actions = env.observation_spec["observation"].shape[-1], env.action_spec.n
    agent, critic = Network(size, actions), ValueOperator(Network(size, 1))
    scored = TensorDictModule(agent, ["observation", "action_mask"], ["logits"])
    actor = ProbabilisticActor(scored, ["logits"], distribution_class=Categorical, return_log_prob=True)
    advantage = GAE(gamma=DISCOUNT, lmbda=TRACE, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    optimiser = torch.optim.Adam(loss.parameters(), lr=RATE)
    games = Collector(env, actor, frames_per_batch=BATCH, total_frames=asked.steps, use_buffers=False)
    for number, rows in enumerate(games, 1):
        for _ in range(EPOCHS):
            advantage(rows)
            for part in torch.randperm(len(rows)).split(PART):
                losses = loss(rows[part])
                optimiser.zero_grad()
                sum(value for key, value in losses.items() if key.startswith("loss_")).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimiser.step()
        over = rows["next", "episode_reward"][rows["next", "done"]]
        print(f"step {number * BATCH}: return {over.mean():+.3f} in {len(over)} games", flush=True)
    print(asked.task, evaluate(TASKS[asked.task], lambda kind: agent, asked.measured))


if __name__ == "__main__":
    main()
