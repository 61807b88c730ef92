"""How large the tables of actions are, beside the actions that were ever legal in random games.

`python -m benchmarks.action_counts` counts and prints the table of docs/research.md; `--into docs` puts it
there. What was counted is kept in benchmarks/action_counts.json: the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from dataclasses import dataclass, field
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
KEPT = Path(__file__).with_name("action_counts.json")
BEGIN, END = "<!-- action counts -->", "<!-- end of action counts -->"


@dataclass
class Counted:
    """What has been counted at one table. games: how many were played. legal: the actions, as texts."""

    steps: int = 0
    games: int = 0
    legal: set[str] = field(default_factory=set)


def read(file: Path = KEPT) -> dict[str, Counted]:
    """What is kept, by the names of tables."""
    if not file.exists():
        return {}
    kept = json.loads(file.read_text(encoding="utf-8"))
    return {
        name: Counted(one["steps"], one["games"], set(one["legal"].split("; "))) for name, one in kept.items()
    }


def write(counted: dict[str, Counted], file: Path = KEPT) -> None:
    """Keep what has been counted."""
    kept = {
        name: {"steps": one.steps, "games": one.games, "legal": "; ".join(sorted(one.legal))}
        for name, one in counted.items()
    }
    new = file.with_suffix(".new")
    new.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    new.replace(file)


def go_on(kind: TableKind, counted: Counted, steps: int, until: float = float("inf")) -> None:
    """Play whole random games until so many steps have been taken. until: stop after this, by the clock."""
    names = [str(action) for action in kind.actions]
    while counted.steps < steps and time.monotonic() < until:
        playing, chance = kind.begin(str(counted.games)), random.Random(str(counted.games))
        ever = set[int]()
        while not playing.over:
            legal = playing.legal()
            ever.update(legal)
            playing.act(chance.choice(legal))
            counted.steps += 1
        counted.games += 1
        counted.legal |= {names[number] for number in ever}


def table(counted: dict[str, Counted]) -> str:
    """The counts of all tables, as Markdown."""
    lines = ["| table | actions | ever legal | in random steps | ratio |", "|---|---|---|---|---|"]
    for name, (game, seats, options) in TABLES.items():
        if name in counted:
            actions, one = len(TableKind(game, seats, **options).actions), counted[name]
            ratio = f"{actions / len(one.legal):.2f}"
            lines.append(f"| {name} | {actions:,} | {len(one.legal):,} | {one.steps:,} | {ratio} |")
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
    parser.add_argument("--tables", default="", help="only those whose name has this in it")
    asked = parser.parse_args()
    for name, (game, seats, options) in TABLES.items():
        if asked.tables in name:
            kind, one = TableKind(game, seats, **options), read().get(name, Counted())
            while one.steps < asked.steps:
                go_on(kind, one, asked.steps, until=time.monotonic() + 20)
                write(read() | {name: one})  # read anew: another run may have written meanwhile
            print(name, len(kind.actions), len(one.legal), flush=True)
    print(table(read()))
    if asked.into is not None:
        put(asked.into / "research.md", table(read()))


if __name__ == "__main__":
    main()
