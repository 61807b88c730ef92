"""What fixes the games of a data set."""

from __future__ import annotations

from typing import Any

import msgspec


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What fixes the games of a data set.

    bots: by name, files with the digest of what is in them. part: how many games a file has. schema: the
    version of the columns. fudaba: the version that began it.
    """

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    rules: int
    part: int
    schema: int
    fudaba: str
