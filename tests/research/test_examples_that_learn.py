"""The short examples run; those with a library of others where that is installed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fudaba.research import leaderboard

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = ("any_kingdom.py", "maskable_ppo.py", "rllib_ppo.py", "torchrl_ppo.py", "vector_ppo.py")
WITHOUT = "`make test-long` installs it, `make test` does without"


def _run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("name", SHORT)
def test_they_are_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= 80


def test_one_policy_plays_kingdoms_that_it_has_not_met() -> None:
    said = _run("any_kingdom.py", "--games", "12", "--measured", "12")
    won = re.search(r"in new kingdoms won ([\d.]+)% of 12 games", said)
    assert won is not None
    assert float(won[1]) > 8, "a player at random wins none"


@pytest.mark.long
def test_maskable_ppo(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason=WITHOUT)
    out, board = str(tmp_path / "agent.zip"), tmp_path / "board.json"
    given = ["--steps", "4096", "--measured", "20", "--out", out, "--board", str(board)]
    assert "games [" in _run("maskable_ppo.py", *given)
    (entry,) = leaderboard.read(board).entries
    assert entry.agent == "MaskablePPO, 4,096 steps"
    assert entry.scores["BridgeOver-Round-v1"].games == 20


@pytest.mark.long
def test_ppo_on_a_vector_of_games() -> None:
    pytest.importorskip("torch", reason=WITHOUT)
    assert "games won" in _run("vector_ppo.py", "--lessons", "2")


@pytest.mark.long
@pytest.mark.parametrize(("name", "library"), [("rllib_ppo.py", "ray.rllib"), ("torchrl_ppo.py", "torchrl")])
def test_ppo_of_other_libraries(name: str, library: str) -> None:
    """It trains, and tells the return by step; how much it learns takes longer."""
    pytest.importorskip(library, reason=WITHOUT)
    output = _run(name, "--steps", "4096", "--measured", "10")
    returns = re.findall(r"^step (\d+): return ([+-][\d.]+)", output, re.MULTILINE)
    assert [int(step) for step, _ in returns] == [2048, 4096]
    assert all(-1 <= float(mean) <= 1 for _, mean in returns)
    assert re.search(r"^BridgeOver-Round-v1 won [\d.]+% of 10 games", output, re.MULTILINE)
