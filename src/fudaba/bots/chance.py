"""Bots that leave everything to chance, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, perm
from random import Random
from typing import ClassVar

from fudaba.bots import plays
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.view import View

FEW = 21
"""`Random.sample` draws another way out of more."""


@plays("uniform")
class Uniform:
    """Gives every legal answer with the same chance. For tests that must come everywhere.

    Options count one by one, also where two of them are equal cards. Where several may be chosen,
    every set of them is as likely as every other, and so is every order.
    """

    name: str
    blind: ClassVar[bool] = True

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.random = self.chance.random
        self.bits = self.chance.getrandbits

    def answer(self, ask: Ask, view: View) -> Answer:
        """One of all legal answers."""
        if ask.most == 1 == ask.least:
            return (int(self.random() * len(ask.options)),)
        return self.among(ask, range(len(ask.options)))

    def among(self, ask: Ask, picks: range | list[int]) -> Answer:
        """One of the legal answers that choose only from these options."""
        options, together = ask.options, ask.together
        several = [pick for pick in picks if options[pick].verb == together] if together else picks
        all_ways, ways = _ways(ask.least, min(ask.most, len(picks)), len(picks), len(several), ask.ordered)
        lot = self.below(all_ways)
        for size, count in enumerate(ways, ask.least):
            if lot < count:
                return self.some(picks if size < 2 else several, size)
            lot -= count
        raise AssertionError("the lot is smaller than the sum of all ways")

    def some(self, picks: range | list[int], size: int) -> Answer:
        """So many of these in an order, as `Random.sample` draws them out of few."""
        if size < 2:
            return (picks[self.below(len(picks))],) if size else ()
        if len(picks) > FEW:
            return tuple(self.chance.sample(picks, size))
        left, drawn = [*picks], []
        for last in range(len(left) - 1, len(left) - 1 - size, -1):
            place = self.below(last + 1)
            drawn.append(left[place])
            left[place] = left[last]
        return tuple(drawn)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, as `Random.randrange` draws it, in a third of the time."""
        length = limit.bit_length()
        while (number := self.bits(length)) >= limit:
            pass
        return number


@lru_cache(maxsize=1 << 12)
def _ways(least: int, most: int, picks: int, several: int, ordered: bool) -> tuple[int, list[int]]:
    """In how many ways they can be chosen, and in how many each number of them, one of all the picks or
    several of some."""
    count = perm if ordered else comb
    ways = [count(picks if size < 2 else several, size) for size in range(least, most + 1)]
    return sum(ways), ways


@plays("random")
class Eager(Uniform):
    """Leaves everything to chance, but where something can be played it plays.

    It draws only when nothing else can be done. That is the policy of the usual UNO environments, where
    drawing is legal only then, so the two can be compared. Which verbs only wait is said by each game
    for itself (`idle`); in a game that says nothing this is `uniform`.
    """

    idle: ClassVar[frozenset[str]] = frozenset()

    def answer(self, ask: Ask, view: View) -> Answer:
        """One of the legal answers, idle only where all are."""
        options, least = ask.options, ask.least
        busy = self.busy(options)
        if len(busy) < (least or 1):
            busy = range(len(options))
        if ask.most == 1 == least:
            return (busy[int(self.random() * len(busy))],)
        return self.among(ask, busy)

    def busy(self, options: Sequence[Option]) -> range | list[int]:
        """The places of the options that do not only wait."""
        idle = self.idle
        return [pick for pick, option in enumerate(options) if option.verb not in idle]
