"""Lots: one of all legal answers to a question, each with the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, perm
from random import Random

from fudaba.kernel.ask import Answer, Ask, Option

FEW = 21
"""`Random.sample` draws another way out of more."""


def any_answer(ask: Ask, rng: Random) -> Answer:
    """One of all legal answers."""
    return busy_answer(ask, range(len(ask.options)), rng)


def busy_answer(ask: Ask, busy: Sequence[int], rng: Random) -> Answer:
    """One of the legal answers that choose only from these options; of all if these are too few."""
    least = ask.least
    if len(busy) < (least or 1):
        busy = range(len(ask.options))
    if ask.most == 1 == least:
        return (busy[int(rng.random() * len(busy))],)
    return among(ask, busy, rng)


def busy_options(options: Sequence[Option], idle: frozenset[str]) -> list[int]:
    """The places of the options whose verbs are not among the idle ones."""
    return [pick for pick, option in enumerate(options) if option.verb not in idle]


def among(ask: Ask, picks: Sequence[int], rng: Random) -> Answer:
    """One of the legal answers that choose only from these options."""
    options, together = ask.options, ask.together
    several = [pick for pick in picks if options[pick].verb == together] if together else picks
    all_ways, ways = _ways(ask.least, min(ask.most, len(picks)), len(picks), len(several), ask.ordered)
    number = below(all_ways, rng)
    for size, count in enumerate(ways, ask.least):
        if number < count:
            return some(picks if size < 2 else several, size, rng)
        number -= count
    raise AssertionError("the lot is smaller than the sum of all ways")


def some(picks: Sequence[int], size: int, rng: Random) -> Answer:
    """So many of these in an order, as `Random.sample` draws them out of few."""
    if size < 2:
        return (picks[below(len(picks), rng)],) if size else ()
    if len(picks) > FEW:
        return tuple(rng.sample(picks, size))
    left = [*picks]
    drawn: list[int] = []
    for last in range(len(left) - 1, len(left) - 1 - size, -1):
        place = below(last + 1, rng)
        drawn.append(left[place])
        left[place] = left[last]
    return tuple(drawn)


def below(limit: int, rng: Random) -> int:
    """A number from 0 to `limit` - 1, as `Random.randrange` draws it, in a third of the time."""
    length, bits = limit.bit_length(), rng.getrandbits
    while (number := bits(length)) >= limit:
        pass
    return number


@lru_cache(maxsize=1 << 12)
def _ways(least: int, most: int, picks: int, several: int, ordered: bool) -> tuple[int, list[int]]:
    """In how many ways they can be chosen, and in how many each number of them, one of all the picks or
    several of some."""
    count = perm if ordered else comb
    ways = [count(picks if size < 2 else several, size) for size in range(least, most + 1)]
    return sum(ways), ways
