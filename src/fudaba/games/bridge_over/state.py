"""A match of Bridge Over at rest."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.kernel.cards import EVERYBODY, NOBODY, Zone, only
from fudaba.kernel.state import State

BOX: Final = 0
"""Cards that are not in this round (only where a scenario leaves some out)."""
PILE: Final = 1
"""The draw pile."""
DISCARDS: Final = 2
"""The discard pile; its top is the top card that play goes by (BRG-022)."""
HANDS: Final = 3
"""Zone `HANDS + seat` is a seat's hand; the fronts come after all hands."""


@cache
def layout_for(seats: int) -> tuple[Zone, ...]:
    """The zones of a table. What lies under the top card may not be looked at (BRG-140)."""
    zones = [
        Zone(BOX, "box", audience=NOBODY),
        Zone(PILE, "pile", audience=NOBODY),
        Zone(DISCARDS, "discard", audience=EVERYBODY, top_only=True),
    ]
    zones += [Zone(HANDS + seat, "hand", seat, only(seat)) for seat in range(seats)]
    zones += [Zone(HANDS + seats + seat, "front", seat, EVERYBODY) for seat in range(seats)]
    return tuple(zones)


class Attack(NamedTuple):
    """An attack that somebody must answer."""

    by: int
    """The seat that directed it at its victim: the attacker, the parrier, or the one that moved it on."""
    on: int
    """The seat of its victim."""
    kind: str
    """The card that began it."""
    cards: int
    """How many cards it makes its victim draw, without what the victim's own Amplify adds."""
    bind: int = -1
    """The Bind card itself, or -1."""
    after: int = -1
    """The seat after which play goes on, or -1 for the victim's."""

    def plain(self) -> list[Any]:
        """For the state's digest."""
        return list(self)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class BridgeOverState(State):
    """The state.

    colour, sign: how the top card shows; no colour while it is still to be named. turn: whose turn it is.
    begun: whether its start is done; drawn: whether its player has drawn as its action. direction: 1
    clockwise, -1 not. skip: how many seats the next step passes over. attack: what must be answered.
    bound: bound turns to come, by seat. strength: for each All Draw 1 in front of somebody, its draw as
    it was played. out: who has emptied their hand, or -1. idle: turns in a row in which nothing moved.
    round: from 1. points: of the match, losses. history: the points of each finished round. turns: player
    turns so far. over: the match has ended. first: who began the round.
    """

    __slots__ = (
        "attack",
        "begun",
        "bound",
        "colour",
        "direction",
        "drawn",
        "first",
        "history",
        "idle",
        "out",
        "over",
        "points",
        "round",
        "sign",
        "skip",
        "strength",
        "turn",
        "turns",
    )

    def __init__(self, cards: int, seats: int, key: bytes) -> None:
        super().__init__(layout_for(seats), cards, seats, key)
        self.colour = ""
        self.sign = ""
        self.turn = 0
        self.begun = False
        self.drawn = False
        self.direction = 1
        self.skip = 0
        self.attack: Attack | None = None
        self.bound = [0] * seats
        self.strength: dict[int, int] = {}
        self.out = -1
        self.idle = 0
        self.round = 0
        self.points = [0] * seats
        self.history: list[tuple[int, ...]] = []
        self.turns = 0
        self.over = False
        self.first = 0

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = super().clone()
        new.colour = self.colour
        new.sign = self.sign
        new.turn = self.turn
        new.begun = self.begun
        new.drawn = self.drawn
        new.direction = self.direction
        new.skip = self.skip
        new.attack = self.attack
        new.bound = self.bound[:]
        new.strength = self.strength.copy() if self.strength else {}
        new.out = self.out
        new.idle = self.idle
        new.round = self.round
        new.points = self.points[:]
        new.history = self.history[:]
        new.turns = self.turns
        new.over = self.over
        new.first = self.first
        return new
