"""The example that learns does: it beats the bot that it is measured against in three games of five."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.mark.long
@pytest.mark.parametrize("lesson", ["bridge_over", "dominion"])
def test_an_agent_learns(lesson: str, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="`make test-long` installs it, `make test` does without")
    subprocess.run([sys.executable, str(EXAMPLE), lesson, "--out", str(tmp_path)], check=True)
    with (tmp_path / "curve.csv").open(newline="") as file:
        first, *_, last = csv.DictReader(file)
    assert float(first["won"]) < float(last["low"])  # untrained it plays as `random` does: half, give or take
    assert float(last["won"]) >= 0.6
    assert (tmp_path / "agent.pt").stat().st_size > 0
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
