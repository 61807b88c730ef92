"""Opponents of an agent: bots, policies that read observations, and pools of both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeGuard

import numpy as np
import numpy.typing as npt

from fudaba.bots import Bot
from fudaba.bots.makers import BotLike, answer_from, maker_for
from fudaba.research.kind import TableKind
from fudaba.research.picks import Picks


class Policy(Protocol):
    """A player that reads an observation, as an agent does."""

    def act(self, observation: Any, action_mask: npt.NDArray[np.int8], /) -> int:
        """One of the actions that the mask allows. observation: one row of numbers, or arrays, as the
        environment gives them."""
        ...


class Pool:
    """Opponents of which one is drawn for each seat of each game; they may be added to at any time.

    members: the opponents. weights: how often each is drawn, in proportion.
    """

    def __init__(self, members: Iterable[Opponent] = (), weights: Iterable[float] | None = None) -> None:
        """weights: by default all alike. Raises ValueError for another number of weights than of members."""
        self.members: list[Opponent] = list(members)
        self.weights = [1.0] * len(self.members) if weights is None else list(weights)
        if len(self.weights) != len(self.members):
            raise ValueError(f"{len(self.weights)} weights for {len(self.members)} members")

    def add(self, member: Opponent, weight: float = 1.0) -> None:
        """Let one more opponent be drawn from the next game on."""
        self.members.append(member)
        self.weights.append(weight)

    def draw(self, rng: np.random.Generator) -> Opponent:
        """One of the members. Raises ValueError where there are none that may be drawn."""
        total = sum(self.weights)
        if total <= 0:
            raise ValueError("there is nobody in the pool")
        drawn = rng.choice(len(self.members), p=[weight / total for weight in self.weights])
        found = self.members[int(drawn)]
        return found.draw(rng) if isinstance(found, Pool) else found


Opponent: TypeAlias = BotLike | Policy | Pool
"""Whatever may sit at the other seats: a bot by its name, file, class or function, a bot object, a policy."""


def is_policy(opponent: object) -> TypeGuard[Policy]:
    """Whether an opponent reads observations, and not questions."""
    return callable(getattr(opponent, "act", None)) and not callable(getattr(opponent, "answer", None))


def is_bot(opponent: Opponent) -> TypeGuard[BotLike]:
    """Whether an opponent reads questions, as a bot does."""
    return not is_policy(opponent) and not isinstance(opponent, Pool)


def for_seats(opponent: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """The opponents at all seats but the agent's, where one for all or one for each has been given."""
    if isinstance(opponent, (list, tuple)):
        return list(opponent)
    return [opponent] * others  # type: ignore[list-item]  # a sequence of opponents is a list or a tuple


def check(opponents: Iterable[Opponent], game: str) -> None:
    """Raise `BadSetup` or TypeError for what is no opponent at this game."""
    for opponent in opponents:
        if isinstance(opponent, Pool):
            check(opponent.members, game)
        elif is_bot(opponent):
            maker_for(opponent, game)


class OtherPlayers:
    """Those who sit at the other seats in one game.

    drawn: the opponent at each of these seats, none of them a pool.
    """

    def __init__(self, kind: TableKind, seed: str, drawn: dict[int, Opponent], *, flat: bool = True) -> None:
        self._kind = kind
        self._flat = flat
        self._seed = seed
        self.drawn = drawn
        self._bots: dict[int, tuple[str, Bot]] = {}
        for seat, opponent in drawn.items():
            if is_bot(opponent):
                maker = maker_for(opponent, kind.game)
                self._bots[seat] = maker.name, maker.make(f"{seed}/{seat}")

    def begin(self) -> Picks:
        """The game, not yet played; one that can be imagined as it might be where a bot thinks ahead."""
        imagined = any(getattr(bot, "imagines", False) for _, bot in self._bots.values())
        return self._kind.begin(self._seed, forkable=imagined)

    def play(self, game: Picks, agent: int, most: int | None = None) -> None:
        """Let them answer until the agent is asked, or the game is over, or has so many answers."""
        while (ask := game.ask) is not None and ask.decider != agent:
            if most is not None and len(game.answers) >= most:
                return
            self._answer(game, ask.decider)

    def play_again(self, game: Picks, answers: Sequence[tuple[int, ...]]) -> None:
        """Bring a new game, and the bots that are made for it, to where these answers have led before."""
        for answer in answers:
            ask = game.ask
            assert ask is not None
            if (seated := self._bots.get(ask.decider)) is not None:
                given = self.drawn[ask.decider]
                if isinstance(given, (str, type)):  # an object has seen the game once already
                    seated[1].answer(ask, game.view(ask.decider))
            game.answer(answer)

    def _answer(self, game: Picks, seat: int) -> None:
        if (seated := self._bots.get(seat)) is not None:
            ask = game.ask
            assert ask is not None
            game.answer(answer_from(seated[0], seated[1].answer(ask, game.view(seat))))
            return
        policy = self.drawn[seat]
        assert is_policy(policy)
        given = len(game.answers)
        while len(game.answers) == given:
            observation = self._kind.observation(game, seat, flat=self._flat)
            game.act(int(policy.act(observation, self._kind.mask(game, seat))))


class PendingGame(NamedTuple):
    """A game that waits for the agent."""

    game: Picks
    """The game, with questions as numbers of options."""
    seat: int
    """The seat that must answer."""
    seed: str
    """The seed that it began with."""
    others: OtherPlayers | None
    """The bots at the other seats, None where the agent has all."""


class Places:
    """Who sits where at the tables of an environment. opponents: at each other seat, None for the agent."""

    def __init__(
        self, kind: TableKind, opponent: Opponent | Sequence[Opponent] | None, seat: int | None
    ) -> None:
        """opponent: one for all other seats, or one for each, None for the agent itself. seat: the agent's,
        None for another one each game. Raises `BadSetup`, TypeError or ValueError for what cannot be."""
        others = kind.seats - 1
        self.opponents = None if opponent is None else for_seats(opponent, others)
        self._seat = seat
        if self.opponents is not None:
            check(self.opponents, kind.game)
            if len(self.opponents) != others:
                raise ValueError(f"{len(self.opponents)} opponents for {others} seats")
        if seat is not None and not 0 <= seat < kind.seats:
            raise ValueError(f"there is no seat {seat}: they go from 0 to {others}")

    def begin(self, kind: TableKind, rng: np.random.Generator, *, flat: bool = True) -> PendingGame:
        """The next game at a table of this kind, up to the first question of the agent.

        A game that is over before is left out: nobody learns from one in which there was nothing to decide.
        """
        while True:
            seed = str(rng.integers(2**63))
            seat = self._seat if self._seat is not None else int(rng.integers(kind.seats))
            if self.opponents is None:
                game = kind.begin(seed)
                others, seat = None, game.actor
            else:
                others = OtherPlayers(kind, seed, self._drawn(seat, rng), flat=flat)
                game = others.begin()
                others.play(game, seat)
            if not game.over:
                return PendingGame(game, seat, seed, others)

    def _drawn(self, agent: int, rng: np.random.Generator) -> dict[int, Opponent]:
        """Who sits at each seat but the agent's in the next game."""
        opponents = self.opponents or []
        others = [seat for seat in range(len(opponents) + 1) if seat != agent]
        return {
            seat: one.draw(rng) if isinstance(one, Pool) else one
            for seat, one in zip(others, opponents, strict=True)
        }
