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
    """A pile. top: the card that lies face up on it, "" for none. cost: now, in coins, Potions and debt.

    supply: whether it is in the Supply. no: in a Buy phase, why nothing can be bought from it, "" where
    something can (`rules.offers.why_not_bought`; "empty": no card is left).
    """

    id: str
    top: str
    count: int
    cost: Cost
    supply: bool
    zone: int
    no: str


class Landscape(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A landscape beside the piles. cost: None where it is never bought.

    no: in a Buy phase, why it cannot be bought now, "" where it can (`why_not_bought`, and `gain.used_up`).
    """

    id: str
    sort: str
    cost: Cost | None
    no: str


class Lying(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Tokens of one sort that lie in one place, by `tokens.Token`.

    says: by which of the game's messages they are told, "" for what is only remembered. seat: whose they
    are, -1 for nobody's. zone: the pile on which they lie, -1 for none. card: the landscape, "" for none.
    """

    token: str
    says: str
    seat: int
    zone: int
    card: str
    count: int


class Pending(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What waits: whose it is, from which card ("" for none), for which act, and whether this turn only."""

    seat: int
    card: str
    to: str
    this_turn: bool


class Public(shown.Public, frozen=True, kw_only=True, tag="dominion"):
    """Turn, phase, what is left to spend, tokens, piles with their costs, and what is still to come.

    turn: the seat whose turn it is; by: the card by which it is an extra turn, "" for none; controller: who
    decides in it, -1 for the player. turns: how many each has had. coffers to debt: tokens, by seat.
    kingdom: its id, where it has a name. counted: once the game is over, what each player has.
    """

    turn: int
    by: str
    controller: int
    turns: list[int]
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    coffers: list[int]
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
    brought: list[Brought]
    over: bool
    counted: list[list[Counted]] | None = None


class Private(shown.Private, frozen=True, kw_only=True, tag="dominion"):
    """All cards that a player has, by name, and what they come to: they may remember what went in.

    The points are those that do not depend on what others have. deck: how many of each name lie in their
    deck, where the table counts that for its players (`deck_counts`), else None.
    """

    owned: dict[str, int]
    score: int
    deck: dict[str, int] | None = None


class Facts(shown.Facts, frozen=True, kw_only=True, tag="dominion"):
    """What is printed on a card or landscape.

    sort: what it is: a card, a pile of several, a group with a name, an Event … figures: +Cards, +Actions and
    so on, where there are any. worth: in Victory points, None where that depends. plain: it only gives coins.
    """

    cost: Cost
    sort: str
    editions: list[int]
    pile: str
    figures: dict[str, int]
    worth: int | None
    plain: bool
