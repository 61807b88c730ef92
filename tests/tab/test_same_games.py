"""The same answers give the same game, in this Python and in the browser's."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import fudaba
from fudaba import games
from fudaba.kernel.record import encode, verified
from fudaba.tab import builder

pytestmark = pytest.mark.long

COUNTS = {"dominion": 70, "innovation": 40, "bridge_over": 90}


def test_two_hundred_records_come_to_the_same_states(folder: Path, tmp_path: Path) -> None:
    records, digests = [], []
    for game, count in COUNTS.items():
        for seed in range(count):
            match = fudaba.new_game(game, seed=f"tab {seed}")
            while not match.over:
                match.answer(*match.bot_answer("random"))
            records.append(encode(match.record()).decode())
            digests.append(verified(match.record(), games.named).table.state.digest())
    assert len(records) == 200
    (tmp_path / "records.json").write_text(json.dumps(records), "utf-8")
    node, _ = builder._programs()
    script = Path(__file__).with_name("replay.mjs")
    done = subprocess.run(
        [node, str(script), str(folder / "python"), str(tmp_path / "records.json")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == digests
