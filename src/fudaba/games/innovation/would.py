"""What is about to happen, as the karma effects of figures see it (INN-184, INN-185).

Verbs in `moves`, `draws`, `splays`, `turn` and `dogma` say so before they do it, to `Innovation.would`;
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
    """Something about to happen.

    kind: one of `EVENTS`. seat: who does it. card: with which card, -1 without any. age: that card's, or
    the age drawn at. colour, icons, set: that card's. whom, place: to whom, and where to. direction: of a
    splay. action: which action of a turn it is, 0 where it is none. icon: what a dogma goes by. counts: how
    much of it everybody has, empty where it is counted on the boards. number: of the effect that demands.
    whose, lies: on whose table the card lies, and in which place. cards: those that are exchanged. again:
    carries out, one time more, the effect that is about to be executed. effect: the kind of that. raised: by
    how much its values, or those of all effects of a dogma, are higher than printed.
    """

    kind: str
    seat: int
    card: int = -1
    age: int = -1
    colour: str = ""
    icons: frozenset[str] = frozenset()
    set: str = ""
    whom: int = -1
    place: int = -1
    direction: int = 0
    action: int = 0
    icon: str = ""
    counts: tuple[int, ...] = ()
    number: int = 0
    whose: int = -1
    lies: int = -1
    cards: tuple[int, ...] = ()
    again: Callable[[], Awaitable[None]] = _nothing
    effect: str = ""
    raised: int = 0


class Karma(NamedTuple):
    """A karma effect.

    kind: `when`, `each`, `issue` or `would`. number: which of the figure's karma effects it is. of: what it
    waits for, changes, or lets its owner issue. run: what it does. instead: whether it replaces what would
    happen. by: whose doings concern it. fits: whether something of that kind is what it waits for.
    """

    kind: str
    number: int
    of: frozenset[str]
    run: Callable[..., Any] | None = None
    instead: bool = False
    by: str = ME
    fits: Callable[..., bool] | None = None


Reaction = Callable[..., Awaitable[Would | bool | None]]
"""What a "would" karma does. It may return a changed `Would`, which happens then; True, if what would happen
does not after all."""
