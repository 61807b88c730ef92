"""The state of a card while its effects are executed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Running:
    """A card's effects being executed, from the first to the last.

    launcher: who activated it. icon: its featured icon. counts: by seat, how many of these were visible when
    it began; they stay the same whatever happens (INN-160). due: what its demands have moved, by verb.
    notes: what one effect leaves for a later one. depth: how many cards execute each other around this one.
    activated: the card that was activated. distant: who must pay for sharing it and may pay against its
    demands; sharing, avoiding: by seat, whether they have, once they have decided (see `parley`).
    let_in: who shares whatever their icons. must: whether every "may" of the card is a "must".
    foreseen: the card, if it was promoted just now, else -1. raised: by how much the values in all effects of
    it are higher than printed, and in those of the cards that it executes.
    """

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
        self.card = self.activated = card
        self.icon = icon
        self.counts = counts
        self.due: dict[str, list[int]] = {}
        self.notes: dict[str, Any] = {}
        self.depth = depth
        self.foreseen = -1
        self.distant: Sequence[int] = ()
        self.sharing: dict[int, bool] = {}
        self.avoiding: dict[int, bool] = {}
        self.let_in: Sequence[int] = ()
        self.must = False
        self.raised = 0
