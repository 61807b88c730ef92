"""A situation in the middle of a round, how scenarios begin."""

from __future__ import annotations

from collections import deque
from typing import Literal

import msgspec

from fudaba.games.bridge_over.deck import AIMED, ALL_DRAW, BINDS, COLOURS, KINDS, PUBLIC, SPECIAL
from fudaba.games.bridge_over.match import MatchTable
from fudaba.games.bridge_over.state import DISCARDS, HANDS, PILE, Attack
from fudaba.kernel import game as kernel
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Card as Named
from fudaba.kernel.problem import Part, nearest


class Top(msgspec.Struct, forbid_unknown_fields=True):
    """The top card as it shows."""

    face: str
    """The face of the card."""
    colour: str
    """The colour that it counts as."""
    sign: str
    """The id of the card that it counts as."""


class RunningAttack(msgspec.Struct, forbid_unknown_fields=True):
    """An attack to be answered."""

    by: int
    """The seat that directed it."""
    on: int
    """The seat that must answer it."""
    kind: str
    """The id of the card that began it."""
    cards: int = 0
    """How many cards it makes its victim draw."""


class Situation(kernel.Situation):
    """All of a table. Cards are faces; what is missing is empty or 0.

    Seat 0 is to act, and the start of its turn is done.
    """

    top: Top
    """The top card of the discard pile."""
    direction: Literal[1, -1] = 1
    """The direction of play: 1 for clockwise, -1 for counterclockwise."""
    pile: list[str] = []
    """The draw pile, from its top."""
    discard: list[str] = []
    """The discard pile under its top card, from above."""
    hands: list[list[str]] = []
    """The hand of each seat."""
    fronts: list[list[str]] = []
    """The cards in front of each seat."""
    bound: list[int] = []
    """How many bound turns each seat has to come."""
    points: list[int] = []
    """The points of each seat."""
    round: int = 1
    """The number of the round, from 1."""
    drawn: bool = False
    """Whether seat 0 has drawn in this turn."""
    attack: RunningAttack | None = None
    """The attack that seat 0 must answer, None where there is none."""


def set_up(t: MatchTable, given: Situation) -> None:
    """Lay out a situation; cards that it does not name stay in the box.

    Raises `BadSetup` for a card that the deck has not, or not so often.
    """
    for name in ("hands", "fronts", "bound", "points"):
        if len(getattr(given, name)) > t.seats:
            raise BadSetup("problem-situation-seats", seats=t.seats)
    if given.top.colour not in COLOURS or given.top.sign not in KINDS:
        raise BadSetup("bridge_over-problem-top", shown=f"{given.top.colour} {given.top.sign}")
    _lay_out(t, given)
    s = t.state
    for seat, turns in enumerate(given.bound):
        s.bound[seat] = turns
    for seat, points in enumerate(given.points):
        s.points[seat] = points
    s.direction = given.direction
    s.round = given.round
    s.turns = 1
    s.begun = True
    s.drawn = given.drawn
    if given.attack is not None:
        _attack(t, given.attack)
    s.revealed = False


class _Box:
    """Cards that are not on the table yet, by face."""

    def __init__(self, t: MatchTable) -> None:
        self.table = t
        self.free: dict[str, deque[int]] = {}
        for number, card in enumerate(t.cards):
            self.free.setdefault(card.face, deque()).append(number)

    def put(self, face: str, zone: int) -> int:
        """Take a card of this face and put it on top of a zone."""
        if face not in self.free:
            raise BadSetup("problem-no-card-here", card=face, near=_card(nearest(face, self.free)))
        if not self.free[face]:
            copies = sum(card.face == face for card in self.table.cards)
            raise BadSetup("bridge_over-problem-copies", copies=copies, card=_card(face))
        card = self.free[face].popleft()
        self.table.state.move(card, zone)
        return card


def _lay_out(t: MatchTable, given: Situation) -> None:
    box = _Box(t)
    s = t.state
    for face in reversed(given.discard):
        box.put(face, DISCARDS)
    box.put(given.top.face, DISCARDS)
    s.colour, s.sign = given.top.colour, given.top.sign
    for face in reversed(given.pile):
        box.put(face, PILE)
    for seat, faces in enumerate(given.hands):
        for face in faces:
            box.put(face, HANDS + seat)
    for seat, faces in enumerate(given.fronts):
        for face in faces:
            group = t.cards[box.put(face, t.fronts + seat)].kind.group
            if group != PUBLIC and not (group == SPECIAL and t.house.almighty_as_all_draw_1):
                raise BadSetup("bridge_over-problem-front", card=_card(face))
    for seat in range(t.seats):
        for card in t.front(seat):
            kind = t.cards[card].kind
            if ALL_DRAW in kind.traits or kind.group == SPECIAL:
                t.let_all_draw(card, seat)
    if given.attack is not None and _binds(given.attack):
        box.put(given.attack.kind, t.fronts + _seat(t, given.attack.on))


def _attack(t: MatchTable, given: RunningAttack) -> None:
    """Let an attack run. A Bind is the last card put in front of its victim."""
    kind = KINDS.get(given.kind)
    if kind is None or not kind.attack:
        raise BadSetup("bridge_over-problem-attack", card=given.kind)
    s = t.state
    s.turn = _seat(t, given.by)
    on = _seat(t, given.on)
    bind = t.front(on)[-1] if _binds(given) else -1
    after = s.turn if AIMED in kind.traits and t.house.after_shot == "shooter" else -1
    s.attack = Attack(s.turn, on, given.kind, given.cards, bind, after)


def _binds(attack: RunningAttack) -> bool:
    kind = KINDS.get(attack.kind)
    return kind is not None and BINDS in kind.traits


def _seat(t: MatchTable, seat: int) -> int:
    if not 0 <= seat < t.seats:
        raise BadSetup("problem-no-seat-of", seat=seat, seats=t.seats)
    return seat


def _card(face: str) -> Part:
    """A card, to be told by its name; "" for none."""
    return Named("bridge_over", face) if face else ""
