"""Fudaba and its peers side by side: the same kind of random game, in turns, in one process."""

from __future__ import annotations

import gc
import logging
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from benchmarks import bridge_over, dominion

RATIO = "Bridge Over ({deck}) to UNO of RLCard, random games, ratio"
STRATEGIES_RATIO = "Dominion ({game}) to Pyminion, ratio"
AT_LEAST = {
    RATIO.format(deck="Basic deck"): 3.0,
    STRATEGIES_RATIO.format(game="big-money mirror"): 5.0,
    STRATEGIES_RATIO.format(game="smithy v big-money"): 5.0,
}
DECKS: dict[str, dict[str, object]] = {"Basic deck": {"expansion": False}, "with Expansion": {}}


def random_games(seconds: float, seats: int = 4, slices: int = 8) -> dict[str, float]:
    """Random games a second, in turns: one round of Bridge Over with either deck, one game of UNO.

    UNO's deck is like the Basic one; the Expansion makes games a fifth longer.
    """
    uno = _Uno(seats) if find_spec("rlcard") else None
    gc.collect()
    gc.freeze()
    ours: dict[str, list[float]] = {deck: [] for deck in DECKS}
    theirs: list[float] = []
    for _ in range(slices):
        for deck, options in DECKS.items():
            count, _, spent = bridge_over.games(seconds / slices, seats, rounds=1, **options)
            ours[deck].append(count / spent)
        if uno is not None:
            theirs.append(uno.games(seconds / slices))
    gc.unfreeze()
    figures = {}
    for deck, rates in ours.items():
        figures[f"Bridge Over ({deck}), random games a second, {seats} seats"] = statistics.median(rates)
    if theirs:
        figures[f"UNO of RLCard, random games a second, {seats} seats"] = statistics.median(theirs)
        for deck, rates in ours.items():
            figures[RATIO.format(deck=deck)] = _ratio(rates, theirs)
    return figures


MATCHES = {
    "big-money mirror": ("big-money", "big-money"),
    "smithy v big-money": ("big-money-smithy", "big-money"),
}
"""The same two strategies play each other on both sides."""


def strategy_games(seconds: float, slices: int = 8) -> dict[str, float]:
    """Games between strategies a second, in turns: two-player Dominion here and in Pyminion."""
    pyminion = _Pyminion() if find_spec("pyminion") else None
    gc.collect()
    gc.freeze()
    figures = {}
    for match, names in MATCHES.items():
        ours: list[float] = []
        asked: list[float] = []
        theirs: list[float] = []
        for _ in range(slices):
            count, _, spent = dominion.strategies(seconds / slices, *names)
            ours.append(count / spent)
            count, _, spent = dominion.strategies(seconds / slices, *names, at_once=False)
            asked.append(count / spent)
            if pyminion is not None:
                theirs.append(pyminion.games(seconds / slices, *names))
        figures[f"Dominion ({match}), games a second"] = statistics.median(ours)
        figures[f"Dominion ({match}), every question asked"] = statistics.median(asked)
        if theirs:
            figures[f"Pyminion ({match}), games a second"] = statistics.median(theirs)
            figures[STRATEGIES_RATIO.format(game=match)] = _ratio(ours, theirs)
            figures[STRATEGIES_RATIO.format(game=f"{match}, every question asked")] = _ratio(asked, theirs)
    gc.unfreeze()
    return figures


def _ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios of what was measured side by side."""
    return statistics.median([a / b for a, b in zip(ours, theirs, strict=True)])


class _Pyminion:
    """Pyminion with its own example bots, ten Kingdom piles with Smithy among them, and no log."""

    def __init__(self) -> None:
        from pyminion.bots.examples import BigMoney, BigMoneySmithy
        from pyminion.expansions.base import base_set, smithy
        from pyminion.game import Game

        logging.getLogger().setLevel(logging.CRITICAL)
        bots = {"big-money": BigMoney, "big-money-smithy": BigMoneySmithy}

        def game(*names: str) -> Any:
            players = [bots[name]() for name in names]
            return Game(players, [base_set], [smithy], random_order=True, log_stdout=False)

        self.game: Callable[..., Any] = game

    def games(self, seconds: float, *names: str) -> float:
        """Games a second."""
        game = self.game(*names)
        count = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            game.play()
            count += 1
        return count / spent


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
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            self.env.run(is_training=False)
            count += 1
        return count / spent
