"""An agent that learns a game by playing against itself, in one file.

    python examples/learn.py bridge_over      # measured in games against `random`
    python examples/learn.py dominion         # on a small kingdom, in games against `big-money`
    python examples/learn.py dominion --steps 2000000 --seed 7 --out learnt/longer

It needs `pip install "fudaba-core[learn]"` and takes some minutes of one core. The method is PPO (Schulman et
al., 2017) with the legal actions as a mask: one network plays all seats of many games side by side, since
what it sees is told from the seat that acts. Where playing at random leads nowhere, it first watches a bot
for some games and imitates it.

Written into the folder of --out: `curve.csv` (how it fared against the bot as it learnt), `curve.svg` and
`agent.pt`. The same seed and number of steps give the same agent on the same machine.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from fudaba.bots import maker_or_file
from fudaba.bots.mind.chances import interval
from fudaba.research.kind import TableKind, rewards
from fudaba.research.picks import Picks
from fudaba.research.vector import SelfPlay

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Lesson:
    """What is learnt, and against whom it is measured.

    options: of the table. opponent: the bot it is measured against. steps: actions of self-play. teacher: the
    bot that is watched first, for this many games (`watched`).
    """

    game: str
    opponent: str
    steps: int
    options: dict[str, Any] = field(default_factory=dict)
    teacher: str = ""
    watched: int = 0


LESSONS = {
    "bridge_over": Lesson("bridge_over", "random", 400_000, {"rounds": 1}, teacher="sensible", watched=300),
    "dominion": Lesson(
        "dominion",
        "big-money",
        450_000,
        {"kingdom": ["Witch", "Smithy", "Laboratory", "Village", "Festival"]},
        teacher="big-money",
        watched=100,
    ),
}

GAMES, HORIZON = 64, 128  # games side by side, and actions in each of them between two lessons
EPOCHS, MINIBATCH = 3, 1024
RATE, CLIP, DISCOUNT, TRACE = 5e-4, 0.2, 0.999, 0.95
ENTROPY, VALUE = 0.01, 0.5


class Agent(nn.Module):
    """Two layers that look at an observation, then a head that chooses and one that expects.

    forward: from observations (N, O) and masks (N, A) to the log-probabilities of all actions (N, A), -inf
    for what is not legal, and the expected reward (N,) between -1 and 1.
    """

    def __init__(self, observations: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(observations, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.chooses = nn.Linear(width, actions)
        self.expects = nn.Linear(width, 1)
        nn.init.zeros_(self.chooses.weight)  # at first all that is legal is as likely

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """See the class."""
        body = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        scores = self.chooses(body).masked_fill(mask == 0, -torch.inf)
        return torch.log_softmax(scores, dim=1), torch.tanh(self.expects(body)).squeeze(1)

    @torch.no_grad()
    def act(self, seen: Array, mask: Array, chance: torch.Generator) -> tuple[Array, Array, Array]:
        """Choose at random. Returns the actions, their log-probabilities and what is expected, each (N,)."""
        logs, values = self(torch.from_numpy(seen), torch.from_numpy(mask))
        actions = torch.multinomial(logs.exp(), 1, generator=chance)
        return actions.squeeze(1).numpy(), logs.gather(1, actions).squeeze(1).numpy(), values.numpy()


@dataclass(frozen=True)
class Lived:
    """M decisions to learn from: what was seen (M, O) and legal (M, A); and, each (M,), what was done, its
    log-probability at that time, its advantage over what had been expected, and what came of it."""

    seen: Array
    mask: Array
    action: Array
    log: Array
    advantage: Array
    outcome: Array


def self_play(env: SelfPlay, agent: Agent, chance: torch.Generator) -> Iterator[Lived]:
    """Play on for `HORIZON` actions in each game, again and again.

    The decisions of each seat are a chain of their own: what it earns comes at the end of the game, whoever
    acted last.
    """
    batch = env.reset()
    shape = (HORIZON, env.count)
    while True:
        seen = np.empty((*shape, batch.observation.shape[1]), np.float32)
        mask = np.empty((*shape, batch.mask.shape[1]), np.int8)
        action, actor = np.empty(shape, np.int64), np.empty(shape, np.int64)
        log, value = np.empty(shape, np.float32), np.empty(shape, np.float32)
        earned, ended = np.empty((*shape, env.kind.seats), np.float32), np.empty(shape, np.bool_)
        for now in range(HORIZON):
            seen[now], mask[now], actor[now] = batch.observation, batch.mask, batch.actor
            action[now], log[now], value[now] = agent.act(batch.observation, batch.mask, chance)
            batch = env.step(action[now])
            earned[now], ended[now] = batch.rewards, batch.ended
        advantage, known = advantages(actor, value, earned, ended)
        yield Lived(
            seen[known], mask[known], action[known], log[known], advantage[known], (advantage + value)[known]
        )


def advantages(actor: Array, value: Array, earned: Array, ended: Array) -> tuple[Array, Array]:
    """How much better than expected each decision was, seat by seat (generalised advantage estimation).

    actor, value, ended: (T, N). earned: (T, N, seats). Returns two arrays (T, N): the advantages, and which
    of them are known; that of a seat's last decision is not, unless the game has ended since.
    """
    steps, games, seats = earned.shape
    rows = np.arange(games)
    next_value, next_advantage = np.zeros((games, seats), np.float32), np.zeros((games, seats), np.float32)
    reward, is_known = np.zeros((games, seats), np.float32), np.zeros((games, seats), np.bool_)
    found, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    for now in reversed(range(steps)):
        over = ended[now]
        reward[over], is_known[over] = earned[now][over], True
        next_value[over] = next_advantage[over] = 0.0
        seat = actor[now]
        surprise = reward[rows, seat] + DISCOUNT * next_value[rows, seat] - value[now]
        found[now] = surprise + DISCOUNT * TRACE * next_advantage[rows, seat]
        known[now] = is_known[rows, seat]
        found[now][~known[now]] = 0.0
        reward[rows, seat], is_known[rows, seat] = 0.0, True
        next_value[rows, seat], next_advantage[rows, seat] = value[now], found[now]
    return found, known


def improve(agent: Agent, optimiser: torch.optim.Optimizer, lived: Lived, chance: torch.Generator) -> None:
    """One lesson: make what turned out well likelier, by no more than `CLIP` allows."""
    seen, mask, action = map(torch.from_numpy, (lived.seen, lived.mask, lived.action))
    log, advantage, outcome = map(torch.from_numpy, (lived.log, lived.advantage, lived.outcome))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(action), generator=chance).split(MINIBATCH):
            logs, values = agent(seen[rows], mask[rows])
            ratio = (logs.gather(1, action[rows, None]).squeeze(1) - log[rows]).exp()
            gain = torch.minimum(
                ratio * advantage[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[rows]
            ).mean()
            entropy = -(logs.exp() * logs.clamp(min=-1e9)).sum(1).mean()
            loss = (
                -gain + VALUE * nn.functional.mse_loss(values, outcome[rows].clamp(-1, 1)) - ENTROPY * entropy
            )
            step(agent, optimiser, loss)


def watch(lesson: Lesson, agent: Agent, optimiser: torch.optim.Optimizer, kind: TableKind, seed: int) -> None:
    """Imitate the teacher in its games against itself, with a tenth of doubt for what it never does."""
    seen: list[Array] = []
    mask: list[Array] = []
    action: list[int] = []
    for number in range(lesson.watched):
        game = kind.begin(f"watched/{seed}/{number}")
        bots = [
            maker_or_file(lesson.teacher, kind.game)(f"{seed}/{number}/{seat}") for seat in range(kind.seats)
        ]
        while (ask := game.ask) is not None:
            for pick in game.chain(bots[ask.decider].answer(ask, game.view(ask.decider))):
                seen.append(kind.observer.flat(game, ask.decider))
                mask.append(kind.mask(game, ask.decider))
                action.append(pick)
                game.act(pick)
    chance = torch.Generator().manual_seed(seed)
    for _ in range(10):
        for rows in torch.randperm(len(action), generator=chance).split(MINIBATCH):
            legal = torch.from_numpy(np.stack([mask[row] for row in rows]))
            logs, _ = agent(torch.from_numpy(np.stack([seen[row] for row in rows])), legal)
            done = torch.tensor([action[row] for row in rows])
            taught = -logs.gather(1, done[:, None]).mean()
            doubt = -(logs.masked_fill(legal == 0, 0).sum(1) / legal.sum(1)).mean()
            step(agent, optimiser, 0.9 * taught + 0.1 * doubt)


def step(agent: Agent, optimiser: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """Follow the gradient of a loss, not too far."""
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
    optimiser.step()


def against(lesson: Lesson, agent: Agent, kind: TableKind, games: int, seed: str) -> float:
    """How many of a number of games the agent wins against the opponent. Shared wins count in part.

    The seats alternate, and all games go on side by side.
    """
    chance = torch.Generator().manual_seed(len(seed))
    tables = [kind.begin(f"{seed}/{number}") for number in range(games)]
    seats = [number % kind.seats for number in range(games)]
    bots = [maker_or_file(lesson.opponent, kind.game)(f"{seed}/{number}") for number in range(games)]
    asked = list(range(games))
    while asked := [number for number in asked if _is_asked(tables[number], seats[number], bots[number])]:
        seen = np.stack([kind.observer.flat(tables[number], seats[number]) for number in asked])
        mask = np.stack([kind.mask(tables[number], seats[number]) for number in asked])
        for number, action in zip(asked, agent.act(seen, mask, chance)[0], strict=True):
            tables[number].act(int(action))
    won = [rewards(table)[seat] for table, seat in zip(tables, seats, strict=True)]
    return float(sum(reward * (kind.seats - 1) / kind.seats + 1 / kind.seats for reward in won))


def _is_asked(game: Picks, seat: int, bot: Any) -> bool:
    """Let the bot answer for all others until the agent is asked; False once the game is over."""
    while (ask := game.ask) is not None and ask.decider != seat:
        game.answer(bot.answer(ask, game.view(ask.decider)))
    return game.ask is not None


def learn(lesson: Lesson, *, steps: int, seed: int, measured: int, out: Path) -> Agent:
    """Learn, tell how it goes, and write down what came of it; see the module."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    chance = torch.Generator().manual_seed(seed)
    env = SelfPlay(lesson.game, GAMES, 2, seed=seed, **lesson.options)
    agent = Agent(env.kind.observer.size, len(env.kind.actions))
    optimiser = torch.optim.Adam(agent.parameters(), lr=RATE)
    if lesson.watched:
        watch(lesson, agent, optimiser, env.kind, seed)
    began, curve = time.process_time(), []
    lessons = max(1, steps // (GAMES * HORIZON))
    often = max(1, lessons // 12)
    for number, lived in zip(range(lessons + 1), self_play(env, agent, chance), strict=False):
        if number % often == 0 or number == lessons:
            won = against(lesson, agent, env.kind, measured, f"measured/{seed}")
            low, high = interval(round(won), measured)
            curve.append((number * GAMES * HORIZON, won / measured, low, high))
            print(
                f"{curve[-1][0]:>9,} actions  {won / measured:6.1%} of {measured} games against "
                f"{lesson.opponent} [{low:.1%}, {high:.1%}]  {time.process_time() - began:5.0f} s",
                flush=True,
            )
        if number < lessons:
            improve(agent, optimiser, lived, chance)
    out.mkdir(parents=True, exist_ok=True)
    torch.save(agent.state_dict(), out / "agent.pt")
    with (out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("actions", "won", "low", "high"), *curve])
    draw(lesson, curve, out / "curve.svg")
    return agent


def draw(lesson: Lesson, curve: Sequence[tuple[int, float, float, float]], file: Path) -> None:
    """The curve as a picture: what share of games is won after this many actions, with its interval of 95
    %."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    actions, won, low, high = (np.array(column) for column in zip(*curve, strict=True))
    figure, axes = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
    axes.fill_between(actions, low, high, alpha=0.25, linewidth=0)
    axes.plot(actions, won, marker="o", markersize=3)
    axes.axhline(0.5, color="gray", linewidth=0.8, linestyle="--")
    axes.set(xlabel="actions played", ylabel=f"won against {lesson.opponent}", ylim=(0, 1))
    axes.set_title(f"{lesson.game}, learnt by self-play", fontsize=10)
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.yaxis.set_major_formatter("{x:.0%}")
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)


def main() -> None:
    """Read the arguments and learn."""
    parser = argparse.ArgumentParser(description="An agent that learns a game by playing against itself.")
    parser.add_argument("lesson", choices=sorted(LESSONS))
    parser.add_argument("--steps", type=int, help="actions of self-play")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--measured", type=int, default=400, help="games against the bot at each point of the curve"
    )
    parser.add_argument("--out", type=Path, help="folder for the agent and its curve; usually learnt/LESSON")
    asked = parser.parse_args()
    lesson = LESSONS[asked.lesson]
    steps = lesson.steps if asked.steps is None else asked.steps
    learn(
        lesson,
        steps=steps,
        seed=asked.seed,
        measured=asked.measured,
        out=asked.out or Path("learnt", asked.lesson),
    )


if __name__ == "__main__":
    main()
