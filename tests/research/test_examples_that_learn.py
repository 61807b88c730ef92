"""The short examples run; those with a library of others where that is installed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = ("any_kingdom.py", "maskable_ppo.py", "vector_ppo.py")


def _run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("name", SHORT)
def test_they_are_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= 80


def test_one_policy_plays_kingdoms_that_it_has_not_met() -> None:
    said = _run("any_kingdom.py", "--games", "12", "--measured", "12")
    won = re.search(r"won ([\d.]+)% of 12 games in new kingdoms", said)
    assert won is not None
    assert float(won[1]) > 8, "a player at random wins none"


@pytest.mark.long
def test_maskable_ppo(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="it is in no extra")
    out = str(tmp_path / "agent.zip")
    assert "games [" in _run("maskable_ppo.py", "--steps", "4096", "--measured", "20", "--out", out)


@pytest.mark.long
def test_ppo_on_a_vector_of_games() -> None:
    pytest.importorskip("torch", reason="`make test-long` installs it, `make test` does without")
    assert "games won" in _run("vector_ppo.py", "--lessons", "2")
