"""An event about to happen, as karma effects of figures see it (INN-184, INN-185).

Verbs in `moves`, `draws`, `splays`, `turn` and `activation` say so before they do it, to `Innovation.would`;
what a table without Figures does about it is nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

EVENTS: Final = frozenset(
    (
        "draw",
        "meld",
        "tuck",
        "score",
        "return",
        "junk",
        "remove",
        "foreshadow",
        "transfer",
        "exchange",
        "claim",
        "splay",
        "draw_action",
        "dogma",
        "inspire",
        "decree",
        "demand",
        "bonus",
        "no_bonus",
        "fade",
        "execute",
        "not_share",
        "win",
    )
)
"""Everything that karma effects lie in wait for. Besides verbs these are `claim`, for available achievements;
the actions `draw_action`, `dogma`, `inspire` and `decree`; `demand`, of `whom`; `bonus` and `no_bonus`, the
draw for having been shared with, or its absence; `fade`, when a figure has to; `execute`, of an effect
by the player whom it tells to do something; `not_share`, when somebody's icons are too few for a dogma that
is shared; and `win`, when the game is about to end."""

VALUES: Final = frozenset(
    (
        "icons",
        "points",
        "their_points",
        "bonuses",
        "achievements",
        "available",
        "score_pile",
        "age_to_claim",
        "points_to_claim",
        "age_to_draw",
        "to_activate",
        "boxes",
        "as_echo",
        "eased",
        "hand",
        "value",
    )
)
"""Everything that an "each" karma may change; what its function gives is in `expansions.figures_values`."""

ME: Final = "me"
OTHERS: Final = "others"
OPPONENTS: Final = "opponents"
ANYBODY: Final = "anybody"
"""Whose doings a karma effect lies in wait for, as its figure's owner calls them."""


async def _nothing() -> None:
    pass


class Would(NamedTuple):
    """Something about to happen."""

    kind: str
    """One of `EVENTS`."""
    seat: int
    """The seat that does it."""
    card: int = -1
    """The card, -1 without any."""
    age: int = -1
    """The age of that card, or the age drawn at."""
    colour: str = ""
    """The colour of that card."""
    icons: frozenset[str] = frozenset()
    """The icons of that card."""
    set: str = ""
    """The set of that card."""
    whom: int = -1
    """The player to whom the card would go."""
    place: int = -1
    """The place where the card would go."""
    direction: int = 0
    """The direction of a splay."""
    action: int = 0
    """The number of the action in the turn, 0 where it is none."""
    icon: str = ""
    """The icon that a dogma compares."""
    counts: tuple[int, ...] = ()
    """How many of that icon each player has; empty where they are counted on the boards."""
    number: int = 0
    """The number of the effect that demands."""
    whose: int = -1
    """The player on whose table the card lies."""
    lies: int = -1
    """The place where the card lies."""
    cards: tuple[int, ...] = ()
    """The cards that are exchanged."""
    again: Callable[[], Awaitable[None]] = _nothing
    """Executes once more the effect that is about to be executed."""
    effect: str = ""
    """The kind of that effect."""
    raised: int = 0
    """By how much its values, or those of all effects of a dogma, are higher than printed."""


class Karma(NamedTuple):
    """A karma effect."""

    kind: str
    """`when`, `each`, `issue` or `would`."""
    number: int
    """Which of the figure's karma effects it is."""
    of: frozenset[str]
    """What it waits for, changes, or lets its owner issue."""
    run: Callable[..., Any] | None = None
    """What it does."""
    instead: bool = False
    """Whether it replaces what would happen."""
    by: str = ME
    """Whose deeds it is about."""
    fits: Callable[..., bool] | None = None
    """Whether something of that kind is what it waits for."""


Reaction = Callable[..., Awaitable[Would | bool | None]]
"""What a "would" karma does. It may return a changed `Would`, which happens then; True, if what would happen
does not after all."""
