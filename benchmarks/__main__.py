"""`python -m benchmarks`: what copies, answers and whole games cost, as a table or as JSON.

All is processor time of one core, so that a busy machine changes little. Machines differ, so what counts is
the ratio to a peer within one run, and medians. `--into docs` puts what concerns Dominion and Innovation into
the pages of their figures.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks import bridge_over, dominion, innovation, pages, peers


def main() -> int:
    """Measure, print, and fail (1) if a budget of docs/architecture.md is missed."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each rate (default 3)")
    parser.add_argument("--into", type=Path, help="the folder of the pages into which the tables are put")
    args = parser.parse_args()
    figures: dict[str, float] = {}
    figures |= bridge_over.copies()
    figures |= bridge_over.answers()
    figures |= bridge_over.records()
    figures |= dominion.copies()
    figures |= dominion.answers()
    figures |= innovation.copies()
    figures |= innovation.answers()
    figures |= innovation.random_games(args.seconds)
    figures |= peers.random_games(args.seconds)
    figures |= peers.strategy_games(args.seconds)
    missed = [name for name, most in AT_MOST.items() if figures[name] > most]
    missed += [name for name, least in peers.AT_LEAST.items() if name in figures and figures[name] < least]
    if args.json:
        print(json.dumps({"python": platform.python_version(), "figures": figures, "missed": missed}))
    else:
        print(pages.how())
        for name, value in figures.items():
            budget = f"   ({budget_text})" if (budget_text := budget_of(name)) else ""
            print(f"  {name:<58} {value:>10,.2f}{budget}{'   MISSED' if name in missed else ''}")
    if args.into is not None:
        put(args.into, f"python -m benchmarks --seconds {args.seconds:g}", figures, missed)
    return 1 if missed else 0


AT_MOST = bridge_over.AT_MOST | dominion.AT_MOST | innovation.AT_MOST


def budget_of(name: str) -> str:
    """What a figure must be, "" for whatever it likes."""
    if name in AT_MOST:
        return f"at most {AT_MOST[name]:g}"
    return f"at least {peers.AT_LEAST[name]:g}" if name in peers.AT_LEAST else ""


def put(docs: Path, command: str, figures: Mapping[str, float], missed: Sequence[str]) -> None:
    """Put the tables into the pages of both games' figures. Raises `ValueError` if one has no room."""
    for game in ("Dominion", "Innovation"):
        rows = [
            [name, f"{value:,.2f}", f"**misses** {page_text}" if name in missed else page_text]
            for name, value in figures.items()
            if game in name
            for page_text in (budget_of(name),)
        ]
        page_text = f"{pages.measured_by(command)}\n\n{pages.lined(['', 'measured', 'budget'], rows)}"
        pages.put_between(docs / "measurements" / f"{game.lower()}.md", f"costs {pages.HOW}", page_text)


if __name__ == "__main__":
    sys.exit(main())
