"""The counters that Dominion shows besides the cards in its zones; see `fudaba.kernel.shown`."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from fudaba.games.dominion.facts.kinds import Cost
from fudaba.kernel import shown


class Owned(NamedTuple):
    """A Project, State or Artifact that a player has."""

    id: str
    seat: int


class Brought(NamedTuple):
    """What has come into the game besides, and the card for which it did."""

    id: str
    by: str


class Counted(NamedTuple):
    """What one kind is worth to a player: its id ("" for VP tokens), how many of it there are, and the points
    of all of them. Landscapes that give points are one of a kind."""

    id: str
    number: int
    points: int


class Pile(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A pile."""

    id: str
    top: str
    """Face-up card on it; "" for none."""
    count: int
    cost: Cost
    """Present cost in coins, Potions and debt."""
    supply: bool
    """Whether it belongs to the Supply."""
    zone: int
    no: str
    """In a Buy phase, why nothing can be bought from it, "" if something can (`rules.offers.why_not_bought`;
    "empty": no card is left)."""


class Landscape(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A landscape beside the piles. cost: None where it is never bought.

    no: in a Buy phase, why it cannot be bought now, "" where it can (`why_not_bought`, and `gain.used_up`).
    """

    id: str
    sort: str
    cost: Cost | None
    no: str


class Lying(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Tokens of one kind in one place; see `tokens.Token`."""

    token: str
    says: str
    """Message that describes them; "" if they are only remembered."""
    seat: int
    """Their owner; -1 for nobody."""
    zone: int
    """The pile that they lie on; -1 for none."""
    card: str
    """The landscape that they lie on; "" for none."""
    count: int


class Pending(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What waits: whose it is, from which card ("" for none), for which act, and whether this turn only."""

    seat: int
    card: str
    to: str
    this_turn: bool


class Public(shown.Public, frozen=True, kw_only=True, tag="dominion"):
    """Turn, phase, what is left to spend, tokens, piles with their costs, and what is still to come."""

    turn: int
    """Seat whose turn it is."""
    by: str
    """Card that gave this extra turn; "" for none."""
    controller: int
    """Seat that decides in this turn; -1 for its own player."""
    turns: list[int]
    """Turns taken, by seat."""
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    coffers: list[int]
    """Tokens by seat, here and up to `debt`."""
    villagers: list[int]
    favors: list[int]
    vp: list[int]
    debt: list[int]
    tokens: list[Lying]
    owned: list[Owned]
    piles: list[Pile]
    landscapes: list[Landscape]
    pending: list[Pending]
    kingdom: str
    """Id of the kingdom, if it has a name."""
    brought: list[Brought]
    over: bool
    counted: list[list[Counted]] | None = None
    """Cards of each player, once the game is over."""


class Private(shown.Private, frozen=True, kw_only=True, tag="dominion"):
    """All cards that a player has, by name, and what they come to: they may remember what went in.

    The points are those that do not depend on what others have. deck: how many of each name lie in their
    deck, where the table counts that for its players (`deck_counts`), else None.
    """

    owned: dict[str, int]
    score: int
    deck: dict[str, int] | None = None


class Facts(shown.Facts, frozen=True, kw_only=True, tag="dominion"):
    """Printed facts of a card or landscape."""

    cost: Cost
    sort: str
    """Kind of object: a card, a pile of several, a group with a name, an Event …"""
    editions: list[int]
    pile: str
    figures: dict[str, int]
    """+Cards, +Actions and so on, if any."""
    worth: int | None
    """Victory points; None if that depends."""
    plain: bool
    """Whether it does nothing but give coins."""
