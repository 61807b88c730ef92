"""What comes of a purchase besides the card, as far as the cards of a game tell it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.board.subscriptions import Subscription, can_be_about
from fudaba.games.dominion.facts.kinds import IN_PLAY, Bonus, Kind, Listener, Of, effect_of

GAINS: Final = frozenset({"Buys", "Gains"})
"""The acts that a purchase always is."""
_PURCHASE: Final = GAINS | {"PileEmpties"}


class Gift(NamedTuple):
    """Victory tokens that a card in play gives for each card that its player buys."""

    vp: int
    of: Of | None
    """For such cards alone; None for any."""


class Purchases(NamedTuple):
    """What comes of purchases in a game."""

    gifts: Mapping[str, tuple[Gift, ...]]
    """What cards in play give, by their names."""
    others: frozenset[str]
    """The cards with which anything else may come, by their names."""


def gifts_of(kind: Kind) -> tuple[Gift, ...]:
    """What a card in play gives for each card that is bought."""
    return tuple(
        Gift(listener.gives.vp, effect_of(listener.run).of)
        for listener in kind.listeners
        if gives_vp(kind, listener)
    )


def gives_vp(kind: Kind, listener: Listener) -> bool:
    """Whether a listener gives a player VP, and nothing else, whenever they buy or gain such cards while this
    Action is in play. (Treasures are not counted as in play in fast turns.)"""
    gives = listener.gives
    return (
        listener.act in GAINS
        and listener.place is IN_PLAY
        and not listener.replaces
        and not kind.treasure
        and effect_of(listener.run).whose == "mine"
        and effect_of(listener.run).when is None
        and gives.vp > 0
        and gives == Bonus(vp=gives.vp)
    )


@lru_cache(maxsize=64)
def purchases_of(box: Box) -> Purchases:
    """What comes of purchases in a game with these cards; found once."""
    kinds = box.kinds.values()
    listening = [
        Subscription(kind, listener)
        for kind in kinds
        for listener in kind.listeners
        if listener.act in _PURCHASE and not gives_vp(kind, listener)
    ]
    types_change = bool(box.changes_types)
    return Purchases(
        {kind.id: gifts for kind in kinds if (gifts := gifts_of(kind))},
        frozenset(
            [
                kind.id
                for kind in kinds
                if any(can_be_about(one, kind, types_change=types_change) for one in listening)
            ]
        ),
    )
