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
    """What one kind is worth to a player. Landscapes that give points are one of a kind."""

    id: str
    """The id of the kind, "" for Victory tokens."""
    number: int
    """How many of it the player has."""
    points: int
    """The points of all of them."""


class Pile(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A pile."""

    id: str
    """The id of the pile."""
    top: str
    """Face-up card on it; "" for none."""
    count: int
    """How many cards lie in it."""
    cost: Cost
    """Present cost in coins, Potions and debt."""
    supply: bool
    """Whether it belongs to the Supply."""
    zone: int
    """The number of its zone."""
    no: str
    """In a Buy phase, why nothing can be bought from it, "" if something can (`rules.offers.why_not_bought`;
    "empty": no card is left)."""


class Landscape(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A landscape beside the piles."""

    id: str
    """The id of the landscape."""
    sort: str
    """What it is: "event", "way" and so on."""
    cost: Cost | None
    """What it costs, None where it is never bought."""
    no: str
    """In a Buy phase, why it cannot be bought now, "" where it can (`why_not_bought`, and `gain.used_up`)."""


class Lying(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Tokens of one kind in one place; see `tokens.Token`."""

    token: str
    """The id of the token."""
    says: str
    """Message that describes them; "" if they are only remembered."""
    seat: int
    """Their owner; -1 for nobody."""
    zone: int
    """The pile that they lie on; -1 for none."""
    card: str
    """The landscape that they lie on; "" for none."""
    count: int
    """How many lie there."""


class Pending(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An effect that waits."""

    seat: int
    """The player whose effect it is."""
    card: str
    """The id of the card that it comes from, "" for none."""
    to: str
    """The act for which it waits."""
    this_turn: bool
    """Whether it waits in this turn only."""


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
    """The phase of the turn."""
    actions: int
    """How many Actions are left."""
    buys: int
    """How many Buys are left."""
    coins: int
    """How many coins are left to spend."""
    potions: int
    """How many Potions are left to spend."""
    coffers: list[int]
    """Tokens by seat, here and up to `debt`."""
    villagers: list[int]
    """By seat, how many Villagers."""
    favors: list[int]
    """By seat, how many Favors."""
    vp: list[int]
    """By seat, how many Victory tokens."""
    debt: list[int]
    """By seat, how much debt."""
    tokens: list[Lying]
    """The tokens that lie somewhere, other than those counted by seat."""
    owned: list[Owned]
    """The Projects, Artifacts, States and Boons that players have."""
    piles: list[Pile]
    """The piles, in the order in which they are laid out."""
    landscapes: list[Landscape]
    """The landscapes beside them."""
    pending: list[Pending]
    """The effects that wait."""
    kingdom: str
    """Id of the kingdom, if it has a name."""
    brought: list[Brought]
    """What is in the game because of a card that was chosen."""
    over: bool
    """Whether the game is over."""
    counted: list[list[Counted]] | None = None
    """Cards of each player, once the game is over."""


class Private(shown.Private, frozen=True, kw_only=True, tag="dominion"):
    """All cards that a player has, and their points: a player may remember which cards were added."""

    owned: dict[str, int]
    """How many of each card the player has, by id."""
    score: int
    """The points that do not depend on what others have."""
    deck: dict[str, int] | None = None
    """How many of each card lie in the player's deck, where the table counts that for its players
    (`deck_counts`), else None.
    """


class Facts(shown.Facts, frozen=True, kw_only=True, tag="dominion"):
    """Printed facts of a card or landscape."""

    cost: Cost
    """What it costs as printed."""
    sort: str
    """Kind of object: a card, a pile of several, a group with a name, an Event …"""
    editions: list[int]
    """The editions of its set that have it."""
    pile: str
    """The id of the pile that it belongs to."""
    figures: dict[str, int]
    """+Cards, +Actions and so on, if any."""
    worth: int | None
    """Victory points; None if that depends."""
    plain: bool
    """Whether it does nothing but give coins."""
