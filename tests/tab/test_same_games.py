"""The same answers give the same game, and the same bots the same answers, in the browser's Python, too."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import fudaba
from fudaba.kernel.record import encode
from fudaba.tab import builder
from tests.tab.played import by_bots, replayed

pytestmark = pytest.mark.long

HERE = Path(__file__).parent
COUNTS = {"dominion": 70, "innovation": 40, "bridge_over": 90}
BOTS = [
    *(("bridge_over", "steady", 4, 400, f"sums {seed}") for seed in range(24)),
    ("bridge_over", "strong", 2, 12, "sums"),
    *(("innovation", "steady", 2, 60, f"sums {seed}") for seed in range(3)),
    *(("dominion", "big-money", 2, 400, f"sums {seed}") for seed in range(6)),
]
"""Game, bot, seats, most answers, seed."""


def in_pyodide(name: str, given: Any, folder: Path, scratch: Path) -> Any:
    """What a function of `played.py` returns there."""
    (scratch / "given.json").write_text(json.dumps(given), "utf-8")
    node, _ = builder._programs()
    command = [node, str(HERE / "played.mjs"), str(folder / "python"), str(HERE / "played.py"), name]
    done = subprocess.run(
        [*command, str(scratch / "given.json")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def test_two_hundred_records_come_to_the_same_states(folder: Path, tmp_path: Path) -> None:
    records = []
    for game, count in COUNTS.items():
        for seed in range(count):
            match = fudaba.new_game(game, seed=f"tab {seed}")
            while not match.over:
                match.answer(*match.bot_answer("random"))
            records.append(encode(match.record()).decode())
    assert len(records) == 200
    assert in_pyodide("replayed", records, folder, tmp_path) == replayed(records)


def test_bots_answer_alike(folder: Path, tmp_path: Path) -> None:
    assert in_pyodide("by_bots", BOTS, folder, tmp_path) == by_bots(BOTS)
