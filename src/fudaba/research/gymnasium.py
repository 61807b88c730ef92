"""The games as Gymnasium environments: one agent against bots, or against policies.

    import gymnasium
    import fudaba.research.gymnasium                     # registers them
    env = gymnasium.make("fudaba/BridgeOver-v1", opponent="sensible")

Observations, actions and masks are those of `fudaba.research.pettingzoo`. The mask is in the observation (or,
with `mask="info"`, is not), always in `info["action_mask"]`, and `env.unwrapped.action_masks()` gives it to
sb3-contrib. `gymnasium.make_vec("fudaba/BridgeOver-v1", 16)` makes a `fudaba.research.vector.VectorEnv`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction

from fudaba.games import names
from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.game import BadSetup
from fudaba.research.kind import MASKS, TableKind, observation_space, rewards
from fudaba.research.opponents import Opponent, OtherPlayers, Places
from fudaba.research.picks import Picks
from fudaba.research.reader import reader_of

VERSION = 1
"""Part of an environment's name: raised when the same actions could lead elsewhere, or look otherwise."""


class AgainstBots(gymnasium.Env[Any, np.int64]):
    """One agent at a table; others have the other seats. A step ends when the agent is asked again.

    The reward is that of `kind.rewards`, at the end. `info["seat"]` is where the agent sits.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as the base class declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponent: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        illegal: str = "end",
        flat: bool = True,
        mask: str = "observation",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """The table: see `pettingzoo.FudabaEnv`.

        opponent: who has all other seats, or a list with one for each, see `opponents.Opponent`. seat: where
        the agent sits; by default another place each game. illegal: what an action that is not legal does:
        "end" the game with a reward of -1, or "raise" an error. mask: where the mask of legal actions is
        besides the info: in the "observation", or nowhere ("info").

        Raises `gymnasium.error.Error` for what cannot be.
        """
        try:
            self.kind = TableKind(game, seats, **options)
            self._places = Places(self.kind, opponent, seat)
        except (BadSetup, TypeError, ValueError) as problem:
            raise gymnasium.error.Error(str(problem)) from None
        if illegal not in ("raise", "end"):
            raise gymnasium.error.Error(f"illegal is {illegal!r}, but must be raise or end")
        if mask not in MASKS:
            raise gymnasium.error.Error(f"mask is {mask!r}, but must be {' or '.join(MASKS)}")
        self.render_mode = render_mode
        self._illegal = illegal
        self.flat = flat
        self.mask = mask
        self.observation_space = observation_space(self.kind, flat=flat, mask=mask)
        self.action_space = spaces.Discrete(len(self.kind.actions))
        self.game: Picks | None = None
        self.seat = 0
        self._number = ""
        self._others: OtherPlayers | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin the next game and let the others play until the agent is asked."""
        super().reset(seed=seed)
        begun = self._places.begin(self.kind, self.np_random, flat=self.flat)
        self.game, self.seat, self._number, self._others = begun
        return self._seen(begun.game)

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action.

        One that is not legal ends the game with a reward of -1, and `info["illegal"]` says what was wrong;
        with `illegal="raise"` it raises `gymnasium.error.InvalidAction`, with nothing changed.
        """
        game, others = self.game, self._others
        if game is None or others is None:
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
        others.play(game, self.seat)
        seen, info = self._seen(game)
        return seen, rewards(game)[self.seat], game.over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        if self.game is None:
            raise gymnasium.error.ResetNeeded("reset() must be called before action_masks()")
        return self.kind.mask(self.game, self.seat).view(np.bool_)

    def _seen(self, game: Picks) -> tuple[Any, dict[str, Any]]:
        """The observation and the info; they have one mask."""
        mask = self.kind.mask(game, self.seat)
        observation = self.kind.observation(game, self.seat, flat=self.flat)
        info = {"seat": self.seat, "action_mask": mask}
        if self.mask == "info":
            return observation, info
        return {"observation": observation, "action_mask": mask}, info

    def __getstate__(self) -> dict[str, Any]:
        """All but the bots, which are made again, and play what they have played again."""
        state = self.__dict__.copy()
        state["_others"] = None if self._others is None else self._others.drawn
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        """See `__getstate__`."""
        drawn = state["_others"]
        self.__dict__.update(state, _others=None)
        if drawn is not None and self.game is not None:
            self._others = OtherPlayers(self.kind, self._number, drawn, flat=self.flat)
            self._others.play_again(self._others.begin(), self.game.answers)


def register() -> None:
    """Register an environment for each game that there is and that has none yet."""
    for game in names():
        id = f"fudaba/{reader_of(game).title}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="fudaba.research.gymnasium:AgainstBots",
                vector_entry_point="fudaba.research.vector:VectorEnv",
                kwargs={"game": game},
            )


register()
