"""The counters that Bridge Over shows besides the cards in its zones; see `fudaba.kernel.shown`."""

from __future__ import annotations

from typing import Literal

import msgspec

from fudaba.kernel import shown


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that somebody must answer.

    by: the seat that directed it there. on: its victim's. kind: the card that began it. cards: how many it
    makes draw, without what its victim's own Amplify adds.
    """

    by: int
    on: int
    kind: str
    cards: int


class Public(shown.Public, frozen=True, kw_only=True, tag="bridge_over"):
    """What everybody may know (G-21).

    round, rounds: which it is, and of how many. turn: the seat that acts. turns: how many there have been.
    colour, sign: how the top card shows; no colour while it is still to be named. drawn: whether a card has
    been drawn as the action of this turn. bound: bound turns to come, by seat. points: of the match, which
    are losses. history: the points of each finished round.
    """

    round: int
    rounds: int
    turn: int
    turns: int
    direction: Literal["clockwise", "counterclockwise"]
    colour: str
    sign: str
    drawn: bool
    bound: list[int]
    points: list[int]
    history: list[list[int]]
    attack: Attack | None
    over: bool


class Private(shown.Private, frozen=True, kw_only=True, tag="bridge_over"):
    """What a seat alone may know: the points of its hand."""

    hand_points: int


class Facts(shown.Facts, frozen=True, kw_only=True, tag="bridge_over"):
    """What is printed on a card.

    basic, expansion: how many there are in each deck. points: what it costs in a hand at the end;
    front_points: in front of a player. colours: those it comes in, a pair as "red/green". deck: the only
    one that it is in. number: of a number card.
    """

    basic: int
    expansion: int
    points: int
    colours: list[str]
    deck: str | None
    front_points: int | None = None
    number: int | None = None
