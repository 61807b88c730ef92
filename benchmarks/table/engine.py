"""How long the rules take over one answer, with all sets of a game at random: no server, no network."""

from __future__ import annotations

import random
import statistics
import time

from benchmarks.table.tables import NAMES, mixed
from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.view import View
from fudaba.server.operations.garbage import Garbage

BUDGETS = {"step p50 ms": 0.2, "step p99 ms": 1.0, "step slowest ms": 20.0}


def measure(game: str, decisions: int) -> dict[str, float]:
    """Play games at random until this many answers have been given, with the log that a table writes.

    The time is the processor's: what the machine does besides does not count. Garbage is looked for between
    games, by the server's own rule, which does it between answers.
    """
    made = games.named(game)
    chance = random.Random(game)
    steps: list[float] = []
    count = 0
    garbage = Garbage()
    while len(steps) < decisions:
        count += 1
        seats = chance.choice([number for number in made.seats if number <= len(NAMES)])
        setup = setup_of(made, seats=seats, seed=f"engine/{count}", options=mixed(game, chance))
        session = Session(made, setup, list(NAMES[:seats]))
        player = bot("uniform", game, f"engine/{count}")
        while session.ask is not None and len(steps) < decisions:
            answer = player.answer(session.ask, View(session.table, session.ask.decider))
            begun = time.thread_time()
            session.answer(answer)
            steps.append(1000 * (time.thread_time() - begun))
        if count == 1:  # what has been read now stays, as in a server
            garbage.look_through_all()
        garbage.look()
    steps.sort()
    return {
        "games": count,
        "answers": len(steps),
        "step p50 ms": statistics.median(steps),
        "step p99 ms": steps[int(len(steps) * 0.99)],
        "step slowest ms": steps[-1],
    }
