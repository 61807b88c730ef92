"""The printed facts of cards as numbers: an agent that reads them can play cards it has not seen.

A card's features are made of its facts (`Game.facts`): a figure is a number, a word or a list of words marks
each word of the whole game, a list of numbers is one number for each place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from fudaba.games import named
from fudaba.kernel.game import Value
from fudaba.kernel.shown import Facts

UNPRINTED = ("id", "game", "faces", "editions", "count", "pile")
"""Facts that are not the card's own, or tell it by its name."""

Floats: TypeAlias = npt.NDArray[np.float32]


@cache
def feature_names(game: str) -> tuple[str, ...]:
    """The names of the features of a game's cards, in their order; the same for every table."""
    found: dict[str, None] = {}
    for facts in named(game).facts():
        found |= dict.fromkeys(_features(facts))
    return tuple(sorted(found))


def card_features(game: str, options: Mapping[str, Value], ids: Sequence[str]) -> Floats:
    """The features of these cards, one row each; a row of zeros for an id that the game has no facts of.

    Shape: (cards, features), float32.
    """
    columns = {name: column for column, name in enumerate(feature_names(game))}
    rows = {facts.id: _features(facts) for facts in named(game).facts(options)}
    found = np.zeros((len(ids), len(columns)), np.float32)
    for row, id in enumerate(ids):
        for name, value in rows.get(id, {}).items():
            if name in columns:
                found[row, columns[name]] = value
    return found


def _features(facts: Facts) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, value in msgspec.to_builtins(facts).items():
        if name not in UNPRINTED:
            found |= _of(name, value)
    return found


def _of(name: str, value: Any) -> dict[str, float]:
    """One fact as features."""
    match value:
        case None | "":
            return {}
        case str():
            return {f"{name}={value}": 1.0}
        case bool() | int() | float():
            return {name: float(value)}
        case dict():
            return {f"{name}.{key}": float(number) for key, number in value.items() if _is_number(number)}
        case [*items] if all(_is_number(item) for item in items):
            return {f"{name}.{place}": float(item) for place, item in enumerate(items)}
        case [*items]:
            counted: dict[str, float] = {}
            for item in items:
                counted[f"{name}={item}"] = counted.get(f"{name}={item}", 0.0) + 1.0
            return counted
        case _:
            raise TypeError(f"the fact {name} is {value!r}: there is no feature for it")


def _is_number(value: object) -> bool:
    return isinstance(value, (bool, int, float))
