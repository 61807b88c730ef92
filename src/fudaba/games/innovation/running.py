"""What is kept of a card while its effects are executed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Running:
    """A card's effects being executed, from the first to the last.

    launcher: who activated it. icon: its featured icon. counts: by seat, how many of these were visible when
    it began; they stay the same whatever happens (INN-160). due: what its demands have moved, by verb.
    notes: what one effect leaves for a later one. depth: how many cards execute each other around this one.
    spared: whom no demand of it reaches, whatever their icons; left_out: who shares nothing (see `parley`).
    let_in: who shares whatever their icons. must: whether every "may" of the card is a "must".
    foreseen: the card, if it was promoted just now, else -1. raised: by how much the values in all effects of
    it are higher than printed, and in those of the cards that it executes.
    """

    __slots__ = (
        "card",
        "counts",
        "depth",
        "due",
        "foreseen",
        "icon",
        "launcher",
        "left_out",
        "let_in",
        "must",
        "notes",
        "raised",
        "spared",
    )

    def __init__(self, launcher: int, card: int, icon: str, counts: Sequence[int], depth: int = 0) -> None:
        self.launcher = launcher
        self.card = card
        self.icon = icon
        self.counts = counts
        self.due: dict[str, list[int]] = {}
        self.notes: dict[str, Any] = {}
        self.depth = depth
        self.foreseen = -1
        self.spared: Sequence[int] = ()
        self.left_out: Sequence[int] = ()
        self.let_in: Sequence[int] = ()
        self.must = False
        self.raised = 0
