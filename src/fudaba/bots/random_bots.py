"""Bots that leave everything to chance, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from fudaba.bots import plays
from fudaba.bots.random_answers import any_answer, busy_answer, busy_options
from fudaba.kernel.ask import Answer, Ask, Option
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
        self.rng = Random(seed)

    def answer(self, ask: Ask, view: View) -> Answer:
        """One of all legal answers."""
        return any_answer(ask, self.rng)


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
        return busy_answer(ask, self.busy(ask.laid_out), self.rng)

    def busy(self, options: Sequence[Option]) -> Sequence[int]:
        """The places of the options that do not only wait."""
        return busy_options(options, self.idle)
