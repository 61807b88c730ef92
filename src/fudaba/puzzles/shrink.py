"""Takes away from a situation what does not matter, so that a person can read it.

A situation is plain data, so this knows no game: a part goes if what is left can still be read and still
holds what it should.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypeAlias

from fudaba.lab.values.nodes import Plain

Place: TypeAlias = tuple[str | int, ...]
"""Where something lies in plain data: the keys and numbers that lead there."""

_TIMES: Final = re.compile(r"(.+)\*([1-9][0-9]{0,2})")


def shrink(setup: Plain, holds: Callable[[Plain], bool]) -> Plain:
    """A setup without what can go, in the same order each time.

    Args:
        setup: what is laid out.
        holds: whether a smaller setup is still good.
    """
    whole = spread(setup)
    while (smaller := _shrink(whole, (), holds)) != whole:  # what is empty now goes the next time
        whole = smaller
    return gathered(whole)


def _shrink(whole: Plain, place: Place, holds: Callable[[Plain], bool]) -> Plain:
    """Shrink what lies at a place: the greatest parts first, from the end, then what is in the rest."""
    size = len(_keys(_at(whole, place)))
    step = size
    while step:
        end = len(_keys(_at(whole, place)))
        while end > 0:
            keys = _keys(_at(whole, place))[max(0, end - step) : end]
            smaller = _without(whole, place, keys)
            if holds(smaller):
                whole = smaller
            end -= step
        step //= 2
    for key in _keys(_at(whole, place)):
        whole = _shrink(whole, (*place, key), holds)
    return whole


def _keys(part: Plain) -> list[str | int]:
    if isinstance(part, Mapping):
        return list(part)
    return list(range(len(part))) if isinstance(part, list) else []


def _at(whole: Any, place: Place) -> Any:
    for key in place:
        whole = whole[key]
    return whole


def _without(whole: Any, place: Place, keys: Sequence[str | int]) -> Plain:
    """The same without some keys of what lies at a place."""
    if place:
        first, *rest = place
        inside = _without(whole[first], tuple(rest), keys)
        if isinstance(whole, Mapping):
            return {key: inside if key == first else value for key, value in whole.items()}
        return [inside if at == first else value for at, value in enumerate(whole)]
    if isinstance(whole, Mapping):
        return {key: value for key, value in whole.items() if key not in keys}
    return [value for at, value in enumerate(whole) if at not in keys]


def spread(part: Plain) -> Plain:
    """The same with each card by itself: `[Copper, Copper]` for `[Copper*2]`."""
    if isinstance(part, Mapping):
        return {key: spread(value) for key, value in part.items()}
    if isinstance(part, str) or not isinstance(part, Sequence):
        return part
    cards: list[Plain] = []
    for item in part:
        times = _TIMES.fullmatch(item) if isinstance(item, str) else None
        cards += [times[1]] * int(times[2]) if times else [spread(item)]
    return cards


def gathered(part: Plain) -> Plain:
    """The same with equal neighbours counted."""
    if isinstance(part, Mapping):
        return {key: gathered(value) for key, value in part.items()}
    if isinstance(part, str) or not isinstance(part, Sequence):
        return part
    counted: list[Plain] = []
    for item, equal in groupby(part):
        count = len(list(equal))
        plain = isinstance(item, str) and count > 1
        counted += [f"{item}*{count}"] if plain else [gathered(item)] * count
    return counted
