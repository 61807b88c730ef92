"""Paths whose form tells something else than what is looked at: mypy says so for each; see `tests/kernel`.

Nothing of it is run.
"""

from __future__ import annotations

from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.table import Table
from fudaba.lab.adapter import path_to
from fudaba.lab.values.expectations import Condition, Flags, Numbers, Token, Words


def looks_at_something_else() -> None:
    """A form is of the type of its values, and a path has one for what it looks at."""
    path_to("turn", Numbers(), Table, lambda table: table.turns_taken())
    path_to("turn", Flags(), Table, lambda table: table.turns_taken())  # type: ignore[arg-type, return-value] # a number is no flag
    path_to("hand", Numbers(), Dominion, lambda t: t.hnad(0))  # type: ignore[attr-defined] # mistyped
    path_to("over", Words({"no": 0}), BridgeOver, lambda t: str(t.actor))  # type: ignore[arg-type, return-value] # a word stands for a number
    Flags().tell(Token("echo"), "en")  # type: ignore[arg-type] # a card is no flag
    Condition[int]("1", lambda value: value.face == "")  # type: ignore[attr-defined] # a number has no face
