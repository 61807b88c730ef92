"""Fixed tasks for comparable results: the game, the opponents, and the measure.

    import gymnasium
    import fudaba.research.tasks                         # registers them
    env = gymnasium.make("fudaba/Dominion-Engine-v1")

A task never changes; one that must change gets another number. `evaluate` plays the games of a task that are
kept for measuring: seeds `test/0`, `test/1`, …, the agent at each seat in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fudaba.bots.mind.chances import interval
from fudaba.research.candidates import MOST, Candidates, padded
from fudaba.research.kind import MOST as BOUND
from fudaba.research.kind import TableKind, rewards
from fudaba.research.opponents import Opponent, OtherPlayers, Places
from fudaba.research.picks import Picks

FIRST_GAME = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
ENGINE = "Chapel, Village, Smithy, Militia, Moneylender, Laboratory, Market, Festival, Cellar, Workshop"
DURATION = (
    "Fishing Village, Lighthouse, Caravan, Wharf, Merchant Ship, "
    "Tactician, Warehouse, Bazaar, Salvager, Outpost"
)
POSSESSION = (
    "Possession, Familiar, Golem, University, Alchemist, Apothecary, Village, Smithy, Laboratory, Militia"
)
ALL_SETS = {"edition": "fourth", "cities": True, "echoes": True, "figures": True, "unseen": True}
KINDS_KEPT = 256
"""How many kinds of tables are kept, some 200 kB each: those of all kingdoms for training were 2 GB."""
LONGEST = 10_000
"""A game with so many answers is lost by the agent that is measured: one that always gives the same answers
can go on without end."""
TRAINING = range(10_000)
"""The kingdoms to train on, where they differ from game to game; see `Task.kingdom`."""
TESTING = range(1_000_000, 1_000_100)
"""The kingdoms to be measured on."""


@dataclass(frozen=True, slots=True)
class Task:
    """One task."""

    id: str
    """Its id, such as in the leaderboard."""
    game: str
    """The name of the game."""
    opponent: str
    """The name of the bot that it is measured against."""
    seats: int = 2
    """How many players there are."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the table, by name."""
    any_kingdom: bool = False
    """Whether each game has another kingdom. Its observations and actions are then those of `candidates`."""

    def kind(self, kingdom: int = 0) -> TableKind:
        """The kind of table of a game. kingdom: which, where they differ."""
        options = {**self.options, "kingdom_seed": kingdom} if self.any_kingdom else self.options
        return _kind(self.game, self.seats, tuple(options.items()))


@lru_cache(maxsize=KINDS_KEPT)
def _kind(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> TableKind:
    return TableKind(game, seats, **dict(options))


TASKS = {
    task.id: task
    for task in (
        Task("Dominion-FirstGame-v1", "dominion", "big-money", options={"kingdom": FIRST_GAME}),
        Task("Dominion-Engine-v1", "dominion", "big-money", options={"kingdom": ENGINE}),
        Task("Dominion-Duration-v1", "dominion", "big-money", options={"kingdom": DURATION}),
        Task("Dominion-Possession-v1", "dominion", "big-money", options={"kingdom": POSSESSION}),
        Task("Dominion-AnyKingdom-v1", "dominion", "big-money", any_kingdom=True),
        Task("Innovation-Base-v1", "innovation", "gentle"),
        Task("Innovation-AllSets-v1", "innovation", "gentle", options=ALL_SETS),
        Task("BridgeOver-Round-v1", "bridge_over", "sensible", options={"rounds": 1}),
        Task("BridgeOver-Match-v1", "bridge_over", "sensible"),
    )
}
"""All tasks, by their ids."""


class AnyKingdom(gymnasium.Env[dict[str, Any], np.int64]):
    """One agent against a bot, in another kingdom each game; an action is the number of a candidate's row.

    Observations: `position`, `candidates` (rows, features) and `action_mask` (rows), see `candidates`. The
    reward comes at the end; a row that is no candidate ends the game with -1.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as the base class declares it

    def __init__(
        self,
        task: str = "Dominion-AnyKingdom-v1",
        *,
        opponent: Opponent | None = None,
        kingdoms: range = TRAINING,
        render_mode: str | None = None,
    ) -> None:
        """opponent: by default the task's. kingdoms: those that are drawn from, `TRAINING` or `TESTING`."""
        self.task = TASKS[task]
        self.opponent: Opponent = self.task.opponent if opponent is None else opponent
        self.kingdoms = kingdoms
        self.render_mode = render_mode
        self.kind = self.task.kind(kingdoms[0])
        self.candidates = Candidates(self.kind)
        self._places = Places(self.kind, self.opponent, None)
        self.observation_space = spaces.Dict(
            {
                "position": spaces.Box(-BOUND, BOUND, (self.candidates.position,), np.float32),
                "candidates": spaces.Box(-BOUND, BOUND, (MOST, self.candidates.size), np.float32),
                "action_mask": spaces.Box(0, 1, (MOST,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(MOST)
        self.game: Picks | None = None
        self.seat = 0
        self._others: OtherPlayers | None = None
        self._legal: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game in the next kingdom that is drawn."""
        super().reset(seed=seed)
        self.kind = self.task.kind(self.kingdoms[int(self.np_random.integers(len(self.kingdoms)))])
        self.candidates = Candidates(self.kind)
        begun = self._places.begin(self.kind, self.np_random)
        self.game, self.seat, _, self._others = begun
        return self._seen(begun.game)

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose a candidate by its row."""
        if self.game is None or self._others is None:
            raise gymnasium.error.ResetNeeded("reset() must be called before step()")
        if not 0 <= action < len(self._legal):
            seen, info = self._seen(self.game)
            return seen, -1.0, True, False, info | {"illegal": f"row {action} is no candidate"}
        self.game.act(self._legal[int(action)])
        self._others.play(self.game, self.seat)
        seen, info = self._seen(self.game)
        return seen, rewards(self.game)[self.seat], self.game.over, False, info

    def action_masks(self) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
        """Which rows are candidates, as sb3-contrib asks for it."""
        return np.arange(MOST) < len(self._legal)

    def _seen(self, game: Picks) -> tuple[dict[str, Any], dict[str, Any]]:
        rows, self._legal = self.candidates.rows(game)
        found, mask = padded(rows)
        seen = {"position": self.candidates.look(game, self.seat), "candidates": found, "action_mask": mask}
        return seen, {"seat": self.seat, "action_mask": mask}


@dataclass(frozen=True, slots=True)
class Score:
    """How an agent did at a task."""

    games: int
    """How many games it played."""
    won: float
    """The share of games that it won, from 0 to 1; a shared win counts in part."""
    low: float
    """The lower end of the 95 % interval of that share."""
    high: float
    """The upper end of the 95 % interval of that share."""

    def __str__(self) -> str:
        return f"won {self.won:.1%} of {self.games} games [{self.low:.1%}, {self.high:.1%}]"


Agent = Callable[[TableKind], Opponent]
"""Makes the player for a kind of table."""


def evaluate(task: Task, agent: Agent, games: int) -> Score:
    """Play the games of a task that are kept for measuring."""
    return score([share_won(task, agent, number) for number in range(games)])


def share_won(task: Task, agent: Agent, number: int) -> float:
    """Play one of these games: 1 for a win, a part of it for a shared one, else 0; 0 also where it has no
    end."""
    kind = task.kind(TESTING[number // task.seats % len(TESTING)] if task.any_kingdom else 0)
    seat = number % task.seats
    seed = f"test/{number // task.seats}"
    drawn: dict[int, Opponent] = dict.fromkeys(range(task.seats), task.opponent)
    drawn[seat] = agent(kind)
    seated = OtherPlayers(kind, seed, drawn)
    game = seated.begin()
    seated.play(game, -1, LONGEST)
    if not game.over:
        return 0.0
    return (rewards(game)[seat] * (task.seats - 1) + 1) / task.seats


def score(shares: Sequence[float]) -> Score:
    """The score of an agent that won these shares of games."""
    won, games = sum(shares), len(shares)
    low, high = interval(won, games)
    return Score(games, *(round(share, 4) for share in (won / games, max(low, 0.0), high)))


def register() -> None:
    """Register all tasks with Gymnasium."""
    for id, task in TASKS.items():
        name = f"fudaba/{id}"
        if name in gymnasium.registry:
            continue
        if task.any_kingdom:
            gymnasium.register(name, entry_point="fudaba.research.tasks:AnyKingdom", kwargs={"task": id})
        else:
            gymnasium.register(
                name,
                entry_point="fudaba.research.gymnasium:AgainstBots",
                vector_entry_point="fudaba.research.vector:VectorEnv",
                kwargs={
                    "game": task.game,
                    "seats": task.seats,
                    "opponent": task.opponent,
                    **task.options,
                },
            )


register()
