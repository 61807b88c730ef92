"""A search that is cheap: its worlds are only keys, and what comes of an answer is chance."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from fudaba.bots.mind import Budget, Prospect, Verdict, weigh
from fudaba.bots.mind.rollout import Rollout

BUDGET: Final = Budget(rollouts=120, confirm=20, guard=0.0)


class AnyWorld:
    """Worlds that are only keys."""

    viewer = 0

    def world(self, key: bytes) -> bytes:
        return key


class AnyOutlook:
    """What comes of an answer is chance. pause: seconds that it takes."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause

    def play_on(self, world: bytes, answer: Any, seat: int) -> Rollout:
        if self.pause:
            time.sleep(self.pause)
        worth = Random(world + bytes(answer)).random()
        return Rollout(Prospect(worth, worth), 1)


def any_verdict(pause: float = 0.0, rollouts: int = BUDGET.rollouts) -> Verdict:
    """What the search finds. pause: seconds that a rollout takes. rollouts: how many there may be."""
    view: Any = AnyWorld()
    outlook: Any = AnyOutlook(pause)
    answers = [(number,) for number in range(4)]
    return weigh(answers, view, outlook, BUDGET._replace(rollouts=rollouts), b"k")
