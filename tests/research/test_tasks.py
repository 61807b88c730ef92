"""The fixed tasks: what they are made of, how agents are measured at them, and where scores are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fudaba.cli import main
from fudaba.kernel.game import BadSetup
from fudaba.research import leaderboard
from fudaba.research.candidates import MOST, Candidates, candidate_names, padded
from fudaba.research.kind import TableKind
from fudaba.research.tasks import TASKS, TESTING, TRAINING, AnyKingdom, Score, evaluate

POLICY = """
import numpy as np

class Hasty:
    def __init__(self, kind):
        self.kind = kind

    def act(self, observation, action_mask):
        return int(np.flatnonzero(action_mask)[-1])
"""


@pytest.mark.parametrize("id", TASKS)
def test_a_task_is_made_by_its_name(id: str) -> None:
    env = gymnasium.make(f"fudaba/{id}")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    for _ in range(5):
        seen, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert env.observation_space.contains(seen)
        if over:
            break


def test_kingdoms_to_train_on_are_none_to_be_measured_on() -> None:
    assert not {*TRAINING} & {*TESTING}
    task = TASKS["Dominion-AnyKingdom-v1"]
    kingdoms = {str(task.kind(seed).options["kingdom"]) for seed in (*TRAINING[:5], *TESTING[:5])}
    assert len(kingdoms) == 10


def test_the_environment_of_any_kingdom_passes_gymnasiums_own_test() -> None:
    check_env(AnyKingdom(), skip_render_check=True)
    env = AnyKingdom(kingdoms=TESTING)
    _, info = env.reset(seed=3)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    _, reward, over, _, info = env.step(MOST - 1)
    assert (reward, over) == (-1.0, True)
    assert "no candidate" in info["illegal"]


@pytest.mark.parametrize(
    ("game", "tables"),
    [
        ("dominion", [{"kingdom": "quiet_street"}, {"kingdom_seed": 3}, {"kingdom_seed": 4}]),
        ("innovation", [{}, {"edition": "fourth", "unseen": True}]),
        ("bridge_over", [{}, {"deck": "azumanga_court"}]),
    ],
)
def test_candidates_and_positions_have_one_form_at_all_tables(
    game: str, tables: list[dict[str, Any]]
) -> None:
    chance, widths = np.random.default_rng(1), set()
    for options in tables:
        kind = TableKind(game, 2, **options)
        candidates, playing = Candidates(kind), kind.begin("1")
        for _ in range(60):
            rows, legal = candidates.rows(playing)
            assert legal == list(playing.legal())
            assert np.isfinite(rows).all()
            look = candidates.look(playing, playing.actor)
            assert look.dtype == np.float32
            widths.add((rows.shape[1], look.size))
            assert look.size == candidates.position
            playing.act(int(chance.choice(legal)))
    assert len(widths) == 1


def test_a_candidate_tells_what_is_printed_on_its_card() -> None:
    kind = TableKind("dominion", 2, kingdom="quiet_street")
    names = candidate_names("dominion", 2)
    rows, legal = Candidates(kind).rows(kind.begin("1"))
    named = {
        str(kind.actions[action]): dict(zip(names, row.tolist(), strict=True))
        for action, row in zip(legal, rows, strict=True)
    }
    assert named["play copper"]["verb=play"] == named["play copper"]["types=treasure"] == 1
    assert named["buy curse"]["types=curse"] == named["buy curse"]["has_card"] == 1
    assert named["end_turn"]["has_card"] == 0
    with pytest.raises(ValueError, match="only 256 rows"):
        padded(np.zeros((MOST + 1, 3), np.float32))


def test_an_agent_is_measured_at_each_seat_alike() -> None:
    task = TASKS["BridgeOver-Round-v1"]
    score = evaluate(task, lambda kind: "sensible", 40)
    assert score == evaluate(task, lambda kind: "sensible", 40)
    assert score.low <= 0.5 <= score.high
    assert evaluate(TASKS["Dominion-FirstGame-v1"], lambda kind: "random", 6).won == 0


def test_a_policy_in_a_file_is_measured_and_put_on_the_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, board = tmp_path / "hasty.py", tmp_path / "board.json"
    file.write_text(POLICY)
    command = [
        "bench-agent",
        str(file),
        "--tasks",
        "BridgeOver-Round-v1",
        "--games",
        "4",
        "--board",
        str(board),
    ]
    assert main([*command, "--lang", "en"]) == 0
    assert "BridgeOver-Round-v1: wins " in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    entry = json.loads(capsys.readouterr().out)
    assert entry["agent"] == "hasty"
    assert entry["scores"]["BridgeOver-Round-v1"]["games"] == 4
    assert json.loads(board.read_text())["entries"] == [entry], "the same is measured again"
    assert main(["bench-agent", "random", *command[2:]]) == 0
    kept = leaderboard.read(board)
    assert [one.agent for one in kept.entries] == ["hasty", "random"]
    assert "| BridgeOver-Round-v1 |" in leaderboard.table(kept)


def test_what_cannot_be_measured_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0")
    for command, message in (
        (["sensibel"], "‘sensible’"),
        (["random", "--tasks", "Dominion-v0"], "no task ‘Dominion-v0’"),
        (["random", "--games", "0"], "one game at least"),
        ([str(tmp_path / "nowhere.py")], "nowhere.py"),
        ([str(broken)], "ZeroDivisionError"),
    ):
        assert main(["bench-agent", *command, "--lang", "en"]) == 2
        assert message in capsys.readouterr().err
    (tmp_path / "board.json").write_text("{}{")
    with pytest.raises(BadSetup):
        leaderboard.read(tmp_path / "board.json")


def test_scores_at_other_tasks_join_those_that_are_there() -> None:
    board = leaderboard.Board()
    for task, rules in (("A", {"dominion": 1}), ("B", {"innovation": 1}), ("A", {"dominion": 2})):
        board.add(leaderboard.Entry("x", "1", rules, {task: Score(1, 1, 0, 1)}))
    assert [sorted(entry.scores) for entry in board.entries] == [["A", "B"], ["A"]]


def test_a_leaderboard_tells_what_is_not_measured_from_what_is_not_played() -> None:
    score = Score(2, 0.5, 0.1, 0.9)
    board = leaderboard.Board()
    board.add(leaderboard.Entry("sensible", "1", {}, {"BridgeOver-Round-v1": score}))
    board.add(leaderboard.Entry("big-money", "1", {}, {"Dominion-Engine-v1": score}))
    board.add(leaderboard.Entry("mine", "1", {}, {}))
    assert leaderboard.table(board).splitlines()[2:] == [
        "| Dominion-Engine-v1 | – | 0.500 (0.100–0.900; 2) |  |",
        "| BridgeOver-Round-v1 | 0.500 (0.100–0.900; 2) | – |  |",
    ]


def test_an_agent_that_does_not_come_to_an_end_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fudaba.research.tasks.LONGEST", 3)
    assert evaluate(TASKS["BridgeOver-Round-v1"], lambda kind: "sensible", 4).won == 0
