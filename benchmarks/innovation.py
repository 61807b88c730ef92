"""What copies, answers and whole games of Innovation cost, and where the time of a random game goes.

`python -m benchmarks.innovation` prints the latter; `--into docs` puts it on a page of docs/measurements.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
import time
from collections import Counter
from pathlib import Path

from benchmarks import measuring, pages
from fudaba.bots import bot
from fudaba.games import named
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

GAME = named("innovation")
EDITIONS = ("third", "fourth")
AT_MOST = {
    "Innovation: clone at rest, median µs": 10.0,
    "Innovation: one answer, p50 ms": 0.3,
    "Innovation: one answer, p99 ms": 2.0,
}


def dealt(number: int, edition: str = "third", seats: int = 2) -> Table:
    """A base game at its first question but one."""
    options = {"edition": edition}
    return GAME.table(setup_of(GAME, seats=seats, seed=f"benchmark {number}", options=options))


def play(table: Table, number: int) -> int:
    """A random game, as simulations run it; returns its answers."""
    driver = Driver(table, forkable=False)
    players = [bot("random", "innovation", f"{number}/{seat}") for seat in range(table.seats)]
    view = View(table)
    ask = driver.start()
    answers = 0
    while ask is not None:
        ask = driver.answer(players[ask.decider].answer(ask, view))
        answers += 1
    return answers


def random_games(seconds: float) -> dict[str, float]:
    """Random two-player base games a second of processor time, and how many answers one has, by edition."""
    figures: dict[str, float] = {}
    for edition in EDITIONS:
        count = answers = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds / len(EDITIONS):
            answers += play(dealt(count, edition), count)
            count += 1
        figures[f"Innovation ({edition} edition), random games a second, 2 seats"] = count / spent
        figures[f"Innovation ({edition} edition), answers a random game"] = answers / count
    return figures


def any_dealt(number: int) -> Table:
    """A base game of either edition, of two to five players."""
    return dealt(number, EDITIONS[number % 2], 2 + number % 4)


def copies(games: int = 6) -> dict[str, float]:
    """The median cost of copies, over the questions of random games."""
    at_rest, inside = measuring.copies(GAME.name, any_dealt, games)
    return {
        "Innovation: clone at rest, median µs": at_rest,
        "Innovation: fork inside an action, median µs": inside,
    }


def answers(games: int = 10) -> dict[str, float]:
    """What one answer costs at a table that keeps checkpoints and writes its log, as a server's does."""
    return measuring.slow_and_slowest(measuring.answers(GAME.name, any_dealt, games), "Innovation: ")


def shares(games: int = 20) -> list[tuple[str, float]]:
    """Where the time of random games goes: the share of each module's own code, the largest first."""
    profile = cProfile.Profile()
    for number in range(games):
        table = dealt(number, EDITIONS[number % 2])
        profile.enable()
        play(table, number)
        profile.disable()
    spent: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined] # typeshed does not have it
        spent[_room(file)] += own
    total = sum(spent.values())
    return [(room, own / total) for room, own in spent.most_common()]


def _room(file: str) -> str:
    """What a file is called in the table: the path of its module, the cards together."""
    parts = Path(file).with_suffix("").parts
    if "fudaba" not in parts:
        return "Python itself"
    inside = parts[len(parts) - parts[::-1].index("fudaba") :]
    return "/".join(inside[:3]) if "cards" in inside else "/".join(inside)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.innovation", description=__doc__)
    parser.add_argument("--into", type=Path, help="the folder of the page into which the table is put")
    args = parser.parse_args()
    rows = [[room, f"{share:.1%}"] for room, share in shares() if share >= 0.005]
    for room, share in rows:
        sys.stdout.write(f"{room:<58} {share:>9}\n")
    if args.into is not None:
        text = pages.measured_by("python -m benchmarks.innovation")
        table = pages.lined(["share of the time, by what is executed itself", ""], rows)
        pages.put_between(args.into / "measurements" / "innovation.md", "shares", f"{text}\n\n{table}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
