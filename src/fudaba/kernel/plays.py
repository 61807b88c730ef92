"""The record of one play of one card: never a flag on the card."""

from __future__ import annotations

from typing import Any, NamedTuple

from fudaba.kernel.cards import Ref


class Play(NamedTuple):
    """One play. What it schedules belongs to it, whatever becomes of the card."""

    number: int
    """Counts the plays of the game from 1."""
    card: Ref
    """The card as it lay once it was played."""
    player: int
    """The seat whose play it is."""
    controller: int
    """The seat that decided for that player."""
    parent: int = 0
    """The number of the play that caused it, 0 for none."""
    replay: bool = False
    """Whether the parent plays the same card again."""
    mode: str = ""
    """The card whose instructions were followed, "" for its own."""
    turn: int = 0
    """The turn it was in."""

    def plain(self) -> list[Any]:
        """For the state's digest."""
        return list(self)
