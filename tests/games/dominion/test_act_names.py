"""The names of acts are those of their classes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from fudaba.games import named
from fudaba.games.dominion.facts.act_names import ActName
from fudaba.kernel.acts import Act

BASES = {"Moment", "OfCard"}
"""Classes that acts have in common; they never happen themselves."""


def subclasses(act: type[Act]) -> Iterator[type[Act]]:
    for each in act.__subclasses__():
        yield each
        yield from subclasses(each)


def test_each_act_of_dominion_has_its_name_among_the_names() -> None:
    named("dominion")
    acts = {act.__name__ for act in subclasses(Act) if act.__module__.startswith("fudaba.games.dominion.")}
    assert acts - BASES == set(get_args(ActName))
