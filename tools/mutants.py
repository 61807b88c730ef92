"""Counts the mutants that scenarios catch, into tests/scenarios/mutants.json.

python tools/mutants.py [--workers N] [PART ...]

A mutant is a game in which one function, condition or bold figure of a card is missing; it is caught if a
scenario fails. All parts take about an hour of processor time. A part is a module of cards
("innovation.cards.figures.age_11") or the beginning of the names of several ("dominion.cards.nocturne").
What is already in the file is kept for all other parts. Exits with 1 if one is not caught.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
COUNTED = ROOT / "tests" / "scenarios" / "mutants.json"
sys.path.insert(0, str(ROOT))

from tests.scenarios.mutants import PARTS, Part, mutants  # noqa: E402 - found by the line before


def count(part: Part) -> tuple[Part, dict[str, Any], list[str]]:
    """How many mutants of a part there are, are excused and are caught; what is missed."""
    counted = {"game": part.game, "set": part.set, "mutants": 0, "excused": 0, "caught": 0}
    missed = []
    for mutant in mutants(part):
        counted["mutants"] += 1
        if mutant.excused:
            counted["excused"] += 1
        elif mutant.is_caught():
            counted["caught"] += 1
        else:
            missed.append(mutant.what)
    return part, counted, missed


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Count the mutants that scenarios catch.")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help="only these; how their names begin is enough"
    )
    parser.add_argument("--workers", type=int, default=2, help="how many processes (default: 2)")
    given = parser.parse_args(argv)
    wanted = [part for part in PARTS if not given.parts or part.name.startswith(tuple(given.parts))]
    if not wanted:
        parser.error("no such part; all are in tests/scenarios/mutants.py")
    known = json.loads(COUNTED.read_text("utf-8")) if COUNTED.exists() else {}
    names = {part.name for part in PARTS}
    found = {name: counted for name, counted in known.items() if name in names}
    survivors = 0
    with ProcessPoolExecutor(given.workers) as pool:
        for done, future in enumerate(as_completed([pool.submit(count, part) for part in wanted]), 1):
            part, counted, missed = future.result()
            found[part.name] = counted
            survivors += len(missed)
            sys.stdout.write(
                f"{done}/{len(wanted)} {part.name}: {counted['caught']} of {counted['mutants']}\n"
            )
            for what in missed:
                sys.stdout.write(f"    nothing fails if {what}\n")
            sys.stdout.flush()
            COUNTED.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
