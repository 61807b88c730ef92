"""MaskablePPO of sb3-contrib at a fixed task: `python examples/maskable_ppo.py --steps 65536`.

It needs `pip install "fudaba-core[trainers]"`. The environment has `action_masks()`, so no wrapper is needed;
what was learnt is measured as `fudaba bench-agent` measures it. The reward comes at the end of a game of some
fifty steps, so it must reach back that far (`DISCOUNT`, `TRACE`), and each lesson is of many games.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import FlattenExtractor

from fudaba.research import leaderboard
from fudaba.research.kind import TableKind
from fudaba.research.tasks import TASKS, evaluate

GAMES, HORIZON, PART, EPOCHS = 16, 128, 256, 4
RATE, DISCOUNT, TRACE, ENTROPY = 5e-4, 0.999, 0.97, 0.01


class Scaled(FlattenExtractor):
    """Brings points, counts and numbers of cards to about the same size."""

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        seen = super().forward(observations)
        return torch.sign(seen) * torch.log1p(seen.abs())


class Learnt:
    """A policy for `evaluate`."""

    def __init__(self, kind: TableKind, model: Any) -> None:
        self.model = model

    def act(self, observation: npt.NDArray[np.float32], action_mask: npt.NDArray[np.int8]) -> int:
        """See `fudaba.research.opponents.Policy`."""
        # Drawn, not the likeliest: with equal answers to equal positions a game may never end.
        action, _ = self.model.predict(observation, action_masks=action_mask.astype(bool))
        return int(action)


def main() -> None:
    """Read the arguments, learn, and measure as it goes."""
    parser = argparse.ArgumentParser(description="MaskablePPO at a fixed task.")
    parser.add_argument("--task", default="BridgeOver-Round-v1", choices=sorted(TASKS))
    parser.add_argument("--steps", type=int, default=65_536)
    parser.add_argument("--every", type=int, default=8_192, help="steps between two measurements")
    parser.add_argument("--measured", type=int, default=200, help="games of each measurement")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="learnt.zip", help="where the agent is saved")
    parser.add_argument("--board", type=Path, help="the leaderboard into which its score is put")
    asked = parser.parse_args()
    # With the mask in the info an observation is one row of numbers; sb3-contrib asks `action_masks()`.
    env = make_vec_env(f"fudaba/{asked.task}", GAMES, seed=asked.seed, env_kwargs={"mask": "info"})
    network = {"features_extractor_class": Scaled, "net_arch": [256, 256], "activation_fn": torch.nn.ReLU}
    given = {"n_steps": HORIZON, "batch_size": PART, "n_epochs": EPOCHS, "learning_rate": RATE}
    rewarded = {"gamma": DISCOUNT, "gae_lambda": TRACE, "ent_coef": ENTROPY, "seed": asked.seed}
    model = MaskablePPO("MlpPolicy", env, policy_kwargs=network, **given, **rewarded)
    while model.num_timesteps < asked.steps:
        model.learn(min(asked.every, asked.steps - model.num_timesteps), reset_num_timesteps=False)
        model.save(asked.out)
        score = evaluate(TASKS[asked.task], lambda kind: Learnt(kind, model), asked.measured)
        print(f"step {model.num_timesteps:,}: {asked.task} {score}", flush=True)
    if asked.board is not None:
        leaderboard.keep(asked.board, f"MaskablePPO, {model.num_timesteps:,} steps", {asked.task: score})


if __name__ == "__main__":
    main()
