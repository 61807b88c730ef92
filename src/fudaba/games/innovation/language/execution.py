"""A card while its effects are executed: who activated it, and what its effects have done so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class RunningCard:
    """A card's effects being executed, from the first to the last."""

    __slots__ = (
        "activated",
        "avoiding",
        "card",
        "counts",
        "depth",
        "distant",
        "due",
        "foreseen",
        "icon",
        "launcher",
        "let_in",
        "must",
        "notes",
        "raised",
        "sharing",
    )

    def __init__(self, launcher: int, card: int, icon: str, counts: Sequence[int], depth: int = 0) -> None:
        self.launcher = launcher
        """The seat that activated it."""
        self.card = self.activated = card
        """The card whose effects these are, and the one that was activated, which may be another."""
        self.icon = icon
        """Its featured icon."""
        self.counts = counts
        """By seat, how many of these icons were visible when it began; they stay the same whatever happens
        (INN-160)."""
        self.due: dict[str, list[int]] = {}
        """What its demands have moved, by verb."""
        self.notes: dict[str, Any] = {}
        """What one effect leaves for a later one."""
        self.depth = depth
        """How many cards execute each other around this one."""
        self.foreseen = -1
        """The card, if it was promoted just now, else -1."""
        self.distant: Sequence[int] = ()
        """Who must pay for sharing it and may pay against its demands (see `parley`)."""
        self.sharing: dict[int, bool] = {}
        """By seat, whether they pay for sharing, once they have decided."""
        self.avoiding: dict[int, bool] = {}
        """By seat, whether they pay against a demand, once they have decided."""
        self.let_in: Sequence[int] = ()
        """Who shares without regard to their icons."""
        self.must = False
        """Whether every "may" of the card is a "must"."""
        self.raised = 0
        """By how much the values in all its effects are higher than printed, and in those of the cards that
        it executes."""
