"""Fudaba and its peers side by side: the same kind of random game, in turns, in one process."""

from __future__ import annotations

import statistics
import time
from importlib.util import find_spec
from typing import Any

from benchmarks import bridge_over

AT_LEAST = {"Bridge Over to UNO of RLCard, random games, ratio": 3.0}


def random_games(seconds: float, seats: int = 4, rounds: int = 3) -> dict[str, float]:
    """Random games a second: one round of Bridge Over (the whole Windia War deck), one of UNO."""
    ours: list[float] = []
    theirs: list[float] = []
    uno = _Uno(seats) if find_spec("rlcard") else None
    for _ in range(rounds):
        count, _, spent = bridge_over.games(seconds / rounds, seats, rounds=1)
        ours.append(count / spent)
        if uno is not None:
            theirs.append(uno.games(seconds / rounds))
    figures = {f"Bridge Over, random games a second, {seats} seats": statistics.median(ours)}
    if theirs:
        figures[f"UNO of RLCard, random games a second, {seats} seats"] = statistics.median(theirs)
        ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
        figures["Bridge Over to UNO of RLCard, random games, ratio"] = statistics.median(ratios)
    return figures


class _Uno:
    """RLCard's UNO environment with its own random agents."""

    def __init__(self, seats: int) -> None:
        import rlcard
        from rlcard.agents import RandomAgent

        self.env: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": seats})
        self.env.set_agents([RandomAgent(num_actions=self.env.num_actions) for _ in range(seats)])

    def games(self, seconds: float) -> float:
        """Games a second."""
        count = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            self.env.run(is_training=False)
            count += 1
        return count / spent
