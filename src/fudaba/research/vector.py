"""Many games in one process: arrays in, arrays out.

At every step each game takes one action of the player who acts in it, so a policy sees one batch with a row a
game. A game that ends gives its rewards to all seats, and another begins in its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fudaba.research.kind import TableKind, rewards
from fudaba.research.picks import Picks


@dataclass(frozen=True, slots=True)
class Batch:
    """What the policy acts upon, for N games, with O numbers an observation and A actions.

    observation: (N, O) float32, as the player who acts may see it. mask: (N, A) int8, 1 for what is legal.
    actor: (N,) int64, the seat that acts. rewards: (N, seats) float32 for what the last step ended, else 0.
    ended: (N,) bool, whether the last step ended a game; then the row is the first of a new one.
    """

    observation: npt.NDArray[np.float32]
    mask: npt.NDArray[np.int8]
    actor: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]


class VectorEnv:
    """N games with the same cards, side by side. kind: their actions and what observations are made of."""

    def __init__(
        self, game: str, count: int, seats: int | None = None, *, seed: int = 0, **options: Any
    ) -> None:
        """count: how many games. seed: fixes all that come. The table: see `TableKind`. Raises `BadSetup`."""
        if count < 1:
            raise ValueError(f"{count} games: there must be at least one")
        self.kind = TableKind(game, seats, **options)
        self.count = count
        self._seed = seed
        self._begun = 0
        self.games: list[Picks] = []

    def reset(self) -> Batch:
        """Begin all games anew. Returns the first batch; its arrays are new each time."""
        self._begun = 0
        self.games = [self._next() for _ in range(self.count)]
        return self._batch(
            np.zeros((self.count, self.kind.seats), np.float32), np.zeros(self.count, np.bool_)
        )

    def step(self, actions: npt.NDArray[np.int64]) -> Batch:
        """Take one action in each game. actions: (N,), integers.

        Raises ValueError, with nothing changed in any game, for another shape or an action that is not
        legal; it says in which game.
        """
        if not self.games:
            raise RuntimeError("reset() must be called before anything else")
        chosen = np.asarray(actions)
        if not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"actions are numbers of actions, not {chosen.dtype}")
        if chosen.shape != (self.count,):
            raise ValueError(f"actions have the shape {chosen.shape}, but there are {self.count} games")
        for number, (game, action) in enumerate(zip(self.games, chosen, strict=True)):
            if not game.allows(int(action)):
                legal = self.kind.legal_actions(game)
                raise ValueError(f"game {number}: action {int(action)} is not legal; legal: {legal}")
        won = np.zeros((self.count, self.kind.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for number, action in enumerate(chosen):
            game = self.games[number]
            game.act(int(action))
            if game.over:
                won[number] = rewards(game)
                ended[number] = True
                self.games[number] = self._next()
        return self._batch(won, ended)

    def _next(self) -> Picks:
        self._begun += 1
        return self.kind.begin(f"{self._seed}/{self._begun}")

    def _batch(self, won: npt.NDArray[np.float32], ended: npt.NDArray[np.bool_]) -> Batch:
        observation = np.empty((self.count, self.kind.observer.size), np.float32)
        mask = np.zeros((self.count, len(self.kind.actions)), np.int8)
        actor = np.empty(self.count, np.int64)
        cells: memoryview[int] = mask.data.cast("B").cast("b")
        for number, game in enumerate(self.games):
            seat = actor[number] = game.actor
            observation[number] = self.kind.observer.look(game, int(seat))
            game.mark(cells, number * mask.shape[1])
        return Batch(observation, mask, actor, won, ended)
