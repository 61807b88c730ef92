"""The legal answers to a question, one by one, and their number.

Answers that differ only by equal cards are one answer. Where the order does not matter, so are those that
differ only by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import comb
from typing import Any

from fudaba.kernel.ask import Answer, Ask


def legal_answers(ask: Ask[Any, Any]) -> Iterator[Answer]:
    """Each legal answer to a question once, the shortest first."""
    if ask.numbers is not None:
        yield from ([()] if ask.least == 0 else [])
        yield from ((place,) for place in range(len(ask.options)))
        return
    for size in _sizes(ask):
        yield from _of_size(_equal(ask, size), size, ordered=ask.ordered)


def count_legal_answers(ask: Ask[Any, Any]) -> int:
    """How many legal answers there are; none of them is made."""
    if ask.numbers is not None:
        return len(ask.options) + (ask.least == 0)
    return sum(
        _count([len(places) for places in _equal(ask, size)], size, ordered=ask.ordered)
        for size in _sizes(ask)
    )


def _sizes(ask: Ask[Any, Any]) -> range:
    """How many options an answer may have."""
    return range(ask.least, min(ask.most, len(ask.options)) + 1)


def _equal(ask: Ask[Any, Any], size: int) -> list[list[int]]:
    """The places of the options that an answer of this size may have, equal options together."""
    together = ask.together if size > 1 else ""
    groups: dict[Any, list[int]] = {}
    for place, option in enumerate(ask.options):
        if not together or option.verb == together:
            groups.setdefault(option.same, []).append(place)
    return list(groups.values())


def _of_size(groups: Sequence[Sequence[int]], size: int, *, ordered: bool) -> Iterator[Answer]:
    """Each answer with so many options; of equal ones the first are taken."""
    taken, chosen = [0] * len(groups), list[int]()
    left = list(accumulate(map(len, reversed(groups))))[::-1]  # in this group and those after it

    def further(first: int) -> Iterator[Answer]:
        if len(chosen) == size:
            yield tuple(chosen if ordered else sorted(chosen))
            return
        for number in range(0 if ordered else first, len(groups)):
            if not ordered and left[number] - taken[number] < size - len(chosen):
                return  # too few are left
            if taken[number] < len(groups[number]):
                chosen.append(groups[number][taken[number]])
                taken[number] += 1
                yield from further(number)
                taken[number] -= 1
                chosen.pop()

    return further(0) if size <= sum(map(len, groups)) else iter(())


def _count(counts: Sequence[int], size: int, *, ordered: bool) -> int:
    """How many answers have so many options, of groups of so many equal ones."""
    ways = [1] + [0] * size  # by how many have been chosen, from the groups so far
    for count in counts:
        ways = [
            sum(
                ways[chosen - times] * (comb(chosen, times) if ordered else 1)
                for times in range(min(count, chosen) + 1)
            )
            for chosen in range(size + 1)
        ]
    return ways[size]
