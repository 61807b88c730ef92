"""Games of our own for logs, played quickly: nothing here is well played, but everything occurs."""

from __future__ import annotations

from functools import cache
from typing import Any

import fudaba
from fudaba.kernel.record import Record

NAMES = ("Alice", "Bob")


@cache
def played(seed: int, *, most: int = 700, sets: str = "") -> Record:
    """The record of a game between players who do anything."""
    options: dict[str, Any] = {"sets": sets} if sets else {}
    match = fudaba.new_game("dominion", seats=2, seed=f"log {seed}", names=NAMES, **options)
    for _ in range(most):
        if match.over:
            break
        match.answer(*match.bot_answer("random"))
    return match.record()


@cache
def money(seed: int) -> Record:
    """The record of a whole game of big money against big money with a Smithy."""
    match = fudaba.new_game("dominion", seats=2, seed=f"log {seed}", names=NAMES, kingdom="quiet_street")
    match.play_out("big-money", "big-money-smithy")
    return match.record()


def kingdom_of(record: Record) -> list[str]:
    """The kingdom of a record as a log's reader is given it."""
    return str(fudaba.load(record, upto=0).options["kingdom"]).split(",")
