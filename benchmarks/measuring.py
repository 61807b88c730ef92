"""What one question, copy or answer costs in processor time, whatever the game."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator

from fudaba.bots import bot
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

Deal = Callable[[int], Table]
"""The table of the game of this number."""


def microseconds(run: Callable[[], object], times: int = 20) -> float:
    """What one run costs in the mean of this many."""
    begun = time.process_time()
    for _ in range(times):
        run()
    return (time.process_time() - begun) / times * 1e6


def random_game(game: str, number: int, table: Table) -> tuple[Driver[Table], Iterator[float]]:
    """A random game as a server would run it; and what each answer costs, in ms."""
    table.events = []
    driver = Driver(table)
    players = [bot("random", game, f"{number}/{seat}") for seat in range(table.seats)]

    def answers() -> Iterator[float]:
        ask = driver.start()
        while ask is not None:
            answer = players[ask.decider].answer(ask, View(table, ask.decider))
            begun = time.process_time()
            ask = driver.answer(answer)
            yield (time.process_time() - begun) * 1e3

    return driver, answers()


def copies(game: str, deal: Deal, games: int) -> tuple[float, float]:
    """The median cost of a copy at rest, and of a fork elsewhere, in µs, over the questions of such games."""
    at_rest: list[float] = []
    inside: list[float] = []
    for number in range(games):
        driver, answers = random_game(game, number, deal(number))
        for count, _ in enumerate(answers):
            if driver.at_rest and count % 10 == 0:
                at_rest.append(microseconds(driver.table.clone))
            elif not driver.at_rest and count % 3 == 0:
                inside.append(microseconds(driver.fork))
    return statistics.median(at_rest), statistics.median(inside)


def answers(game: str, deal: Deal, games: int) -> list[float]:
    """What each answer of random games costs, in ms, at a table that keeps checkpoints and writes its log."""
    return [cost for number in range(games) for cost in random_game(game, number, deal(number))[1]]


def slow_and_slowest(costs: Iterable[float], before: str = "") -> dict[str, float]:
    """The median, the 99th hundredth and the slowest of what answers cost, in ms.

    before: what the figures' names begin with.
    """
    ordered = sorted(costs)
    return {
        f"{before}one answer, p50 ms": ordered[len(ordered) // 2],
        f"{before}one answer, p99 ms": ordered[len(ordered) * 99 // 100],
        f"{before}one answer, slowest ms": ordered[-1],
    }
