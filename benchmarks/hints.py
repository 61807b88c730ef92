"""What somebody waits for who asks for a hint: until a first one is shown, and until it is settled.

    python -m benchmarks.hints

`steady` plays a game against itself in each of the three games; now and then the player who is asked asks for
a hint, by which nothing changes. Processor time of one core.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import Any, Final

from fudaba.bots import bot
from fudaba.coach.hint_search import FIRST, hint
from fudaba.games import named, names
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.worlds import Imagining

OPTIONS: Final[dict[str, dict[str, Value]]] = {"dominion": {"kingdom": "quiet_street"}}
"""The options of a table, where they are not the usual ones."""
EVERY: Final = 5
"""A hint is asked for at each so many questions that have several answers."""
AT_MOST: Final = {"first": 0.3, "settled": 1.0}
"""Seconds, at the median."""


def measured(game: str, count: int) -> dict[str, list[float]]:
    """Seconds of so many hints at most in one game: until the first is there, and until it is settled."""
    found: dict[str, list[float]] = {what: [] for what in AT_MOST}
    setup = setup_of(named(game), seats=2, seed="hints", options=OPTIONS.get(game, {}))
    driver: Driver[Any] = Driver(named(game).table(setup), forkable=True)
    driver.start()
    players = [bot("steady", game, f"hints/{seat}") for seat in range(2)]
    asked = 0
    while (ask := driver.ask) is not None and len(found["first"]) < count:
        view = Imagining(driver, ask.decider)
        asked += len(ask.options) > 1
        if len(ask.options) > 1 and asked % EVERY == 0:
            for what, part in (("first", FIRST), ("settled", 1)):
                begun = time.process_time()
                hint(ask, view, game, b"hints", part)
                found[what].append(time.process_time() - begun)
        driver.answer(players[ask.decider].answer(ask, view))
    return found


def main() -> int:
    """Measure and print; 1 if a budget is missed."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.hints", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=20, help="hints in each game (default 20)")
    args = parser.parse_args()
    print("| Hint | Hints | Median | Most | Median at most |\n|---|---|---|---|---|")
    missed = 0
    for game in names():
        for what, seconds in measured(game, args.count).items():
            middle = statistics.median(seconds)
            missed |= middle > AT_MOST[what]
            mark = " (missed)" if middle > AT_MOST[what] else ""
            figures = f"{len(seconds)} | {middle:.2f}{mark} | {max(seconds):.2f} | {AT_MOST[what]}"
            print(f"| {game}, {what} | {figures} |")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
