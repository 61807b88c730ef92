"""`python -m benchmarks.matches`: every match beside Pyminion, the slowest first; 1 if a budget is missed.

All is CPU time of one core, measured in turns with the yardstick, so that a busy machine changes little; the
ratios are medians. `--into docs` puts the tables into the pages of Dominion's and Innovation's figures.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from benchmarks import pages
from benchmarks.matches import flat, ours
from benchmarks.matches.suite import FULL, GENERAL, MATCHES, SETTING_UP, General, Match
from benchmarks.pages import COMPILED, how


class Figure(NamedTuple):
    """One line of the table.

    game: whose it is. rate: games (or answers) a second here. unit: of which. yardsticks: that, to the
    yardstick's. gain: that, to what it was before, None where that is not known. peer: to Pyminion's rate in
    the same match. missed: the budgets that it misses.
    """

    name: str
    game: str
    rate: float
    unit: str
    yardsticks: float
    gain: float | None
    peer: float | None
    missed: list[str]

    @property
    def row(self) -> list[str]:
        """The line as one reads it."""
        figures = [f"{self.rate:,.0f}", f"{self.yardsticks:.3f}", _ratio(self.gain), _ratio(self.peer)]
        return [self.name, *figures, "**missed**" if self.missed else "holds"]


def main() -> int:
    """Measure, print, and fail if a budget is missed."""
    parser = argparse.ArgumentParser(prog="benchmarks.matches", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each rate (default 2)")
    parser.add_argument("--only", default="", help="only what has this in its name")
    parser.add_argument("--into", type=Path, help="the folder of the pages into which the tables are put")
    args = parser.parse_args()
    if not find_spec("pyminion"):
        print("the yardstick is Pyminion, which is not installed: make jobs installs it", file=sys.stderr)
        return 1
    wanted = [each for each in (*MATCHES, *GENERAL) if args.only.casefold() in each.name.casefold()]
    figures = measured(wanted, args.seconds)
    setting_up = ours.setting_up(args.seconds)
    ratios = [] if args.only else flat.measured(args.seconds)
    missed = [f"{figure.name}: {what}" for figure in figures for what in figure.missed]
    if setting_up > SETTING_UP:
        missed.append(
            f"setting up a game with a random kingdom takes {setting_up:.2f} ms, at most {SETTING_UP}"
        )
    missed += [f"{one.name}: {one.ratio:.2f}, at most {one.at_most:g}" for one in ratios if one.missed]
    if args.json:
        rows, flat_rows = [figure._asdict() for figure in figures], [one._asdict() for one in ratios]
        data = {"how": how(), "figures": rows, "setting up": setting_up, "flat": flat_rows, "missed": missed}
        print(json.dumps(data))
    else:
        show(figures, setting_up, ratios, missed)
    if args.into is not None:
        put(
            args.into, f"python -m benchmarks.matches --seconds {args.seconds:g}", figures, setting_up, ratios
        )
    return 1 if missed else 0


def measured(wanted: Sequence[Match | General], seconds: float, slices: int = 4) -> list[Figure]:
    """Everything in turns with the yardstick."""
    from benchmarks.matches import pyminion

    yardstick = pyminion.games(("big-money", "big-money"), FULL)
    gc.collect()
    gc.freeze()
    figures = []
    for each in wanted:
        measure = ours.games(each) if isinstance(each, Match) else ours.answers(each)
        measure(0.05)  # what is made once
        peer = None
        if isinstance(each, Match) and each.to_peer is not None:
            peer = pyminion.games(each.bots, each.kingdom)
        rates, yards, peers = [], [], []
        for _ in range(slices):
            here, there, *theirs = ours.in_turns(
                seconds / slices, measure, yardstick, *([peer] if peer is not None else [])
            )
            rates.append(here)
            yards.append(here / there)
            peers += [here / rate for rate in theirs]
        figures.append(_figure(each, rates, yards, peers))
    gc.unfreeze()
    return figures


def _figure(
    each: Match | General, rates: Sequence[float], yards: Sequence[float], peers: Sequence[float]
) -> Figure:
    yardsticks = statistics.median(yards)
    gain = yardsticks / each.before if each.before is not None else None
    least = each.least.compiled if COMPILED else each.least.plain
    missed = [f"{gain:.2f} times before, at least {least:g}"] if gain is not None and gain < least else []
    peer = statistics.median(peers) if peers else None
    if peer is not None and isinstance(each, Match) and each.to_peer is not None:
        least = each.to_peer.compiled if COMPILED else each.to_peer.plain
        if peer < least:
            missed.append(f"{peer:.2f} times Pyminion, at least {least:g}")
    unit = "games" if isinstance(each, Match) else "answers"
    game = "dominion" if isinstance(each, Match) else each.game
    return Figure(each.name, game, statistics.median(rates), unit, yardsticks, gain, peer, missed)


def show(
    figures: Sequence[Figure], setting_up: float, ratios: Sequence[flat.Ratio], missed: Sequence[str]
) -> None:
    """A table, from the slowest match to the fastest."""
    print(how())
    matches = by_speed(figures)
    if matches:
        print(headline(matches))
    print(f"  {'':<42} {'a second':>17} {'yardsticks':>11} {'before':>8} {'Pyminion':>9}")
    for figure in (*matches, *(f for f in figures if f.unit != "games")):
        print(
            f"  {figure.name:<42} {figure.rate:>9,.0f} {figure.unit:<7} {figure.yardsticks:>11.4f} "
            f"{_ratio(figure.gain):>8} {_ratio(figure.peer):>9}{'   MISSED' if figure.missed else ''}"
        )
    print(f"  setting up a game with a random kingdom: {setting_up:.2f} ms")
    for one in ratios:
        print(f"  {one.name}: {one.ratio:.2f}{'   MISSED' if one.missed else ''}")
    for line in missed:
        print(f"MISSED  {line}")


def _ratio(of: float | None) -> str:
    return "–" if of is None else f"{of:.2f}"


def by_speed(figures: Sequence[Figure]) -> list[Figure]:
    """The matches, the slowest first."""
    return sorted((f for f in figures if f.unit == "games"), key=lambda figure: figure.rate)


def headline(matches: Sequence[Figure]) -> str:
    """What is said of all matches in one sentence."""
    slowest, fastest = matches[0], matches[-1]
    median = statistics.median(figure.rate for figure in matches)
    return (
        f"Games a second: {slowest.rate:,.0f} in the slowest match ({slowest.name}), {median:,.0f} in "
        f"the median of {len(matches)}, {fastest.rate:,.0f} in the fastest ({fastest.name})"
    )


def put(
    docs: Path,
    command: str,
    figures: Sequence[Figure],
    setting_up: float,
    ratios: Sequence[flat.Ratio],
) -> None:
    """Put the tables into the pages of both games' figures. Raises `ValueError` if one has no room."""
    text = pages.measured_by(command)
    head = ["", "a second", "to the yardstick", "to what it was before", "to the same in Pyminion", "budget"]
    games = [["match, games", *head[1:]], ["every question asked, answers", *head[1:]]]
    matches = by_speed(figures)
    general = [figure for figure in figures if figure.unit != "games"]
    parts = [text, ""]
    if matches:
        parts += [f"{headline(matches)}.", "", pages.lined(games[0], [f.row for f in matches])]
    parts.append(pages.lined(games[1], [f.row for f in general if f.game == "dominion"]))
    parts.append(f"Setting up a game with a random kingdom took {setting_up:.2f} ms.\n")
    if ratios:
        parts += ["", pages.lined(["cost to cost", "ratio", "budget"], [one.row for one in ratios])]
    measured = docs / "measurements"
    pages.put_between(measured / "dominion.md", f"matches {pages.HOW}", "\n".join(parts))
    innovation = pages.lined(games[1], [f.row for f in general if f.game == "innovation"])
    pages.put_between(measured / "innovation.md", f"random {pages.HOW}", f"{text}\n\n{innovation}")


if __name__ == "__main__":
    sys.exit(main())
