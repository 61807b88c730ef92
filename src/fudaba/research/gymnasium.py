"""The games as Gymnasium environments: one agent against bots.

    import gymnasium
    import fudaba.research.gymnasium                     # registers them
    env = gymnasium.make("fudaba/BridgeOver-v1", opponent="sensible")

Observations, actions and masks are those of `fudaba.research.pettingzoo`. The mask is in the observation and,
as `info["action_mask"]`, beside it.
"""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction

from fudaba.bots import Bot, maker_or_file
from fudaba.games import names
from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.game import BadSetup
from fudaba.research.kind import TableKind, rewards
from fudaba.research.pettingzoo import VERSION, observation_space
from fudaba.research.picks import Picks
from fudaba.research.reader import reader_of


class AgainstBots(gymnasium.Env[dict[str, Any], np.int64]):
    """One agent at a table; bots have the other seats. A step ends when the agent is asked again.

    The reward is that of `kind.rewards`, at the end. `info["seat"]` is where the agent sits.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as the base class declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponent: str | list[str] = "random",
        seat: int | None = None,
        illegal: str = "raise",
        flat: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """The table: see `pettingzoo.FudabaEnv`.

        opponent: the name of the bot at all other seats, or a list with one for each. seat: where the agent
        sits; by default another place each game. illegal: what an action that is not legal does: "raise" an
        error, or "end" the game with a reward of -1, for algorithms that take no mask.

        Raises `gymnasium.error.Error` for what cannot be.
        """
        try:
            self.kind = TableKind(game, seats, **options)
            others = self.kind.seats - 1
            self.opponents = [opponent] * others if isinstance(opponent, str) else list(opponent)
            for name in self.opponents:
                maker_or_file(name, game)
        except BadSetup as problem:
            raise gymnasium.error.Error(str(problem)) from None
        if len(self.opponents) != others:
            raise gymnasium.error.Error(f"{len(self.opponents)} opponents for {others} seats")
        if seat is not None and not 0 <= seat < self.kind.seats:
            last = self.kind.seats - 1
            raise gymnasium.error.Error(f"there is no seat {seat}: they go from 0 to {last}")
        if illegal not in ("raise", "end"):
            raise gymnasium.error.Error(f"illegal is {illegal!r}, but must be raise or end")
        self.render_mode = render_mode
        self._illegal = illegal
        self.flat = flat
        self._fixed = seat
        self.observation_space = observation_space(self.kind, flat=flat, mask="observation")
        self.action_space = spaces.Discrete(len(self.kind.actions))
        self.game: Picks | None = None
        self.seat = 0
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the next game and let the bots play until the agent is asked."""
        super().reset(seed=seed)
        while True:
            number = str(self.np_random.integers(2**63))
            self.seat = (
                self._fixed if self._fixed is not None else int(self.np_random.integers(self.kind.seats))
            )
            self.game = self.kind.begin(number)
            others = [seat for seat in range(self.kind.seats) if seat != self.seat]
            self._bots = {
                seat: maker_or_file(name, self.kind.game)(f"{number}/{seat}")
                for seat, name in zip(others, self.opponents, strict=True)
            }
            self._let_others_play(self.game)
            if not self.game.over:  # nobody learns from a game in which there was nothing to decide
                return self._seen(self.game)

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action.

        Raises `gymnasium.error.InvalidAction`, with nothing changed, for one that is not legal, unless the
        environment was told to end the game by it (then `info["illegal"]` says what was wrong).
        """
        game = self.game
        if game is None:
            raise gymnasium.error.ResetNeeded("reset() must be called before step()")
        try:
            game.act(index(action))
        except TypeError:
            raise InvalidAction(f"{action!r} is no number of an action") from None
        except IllegalAnswer as illegal:
            if self._illegal == "raise":
                raise InvalidAction(f"{illegal} Legal are {self.kind.legal_actions(game)}") from None
            seen, info = self._seen(game)
            return seen, -1.0, True, False, info | {"illegal": str(illegal)}
        self._let_others_play(game)
        seen, info = self._seen(game)
        return seen, rewards(game)[self.seat], game.over, False, info

    def _let_others_play(self, game: Picks) -> None:
        while (ask := game.ask) is not None and ask.decider != self.seat:
            game.answer(self._bots[ask.decider].answer(ask, game.view(ask.decider)))

    def _seen(self, game: Picks) -> tuple[dict[str, Any], dict[str, Any]]:
        """The observation and the info; they have one mask."""
        mask = self.kind.mask(game, self.seat)
        observation = self.kind.observation(game, self.seat, flat=self.flat)
        return {"observation": observation, "action_mask": mask}, {"seat": self.seat, "action_mask": mask}


for _game in names():
    gymnasium.register(
        f"fudaba/{reader_of(_game).title}-v{VERSION}",
        entry_point="fudaba.research.gymnasium:AgainstBots",
        kwargs={"game": _game},
    )
