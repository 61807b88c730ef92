"""What copies, answers and whole games of Dominion cost."""

from __future__ import annotations

import time

from benchmarks import measuring
from benchmarks.matches.suite import QUIET
from fudaba.arena.dominion import simulator
from fudaba.bots import maker_of
from fudaba.games import named
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import AutoPlay
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

GAME = named("dominion")
AT_MOST = {
    "Dominion: clone at rest, median µs": 10.0,
    "Dominion: fork inside a play, median µs": 50.0,
    "Dominion: one answer, p50 ms": 0.2,
    "Dominion: one answer, p99 ms": 2.0,
}


def strategies(seconds: float, *names: str, at_once: bool = True) -> tuple[int, int, float]:
    """Whole games between strategies for so long, seats alternating: games, turns, seconds.

    at_once: whether turns are played at once as far as automatic answers go, as `fudaba simulate` does.
    """
    makers = [maker_of(name, "dominion") for name in names]
    seats = len(makers)
    options = setup_of(GAME, seats=seats, seed="", options={"kingdom": QUIET}).options
    count = turns = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        setup = Setup(game="dominion", options=options, seats=seats, seed=f"benchmark {count}")
        table = GAME.table(setup)
        players = [makers[(seat - count) % seats]("") for seat in range(seats)]
        answers: list[Answer] = []
        if at_once:
            table.autoplay = AutoPlay.of(players, answers, simulator)
        driver = Driver(table, forkable=False)
        ask = driver.start()
        while ask is not None:
            seat = ask.decider
            answers.append(answer := players[seat].answer(ask, View(table, seat)))
            ask = driver.answer(answer)
        turns += sum(table.state.turns)
        count += 1
    return count, turns, spent


def dealt(number: int) -> Table:
    """A game of two to six players, in a kingdom at random."""
    return GAME.table(setup_of(GAME, seats=2 + number % 5, seed=f"benchmark {number}"))


def copies(games: int = 20) -> dict[str, float]:
    """The median cost of copies, over the questions of random games."""
    at_rest, inside = measuring.copies(GAME.name, dealt, games)
    return {
        "Dominion: clone at rest, median µs": at_rest,
        "Dominion: fork inside a play, median µs": inside,
    }


def answers(games: int = 30) -> dict[str, float]:
    """What one answer costs at a table that keeps checkpoints and writes its log, as a server's does."""
    return measuring.slow_and_slowest(measuring.answers(GAME.name, dealt, games), "Dominion: ")
