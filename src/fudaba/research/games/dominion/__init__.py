"""Dominion, as agents see it: `figures` are what they read, `offers` what they may be asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.games.dominion.setup.kingdoms import kingdom_without_chance, listed_again
from fudaba.kernel.game import BadSetup, Value
from fudaba.research.games.dominion.figures import DominionRows, columns, counters
from fudaba.research.games.dominion.offers import offers
from fudaba.research.reader import Reader

TRIES: Final = 100
"""How many kingdoms are drawn for one that is the same for every seed."""


def same_cards(options: Mapping[str, Value], seed: str) -> dict[str, Value]:
    """Options by which a kingdom is the same for every seed.

    Raises `BadSetup` for a listed one that is not (the Black Market deck, say, is drawn anew each time).
    """
    if kingdom_without_chance(options) is not None:
        return {}
    for attempt in range(1 if options["kingdom"] else TRIES):
        fixed = listed_again(options, f"{seed}/{attempt}")
        if kingdom_without_chance({**options, **fixed}) is not None:
            return fixed
    raise BadSetup("problem-draws-anew")


READER = Reader(
    "Dominion",
    counters,
    columns,
    DominionRows,
    offers=offers,
    same_cards=same_cards,
    seed_option="kingdom_seed",
)
