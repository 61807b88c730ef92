"""A contest that goes on where it was stopped."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from fudaba.arena.contest import contest as contests
from fudaba.arena.contest.contest import CheckpointGame, Contest, contest
from fudaba.cli import main
from fudaba.kernel.game import BadSetup

Capture = pytest.CaptureFixture[str]

played = partial(contest, "bridge_over", ["sensible", "random"], 2, options={"rounds": 1})


def stop(found: Contest) -> None:
    """As Ctrl-C does, once a deal has been played."""
    raise KeyboardInterrupt


def play_nothing(meeting: contests._Meeting) -> CheckpointGame:
    raise AssertionError(f"{meeting.met} has been played before")


@pytest.mark.parametrize("until_settled", [False, True])
def test_what_goes_on_ends_as_what_was_never_stopped(tmp_path: Path, until_settled: bool) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    never = played(deals=2, until_settled=until_settled, resume=whole)
    assert len(never.ended) == 8
    stopped = played(deals=2, until_settled=until_settled, resume=parts, progress=stop)
    assert stopped.games == never.games[:2]
    assert played(deals=2, until_settled=until_settled, resume=parts) == never
    assert parts.read_bytes() == whole.read_bytes()


def test_what_has_been_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    first = played(deals=1, resume=file)
    monkeypatch.setattr(contests._Meeting, "play", play_nothing)
    assert played(deals=1, resume=file) == first
    with pytest.raises(AssertionError, match=r"seed='0/0/1'.* has been played before"):
        played(deals=2, resume=file)


def test_a_file_goes_on_with_several_workers(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played(deals=1, resume=file)
    together = played(deals=2, until_settled=False, workers=2, resume=file)
    assert together == played(deals=2, until_settled=False)
    assert len(file.read_text("utf-8").splitlines()) == 1 + 8


def test_all_kingdoms_have_a_deal_before_any_has_another() -> None:
    found = played(deals=2, until_settled=False)
    assert [game.seed for game in found.games][::2] == ["0/0/0", "0/1/0", "0/0/1", "0/1/1"]


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    never = played(deals=1, resume=file)
    text = file.read_text("utf-8")
    for left in (len(text) - 1, len(text) - 30, 40):
        file.write_text(text[:left], "utf-8")
        assert played(deals=1, resume=file) == never
        assert file.read_text("utf-8") == text


def test_games_of_another_contest_are_refused(tmp_path: Path) -> None:
    file, plan = tmp_path / "games.jsonl", tmp_path / "plan.toml"
    plan.write_text('[[buy]]\ncard = "Gold"\n', "utf-8")
    bots = [str(plan), "random"]
    dominion = partial(contest, "dominion", bots, ["quiet_street"], resume=file)
    dominion()
    for other in (
        partial(played, resume=file),
        partial(dominion, seed="1"),
        partial(dominion, options={"kingdom": "quiet_street", "colonies": "yes"}),
        partial(contest, "dominion", [*bots, "uniform"], ["quiet_street"], resume=file),
    ):
        with pytest.raises(BadSetup, match="has games with other bots"):
            other()
    plan.write_text('[[buy]]\ncard = "Silver"\n', "utf-8")
    with pytest.raises(BadSetup, match="has games with other bots"):
        dominion()


def test_a_file_that_is_none_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played(deals=1, resume=file)
    broken = file.read_text("utf-8") + '{"kingdom": ""}\n'
    file.write_text(broken, "utf-8")
    with pytest.raises(BadSetup, match=r'6: \{"kingdom": ""\}'):
        played(deals=1, resume=file)
    assert file.read_text("utf-8") == broken
    for line in ("my plans", "{}", "\n", "my plans\n"):
        file.write_text(line, "utf-8")
        with pytest.raises(BadSetup, match="can't be continued: 1: "):
            played(deals=1, resume=file)
        assert file.read_text("utf-8") == line
    file.write_bytes(b"\xff\n")
    with pytest.raises(BadSetup, match="can't be continued"):
        played(deals=1, resume=file)
    with pytest.raises(BadSetup, match="can't be continued"):
        played(deals=1, resume=tmp_path / "no folder" / "games.jsonl")


def test_the_command_goes_on_from_a_file(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "games.jsonl"
    given = ["arena", "bridge_over", "--bots", "random,uniform", "--kingdoms", "1", "--rounds", "1", "--json"]
    texts = []
    for more in (
        ["--deals", "1", "--resume", str(file)],
        ["--deals", "2", "--resume", str(file)],
        ["--deals", "2"],
    ):
        assert main([*given, *more]) == 0
        texts.append(json.loads(capsys.readouterr().out))
    assert [one["games"] for one in texts] == [2, 4, 4]
    assert texts[1] == texts[2]
