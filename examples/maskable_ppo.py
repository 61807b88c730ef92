"""MaskablePPO of sb3-contrib at a fixed task: `python examples/maskable_ppo.py --steps 200000`.

It needs `pip install "fudaba-core[trainers]"`. The environment has `action_masks()`, so no
wrapper is needed; what was learnt is measured as `fudaba bench-agent` measures it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from sb3_contrib import MaskablePPO

from fudaba.research import leaderboard
from fudaba.research.kind import TableKind
from fudaba.research.tasks import TASKS, evaluate


class Learnt:
    """A policy for `evaluate`."""

    def __init__(self, kind: TableKind, model: Any) -> None:
        self.model = model

    def act(self, observation: npt.NDArray[np.float32], action_mask: npt.NDArray[np.int8]) -> int:
        """See `fudaba.research.opponents.Policy`."""
        action, _ = self.model.predict(observation, action_masks=action_mask.astype(bool), deterministic=True)
        return int(action)


def main() -> None:
    """Read the arguments, learn, measure."""
    parser = argparse.ArgumentParser(description="MaskablePPO at a fixed task.")
    parser.add_argument("--task", default="BridgeOver-Round-v1", choices=sorted(TASKS))
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--measured", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="learnt.zip", help="where the agent is saved")
    parser.add_argument("--board", type=Path, help="the leaderboard into which its score is put")
    asked = parser.parse_args()
    # With the mask in the info an observation is one row of numbers; sb3-contrib asks `action_masks()`.
    env = gymnasium.make(f"fudaba/{asked.task}", mask="info")
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, seed=asked.seed, verbose=1)
    model.learn(asked.steps)
    model.save(asked.out)
    score = evaluate(TASKS[asked.task], lambda kind: Learnt(kind, model), asked.measured)
    print(asked.task, score)
    if asked.board is not None:
        leaderboard.keep(asked.board, f"MaskablePPO, {model.num_timesteps:,} steps", {asked.task: score})


if __name__ == "__main__":
    main()
