"""The distance to DominionSim on lists that it publishes: what was recorded, and games here beside that.

`python -m benchmarks.dominionsim` prints what `dominionsim.json` has: facts alone, nothing of that program.
Its lists are not ours to hand on. `--lists` names the folder into which `fudaba import` has written those of
its file; then they are played here against `big-money-ultimate`, as there, and each line has our games a
second, in turns with Pyminion's big-money mirror, which is the yardstick. All is CPU time of one core.

The file has for each list: cards, its kingdom; rate, of 1,000 games there the share that the list won, a tie
as half; plain and compiled, how many games a second Fudaba played of it to one that DominionSim played in the
same hour on the same machine, at the commit that is named, in games of nearly as many turns; yardsticks,
DominionSim's games a second to those of Pyminion's big-money mirror, null until that has been worked out
(`--yardsticks`). null stands for what was not recorded.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from benchmarks import pages
from benchmarks.matches import ours
from benchmarks.matches.suite import FULL
from benchmarks.pages import COMPILED
from fudaba.arena.simulate import simulate

FACTS: Final = Path(__file__).with_suffix(".json")
OPPONENT: Final = "big-money-ultimate"
AT_ONCE: Final = 20
"""How many games are played between two looks at the clock."""


class List(msgspec.Struct):
    """What was recorded of one list; see above. name: of its file, without the ending."""

    name: str
    cards: list[str] | None = None
    rate: float | None = None
    plain: float | None = None
    compiled: float | None = None
    yardsticks: float | None = None

    @property
    def share(self) -> float | None:
        """Ours to theirs, as it was recorded of such an engine as runs now."""
        return self.compiled if COMPILED else self.plain


class Facts(msgspec.Struct):
    """The file. commit: of which the shares are."""

    commit: str
    lists: list[List]


class Here(NamedTuple):
    """How a list does here. rate: of wins. turns: of both players. games: a second. yardsticks: that, to
    the yardstick's."""

    rate: float
    turns: float
    games: float
    yardsticks: float


def read() -> Facts:
    """What the file has."""
    return msgspec.json.decode(FACTS.read_bytes(), type=Facts)


def measured(one: List, folder: Path, seconds: float) -> Here:
    """Play a list for so many seconds, in turns with the yardstick."""
    from benchmarks.matches import pyminion

    assert one.cards is not None, "only lists whose kingdom is known are played"
    bots = [str(folder / f"{one.name}.toml"), OPPONENT]
    options = {"kingdom": ",".join(one.cards)}
    played, won, turns = 0, 0.0, 0.0

    def measure(seconds: float) -> float:
        nonlocal played, won, turns
        count, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            result = simulate("dominion", bots, AT_ONCE, seed="dominionsim", first=played, options=options)
            played, count = played + AT_ONCE, count + AT_ONCE
            won += result.bots[0].wins + result.ties / 2
            turns += result.turns
        return count / spent

    measure(0.0001)  # what is made once
    here, there = ours.in_turns(seconds, measure, pyminion.games(("big-money", "big-money"), FULL))
    return Here(won / played, turns / played, here, here / there)


RECORDED: Final = ["list", "wins there", "interpreted", "machine code"]
"""The head of the table of what was recorded alone."""
BESIDE: Final = [
    "list",
    "wins there",
    "here",
    "turns here",
    "games a second here",
    "to the yardstick: here",
    "there",
    "here to there: recorded",
    "now",
]
"""The head of the table with what was played here beside that."""


def row(one: List, here: Here | None) -> list[str]:
    """A line of the table. The distance now follows from the yardstick, where both have been compared with
    it."""
    if here is None:
        return [one.name.replace("_", " "), _figure(one.rate, 3), _figure(one.plain), _figure(one.compiled)]
    return [
        one.name.replace("_", " "),
        _figure(one.rate, 3),
        _figure(here.rate, 3),
        _figure(here.turns, 1),
        f"{here.games:,.0f}",
        _figure(here.yardsticks),
        _figure(one.yardsticks),
        _figure(one.share),
        _figure(now(one, here)),
    ]


def now(one: List, here: Here) -> float | None:
    """Our games a second to theirs, worked out from the yardstick."""
    return here.yardsticks / one.yardsticks if one.yardsticks else None


def _figure(value: float | None, digits: int = 2) -> str:
    return "–" if value is None else f"{value:.{digits}f}"


def shown(facts: Facts, found: dict[str, Here]) -> str:
    """The table, the greatest distance first, and the middle of it in words. found: by list, where some were
    played."""
    lists = [one for one in facts.lists if not found or one.name in found]
    lists.sort(key=lambda one: 2.0 if one.share is None else one.share)
    text = pages.lined(BESIDE if found else RECORDED, [row(one, found.get(one.name)) for one in lists])
    plain = _middle("interpreted", [one.plain for one in lists])
    compiled = _middle("on machine code", [one.compiled for one in lists])
    said = f"Recorded at {facts.commit}, our games a second to one of DominionSim: {plain}; {compiled}."
    if found:
        said += f" {_middle('Now', [now(one, found[one.name]) for one in lists])}."
    return f"{text}\n{said}\n"


def _middle(name: str, shares: Sequence[float | None]) -> str:
    known = [share for share in shares if share is not None]
    if not known:
        return f"{name} not known"
    middle, least, most = statistics.median(known), min(known), max(known)
    return f"{name} {middle:.2f} in the median of {len(known)} lists, from {least:.2f} to {most:.2f}"


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="benchmarks.dominionsim", description=__doc__)
    parser.add_argument("--lists", type=Path, help="a folder with the published lists, as strategy files")
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time for each list (default 1)")
    parser.add_argument("--only", default="", help="only lists with this in their name")
    parser.add_argument("--into", type=Path, help="the folder of the pages into which the table is put")
    parser.add_argument(
        "--yardsticks",
        action="store_true",
        help="note DominionSim's rate in yardsticks: run it with the code of the commit that the file names",
    )
    args = parser.parse_args()
    facts, found = read(), dict[str, Here]()
    if args.lists is not None and not find_spec("pyminion"):
        print("the yardstick is Pyminion, which is not installed", file=sys.stderr)
        return 1
    gc.collect()
    gc.freeze()
    for one in facts.lists if args.lists is not None else ():
        if one.cards is None or args.only not in one.name or not (args.lists / f"{one.name}.toml").exists():
            continue
        found[one.name] = here = measured(one, args.lists, args.seconds)
        print(one.name, f"{here.games:.0f}", f"{here.yardsticks:.3f}", file=sys.stderr, flush=True)
        if args.yardsticks and one.share is not None:
            one.yardsticks = round(here.yardsticks / one.share, 2)
            FACTS.write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1) + b"\n")
    table = shown(facts, found)
    print(table, end="")
    if args.into is not None:
        command = f"python -m benchmarks.dominionsim --lists FOLDER --seconds {args.seconds:g}"
        text = f"{pages.measured_by(command)}\n\n{table}" if found else table
        pages.put_between(
            args.into / "measurements" / "dominion.md",
            f"dominionsim {pages.HOW}" if found else "dominionsim recorded",
            text,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
