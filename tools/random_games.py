"""Plays random games over all sets and options, and counts them in tests/properties/random_games.json.

python tools/random_games.py [--games N] [--from N] [--workers N] [--add]

After every answer the invariants of the property tests are looked at, and at rest a second bookkeeper
(`tests/reader`), which hears only the log, must agree with the table. N games of each kind are played;
20,000 in all take about an hour of processor time. Ends with 1 at the first error, which names its game.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT = Path(__file__).parents[1]
COUNTED = ROOT / "tests" / "properties" / "random_games.json"
sys.path.insert(0, str(ROOT))

from tests.properties import test_bridge_over, test_dominion, test_innovation  # noqa: E402 - see above
from tests.reader.test_reader import read_along  # noqa: E402 - see above

TOGETHER: Final = 20
"""How many games are one piece of work."""


def _innovation(numbers: range) -> None:
    for number in numbers:
        chance = Random(f"many/{number}")
        test_innovation.played(test_innovation.any_setup(chance), chance)


KINDS: Final[dict[str, Callable[[range], object]]] = {
    "bridge_over": lambda numbers: test_bridge_over.check_games("random", numbers, 3),
    "dominion": lambda numbers: test_dominion.check_games("random", numbers),
    "innovation": _innovation,
}
"""How games of each kind are played with the invariants looked at."""


def play(game: str, first: int) -> str:
    """Play some games twice: with the invariants, then with the second bookkeeper."""
    numbers = range(first, first + TOGETHER)
    KINDS[game](numbers)
    for number in numbers:
        try:
            read_along(game, f"many/{number}")
        except Exception as error:
            error.add_note(f"in game many/{number} of {game}, read by its log")
            raise
    return game


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play random games with every check there is.")
    parser.add_argument("--games", type=int, default=3400, help="how many of each game (default: 3400)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first number (default: 0)")
    parser.add_argument("--add", action="store_true", help="to those that the file counts already")
    parser.add_argument("--workers", type=int, default=2, help="how many processes (default: 2)")
    given = parser.parse_args(argv)
    starts = range(given.first, given.first + given.games, TOGETHER)
    played: Counter[str] = Counter(json.loads(COUNTED.read_text("utf-8"))["played"] if given.add else {})
    with ProcessPoolExecutor(given.workers) as pool:
        work = [pool.submit(play, game, first) for first in starts for game in KINDS]
        for future in as_completed(work):
            try:
                played[future.result()] += 2 * TOGETHER
            except BaseException as error:
                pool.shutdown(cancel_futures=True)
                sys.stderr.write(f"{error!r} {getattr(error, '__notes__', '')}\n")
                return 1
            if sum(played.values()) % (TOGETHER * 30) == 0:
                sys.stdout.write(f"{dict(sorted(played.items()))}\n")
                sys.stdout.flush()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    counted: dict[str, Any] = {"commit": commit.stdout.strip(), "played": dict(sorted(played.items()))}
    COUNTED.write_text(json.dumps(counted, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
