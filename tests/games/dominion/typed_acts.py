"""Checked by mypy alone: a misspelt act is an error, or its `type: ignore` would be unused (an error too)."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.subscriptions import AnyOf


def asks(t: Board) -> bool:
    """Acts by name."""
    AnyOf("Plays", "BuyPhaseBegins")
    AnyOf("Play")  # type: ignore[arg-type]  # the act is called Plays
    t.waits_for("Discard")  # type: ignore[arg-type]  # Discards
    return t.listens("BuyPhaseBegin")  # type: ignore[arg-type]  # BuyPhaseBegins
