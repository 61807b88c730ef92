"""What somebody waits for at the command line: the processor time of whole commands.

`python -m benchmarks.waiting` prints the least of several runs beside the budget, and ends with 1 where one
is missed. The first run is not counted: it writes Python's bytecode, which later runs find.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
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
    args = parser.parse_args()
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
