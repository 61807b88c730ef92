"""The bots of Dominion: a strategy says what to buy, one policy plays every card.

Read `strategy` (what a strategy is, and how its file is read), `conditions`, `sight` (what is seen of the
table), `worth` and `hints` (what a card is worth), `policy` and `words` (how each kind of question is
answered).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final

from fudaba.bots import Bot, plays, reads
from fudaba.bots.chance import Eager
from fudaba.bots.dominion.buyer import Buyer
from fudaba.bots.dominion.strategy import BUILT_IN, Strategy, built_in, load

__all__ = ["Buyer", "Random"]

IDLE: Final = frozenset({"end_phase", "end_turn"})


@plays("random", "dominion")
class Random(Eager):
    """Leaves everything to chance, but ends a phase only where nothing else can be done."""

    idle: ClassVar[frozenset[str]] = IDLE


def buyer(of: Strategy) -> type[Buyer]:
    """The bot that buys by a strategy."""

    class Follows(Buyer):
        name = of.name
        strategy = of

    return Follows


for _name in BUILT_IN:
    plays(_name, "dominion")(buyer(built_in(_name)))


@reads(".toml", "dominion")
@lru_cache(maxsize=16)
def from_file(path: Path) -> type[Bot]:
    """The bot of a strategy file. Raises `BadSetup`, see `strategy.load`."""
    return buyer(load(path))
