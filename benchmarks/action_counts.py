"""How large the tables of actions are, beside the actions that were ever legal in random games.

`python -m benchmarks.action_counts` prints the table of docs/research.md; `--into docs` puts it there.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

from fudaba.research.kind import TableKind
from fudaba.research.tasks import FIRST_GAME

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Bridge Over": ("bridge_over", 2, {}),
    "Bridge Over, Azumanga Court": ("bridge_over", 4, {"deck": "azumanga_court"}),
    "Dominion, Cellar, Moat, Village, Smithy, Militia": (
        "dominion",
        2,
        {"kingdom": ["Cellar", "Moat", "Village", "Smithy", "Militia"]},
    ),
    "Dominion, First Game": ("dominion", 2, {"kingdom": FIRST_GAME}),
    "Dominion, a random kingdom (`kingdom_seed=1`)": ("dominion", 2, {"kingdom_seed": 1}),
    "Dominion, a random kingdom (`kingdom_seed=2`)": ("dominion", 2, {"kingdom_seed": 2}),
    "Innovation": ("innovation", 2, {}),
    "Innovation, fourth edition with four expansions": (
        "innovation",
        2,
        {"edition": "fourth", "cities": True, "echoes": True, "figures": True, "unseen": True},
    ),
}
BEGIN, END = "<!-- action counts -->", "<!-- end of action counts -->"


def counts(game: str, seats: int, options: dict[str, Any], steps: int) -> tuple[int, int]:
    """How many actions a table has, and how many of them were ever legal in so many random steps."""
    kind = TableKind(game, seats, **options)
    chance, ever, taken, begun = random.Random(1), set[int](), 0, 0
    while taken < steps:
        playing = kind.begin(str(begun))
        begun += 1
        while not playing.over and taken < steps:
            legal = playing.legal()
            ever.update(legal)
            playing.act(chance.choice(legal))
            taken += 1
    return len(kind.actions), len(ever)


def table(steps: int) -> str:
    """The counts of all tables, as Markdown."""
    lines = [f"| table | actions | legal in {steps:,} random steps |", "|---|---|---|"]
    for name, (game, seats, options) in TABLES.items():
        actions, ever = counts(game, seats, options, steps)
        lines.append(f"| {name} | {actions:,} | {ever:,} |")
        print(lines[-1], flush=True)
    return "\n".join(lines)


def put(page: Path, text: str, begin: str = BEGIN, end: str = END) -> None:
    """Put a table between its marks on a page. Raises ValueError where they are not there."""
    whole = page.read_text(encoding="utf-8")
    start, stop = whole.index(begin) + len(begin), whole.index(end)
    page.write_text(f"{whole[:start]}\n{text}\n{whole[stop:]}", encoding="utf-8")


def main() -> None:
    """Read the arguments, count, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--into", type=Path, help="the folder of the page into which the table is put")
    asked = parser.parse_args()
    found = table(asked.steps)
    if asked.into is not None:
        put(asked.into / "research.md", found)


if __name__ == "__main__":
    main()
