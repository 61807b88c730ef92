"""PPO in one short file, as CleanRL writes it, on a vector of games; it needs `fudaba-core[learn]`."""

from __future__ import annotations

import argparse

import gymnasium
import torch
from torch import nn
from torch.distributions import Categorical

from fudaba.research.tasks import TASKS

GAMES, HORIZON, EPOCHS, PARTS = 32, 128, 4, 8
RATE, DISCOUNT, TRACE, CLIP, ENTROPY = 3e-4, 0.999, 0.95, 0.2, 0.01


class Agent(nn.Module):
    """forward: the odds of all legal actions, and what is expected."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.actor, self.critic = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        body = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        logits = self.actor(body).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.critic(body).squeeze(-1)


def main() -> None:
    """Learn, and tell what share of the games is won."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--task", default="BridgeOver-Round-v1", choices=sorted(TASKS))
    parser.add_argument("--lessons", type=int, default=120)
    asked = parser.parse_args()
    env = gymnasium.make_vec(f"fudaba/{asked.task}", GAMES)
    seen, infos = env.reset(seed=0)
    size, actions = seen.shape[1], infos["action_mask"].shape[1]
    agent = Agent(size, actions)
    optimiser = torch.optim.Adam(agent.parameters(), lr=RATE)
    for lesson in range(asked.lessons):
        rows = {name: torch.zeros(HORIZON, GAMES) for name in ("log", "value", "reward", "on")}
        looks, masks = torch.zeros(HORIZON, GAMES, size), torch.zeros(HORIZON, GAMES, actions)
        chosen = torch.zeros(HORIZON, GAMES, dtype=torch.long)
        for now in range(HORIZON):
            looks[now], masks[now] = torch.from_numpy(seen), torch.from_numpy(infos["action_mask"])
            with torch.no_grad():
                odds, rows["value"][now] = agent(looks[now], masks[now])
            chosen[now] = odds.sample()
            rows["log"][now] = odds.log_prob(chosen[now])
            seen, reward, ended, _, infos = env.step(chosen[now].numpy())
            rows["reward"][now], rows["on"][now] = torch.from_numpy(reward), torch.from_numpy(~ended)
        with torch.no_grad():
            _, later = agent(torch.from_numpy(seen), torch.from_numpy(infos["action_mask"]))
        advantage, trace = torch.zeros(HORIZON, GAMES), torch.zeros(GAMES)
        for now in reversed(range(HORIZON)):
            surprise = rows["reward"][now] + DISCOUNT * later * rows["on"][now] - rows["value"][now]
            advantage[now] = trace = surprise + DISCOUNT * TRACE * rows["on"][now] * trace
            later = rows["value"][now]
        parts = looks, masks, chosen, rows["log"], advantage, rows["value"] + advantage
        flat = [part.flatten(0, 1) for part in parts]
        for _ in range(EPOCHS):
            for part in torch.randperm(GAMES * HORIZON).chunk(PARTS):
                look, mask, action, log, gain, outcome = (each[part] for each in flat)
                odds, value = agent(look, mask)
                ratio, gain = (odds.log_prob(action) - log).exp(), (gain - gain.mean()) / (gain.std() + 1e-8)
                policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                loss = 0.5 * (value - outcome).pow(2).mean() - policy - ENTROPY * odds.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimiser.step()
        over = rows["reward"][rows["on"] == 0]
        print(f"lesson {lesson}: {(over > 0).float().mean():.1%} of {len(over)} games won")


if __name__ == "__main__":
    main()
