"""A whole game: turns, endings and karma effects put together, and the public view of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from fudaba.games.innovation import view
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.expansions import figures_karma, figures_values
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.shown import Private, Public
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.games.innovation.rules import ending
from fudaba.games.innovation.setup import set_up
from fudaba.games.innovation.turns import turn
from fudaba.kernel.ask import Answer
from fudaba.kernel.ending import Ending
from fudaba.kernel.table import Effects


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` alone makes a copy; bots imagine tables
class InnovationTable(Innovation):
    """The table that the driver runs."""

    __slots__ = ()

    def begin(self) -> None:
        """Deal, unless the table was set up in the middle of a game."""
        if self.state.phase == "deal":
            set_up.deal(self)

    def ending(self) -> Ending | None:
        """What has ended the game and what decided it; None while it goes on."""
        return ending.ending(self)

    def public(self) -> Public:
        """What everybody may know besides the zones."""
        return view.public(self)

    def private(self, seat: int, *, own: bool) -> Private | None:
        """Which cards this seat has not seen, and which it remembers, where the table counts that."""
        return view.private(self, seat) if own else None

    def step(self) -> InnovationAsk | Effects | None:
        """The next question of a turn, or what has to run before it."""
        return turn.step(self)

    def take(self, ask: InnovationAsk, answer: Answer) -> Effects | None:
        """Act upon the answer to a question of `step`."""
        return turn.take(self, ask, answer)

    # What the room of figures has to say; see `Innovation`.

    async def would(self, what: Would, *, also: Would | None = None) -> Would | None:
        """What happens after karma effects have had their say; None for nothing."""
        return await figures_karma.would(self, what, also=also)

    def awaits(self, what: Would, *, instead: bool = False) -> list[int]:
        """The figures whose karma effects would have their say."""
        return figures_karma.awaits(self, what, instead=instead)

    async def melded(self, seat: int, card: int, *, from_hand: bool = True) -> None:
        """Let the karma effect of a figure that has just been melded happen."""
        await figures_karma.melded(self, seat, card, from_hand=from_hand)

    def made_of(self, seat: int, runs: list[Callable[..., Any]], given: tuple[Any, ...]) -> list[Any]:
        """What karma effects make of a value."""
        return figures_values.made_of(self, seat, runs, given)

    def changed_points(self, seat: int, points: int) -> int:
        """A player's points with all that karma effects add to and take from them."""
        return figures_values.changed_points(self, seat, points)
