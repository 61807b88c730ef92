"""The counters that Bridge Over shows besides the cards in its zones; see `fudaba.kernel.shown`."""

from __future__ import annotations

from typing import Literal

import msgspec

from fudaba.kernel import shown


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that somebody must answer."""

    by: int
    """The seat that directed it there."""
    on: int
    """The seat that must answer it."""
    kind: str
    """The id of the card that began it."""
    cards: int
    """How many cards it makes its victim draw, without what the victim's own Amplify adds."""


class Public(shown.Public, frozen=True, kw_only=True, tag="bridge_over"):
    """Public information (G-21)."""

    round: int
    """Number of this round."""
    rounds: int
    """Number of rounds in the match."""
    turn: int
    """Seat that acts."""
    turns: int
    """Turns so far."""
    direction: Literal["clockwise", "counterclockwise"]
    """The direction in which turns go on."""
    colour: str
    """Colour of the top card; none while it is still to be named."""
    sign: str
    """Sign of the top card."""
    drawn: bool
    """Whether a card has been drawn as the action of this turn."""
    bound: list[int]
    """Remaining bound turns, by seat."""
    points: list[int]
    """Points of the match, by seat; they are losses."""
    history: list[list[int]]
    """Points of each finished round."""
    attack: Attack | None
    """The attack that must be answered now, None where there is none."""
    over: bool
    """Whether the match is over."""


class Private(shown.Private, frozen=True, kw_only=True, tag="bridge_over"):
    """What a seat alone may know: the points of its hand.

    unseen: how many cards of each face lie where they do not see them, where the table counts that for its
    players (`card_counts`), else None. Who remembers all that was played since the last shuffle knows it.
    """

    hand_points: int
    unseen: dict[str, int] | None = None


class Facts(shown.Facts, frozen=True, kw_only=True, tag="bridge_over"):
    """Printed facts of a card."""

    basic: int
    """Copies in the basic deck."""
    expansion: int
    """Copies in the Expansion."""
    points: int
    """Penalty in a hand at the end."""
    colours: list[str]
    """Colours of its copies; a pair is "red/green"."""
    deck: str | None
    """The only deck that has it."""
    front_points: int | None = None
    """Penalty in front of a player at the end."""
    number: int | None = None
    """Number of a number card."""
