"""What somebody waits for at the command line: the processor time of whole commands.

`python -m benchmarks.waiting` prints the least of several runs beside the budget, and ends with 1 where one
is missed. The first run is not counted: it writes Python's bytecode, which later runs find.

`python -m benchmarks.waiting --plans` measures what a new kingdom of Dominion takes, on one core: until there
is a first plan, until there is the best, and a whole study; the median of kingdoms drawn from all sets.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).parents[1]


class Row(NamedTuple):
    """A command, and how many seconds of one core it may take."""

    command: str
    at_most: float


ROWS = (
    Row("--version", 0.2),
    Row("--help", 0.2),
    Row("lab run tests/scenarios/bridge_over/example.yaml", 0.5),
    Row("lab run tests/lab/golden/dominion.yaml", 0.5),
    Row("cards dominion", 0.6),
    Row("rules bridge_over", 0.6),
    Row("simulate dominion --bots big-money,random --games 10 --kingdom quiet_street", 0.5),
)


PLANS = (Row("a first plan", 3.0), Row("the best plan", 12.0), Row("a study", 60.0))
"""Budgets of a kingdom, without machine code."""
COMPILED = (1.0, 5.0, 15.0)
"""The same with it."""


def plans(kingdoms: int, studies: int) -> list[tuple[Row, float, float]]:
    """Of each row the median and the most seconds of processor time that kingdoms take. studies: how many of
    them are studied."""
    from fudaba.dominion_study.analysis import study
    from fudaba.dominion_study.command import GAMES as STUDIED
    from fudaba.dominion_study.kingdom import kingdom_of
    from fudaba.dominion_study.plan_finder import first_found_for, found_for
    from fudaba.dominion_study.plans_cache import GAMES
    from fudaba.games import named
    from fudaba.kernel.game import setup_of
    from fudaba.kernel.view import View
    from fudaba.native.loading import is_used

    game = named("dominion")
    found: list[list[float]] = [[], [], []]
    for number in range(kingdoms):
        table = game.table(setup_of(game, seats=2, seed=f"waiting/{number}", options={}))
        kingdom = kingdom_of(View(table))
        before = time.process_time()
        first_found_for(kingdom, games=GAMES)
        found[0].append(time.process_time() - before)
        found_for(kingdom, games=GAMES)  # goes on from there
        found[1].append(time.process_time() - before)
        if number < studies:
            before = time.process_time()
            study(kingdom, games=STUDIED)
            found[2].append(time.process_time() - before)
        print(
            f"kingdom {number}: " + ", ".join(f"{of[-1]:.1f}" for of in found if of),
            file=sys.stderr,
            flush=True,
        )
    rows = [row._replace(at_most=COMPILED[number]) if is_used() else row for number, row in enumerate(PLANS)]
    return [(row, median(of), max(of)) for row, of in zip(rows, found, strict=True) if of]


REVIEWS = (Row("the first line of a review", 1.0), Row("a review", 15.0))
"""Budgets of a review, without machine code."""
COMPILED_REVIEWS = (1.0, 6.0)
"""The same with it."""
REVIEW = """
import sys, time
from pathlib import Path
from fudaba.coach import review
from fudaba.kernel.record import decode
from fudaba.native.loading import is_used
began = []
file = Path(sys.argv[1])
found = review(decode(file.read_bytes(), str(file)), begun=lambda point: began.append(time.process_time()))
print(began[0], time.process_time(), len(found.curve), found.rollouts, int(is_used()))
"""
"""What is run for that."""


def reviews(runs: int) -> list[tuple[Row, float]]:
    """Of each row the least seconds of processor time in several runs, for one game of some 30 turns."""
    found: list[list[float]] = []
    with tempfile.TemporaryDirectory() as folder:
        game = "simulate dominion --bots steady,steady --games 1 --kingdom quiet_street --seed review"
        given = [*game.split(), "--save-games", folder]
        subprocess.run([sys.executable, "-m", "fudaba", *given], check=True, stdout=subprocess.DEVNULL)
        for _ in range(runs):
            command = [sys.executable, "-c", REVIEW, f"{folder}/game-000000.json"]
            ran = subprocess.run(command, check=True, capture_output=True, text=True)
            found.append([float(figure) for figure in ran.stdout.split()])
    *_, turns, rollouts, compiled = found[0]
    print(f"{turns:.0f} turns, {rollouts:.0f} rollouts", file=sys.stderr)
    rows = [
        row._replace(at_most=COMPILED_REVIEWS[number]) if compiled else row
        for number, row in enumerate(REVIEWS)
    ]
    return [(row, min(one[number] for one in found)) for number, row in enumerate(rows)]


def seconds(command: str, runs: int, bytecode: str) -> float:
    """The least processor time of a command in several runs. Raises CalledProcessError where it fails."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = bytecode
    found = []
    for _ in range(runs + 1):
        before = _used()
        subprocess.run(
            [sys.executable, "-m", "fudaba", *command.split()],
            check=True,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
        )
        found.append(_used() - before)
    return min(found[1:])


def _used() -> float:
    """The processor time of all processes that have been started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.waiting", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="of which the least counts (default 5)")
    parser.add_argument("--json", action="store_true", help="print the seconds by command as JSON")
    parser.add_argument("--plans", action="store_true", help="measure plans for new kingdoms instead")
    parser.add_argument("--review", action="store_true", help="measure a review instead")
    parser.add_argument("--kingdoms", type=int, default=5, help="of which the median counts (default 5)")
    parser.add_argument("--studies", type=int, default=5, help="how many of them are studied (default 5)")
    args = parser.parse_args()
    if args.plans:
        rows = plans(args.kingdoms, args.studies)
        print("| Kingdom | Median | Most | Median at most |\n|---|---|---|---|")
        for row, middle, most in rows:
            mark = " (missed)" if middle > row.at_most else ""
            print(f"| {row.command} | {middle:.1f}{mark} | {most:.1f} | {row.at_most} |")
        return 1 if any(middle > row.at_most for row, middle, _ in rows) else 0
    if args.review:
        reviewed = reviews(args.runs)
        print("| Review | Seconds | At most |\n|---|---|---|")
        for row, least in reviewed:
            mark = " (missed)" if least > row.at_most else ""
            print(f"| {row.command} | {least:.2f}{mark} | {row.at_most} |")
        return 1 if any(least > row.at_most for row, least in reviewed) else 0
    with tempfile.TemporaryDirectory() as bytecode:
        found = {row.command: seconds(row.command, args.runs, bytecode) for row in ROWS}
    missed = [row.command for row in ROWS if found[row.command] > row.at_most]
    if args.json:
        print(json.dumps(found, indent=1))
        return 1 if missed else 0
    print("| Command | Seconds | At most |\n|---|---|---|")
    for row in ROWS:
        mark = " (missed)" if row.command in missed else ""
        print(f"| `fudaba {row.command}` | {found[row.command]:.2f}{mark} | {row.at_most} |")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
