"""`python -m benchmarks.table WHAT`: load and faults, on loopback, bounded in time.

WHAT is one of them, or "all" for all of them at full length: about nine minutes on a quiet machine. Ends
with 1 if a budget of docs/running_a_server.md is missed. One alone is short by itself; its full figures:

    python -m benchmarks.table load --seconds 240          games end, and others begin
    python -m benchmarks.table load --seconds 240 --long   games that only get longer
    python -m benchmarks.table kill --times 50
    python -m benchmarks.table control --times 5
    python -m benchmarks.table reconnect --times 10000
    python -m benchmarks.table mutate --times 100000
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.table import faults, load

Figures = dict[str, float]
LONG = {"load": 240, "kill": 50, "control": 3, "reconnect": 10_000, "mutate": 100_000}
"""How much of each "all" makes: seconds of load, times of the others."""
SHORT = {"load": 20, "kill": 3, "control": 2, "reconnect": 1000, "mutate": 10_000}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.table", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["all", *MEASURES])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="answers a second")
    parser.add_argument("--seconds", type=float, default=0.0, help="of load")
    parser.add_argument("--watchers", type=int, default=100, help="spectators, of load")
    parser.add_argument("--long", action="store_true", help="load: games that do not end meanwhile")
    parser.add_argument("--times", type=int, default=0, help="kills, reconnects or messages")
    parser.add_argument("--port", type=int, default=18767)
    args = parser.parse_args()
    print(f"{platform.python_version()}, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
    wanted = list(MEASURES) if args.what == "all" else [args.what]
    amounts = LONG if args.what == "all" else SHORT
    failed = [what for what in wanted if not _print(what, args, amounts[what])]
    print(f"missed: {', '.join(failed)}" if failed else "every budget holds")
    return 1 if failed else 0


def _print(what: str, args: argparse.Namespace, amount: float) -> bool:
    """Measure one of them; returns whether its budgets hold."""
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="fudaba-") as folder:
        figures, missed = MEASURES[what](args, Path(folder), amount)
    took = time.perf_counter() - begun
    print(f"{what} ({took:.0f} s, load average {os.getloadavg()[0]:.1f})")
    for name, value in figures.items():
        mark = "   MISSED" if name in missed else ""
        print(f"  {name:<28} {value:>12,.2f}{mark}", flush=True)
    return not missed


def _load(args: argparse.Namespace, folder: Path, amount: float) -> tuple[Figures, list[str]]:
    figures = load.measure(
        folder,
        args.port,
        games=args.games,
        rate=args.rate,
        seconds=args.seconds or amount,
        watchers=args.watchers,
        short=not args.long,
    )
    return figures, [name for name, most in load.BUDGETS.items() if figures[name] > most]


def _kill(args: argparse.Namespace, folder: Path, amount: float) -> tuple[Figures, list[str]]:
    figures = _killed(args, folder, amount, early=False)
    wrong = [name for name in ("lost", "doubled or never given", "games missing") if figures[name] > 0]
    slow = ["back after, slowest s"] if figures["back after, slowest s"] > faults.BACK else []
    return figures, wrong + slow


def _control(args: argparse.Namespace, folder: Path, amount: float) -> tuple[Figures, list[str]]:
    """The server that acknowledges too early must be found out."""
    figures = _killed(args, folder, amount, early=True)
    return figures, [] if figures["lost"] > 0 else ["lost"]


def _killed(args: argparse.Namespace, folder: Path, amount: float, *, early: bool) -> Figures:
    times = args.times or int(amount)
    return faults.killed(folder, args.port, games=args.games, rate=args.rate, times=times, early=early)


def _reconnect(args: argparse.Namespace, folder: Path, amount: float) -> tuple[Figures, list[str]]:
    rate, times = min(args.rate, 40.0), args.times or int(amount)
    figures = faults.reconnected(folder, args.port, games=20, rate=rate, times=times)
    missed = ["views that differ"] if figures["views that differ"] else []
    return figures, missed + (["back after p99 ms"] if figures["back after p99 ms"] > 500 else [])


def _mutate(args: argparse.Namespace, folder: Path, amount: float) -> tuple[Figures, list[str]]:
    figures = faults.mutated(folder, args.port, count=args.times or int(amount))
    wrong = ("changes of the game", "connections lost", "errors in the server's log")
    missed = [name for name in wrong if figures[name]]
    return figures, missed if figures["server is well"] else [*missed, "server is well"]


MEASURES: dict[str, Callable[[argparse.Namespace, Path, float], tuple[Figures, list[str]]]] = {
    "load": _load,
    "kill": _kill,
    "control": _control,
    "reconnect": _reconnect,
    "mutate": _mutate,
}

if __name__ == "__main__":
    sys.exit(main())
