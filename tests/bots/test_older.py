"""Bots of this state against those of another: here the other is this state, too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.older import main

ROOT = Path(__file__).parents[2]


def test_an_earlier_bot_plays_in_a_process_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "games.jsonl")
    given = [str(ROOT), "dominion", "--bot", "big-money-smithy", "--beside", "random", "--into", kept]
    main([*given, "--count", "4", "--option", "kingdom=smithy"])
    said = capsys.readouterr().out
    assert said.startswith("big-money-smithy against the earlier random: 4 games\nwon 1.000")
    main([*given, "--count", "4", "--option", "kingdom=smithy"])
    assert capsys.readouterr().out == said
    assert re.search(r"[+]\d+[.]\d points ahead", said)
    with pytest.raises(SystemExit):
        main([str(tmp_path), *given[1:], "--count", "2"])


def test_they_meet_in_kingdoms_that_are_drawn_at_random(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [str(ROOT), "dominion", "--bot", "big-money", "--beside", "random", "--kingdoms", "2"]
    main([*given, "--count", "6", "--seed", "drawn", "--into", str(tmp_path / "games.jsonl")])
    said = capsys.readouterr().out.splitlines()
    first, second = (line.partition(": ") for line in said[2:4])
    assert first[0] == "  1.00 of 4"
    assert second[0] == "  1.00 of 2"
    assert len(first[2].split(",")) >= 10
    assert first[2] != second[2]
    head = (tmp_path / "games.jsonl").read_text().splitlines()[0]
    assert '"kingdom"' in head
    assert '"mix"' not in head  # as usual, of which an earlier state may not know
    assert said[4] == "mean over kingdoms 1.000 +- 0.000"
