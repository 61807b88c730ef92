"""A whole match: the chapters put together, and what may be seen of it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fudaba.games.bridge_over import scoring, setup, turn
from fudaba.games.bridge_over.shown import Attack, Private, Public
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.bridge_over.vocabulary import BridgeOverAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.ending import Ending
from fudaba.kernel.table import Effects, Result
from fudaba.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class MatchTable(BridgeOver):
    """The table that the driver runs."""

    __slots__ = ()

    def begin(self) -> None:
        """Deal the first round, unless the table was set up in the middle of one."""
        if self.state.round == 0:
            setup.deal(self)

    def step(self) -> BridgeOverAsk | Effects | None:
        """The next question of a turn, or what has to run before it."""
        return turn.step(self)

    def take(self, ask: BridgeOverAsk, answer: Answer) -> Effects | None:
        """Act upon the answer to a question of `step`."""
        return turn.take(self, ask, answer)

    def result(self) -> Result:
        """Points are losses: the fewest win, and ties share (BRG-186, G-12)."""
        return scoring.result(self)

    def ending(self) -> Ending | None:
        """The losses of all by round; None while the match goes on."""
        return scoring.ending(self)

    def turns_taken(self) -> int:
        """How many turns there have been, in all rounds."""
        return self.state.turns

    def public(self) -> Public:
        """What everybody may know besides the zones (G-21)."""
        s = self.state
        at = s.attack
        return Public(
            round=s.round,
            rounds=self.house.rounds,
            turn=self.actor,
            turns=s.turns,
            direction="clockwise" if s.direction > 0 else "counterclockwise",
            colour=s.colour,
            sign=s.sign,
            drawn=s.drawn,
            bound=list(s.bound),
            points=list(s.points),
            history=[list(points) for points in s.history],
            attack=None if at is None else Attack(by=at.by, on=at.on, kind=at.kind, cards=at.cards),
            over=s.over,
        )

    def private(self, seat: int, *, own: bool) -> Private:
        """What this seat alone may know."""
        unseen = View(self, seat).unseen() if own and self.house.card_counts else None
        return Private(hand_points=scoring.hand_points(self, seat), unseen=unseen)
