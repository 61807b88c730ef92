"""`python -m benchmarks.table WHAT`: load, faults and attacks, on loopback, bounded in time.

WHAT is one of them, or "all" for all of them one after the other, in a quarter of an hour; with --full at
full length, which takes over an hour. Each is measured with each of the three games, unless --game names one.
At the end there is a table for each game; ends with 1 if a budget is missed, and says which.
The tables of the page are made by

    python -m benchmarks.table all --into docs/measurements/table.md

The full figures one by one:

    python -m benchmarks.table load --seconds 240          people and bots, undo, joins, looks
    python -m benchmarks.table load --seconds 240 --long   games that only get longer
    python -m benchmarks.table crowd --seconds 120         a thousand games
    python -m benchmarks.table minds --seconds 120         twenty bots that think ahead
    python -m benchmarks.table engine --times 1000000      the rules alone
    python -m benchmarks.table kill --times 50
    python -m benchmarks.table control --times 3
    python -m benchmarks.table reconnect --times 10000
    python -m benchmarks.table mutate --times 1000000
    python -m benchmarks.table disk --seconds 20           a full disk; as root, on Linux
    python -m benchmarks.table attack                      --attack NAME: one of them
    python -m benchmarks.table soak --minutes 30           attack after attack beside play

With --postgres the server keeps its games in a PostgreSQL, which is made for each run; then "all" leaves out
the rules alone.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.table import attack, disk, engine, faults, load, minds, report, soak
from benchmarks.table.tables import GAMES

Figures = dict[str, float]
LONG = {
    "load": 240,
    "crowd": 120,
    "minds": 120,
    "engine": 1_000_000,
    "kill": 50,
    "control": 3,
    "reconnect": 10_000,
    "mutate": 1_000_000,
    "disk": 20,
    "attack": 0,
}
"""How much of each is made at full length, with each game: seconds of load, times of the others."""
SHORT = {
    "load": 30,
    "crowd": 20,
    "minds": 30,
    "engine": 20_000,
    "kill": 3,
    "control": 1,
    "reconnect": 500,
    "mutate": 5_000,
    "disk": 5,
    "attack": 0,
}
SMALL = ("shared_buffers=16MB", "min_wal_size=32MB", "max_wal_size=64MB")
"""How a PostgreSQL on a small disk is set up."""
BESIDES = ("engine",)
"""What is not measured on PostgreSQL."""
COUNTED = {"load": "--seconds", "crowd": "--seconds", "minds": "--seconds", "disk": "--seconds"}
"""By which option it is said how much is made, where that is not --times."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.table", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["all", "soak", *SHORT])
    parser.add_argument("--game", choices=["all", *GAMES], default="all")
    parser.add_argument("--games", type=int, default=0, help="tables at a time; usually 200, of a crowd 1000")
    parser.add_argument(
        "--rate", type=float, default=0.0, help="answers a second; usually 100, of a crowd 300"
    )
    parser.add_argument("--seconds", type=float, default=0.0, help="of load")
    parser.add_argument("--minutes", type=float, default=30.0, help="of soak")
    parser.add_argument("--watchers", type=int, default=100, help="spectators, of load")
    parser.add_argument("--long", action="store_true", help="load: games that do not end meanwhile")
    parser.add_argument("--times", type=int, default=0, help="kills, reconnects, messages or answers")
    parser.add_argument("--attack", choices=["all", *attack.ATTACKS], default="all")
    parser.add_argument("--full", action="store_true", help="all: at full length, for over an hour")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--into", type=Path, metavar="PAGE", help="all: put the tables into this page")
    parser.add_argument("--port", type=int, default=18767)
    args = parser.parse_args()
    if args.into is not None and args.what != "all":
        parser.error("--into is for all of them")
    if args.postgres and args.what in BESIDES:
        parser.error(f"{args.what} has nothing to do with PostgreSQL")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # ending this ends its servers, too
    head = report.machine()
    print(head)
    amounts = (LONG if args.full else SHORT) | {"soak": 0}
    results = [
        _measured(run)
        for what in (SHORT if args.what == "all" else [args.what])
        if not (args.postgres and what in BESIDES)
        and not (args.what == "all" and what == "disk" and not disk.is_possible())
        for run in _runs(what, args, amounts[what])
    ]
    print(f"\n{report.tables(results)}\n")
    if args.into is not None:
        mark = "measured-postgres" if args.postgres else "measured"
        head_line = f"`python -m benchmarks.table {' '.join(_asked(args))}`: {head}."
        report.put_into(args.into, head_line, results, mark)
    missed = [f"{one.what} {one.game}".strip() for one in results if one.missed or one.failed]
    print(f"missed: {', '.join(missed)}" if missed else "every budget holds")
    return 1 if missed else 0


def _asked(args: argparse.Namespace) -> list[str]:
    """What was asked for, as far as it changes what is measured."""
    game = [] if args.game == "all" else ["--game", args.game]
    flags = [*(["--full"] if args.full else []), *(["--postgres"] if args.postgres else [])]
    return [args.what, *game, *flags]


class Run(NamedTuple):
    """One thing to measure. measure: makes the figures, and the names of those that miss their budget."""

    what: str
    game: str
    command: str
    measure: Callable[[Path], tuple[Figures, list[str]]]


def _measured(run: Run) -> report.Result:
    """Measure, and print what was found. What fails holds up none of the others."""
    begun = time.perf_counter()
    figures, missed, failed = Figures(), list[str](), ""
    with tempfile.TemporaryDirectory(prefix="fudaba-", ignore_cleanup_errors=True) as folder:
        try:
            figures, missed = run.measure(Path(folder))
        except Exception as error:  # the others are still to be measured
            traceback.print_exc()
            failed = f"{type(error).__name__}: {error}".splitlines()[0]
    took = time.perf_counter() - begun
    print(f"{run.command} {run.game} ({took:.0f} s, load average {os.getloadavg()[0]:.1f})")
    for name, value in figures.items():
        mark = "   MISSED" if name in missed else ""
        print(f"  {name:<34} {value:>12,.2f}{mark}", flush=True)
    return report.Result(run.what, run.game, run.command, figures, missed, failed, os.getloadavg()[0])


def _runs(what: str, args: argparse.Namespace, amount: float) -> Iterator[Run]:
    """What is to be measured, game by game; the attacks, one by one or in a row, are on all games at once."""
    if what == "attack":
        for name, one in attack.ATTACKS.items():
            if args.attack in ("all", name):
                tries = f"attack: {one.tries}{' (--postgres)' if args.postgres else ''}"
                yield Run(name, "", tries, partial(_kept_somewhere, "attack", args, amount, name))
        return
    if what == "soak":
        command = f"soak --minutes {args.minutes:g}{' --postgres' if args.postgres else ''}"
        yield Run(what, "", command, partial(_kept_somewhere, what, args, amount, ""))
        return
    option = COUNTED.get(what, "--times")
    count = getattr(args, option.strip("-")) or amount
    command = f"{what} {option} {count:.0f}" + (" --long" if what == "load" and args.long else "")
    command += " --postgres" if args.postgres else ""
    for game in GAMES:
        if args.game in ("all", game):
            yield Run(what, game, command, partial(_kept_somewhere, what, args, amount, game))


def _kept_somewhere(
    what: str, args: argparse.Namespace, amount: float, game: str, folder: Path
) -> tuple[Figures, list[str]]:
    """Measure, on a PostgreSQL of its own where that is asked for. Raises OSError where there is none.

    game: of an attack, which one.
    """
    args.database = ""
    if not args.postgres:
        return MEASURES[what](args, amount, game, folder)
    from benchmarks.table.postgres import Postgres, programs

    found = programs()
    if found is None:
        raise OSError("there is no PostgreSQL on this machine (initdb, postgres)")
    with contextlib.ExitStack() as made:
        within = None
        if what == "disk":
            folder.chmod(0o755)  # it does not run as root
            within = made.enter_context(disk.small(folder / "disk", disk.SIZE["postgres"]))
        database = Postgres(found, *(SMALL if within else ()), within=within)
        made.callback(database.stop)
        args.database = database.create("fudaba")
        return MEASURES[what](args, amount, game, folder)


def _load(
    args: argparse.Namespace,
    amount: float,
    game: str,
    folder: Path,
    games: int = 200,
    rate: float = 100.0,
    budgets: dict[str, float] = load.BUDGETS,
) -> tuple[Figures, list[str]]:
    figures = load.measure(
        folder,
        args.port,
        game,
        games=args.games or games,
        rate=args.rate or rate,
        seconds=args.seconds or amount,
        watchers=args.watchers,
        short=not args.long,
        database=args.database,
    )
    return figures, _above(figures, budgets)


def _minds(args: argparse.Namespace, amount: float, game: str, folder: Path) -> tuple[Figures, list[str]]:
    figures = minds.measure(
        folder,
        args.port,
        game,
        games=args.games or 50,
        rate=args.rate or 50.0,
        seconds=args.seconds or amount,
        database=args.database,
    )
    return figures, _above(figures, minds.BUDGETS)


def _engine(args: argparse.Namespace, amount: float, game: str, folder: Path) -> tuple[Figures, list[str]]:
    figures = engine.measure(game, args.times or int(amount))
    return figures, _above(figures, engine.BUDGETS)


def _above(figures: Figures, budgets: Figures) -> list[str]:
    return [name for name, most in budgets.items() if figures[name] > most]


def _kill(args: argparse.Namespace, amount: float, game: str, folder: Path) -> tuple[Figures, list[str]]:
    figures = _killed(args, amount, game, folder, early=False)
    wrong = [name for name in ("lost", "doubled or never given", "games missing") if figures[name] > 0]
    slow = ["back after, slowest s"] if figures["back after, slowest s"] > faults.BACK else []
    return figures, wrong + slow


def _control(args: argparse.Namespace, amount: float, game: str, folder: Path) -> tuple[Figures, list[str]]:
    """The server that acknowledges too early must be found out."""
    figures = _killed(args, amount, game, folder, early=True)
    return figures, [] if figures["lost"] > 0 else ["lost"]


def _killed(args: argparse.Namespace, amount: float, game: str, folder: Path, *, early: bool) -> Figures:
    return faults.killed(
        folder,
        args.port,
        game,
        games=args.games or 200,
        rate=args.rate or 100.0,
        times=args.times or int(amount),
        early=early,
        database=args.database,
    )


def _reconnect(args: argparse.Namespace, amount: float, game: str, folder: Path) -> tuple[Figures, list[str]]:
    times = args.times or int(amount)
    figures = faults.reconnected(
        folder, args.port, game, games=20, rate=args.rate or 40.0, times=times, database=args.database
    )
    missed = ["views that differ"] if figures["views that differ"] else []
    return figures, missed + (["back after p99 ms"] if figures["back after p99 ms"] > 500 else [])


def _mutate(args: argparse.Namespace, amount: float, game: str, folder: Path) -> tuple[Figures, list[str]]:
    figures = faults.mutated(folder, args.port, game, count=args.times or int(amount), database=args.database)
    wrong = ("changes of the game", "connections lost", "errors in the server's log")
    missed = [name for name in wrong if figures[name]]
    return figures, missed if figures["server is well"] else [*missed, "server is well"]


def _disk(args: argparse.Namespace, amount: float, game: str, folder: Path) -> tuple[Figures, list[str]]:
    seconds, rate = args.seconds or amount, args.rate or 50.0
    with contextlib.ExitStack() as made:
        where = folder / "disk"
        if not args.database:
            made.enter_context(disk.small(where, disk.SIZE["sqlite"]))
        figures = disk.filled(
            folder, where, args.port, game, seconds=seconds, rate=rate, database=args.database
        )
    missed = [name for name in ("lost", "doubled or never given", "refused afterwards") if figures[name]]
    missed += ["writes again after, s"] if figures["writes again after, s"] > disk.AGAIN else []
    return figures, missed if figures["refused while full"] else [*missed, "refused while full"]


def _attack(args: argparse.Namespace, amount: float, name: str, folder: Path) -> tuple[Figures, list[str]]:
    return attack.measure(folder, args.port, name, args.database)


def _soak(args: argparse.Namespace, amount: float, game: str, folder: Path) -> tuple[Figures, list[str]]:
    return soak.measure(folder, args.port, minutes=args.minutes, database=args.database)


MEASURES: dict[str, Callable[[argparse.Namespace, float, str, Path], tuple[Figures, list[str]]]] = {
    "load": _load,
    "crowd": partial(_load, games=1000, rate=300.0, budgets=load.CROWDED),
    "minds": _minds,
    "engine": _engine,
    "kill": _kill,
    "control": _control,
    "reconnect": _reconnect,
    "mutate": _mutate,
    "disk": _disk,
    "attack": _attack,
    "soak": _soak,
}

if __name__ == "__main__":
    sys.exit(main())
