"""`python -m benchmarks`: every measurement of this folder, as a table or as JSON.

Machines differ, so what counts is the ratio to a peer within one run, and medians.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys

from benchmarks import bridge_over, dominion, innovation, peers
from fudaba.kernel import state


def main() -> int:
    """Measure, print, and fail (1) if a budget of docs/architecture.md is missed."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each rate (default 3)")
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
    at_most = bridge_over.AT_MOST | dominion.AT_MOST | innovation.AT_MOST
    missed = [name for name, most in at_most.items() if figures[name] > most]
    missed += [name for name, least in peers.AT_LEAST.items() if name in figures and figures[name] < least]
    if args.json:
        print(json.dumps({"python": platform.python_version(), "figures": figures, "missed": missed}))
    else:
        how = "compiled" if (state.__file__ or "").endswith((".so", ".pyd")) else "interpreted"
        print(f"Python {platform.python_version()}, {platform.machine()}, engine {how}")
        for name, value in figures.items():
            limit = at_most.get(name) or peers.AT_LEAST.get(name)
            budget = f"   ({'at most' if name in at_most else 'at least'} {limit:g})" if limit else ""
            print(f"  {name:<58} {value:>10,.2f}{budget}{'   MISSED' if name in missed else ''}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
