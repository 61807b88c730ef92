"""The games for OpenSpiel.

    import pyspiel
    from fudaba.research import openspiel                # registers them
    game = pyspiel.load_game("fudaba_bridge_over(players=3)")
    game = openspiel.load_game("dominion", players=2, kingdom=["Cellar", "Moat", "Village", "Smithy"])

All chance of a game is one chance node at its root, which draws one of `SEEDS` seeds: there are far too many
orders of cards to list them. The parameter `rng_seed` gives as many others. A game of OpenSpiel may also draw
by itself ("sampled stochastic"), but not one in Python: to write down such a game OpenSpiel asks it for the
state of its generator (`Game::GetRNGState`), a question that its Python games (`python_games.cc`) do not pass
on, so that `serialize_game_and_state` and the random simulation end with "GetRNGState unimplemented".
An answer of several cards is a chain of actions by one player. The parameter `options` has what the table
takes, "name:value;name:value"; in values all but letters, digits and "_.-" is written as in an address (%2C).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import shake_128
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import numpy.typing as npt
import pyspiel
from msgspec import to_builtins
from msgspec.structs import replace

from fudaba.games import named, names
from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import encode, record_of
from fudaba.kernel.seen import Deciding, SeenQuestion
from fudaba.kernel.view import View
from fudaba.research.kind import TableKind, rewards
from fudaba.research.picks import Picks
from fudaba.text.names import options_by_id
from fudaba.text.narrator import Narrator, narrator

SEEDS = 4096
"""How many seeds the chance node at the root draws from."""
LONGEST = 1_000_000
"""No game has more actions."""
ROOT_ODDS = [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]


def load_game(game: str, players: int | None = None, *, rng_seed: int = 0, **options: object) -> pyspiel.Game:
    """A game with these table options, as for `fudaba.new_game`.

    rng_seed: each gives `SEEDS` games of its own. Raises `pyspiel.SpielError` for what cannot be.
    """
    with _refusing():
        rules = named(game)
        given = options_by_id(
            rules, {name: value for name, value in options.items() if name != "kingdom_seed"}
        )
    if "kingdom_seed" in options:
        given["kingdom_seed"] = options["kingdom_seed"]
    written = ";".join(
        f"{quote(name, safe='')}:{quote(str(value), safe='')}" for name, value in given.items()
    )
    count = rules.seats[0] if players is None else players
    with _refusing():
        _kind(game, count, written)  # says what is wrong in one line, not as C++ does
    return pyspiel.load_game(f"fudaba_{game}", {"players": count, "options": written, "rng_seed": rng_seed})


@contextmanager
def _refusing() -> Iterator[None]:
    """What cannot be is told as OpenSpiel tells it."""
    try:
        yield
    except BadSetup as problem:
        raise pyspiel.SpielError(str(problem)) from None


@cache
def _kind(game: str, players: int, written: str) -> TableKind:
    """The kind of table, made once: OpenSpiel makes game objects by the dozen."""
    options: dict[str, Any] = {}
    for pair in filter(None, written.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadSetup("problem-pair", form="name:value", given=pair)
        options[unquote(name)] = unquote(value)
    return TableKind(game, players, **options)


@cache
def _type_of(game: str) -> pyspiel.GameType:
    seats = named(game).seats
    return pyspiel.GameType(
        short_name=f"fudaba_{game}",
        long_name=f"Fudaba: {game.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "options": "", "rng_seed": 0},
    )


class FudabaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A kind of table as a game of OpenSpiel; a subclass for each game names it.

    kind: the actions and what observations are made of.
    """

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"players": named(self.name).seats[0], "options": "", "rng_seed": 0}
        given |= params or {}
        with _refusing():
            self.kind = _kind(self.name, given["players"], given["options"])
        self.rng_seed: int = given["rng_seed"]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.kind.actions),
            max_chance_outcomes=SEEDS,
            num_players=self.kind.seats,
            min_utility=-1.0 * self.kind.seats,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(self.name), info, given)

    def new_initial_state(self) -> FudabaState:
        """The root, at which the seed is drawn."""
        return FudabaState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> FudabaObserver:
        """What makes observations, or (with perfect recall) information states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return FudabaObserver(self.kind, kind, params)


class FudabaState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment of a game. picks: the game in progress, None before its seed is drawn.

    seen: for each player all that they were told and asked, and what they answered, line by line.
    """

    def __init__(self, game: FudabaGame) -> None:
        super().__init__(game)
        self.kind = game.kind
        self.rng_seed = game.rng_seed
        self.picks: Picks | None = None
        self.seen: list[list[str]] = [[] for _ in range(self.kind.seats)]

    def current_player(self) -> int:
        """Who acts: chance at the root, then the player who is asked."""
        if self.picks is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.picks.over else self.picks.actor

    def _legal_actions(self, player: int) -> list[int]:
        assert self.picks is not None
        assert player == self.picks.actor
        return list(self.picks.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, all as likely."""
        return ROOT_ODDS

    def _apply_action(self, action: int) -> None:
        if self.picks is None:
            if not 0 <= action < SEEDS:
                raise pyspiel.SpielError(f"there is no seed {action}: they go from 0 to {SEEDS - 1}")
            seed = f"{self.rng_seed}/{action}"
            self.picks = self.kind.begin(seed, forkable=True, log=True)
        else:
            actor = self.picks.actor
            try:
                self.picks.act(action)
            except IllegalAnswer as illegal:
                legal = self.kind.legal_actions(self.picks)
                raise pyspiel.SpielError(f"{illegal} Legal are {legal}") from None
            self.seen[actor].append(f"> {self.kind.actions[action]}")
        self._listen()

    def _listen(self) -> None:
        """Write down what each player was told by the last action; a fork's log begins empty."""
        assert self.picks is not None
        table = self.picks.table
        for seat, lines in enumerate(self.seen):
            tell, view = _narrator(self.kind), View(table, seat)
            lines += [tell.event(view.event(event)) for event in table.events or ()]
        table.events = []

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else str(self.kind.actions[action])

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.picks is not None and self.picks.over

    def returns(self) -> list[float]:
        """What each player has won, see `kind.rewards`."""
        return [0.0] * self.kind.seats if self.picks is None else rewards(self.picks)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> FudabaState:
        """A state that the player cannot tell from this one: what they may not know is dealt anew.

        Its history is this one's, so only its future can be trusted. Raises `kernel.worlds.NoWorld`.
        """
        new: FudabaState = self.clone()
        if new.picks is not None:
            drawn = f"{probability_sampler()!r}".encode()
            new.picks = new.picks.imagined(player_id, shake_128(drawn).digest(32))
        return new

    def __str__(self) -> str:
        """The record of the game so far."""
        if self.picks is None:
            return "the seed is to be drawn"
        setup = self.kind.setup("")
        players = [f"player_{seat}" for seat in range(self.kind.seats)]
        record = record_of(named(self.kind.game), setup, players, self.picks.answers)
        return f"{encode(record).decode().strip()} {self.picks.picked} {self.picks.spelled}"


class FudabaObserver:
    """Observations of a player, as a tensor and as text.

    Without perfect recall both are what the player may know now; with it the text is all that they were told,
    asked and have answered, and there is no tensor: a game has no greatest length.
    """

    def __init__(
        self, kind: TableKind, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported; passed {params}")
        self.kind = kind
        self._recall = iig_obs_type.perfect_recall
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self._recall:
            self.tensor = np.zeros(kind.observer.size, np.float32)
            start = 0
            for name, (shape, _) in kind.observer.shapes.items():
                size = int(np.prod(shape))
                self.dict[name] = self.tensor[start : start + size].reshape(shape)
                start += size

    def set_from(self, state: FudabaState, player: int) -> None:
        """Let `tensor` and `dict` be what the player may know; zeros before the seed is drawn."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.picks is not None:
            for name, part in self.kind.observer.observe(state.picks, player).items():
                self.dict[name][...] = part

    def string_from(self, state: FudabaState, player: int) -> str:
        """What the player may know, as text."""
        if state.picks is None:
            return ""
        if self._recall:
            return "\n".join([*state.seen[player], self._now(state, player)])
        return self._now(state, player)

    def _now(self, state: FudabaState, player: int) -> str:
        assert state.picks is not None
        view = state.picks.view(player)
        layout = state.picks.table.state.layout
        zones = [f"{view.count(zone.number)} {' '.join(view.faces(zone.number))}" for zone in layout]
        asked = view.asked(state.picks.ask)
        begun = (state.picks.picked, state.picks.spelled) if isinstance(asked, SeenQuestion) else ()
        return f"{zones} {view.public()} {view.private()} {asked and to_builtins(_plain(asked))} {begun}"


def _plain(asked: Deciding) -> Deciding:
    """A question without the names of cards: they tell since when a card has lain where it lies, which is no
    part of the position."""
    if not isinstance(asked, SeenQuestion):
        return asked
    return replace(asked, options=tuple(replace(option, id=0) for option in asked.options))


@cache
def _narrator(kind: TableKind) -> Narrator:
    return narrator(kind.game, "en", [f"player_{seat}" for seat in range(kind.seats)])


def _register(game: str) -> None:
    pyspiel.register_game(_type_of(game), type(f"Fudaba_{game}", (FudabaGame,), {"name": game}))


for _game in names():
    _register(_game)
