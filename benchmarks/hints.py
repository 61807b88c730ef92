"""What somebody waits for who asks for a hint: until a first one is shown, and until it is settled.

    python -m benchmarks.hints
    python -m benchmarks.hints --processes 2
    python -m benchmarks.hints --terminal 2

`steady` plays a game against itself in each of the three games; now and then the player who is asked asks for
a hint, by which nothing changes. Processor time of one core. With `--processes`: the time on the clock where
so many processes of a server share each hint. With `--terminal`: the same at a table in a terminal; the first
hint there begins the processes.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import Iterator
from typing import Final

from fudaba.bots import bot
from fudaba.coach.hint_search import FIRST, hint
from fudaba.games import named, names
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.session import Session
from fudaba.server.game.snapshot import Position
from fudaba.server.workers.bots import STANDS_BACK, hint_of
from fudaba.server.workers.pool import Workers
from fudaba.server.workers.shared_search import run_shared
from fudaba.terminal.session.game_session import GameSession
from fudaba.terminal.session.seats import YOU

OPTIONS: Final[dict[str, dict[str, Value]]] = {"dominion": {"kingdom": "quiet_street"}}
"""The options of a table, where they are not the usual ones."""
EVERY: Final = 5
"""A hint is asked for at each so many questions that have several answers."""
AT_MOST: Final = {"first": 0.3, "settled": 1.0}
"""Seconds, at the median."""
PARTS: Final = {"first": FIRST, "settled": 1}
"""Which part of its rollouts a hint costs."""
LEAST: Final = 100
"""By such a part of a hint each process gets to know the game."""
SLOWEST: Final = 60.0
"""Seconds for which a process may compute."""


def questions(game: str, count: int) -> Iterator[Session]:
    """A game at so many of its questions at most."""
    setup = setup_of(named(game), seats=2, seed="hints", options=OPTIONS.get(game, {}))
    session = Session(named(game), setup, ["Aya", "Ben"])
    players = [bot("steady", game, f"hints/{seat}") for seat in range(2)]
    asked = found = 0
    while (ask := session.ask) is not None and found < count:
        asked += len(ask.options) > 1
        if len(ask.options) > 1 and asked % EVERY == 0:
            found += 1
            yield session
        session.answer(players[ask.decider].answer(ask, session.view(ask.decider)))


def measured(game: str, count: int) -> dict[str, list[float]]:
    """Seconds of so many hints at most in one game: until the first is there, and until it is settled."""
    found: dict[str, list[float]] = {what: [] for what in PARTS}
    for session in questions(game, count):
        ask = session.ask
        assert ask is not None
        for what, part in PARTS.items():
            begun = time.process_time()
            hint(ask, session.view(ask.decider), game, b"hints", part)
            found[what].append(time.process_time() - begun)
    return found


async def measured_shared(game: str, count: int, processes: int) -> dict[str, list[float]]:
    """The same on the clock, by so many processes that know the game already."""
    found: dict[str, list[float]] = {what: [] for what in PARTS}
    pool = Workers("hints", processes, SLOWEST, kindness=STANDS_BACK)
    pool.warm()
    try:
        for session in questions(game, count):
            ask = session.ask
            assert ask is not None
            position = Position("hints", session.setup, tuple(session.names), tuple(session.answers))
            while pool.free < processes:
                await asyncio.sleep(0.01)
            given = hint_of, position, ask.decider, b"hints", ""
            await asyncio.gather(*(pool.run(*given, LEAST) for _ in range(processes)))
            for what, part in PARTS.items():
                begun = time.perf_counter()
                await run_shared(pool, *given, part, is_long=part == 1)
                found[what].append(time.perf_counter() - begun)
    finally:
        pool.close()
    return found


def measured_in_terminal(game: str, count: int, workers: int) -> dict[str, list[float]]:
    """The same on the clock at a table in a terminal, by so many processes."""
    found: dict[str, list[float]] = {what: [] for what in PARTS}
    table: GameSession | None = None
    for session in questions(game, count):
        if table is None:
            table = GameSession(session, [YOU, YOU], workers=workers)
        thought = table.hint()
        assert thought is not None
        for what, part in PARTS.items():
            begun = time.perf_counter()
            thought(part)
            found[what].append(time.perf_counter() - begun)
    if table is not None:
        table.helpers.close()
    return found


def main() -> int:
    """Measure and print; 1 if a budget is missed."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.hints", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=20, help="hints in each game (default 20)")
    parser.add_argument("--processes", type=int, default=0, help="share each hint among so many processes")
    parser.add_argument("--terminal", type=int, default=0, help="the same at a table in a terminal")
    args = parser.parse_args()
    print("| Hint | Hints | Median | Most | Median at most |\n|---|---|---|---|---|")
    missed = 0
    for game in names():
        if args.processes:
            times = asyncio.run(measured_shared(game, args.count, args.processes))
        elif args.terminal:
            times = measured_in_terminal(game, args.count, args.terminal)
        else:
            times = measured(game, args.count)
        for what, seconds in times.items():
            middle = statistics.median(seconds)
            missed |= middle > AT_MOST[what]
            mark = " (missed)" if middle > AT_MOST[what] else ""
            figures = f"{len(seconds)} | {middle:.2f}{mark} | {max(seconds):.2f} | {AT_MOST[what]}"
            print(f"| {game}, {what} | {figures} |")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
