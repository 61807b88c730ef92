"""Many games in one process: arrays in, arrays out.

`VectorEnv` is one of Gymnasium: one agent in each of many games, against others or against itself. `SelfPlay`
has the seats apart: at every step each game takes one action of the player who acts in it, so a policy sees
one batch with a row a game. A game that ends gives its rewards to all seats, and another begins in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from fudaba.kernel.game import BadSetup
from fudaba.research.kind import MASKS, TableKind, observation_space, rewards
from fudaba.research.opponents import Opponent, OtherPlayers, Places
from fudaba.research.picks import Picks


@dataclass(frozen=True, slots=True)
class Batch:
    """What the policy acts upon, for N games, with O numbers an observation and A actions."""

    observation: npt.NDArray[np.float32]
    """(N, O) float32, as the player who acts may see it."""
    mask: npt.NDArray[np.int8]
    """(N, A) int8, 1 for what is legal."""
    actor: npt.NDArray[np.int64]
    """(N,) int64, the seat that acts."""
    rewards: npt.NDArray[np.float32]
    """(N, seats) float32 for what the last step ended, else 0."""
    ended: npt.NDArray[np.bool_]
    """(N,) bool, whether the last step ended a game; then the row is the first of a new one."""


class SelfPlay:
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
        chosen = legal_in(self.kind, self.games, actions)
        won = np.zeros((self.count, self.kind.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for number, action in enumerate(chosen):
            game = self.games[number]
            game.act(action)
            if game.over:
                won[number] = rewards(game)
                ended[number] = True
                self.games[number] = self._next()
        return self._batch(won, ended)

    def _next(self) -> Picks:
        self._begun += 1
        return self.kind.begin(f"{self._seed}/{self._begun}")

    def _batch(self, won: npt.NDArray[np.float32], ended: npt.NDArray[np.bool_]) -> Batch:
        actor = [game.actor for game in self.games]
        observation, mask = seen_by(self.kind, self.games, actor)
        return Batch(observation, mask, np.array(actor, np.int64), won, ended)


def legal_in(kind: TableKind, games: Sequence[Picks], actions: npt.NDArray[Any]) -> list[int]:
    """The actions as numbers. Raises ValueError for another shape or one that is not legal in its game."""
    chosen = np.asarray(actions)
    if not np.issubdtype(chosen.dtype, np.integer):
        raise ValueError(f"actions are numbers of actions, not {chosen.dtype}")
    if chosen.shape != (len(games),):
        raise ValueError(f"actions have the shape {chosen.shape}, but there are {len(games)} games")
    found: list[int] = chosen.tolist()
    for number, (game, action) in enumerate(zip(games, found, strict=True)):
        if not game.over and not game.allows(action):
            legal = kind.legal_actions(game)
            raise ValueError(f"game {number}: action {action} is not legal; legal: {legal}")
    return found


def seen_by(
    kind: TableKind, games: Sequence[Picks], seats: Sequence[int]
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
    """What these seats may see of their games, and which actions are legal for them."""
    observation = np.empty((len(games), kind.observer.size), np.float32)
    look = kind.observer.look
    for number, (game, seat) in enumerate(zip(games, seats, strict=True)):
        observation[number] = look(game, seat)
    return observation, masks_of(kind, games, seats)


def masks_of(kind: TableKind, games: Sequence[Picks], seats: Sequence[int]) -> npt.NDArray[np.int8]:
    """Which actions are legal for these seats in their games."""
    actions = len(kind.actions)
    mask = np.zeros((len(games), actions), np.int8)
    cells: memoryview[int] = mask.data.cast("B").cast("b")
    for number, (game, seat) in enumerate(zip(games, seats, strict=True)):
        ask = game.driver.ask
        if ask is not None and ask.decider == seat:
            game.mark(cells, number * actions)
    return mask


class VectorEnv(gymnasium.vector.VectorEnv[Any, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """One agent in each of many games, as Gymnasium has it.

    A step takes an action of the agent in each game, and ends when it is asked again. The reward is that of
    `kind.rewards`, at the end. Against itself (no opponent) the agent acts for every seat in turn: the reward
    is that of the seat that acted, and `infos["rewards"]` has those of all seats.

    infos, of N games: "action_mask" (N, A) int8; "seat" (N,), where the agent sits; "rewards" (N, seats);
    and, where games have ended and begun anew in the same step, "final_obs" and "final_info" with
    "_final_obs" and "_final_info", as in Gymnasium's own.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponent: Opponent | Sequence[Opponent] | None = "random",
        seat: int | None = None,
        mask: str = "info",
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """num_envs: how many games. The table: see `TableKind`. opponent, seat: as for `AgainstBots`; None
        for the agent itself. mask: where the mask of legal actions is besides the infos: in the
        "observation", or nowhere ("info"). autoreset_mode: whether the next game begins in the "SameStep" or
        in the "NextStep". Raises `gymnasium.error.Error` for what cannot be.
        """
        try:
            self.kind = TableKind(game, seats, **options)
            self._places = Places(self.kind, opponent, seat)
            mode = AutoresetMode(autoreset_mode)
        except (BadSetup, TypeError, ValueError) as problem:
            raise gymnasium.error.Error(str(problem)) from None
        if mask not in MASKS:
            raise gymnasium.error.Error(f"mask is {mask!r}, but must be {' or '.join(MASKS)}")
        if mode == AutoresetMode.DISABLED:
            raise gymnasium.error.Error("autoreset_mode must be SameStep or NextStep")
        if num_envs < 1:
            raise gymnasium.error.Error(f"{num_envs} games: there must be at least one")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.mask = mask
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.single_observation_space = observation_space(self.kind, flat=True, mask=mask)
        self.single_action_space = spaces.Discrete(len(self.kind.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._same_step = mode == AutoresetMode.SAME_STEP
        self._chance = [np.random.default_rng() for _ in range(num_envs)]
        self._seats = [0] * num_envs
        self._ended = [False] * num_envs
        self._others: list[OtherPlayers | None] = [None] * num_envs
        self.games: list[Picks] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew. seed: one for all, or a list with one for each."""
        if isinstance(seed, int):
            super().reset(seed=seed)
            seeds = np.random.SeedSequence(seed).spawn(self.num_envs)
            self._chance = [np.random.default_rng(each) for each in seeds]
        elif seed is not None:
            for number, each in enumerate(seed):
                if each is not None:
                    self._chance[number] = np.random.default_rng(each)
        self.games = [self._begin(number) for number in range(self.num_envs)]
        self._ended = [False] * self.num_envs
        return self._seen(self.games, np.zeros((self.num_envs, self.kind.seats), np.float32))

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Any, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Take one action in each game; in one that ended in the last step the action counts for nothing.

        Raises `gymnasium.error.InvalidAction`, with nothing changed in any game, for another shape or an
        action that is not legal.
        """
        if not self.games:
            raise ResetNeeded("reset() must be called before step()")
        try:
            chosen = legal_in(self.kind, self.games, actions)
        except ValueError as problem:
            raise InvalidAction(str(problem)) from None
        won = np.zeros((self.num_envs, self.kind.seats), np.float32)
        reward = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        for number, action in enumerate(chosen):
            game = self.games[number]
            if self._ended[number]:
                self.games[number] = self._begin(number)
                continue
            seat = self._seats[number]
            game.act(action)
            if (others := self._others[number]) is not None:
                others.play(game, seat)
            elif not game.over:
                self._seats[number] = game.actor
            if game.ask is None:
                won[number] = rewards(game)
                reward[number] = won[number, seat]
                ended[number] = True
        final: dict[str, Any] = {}
        if self._same_step and ended.any():
            final = self._final(ended)
            for begun in np.flatnonzero(ended).tolist():
                self.games[begun] = self._begin(begun)
        else:
            self._ended = ended.tolist()
        seen, infos = self._seen(self.games, won)
        return seen, reward, ended, np.zeros(self.num_envs, np.bool_), infos | final

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, in each game."""
        return masks_of(self.kind, self.games, self._seats).view(np.bool_)

    def render(self) -> None:
        """There is nothing to be seen."""

    def _begin(self, number: int) -> Picks:
        """The next game of one place, up to the first question of the agent."""
        begun = self._places.begin(self.kind, self._chance[number])
        self._seats[number], self._others[number] = begun.seat, begun.others
        return begun.game

    def _seen(self, games: Sequence[Picks], won: npt.NDArray[np.float32]) -> tuple[Any, dict[str, Any]]:
        observation, mask = seen_by(self.kind, games, self._seats)
        infos = {"action_mask": mask, "seat": np.array(self._seats, np.int64), "rewards": won}
        if self.mask == "info":
            return observation, infos
        return {"observation": observation, "action_mask": mask}, infos

    def _final(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """What the agents saw at the end of the games that are over."""
        last = np.full(self.num_envs, None, dtype=object)
        seats = np.where(ended, self._seats, 0)
        for number in np.flatnonzero(ended).tolist():
            row, mask = seen_by(self.kind, [self.games[number]], [self._seats[number]])
            last[number] = row[0]
            if self.mask == "observation":
                last[number] = {"observation": row[0], "action_mask": mask[0]}
        info = {"seat": seats, "_seat": ended.copy()}
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": info,
            "_final_info": ended.copy(),
        }
