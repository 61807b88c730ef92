"""A long measurement goes on where it was stopped, and says the same as one that never was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import minds
from benchmarks.kept import Numbered, kept
from fudaba.kernel.game import BadSetup


class Square(Numbered, frozen=True):
    of: int


def test_what_is_kept_is_not_measured_again_and_a_cut_line_is(tmp_path: Path) -> None:
    file, measured = tmp_path / "squares.jsonl", []

    def square(number: int) -> Square:
        measured.append(number)
        return Square(number=number, of=number * number)

    first = kept(file, {"of": "squares"}, Square, 3, square)
    assert [one.of for one in first] == [0, 1, 4]
    file.write_bytes(file.read_bytes()[:-5])
    assert kept(file, {"of": "squares"}, Square, 4, square) == [*first, Square(number=3, of=9)]
    assert measured == [0, 1, 2, 2, 3]
    with pytest.raises(BadSetup, match="Choose another file"):
        kept(file, {"of": "cubes"}, Square, 4, square)


def test_games_are_told_alike_whether_or_not_they_were_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = []
    for into in (None, tmp_path / "deals.jsonl", tmp_path / "deals.jsonl"):
        minds.deals(minds.Meeting("bridge_over", "random", "sensible", 3, 2, "s", {"rounds": 1}), into)
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] == texts[2]
    assert "6 pairs on 2 deals" in texts[0]
    into = tmp_path / "wins.jsonl"
    two = minds.Meeting("bridge_over", "sensible", "random", 2, 2, "s", {"rounds": 1})
    minds.wins(two, into)
    minds.wins(replace(two, count=4), into)
    assert "4 games: won" in capsys.readouterr().out
    assert len(into.read_bytes().splitlines()) == 1 + 4


def test_games_of_all_levels_by_lot_go_on_where_they_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    into = tmp_path / "levels.jsonl"
    monkeypatch.setattr(minds, "play_game", lambda rules, setup, players, answers: None)
    assert minds.levels(2, "s", 0.5, into) == 0
    assert "2 games {'bridge_over': 0, 'dominion': 1, 'innovation': 1}, 0 failed" in capsys.readouterr().out

    def stuck(rules: object, setup: object, players: object, answers: object) -> None:
        raise RuntimeError("no end")

    monkeypatch.setattr(minds, "play_game", stuck)
    assert minds.levels(3, "s", 0.5, into) == 1
    assert "RuntimeError: no end" in capsys.readouterr().out
    assert minds.levels(3, "s", 0.5, into) == 1
    assert "bridge_over s/2" in capsys.readouterr().out
