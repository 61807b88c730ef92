"""Bots that leave everything to chance, for every game."""

from __future__ import annotations

from functools import lru_cache
from math import comb, perm
from random import Random
from typing import ClassVar

from fudaba.bots import plays
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.view import View


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

    def answer(self, ask: Ask, view: View) -> Answer:
        """One of all legal answers."""
        if ask.most == 1 == ask.least:
            return (int(self.random() * len(ask.options)),)
        return self.among(ask, range(len(ask.options)))

    def among(self, ask: Ask, picks: range | list[int]) -> Answer:
        """One of the legal answers that choose only from these options."""
        options, together = ask.options, ask.together
        several = [pick for pick in picks if options[pick].verb == together] if together else picks
        ways = _ways(ask.least, min(ask.most, len(picks)), len(picks), len(several), ask.ordered)
        lot = self.chance.randrange(sum(ways))
        for size, count in enumerate(ways, ask.least):
            if lot < count:
                return tuple(self.chance.sample(picks if size < 2 else several, size))
            lot -= count
        raise AssertionError("the lot is smaller than the sum of all ways")


@lru_cache(maxsize=1 << 12)
def _ways(least: int, most: int, picks: int, several: int, ordered: bool) -> list[int]:
    """In how many ways each number of them can be chosen, one of all the picks or several of some."""
    count = perm if ordered else comb
    return [count(picks if size < 2 else several, size) for size in range(least, most + 1)]


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
        idle = self.idle
        options = ask.options
        busy = [pick for pick, option in enumerate(options) if option.verb not in idle]
        if len(busy) < max(1, ask.least):
            return super().answer(ask, view)
        if ask.most == 1 == ask.least:
            return (busy[int(self.random() * len(busy))],)
        return self.among(ask, busy)
