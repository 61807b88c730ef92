"""Stairs, as the rules lab needs to know it; the plain adapter knows the rest."""

from __future__ import annotations

from collections.abc import Iterator

from examples.stairs.game import GAME
from fudaba.kernel.ask import Option
from fudaba.lab.plain import PlainAdapter


class StairsAdapter(PlainAdapter):
    """See `fudaba.lab.adapter.Adapter`."""

    def options(self) -> Iterator[Option]:
        """To lay a step, to draw, to pass."""
        for facts in GAME.facts():
            yield Option("lay", face=facts.id)
        yield from (Option("draw"), Option("pass"))


ADAPTER = StairsAdapter(GAME)
