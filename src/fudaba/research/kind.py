"""A kind of table: one game with one set of cards, for any number of games that differ by their seed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fudaba.games import named
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.research.actions import ActionTable
from fudaba.research.observations import Observer
from fudaba.research.picks import Picks
from fudaba.research.reader import reader_of
from fudaba.text.names import options_by_id

MOST = 1e6
"""No number of an observation is greater, nor less than its negative."""
MASKS = ("observation", "info")
"""Where the mask of legal actions may be."""


class TableKind:
    """What all games of an environment have in common.

    game, options, seats: of its tables. actions: the table of actions. observer: what makes arrays of what a
    seat may know.
    """

    def __init__(self, game: str, seats: int | None = None, **options: Any) -> None:
        """Raises `BadSetup` for what cannot be, and for a kingdom that differs from game to game.

        seats: by default the fewest that the game is for. options: those of the table, as for
        `fudaba.new_game`; and for Dominion `kingdom_seed`, which draws a kingdom where none is listed (by
        default that of the seed 0).
        """
        rules, reader = named(game), reader_of(game)
        seed = str(options.pop(reader.seed_option, 0))
        self.game = game
        self.seats = rules.seats[0] if seats is None else seats
        setup = setup_of(rules, seats=self.seats, seed=seed, options=options_by_id(rules, options))
        self.options: Mapping[str, Value] = {**setup.options, **reader.same_cards(setup.options, seed)}
        table = rules.table(self.setup(seed))
        self.actions = ActionTable(self.setup(seed), table)
        self.observer = Observer(game, self.options, table)

    def __deepcopy__(self, memo: object) -> TableKind:
        """Itself: nothing in it ever changes."""
        return self

    def __reduce__(self) -> Any:
        """It is pickled as what it is made of, and made once in a process."""
        return _again, (self.game, self.seats, tuple(self.options.items()))

    def setup(self, seed: str) -> Setup:
        """The setup of a game with this seed."""
        return Setup(game=self.game, options=dict(self.options), seats=self.seats, seed=seed)

    def begin(self, seed: str, *, forkable: bool = False, log: bool = False) -> Picks:
        """A new game."""
        return Picks(self.setup(seed), self.actions, forkable=forkable, log=log)

    def mask(self, game: Picks, seat: int) -> npt.NDArray[np.int8]:
        """Which actions are legal for a seat now: 1 or 0 for each; zeros for who does not act."""
        mask = np.zeros(len(self.actions), np.int8)
        if not game.over and game.actor == seat:
            game.mark(mask.data.cast("B").cast("b"), 0)
        return mask

    def observation(self, game: Picks, seat: int, *, flat: bool) -> Any:
        """What a seat may know now: one row of numbers, or the arrays of `observations`."""
        return self.observer.flat(game, seat) if flat else self.observer.observe(game, seat)

    def legal_actions(self, game: Picks) -> str:
        """The first of the actions that are legal now, for an error message."""
        return ", ".join(f"{number} ({self.actions[number]})" for number in game.legal()[:20])

    @cached_property
    def bounds(self) -> dict[str, tuple[float, float]]:
        """The least and greatest value that each part of an observation may have."""
        figures = (-MOST, MOST)
        return {
            "zones": (0, 10_000),
            "unseen": (0, 10_000),
            "top": (0, len(self.observer.faces)),
            "counters": figures,
            "cards": figures,
            "question": figures,
            "about": (0, 1),
            "picked": (0, 100),
        }


@cache
def _again(game: str, seats: int, options: tuple[tuple[str, Value], ...]) -> TableKind:
    return TableKind(game, seats, **dict(options))


def rewards(game: Picks) -> list[float]:
    """What each seat is rewarded with at the end: who wins alone 1, the others share -1; 0 for all before.

    Several winners share what one would have, so the sum is always 0.
    """
    seats = game.table.seats
    if not game.over:
        return [0.0] * seats
    winners = game.result().winners
    share = 1.0 / len(winners) if winners else 0.0
    even = 1.0 / seats if winners else 0.0
    return [((share if seat in winners else 0.0) - even) * seats / (seats - 1) for seat in range(seats)]


def observation_space(kind: TableKind, *, flat: bool, mask: str) -> spaces.Space[Any]:
    """The space of observations, with the mask where it belongs to them."""
    seen: spaces.Space[Any]
    if flat:
        seen = spaces.Box(-MOST, MOST, (kind.observer.size,), np.float32)
    else:
        seen = spaces.Dict(
            {
                name: spaces.Box(*kind.bounds[name], shape, dtype)
                for name, (shape, dtype) in kind.observer.shapes.items()
            }
        )
    if mask == "info":
        return seen
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (len(kind.actions),), np.int8)})
