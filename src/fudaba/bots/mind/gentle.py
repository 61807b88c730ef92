"""A player who does not always see what is best: for people who learn a game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fudaba.bots.mind.outlook import Outlook
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.view import View

ASTRAY: Final = 0.3
"""How often it answers otherwise than the policy: by any of what is worth weighing (a chance)."""


def gently(ask: Ask[Any, Any], view: View, outlook: Outlook, rng: Random) -> Answer:
    """The policy's own answer, or now and then another one that a player might think of."""
    own, *others = outlook.candidates(ask, view)
    return rng.choice(others) if others and rng.random() < ASTRAY else own
