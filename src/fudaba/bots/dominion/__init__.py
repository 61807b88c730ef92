"""The bots of Dominion: a strategy says what to buy, one policy plays every card.

Read `strategy` (what a strategy is) and `strategy_file` (how it is read), `conditions`, `sight` (what is seen
of the table), `worth`, `points` and `hints` (what a card is worth), `prospects` (what a hand will buy),
`policy` and what it calls (how each kind of question is answered). `plan_source` gives the best strategy for
a kingdom, `levels` are the bots that play to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final

from fudaba.bots import Bot, plays, reads
from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.levels import Gentle, Steady, Strong
from fudaba.bots.dominion.strategy_bot import buyer
from fudaba.bots.dominion.strategy_file import BUILT_IN, built_in, load
from fudaba.bots.random_bots import Eager
from fudaba.kernel.ask import Option

__all__ = ["Buyer", "Gentle", "Random", "Steady", "Strong", "buyer"]

IDLE: Final = frozenset({"end_phase", "end_turn"})


@plays("random", "dominion")
class Random(Eager):
    """Leaves everything to chance, but ends a phase only where nothing else can be done."""

    idle: ClassVar[frozenset[str]] = IDLE

    def busy(self, options: Sequence[Option]) -> range:
        """The places of the options that end no phase; what ends it is always the last one."""
        return range(len(options) - (options[-1].verb in IDLE) if options else 0)


for _name in BUILT_IN:
    plays(_name, "dominion")(buyer(built_in(_name)))


@reads(".toml", "dominion")
@lru_cache(maxsize=16)
def from_file(name: str) -> type[Bot]:
    """The bot of a strategy file. Raises `BadSetup`, see `strategy_file.load`."""
    return buyer(load(Path(name)))
