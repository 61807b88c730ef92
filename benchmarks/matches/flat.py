"""What must cost nothing: piles that nobody buys, sets that are installed, what a game has had behind it.

Each is a ratio of two costs, measured in turns, in CPU time: 1 is as it should be.
"""

from __future__ import annotations

import pkgutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from subprocess import PIPE
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from benchmarks.matches.suite import QUIET

if TYPE_CHECKING:
    from benchmarks.matches.ours import Measure

LONG: Final = 400
"""How many answers a long game has at least."""
PART: Final = 100
"""How many answers are measured together."""


class Ratio(NamedTuple):
    """What one costs to another, and what it may."""

    name: str
    ratio: float
    at_most: float

    @property
    def missed(self) -> bool:
        """Whether it costs more."""
        return self.ratio > self.at_most

    @property
    def row(self) -> list[str]:
        """The line as one reads it."""
        held = "**missed**" if self.missed else "holds"
        return [self.name, f"{self.ratio:.2f}", f"{held}: at most {self.at_most:g}"]


def measured(seconds: float) -> list[Ratio]:
    """All of them. seconds: of CPU time for each rate."""
    return [
        Ratio(
            "a game with piles that could listen and are not bought, to a quiet one", _unbought(seconds), 1.05
        ),
        Ratio("an answer with all sets installed, to the base set alone", _installed(seconds), 1.1),
        Ratio(f"an answer after {LONG - PART} others, to one of the first {PART}", _late(seconds), 1.25),
    ]


def _unbought(seconds: float) -> float:
    from benchmarks.matches import ours
    from benchmarks.matches.suite import FULL, MATCHES

    match = MATCHES[0]
    loud, quiet = (ours.games(match._replace(kingdom=kingdom)) for kingdom in (FULL, QUIET))
    loud(0.1), quiet(0.1)
    return _times(seconds, quiet, loud)


def _installed(seconds: float) -> float:
    with _Elsewhere("base") as base, _Elsewhere("all") as all_sets:
        return _times(seconds, base.measure, all_sets.measure)


def _times(seconds: float, one: Measure, other: Measure) -> float:
    """How many times as much there is of one as of the other."""
    from benchmarks.matches import ours

    slices = 4
    each = [ours.in_turns(seconds / slices, one, other) for _ in range(slices)]
    return statistics.median(here / there for here, there in each)


class _Elsewhere:
    """A process of its own in which answers are measured, with these sets installed; see `main`."""

    def __init__(self, sets: str) -> None:
        self._sets = sets

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "benchmarks.matches.flat", self._sets]
        self._process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True)
        self.measure(0.2)  # what is made once
        return self

    def measure(self, seconds: float) -> float:
        """How many answers a second of CPU time has."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def __exit__(self, *_: object) -> None:
        self._process.communicate()


def _late(seconds: float) -> float:
    """Of long games between random players, in random kingdoms; those that end sooner do not count."""
    from fudaba.bots import maker_of
    from fudaba.games import named
    from fudaba.kernel.drive import Driver
    from fudaba.kernel.game import setup_of
    from fudaba.kernel.view import View

    game, maker = named("dominion"), maker_of("random", "dominion")
    first = late = 0.0
    number, end = 0, time.process_time() + 3 * seconds
    while time.process_time() < end or not late:
        setup = setup_of(game, seats=2, seed=f"flat {number}")
        number += 1
        driver = Driver(game.table(setup), forkable=False)
        players = [maker(f"{setup.seed}/{seat}") for seat in range(2)]
        ask = driver.start()
        at = [time.process_time()]
        asked = 0
        while ask is not None and asked < LONG:
            ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
            asked += 1
            if not asked % PART:
                at.append(time.process_time())
        if asked == LONG:
            first += at[1] - at[0]
            late += at[-1] - at[-2]
    return late / first


def _base_alone(
    found: Callable[..., Iterator[pkgutil.ModuleInfo]],
) -> Callable[..., Iterator[pkgutil.ModuleInfo]]:
    """`pkgutil.iter_modules`, which finds the cards of the base set, and of no other."""

    def modules(path: Iterable[str] | None = None, prefix: str = "") -> Iterator[pkgutil.ModuleInfo]:
        folders = None if path is None else [*path]
        of_cards = any(folder.endswith("cards") for folder in folders or ())
        yield from (m for m in found(folders, prefix) if not of_cards or m.name == "base")

    return modules


def main(sets: str) -> None:
    """For each number of seconds that comes in: print how many answers a second random players give in the
    quiet kingdom, with these sets installed."""
    if sets == "base":
        pkgutil.iter_modules = _base_alone(pkgutil.iter_modules)
    from benchmarks.matches import ours
    from benchmarks.matches.suite import General, Least

    measure = ours.answers(General("", "dominion", "random", {"kingdom": QUIET}, False, 1, Least(1, 1)))
    for line in sys.stdin:
        print(measure(float(line)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
