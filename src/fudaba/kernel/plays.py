"""The record of one play of one card: never a flag on the card."""

from __future__ import annotations

from typing import Any, NamedTuple

from fudaba.kernel.cards import Ref


class Play(NamedTuple):
    """One play. What it schedules belongs to it, whatever becomes of the card.

    number: counts the plays of the game from 1. card: the card as it lay once it was played.
    player: whose play it is. controller: who decided for that player. parent: the number of
    the play that caused it, 0 for none. replay: whether the parent plays the same card again.
    mode: which instructions were followed, "" for the card's own. turn: the turn it was in.
    """

    number: int
    card: Ref
    player: int
    controller: int
    parent: int = 0
    replay: bool = False
    mode: str = ""
    turn: int = 0

    def plain(self) -> list[Any]:
        """For the state's digest."""
        return list(self)
