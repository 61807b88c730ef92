"""The levels at which bots play Stairs."""

from __future__ import annotations

from fudaba.bots import plays
from fudaba.bots.random_bots import Eager
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.view import View


@plays("gentle", "stairs")
class Gentle(Eager):
    """Lays whatever it can, at random."""

    idle = frozenset({"draw", "pass"})


@plays("steady", "stairs")
class Steady(Gentle):
    """Lays the lowest step, which leaves most to follow."""

    def answer(self, ask: Ask, view: View) -> Answer:
        """The number of the lowest step; to draw is the last option."""
        faces = [option.face for option in ask.options if option.verb == "lay"]
        return (faces.index(min(faces)),) if faces else (len(ask.options) - 1,)


@plays("strong", "stairs")
class Strong(Steady):
    """The same: there is not more to it."""
