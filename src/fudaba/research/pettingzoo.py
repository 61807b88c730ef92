"""The games as PettingZoo environments, in which one agent acts after another (AEC).

    from fudaba.research import pettingzoo
    env = pettingzoo.env("bridge_over", seats=4)

An observation is `{"observation": …, "action_mask": …}`: a row of numbers, or with `flat=False` the arrays
of `fudaba.research.observations`. With `mask="info"` it is the row (or the arrays) alone, and the mask is in
the agent's info, for libraries that want plain observations. An answer of several cards is a chain of actions
by the same agent.
"""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fudaba.kernel.ask import IllegalAnswer
from fudaba.research.kind import MASKS, TableKind, observation_space, rewards
from fudaba.research.picks import Picks
from fudaba.text.narrator import narrator

VERSION = 1
"""Part of an environment's name: raised when the same actions could lead elsewhere, or look otherwise."""


def env(game: str, seats: int | None = None, **options: Any) -> AECEnv[str, Any, int]:
    """An environment in its usual wrappers: an illegal action ends the game and costs its agent 1.

    See `FudabaEnv` for what it takes. Raises `BadSetup`.
    """
    inner: AECEnv[str, Any, int] = FudabaEnv(game, seats, **options)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class FudabaEnv(AECEnv[str, Any, int]):
    """One game after another, all with the same cards.

    Agents are `player_0` … in turn order, and the space of each is that of all. kind: the tables' actions and
    what observations are made of. Rewards come at the end, see `kind.rewards`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"]}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        flat: bool = True,
        mask: str = "observation",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """game, seats, options: as for `fudaba.new_game`, and `kingdom_seed`, see `TableKind`.

        flat: whether an observation is one row of numbers. mask: where the mask of legal actions is,
        "observation" or "info". render_mode: "ansi" (`render` returns the log
        as text) or "human" (it prints it). Raises `BadSetup` for what cannot be.
        """
        super().__init__()  # type: ignore[no-untyped-call]  # it has no annotations
        if render_mode not in (None, *self.metadata["render_modes"]):
            known = " or ".join(self.metadata["render_modes"])
            raise ValueError(f"render_mode is {render_mode!r}, but must be {known}")
        if mask not in MASKS:
            raise ValueError(f"mask is {mask!r}, but must be {' or '.join(MASKS)}")
        self.kind = TableKind(game, seats, **options)
        self.metadata = self.metadata | {"name": f"fudaba_{game}_v{VERSION}"}
        self.render_mode = render_mode
        self.flat = flat
        self.mask = mask
        self.possible_agents = [f"player_{seat}" for seat in range(self.kind.seats)]
        self.agents: list[str] = []
        self._space = observation_space(self.kind, flat=flat, mask=mask)
        # A space of its own for each agent, since each may be seeded.
        self._action_spaces = {
            agent: spaces.Discrete(len(self.kind.actions)) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()
        self.game: Picks | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations. Raises KeyError for nobody."""
        self._seat(agent)
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions, the numbers of `kind.actions`. Raises KeyError for nobody."""
        self._seat(agent)
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game. The same seed gives the same game, and the same games after it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = self.kind.begin(str(self._random.integers(2**63)), log=self.render_mode is not None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(self.game)

    def observe(self, agent: str) -> Any:
        """What an agent may know now, and which actions are legal for it, as the constructor was told."""
        game = self._game()
        seat = self._seat(agent)
        observation = self.kind.observation(game, seat, flat=self.flat)
        if self.mask == "info":
            return observation
        return {"observation": observation, "action_mask": self.kind.mask(game, seat)}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected.

        Raises ValueError, with nothing changed, for one that is not legal; see `env` for what the usual
        wrappers make of it.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # it takes None, and nothing else
            return
        game = self._game()
        if action is None:
            raise ValueError(f"{self.agent_selection} must act, but the action is None")
        self._cumulative_rewards[self.agent_selection] = 0.0
        try:
            game.act(index(action))
        except TypeError:
            raise ValueError(f"{action!r} is no number of an action") from None
        except IllegalAnswer as illegal:
            raise ValueError(f"{illegal} Legal are {self.kind.legal_actions(game)}") from None
        if game.over:
            self.rewards = dict(zip(self.possible_agents, rewards(game), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._tell_masks(game)
        else:
            self._clear_rewards()
            self._select(game)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The log of the game as everybody may read it: returned as text, or printed."""
        if self.render_mode is None:
            return None
        game = self._game()
        tell = narrator(self.kind.game, "en", self.possible_agents)
        view = game.view(-1)
        text = "\n".join(tell.event(view.event(event)) for event in game.table.events or ())
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what rendering for people is here
            return None
        return text

    def close(self) -> None:
        """Nothing is kept open."""

    def _select(self, game: Picks) -> None:
        """It is the turn of the player who is asked."""
        self.agent_selection = self.possible_agents[game.actor]
        self._tell_masks(game)

    def _tell_masks(self, game: Picks) -> None:
        if self.mask == "info":
            for seat, agent in enumerate(self.possible_agents):
                self.infos[agent] = {"action_mask": self.kind.mask(game, seat)}

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise KeyError(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _game(self) -> Picks:
        if self.game is None:
            raise RuntimeError("reset() must be called before anything else")
        return self.game
