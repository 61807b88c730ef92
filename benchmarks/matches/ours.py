"""Playing the matches here, in CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final

from benchmarks.matches.suite import STRATEGIES, General, Match
from fudaba.arena.dominion import simulator
from fudaba.bots import Bot, bot_names, maker_or_file
from fudaba.games import named
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import AutoPlay
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

Measure = Callable[[float], float]
"""What there is of it in a second of CPU time, measured for this many of them."""
PIECE: Final = 0.2
"""How many seconds at a time each of several is measured: a machine's speed changes from second to second."""


def in_turns(seconds: float, *measures: Measure) -> list[float]:
    """What there is of each in a second of CPU time, each measured for so many of them, a piece at a time."""
    pieces = max(1, round(seconds / PIECE))
    rates = [[measure(seconds / pieces) for measure in measures] for _ in range(pieces)]
    return [fmean(of_one) for of_one in zip(*rates, strict=True)]


def _makers(game: str, names: Sequence[str]) -> list[type[Bot]]:
    return [
        maker_or_file(name if name in bot_names(game) else str(STRATEGIES / f"{name}.toml"), game)
        for name in names
    ]


def games(match: Match) -> Measure:
    """Games a second, as `fudaba simulate` plays them."""
    setup = setup_of(named("dominion"), seats=2, seed="", options={"kingdom": match.kingdom})
    makers = _makers("dominion", match.bots)
    played = 0

    def measure(seconds: float) -> float:
        nonlocal played
        count, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            _play(setup, makers, played, autoplay=True)
            count += 1
            played += 1
        return count / spent

    return measure


def answers(general: General) -> Measure:
    """Answers a second, every question asked."""
    game = named(general.game)
    setup = setup_of(game, seats=2, seed="", options=general.options)
    makers = _makers(general.game, (general.bots, general.bots))
    played = 0

    def measure(seconds: float) -> float:
        nonlocal played
        count, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            count += _play(setup, makers, played, autoplay=False, watched=general.watched)
            played += 1
        return count / spent

    return measure


def _play(
    setup: Setup, makers: Sequence[type[Bot]], number: int, *, autoplay: bool, watched: bool = False
) -> int:
    """Play the game of this number, seats alternating. Returns how many questions were asked."""
    seed = f"match {number}"
    table: Table = named(setup.game).table(
        Setup(game=setup.game, options=setup.options, seats=setup.seats, seed=seed)
    )
    players = [makers[(seat - number) % len(makers)](f"{seed}/{seat}") for seat in range(table.seats)]
    answers: list[Answer] = []
    if autoplay:
        table.autoplay = AutoPlay.of(players, answers, simulator)
    if watched:
        table.events = []
    driver = Driver(table, forkable=watched)
    ask = driver.start()
    asked = 0
    while ask is not None:
        view = View(table, ask.decider)
        if watched:
            view.data()
        answers.append(answer := players[ask.decider].answer(ask, view))
        ask = driver.answer(answer)
        asked += 1
    return asked


def setting_up(seconds: float) -> float:
    """The milliseconds of CPU time that setting up a game with a random kingdom takes, once all is loaded."""
    game = named("dominion")
    usual = setup_of(game, seats=2, seed="")
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        setup = Setup(game="dominion", options=usual.options, seats=2, seed=f"set up {count}")
        game.table(setup)
        count += 1
    return spent / count * 1e3
