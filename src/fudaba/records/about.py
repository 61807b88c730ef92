"""What fixes the games of a data set."""

from __future__ import annotations

from typing import Any

import msgspec


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What fixes the games of a data set."""

    game: str
    """The name of the game."""
    bots: tuple[str, ...]
    """The bots by name; those of files with the digest of what is in them."""
    seed: str
    """The seed from which those of all games follow."""
    options: dict[str, Any]
    """The options of the table, by name."""
    rules: int
    """The version of the rules."""
    part: int
    """How many games a file has."""
    schema: int
    """The version of the columns."""
    fudaba: str
    """The version of Fudaba that began it."""
