"""`python -m benchmarks.table WHAT`: load and faults, on loopback, bounded in time.

Ends with 1 if a budget of docs/running_a_server.md is missed. Short by itself; the full figures:

    python -m benchmarks.table load --seconds 300
    python -m benchmarks.table kill --times 50
    python -m benchmarks.table control --times 5
    python -m benchmarks.table reconnect --times 10000
    python -m benchmarks.table mutate --times 100000
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from benchmarks.table import faults, load


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.table", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["load", "kill", "control", "reconnect", "mutate"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="answers a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="of load")
    parser.add_argument("--watchers", type=int, default=100, help="spectators, of load")
    parser.add_argument("--times", type=int, default=0, help="kills, reconnects or messages")
    parser.add_argument("--port", type=int, default=18767)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fudaba-") as folder:
        figures, missed = _measured(args, Path(folder))
    for name, value in figures.items():
        mark = "   MISSED" if name in missed else ""
        print(f"  {name:<28} {value:>12,.2f}{mark}")
    return 1 if missed else 0


def _measured(args: argparse.Namespace, folder: Path) -> tuple[dict[str, float], list[str]]:
    """The figures, and the names of those that miss their budget."""
    if args.what == "load":
        figures = load.measure(
            folder,
            args.port,
            games=args.games,
            rate=args.rate,
            seconds=args.seconds,
            watchers=args.watchers,
        )
        return figures, [name for name, most in load.BUDGETS.items() if figures[name] > most]
    if args.what in ("kill", "control"):
        early = args.what == "control"
        times = args.times or (2 if early else 3)
        figures = faults.killed(folder, args.port, games=args.games, rate=args.rate, times=times, early=early)
        if early:  # it must be found out
            return figures, [] if figures["lost"] > 0 else ["lost"]
        none = [name for name in ("lost", "doubled or never given", "games missing") if figures[name] > 0]
        slow = ["back after, slowest s"] if figures["back after, slowest s"] > faults.BACK else []
        return figures, none + slow
    if args.what == "reconnect":
        figures = faults.reconnected(
            folder, args.port, games=20, rate=min(args.rate, 40.0), times=args.times or 1000
        )
        missed = ["views that differ"] if figures["views that differ"] else []
        return figures, missed + (["back after p99 ms"] if figures["back after p99 ms"] > 500 else [])
    figures = faults.mutated(folder, args.port, count=args.times or 10_000)
    wrong = ("changes of the game", "connections lost", "errors in the server's log")
    return figures, [name for name in wrong if figures[name]] + (
        [] if figures["server is well"] else ["server is well"]
    )


if __name__ == "__main__":
    sys.exit(main())
