"""The table of baselines is measured in parts: what is stopped goes on with the same command."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import baselines
from fudaba.research import leaderboard, tasks
from fudaba.research.tasks import TASKS, evaluate

TASK = TASKS["BridgeOver-Round-v1"]


def test_a_measurement_goes_on_after_the_games_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, file = tmp_path / "board.json", tmp_path / "games" / "random.jsonl"
    monkeypatch.setattr(baselines, "BOARD", board)
    played = []

    def watching(*given: object) -> float:
        played.append(given[-1])
        return share_won(*given)  # type: ignore[arg-type]  # whatever it is called with

    share_won = tasks.share_won
    monkeypatch.setattr(baselines, "share_won", watching)
    assert baselines.measure("random", TASK, 6, file, until=0).games == 2, "no time is left after two"
    found = baselines.measure("random", TASK, 6, file)
    assert played == [*range(6)], "none is played twice"
    assert found == evaluate(TASK, lambda kind: "random", 6)
    assert leaderboard.read(board).entries[0].scores == {TASK.id: found}
    baselines.measure("random", TASK, 2, tmp_path / "fewer.jsonl", known=6)
    assert leaderboard.read(board).entries[0].scores == {TASK.id: found}, "fewer games take no place"


def test_a_bot_of_another_game_is_not_measured() -> None:
    assert baselines.plays("big-money", "dominion")
    assert not baselines.plays("big-money", "bridge_over")
