"""What copies, answers and whole games of Bridge Over cost."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from benchmarks.measuring import microseconds, slow_and_slowest
from fudaba.games import named
from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import decode, encode, record_of, replay
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table

GAME = named("bridge_over")
AT_MOST = {
    "clone at rest, median µs": 10.0,
    "fork inside a play, median µs": 50.0,
    "one answer, p50 ms": 0.2,
    "one answer, p99 ms": 1.0,
    "one answer, slowest ms": 20.0,
    "replay a record of 500 answers, ms": 50.0,
}


def dealt(seed: int, seats: int = 4, **options: object) -> Table:
    """A table at its first deal."""
    return GAME.table(setup_of(GAME, seats=seats, seed=f"benchmark {seed}", options=options))


def random_pick(ask: Ask, chance: Callable[[], float]) -> int:
    """A random option, and one that plays a card where there is one: UNO's random player draws only
    when nothing fits, so that both play games of the same sort."""
    options = ask.options
    count = len(options)
    if ask.kind == "turn" and options[0].verb == "play":
        count -= 1  # the last is to draw, to pass, or to release
        while options[count - 1].verb != "play":
            count -= 1
    return int(chance() * count)


def games(seconds: float, seats: int = 4, **options: object) -> tuple[int, int, float]:
    """Whole random games for so long: games, answers, seconds."""
    chance = random.Random(1).random
    count = answers = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        driver = Driver(dealt(count, seats, **options), forkable=False)
        ask = driver.start()
        answer = driver.answer
        while ask is not None:
            ask = answer((random_pick(ask, chance),))
            answers += 1
        count += 1
    return count, answers, spent


def copies() -> dict[str, float]:
    """The median cost of copies, over the questions of random games."""
    chance = random.Random(2).random
    at_rest: list[float] = []
    inside: list[float] = []
    for number in range(150):
        driver = Driver(dealt(number, rounds=1))
        ask = driver.start()
        while ask is not None:
            if not driver.at_rest:
                inside.append(microseconds(driver.fork))
            elif chance() < 0.1:
                at_rest.append(microseconds(driver.table.clone))
            ask = driver.answer((random_pick(ask, chance),))
    return {
        "clone at rest, median µs": statistics.median(at_rest),
        "fork inside a play, median µs": statistics.median(inside),
    }


def answers() -> dict[str, float]:
    """What one answer costs at a table that keeps checkpoints and writes its log, as a server's does."""
    chance = random.Random(3).random
    costs: list[float] = []
    for number in range(150):
        table = dealt(number, seats=2 + number % 5)
        table.events = []
        driver = Driver(table)
        ask = driver.start()
        while ask is not None:
            pick = random_pick(ask, chance)
            begun = time.process_time()
            ask = driver.answer((pick,))
            costs.append((time.process_time() - begun) * 1e3)
    return slow_and_slowest(costs)


def records() -> dict[str, float]:
    """How long it takes to come back to the end of a record of 500 answers."""
    chance = random.Random(4).random
    setup = setup_of(GAME, seats=4, seed="benchmark record", options={"rounds": 20})
    session = Session(GAME, setup, ["A", "B", "C", "D"])
    ask = session.ask
    while ask is not None and len(session.answers) < 500:
        ask = session.answer((random_pick(ask, chance),))
    data = encode(record_of(GAME, setup, session.names, session.answers))
    return {
        "replay a record of 500 answers, ms": statistics.median(
            microseconds(lambda: replay(decode(data), named), times=1) / 1e3 for _ in range(9)
        )
    }
