"""`fudaba puzzle make`: the file, going on with it, Ctrl-C, and what is typed wrong."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from fudaba.cli import main
from fudaba.puzzles import maker
from fudaba.puzzles.maker import Document
from fudaba.puzzles.reader import read_file

PUZZLE: Document = {
    "puzzle": {"en": "Money", "ja": "お金"},
    "task": "Have coins.",
    "game": "dominion",
    "goal": {"most": "A.coins"},
    "best": 1,
    "setup": {"A": {"hand": ["Copper"]}},
}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games that are played; every second one has a puzzle."""
    numbers: list[int] = []

    def made(
        game: str, number: int, *, seed: str, options: Mapping[str, object], positions: int
    ) -> Document | None:
        numbers.append(number)
        return None if number % 2 else PUZZLE

    monkeypatch.setattr(maker, "make_puzzles", made)
    return numbers


def test_it_stops_when_enough_are_found(played: list[int], tmp_path: Path) -> None:
    out = tmp_path / "found.yaml"
    assert main(["puzzle", "make", "dominion", "--count", "3", "--out", str(out)]) == 0
    assert played == [0, 1, 2, 3, 4]
    assert [puzzle.title["en"] for puzzle in read_file(out)] == ["Money", "Money (2)", "Money (3)"]


def test_it_goes_on_where_it_was_stopped(played: list[int], tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.yaml", tmp_path / "parts.yaml"
    command = ["puzzle", "make", "dominion", "--games", "6", "--out"]
    main([*command, str(whole)])
    played.clear()
    main([*command, str(parts), "--count", "1"])
    main([*command, str(parts)])
    assert played == [0, 1, 2, 3, 4, 5]
    assert parts.read_bytes() == whole.read_bytes()


def test_ctrl_c_keeps_what_was_found(
    played: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = maker.make_puzzles

    def stopping(game: str, number: int, **more: object) -> Document | None:
        if number == 3:
            raise KeyboardInterrupt
        return find(game, number, seed="0", options={}, positions=1)

    monkeypatch.setattr(maker, "make_puzzles", stopping)
    out = tmp_path / "found.yaml"
    assert main(["puzzle", "make", "dominion", "--out", str(out)]) == 130
    assert len(read_file(out)) == 2


def test_without_a_file_they_are_printed(played: list[int], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "make", "dominion", "--count", "2"]) == 0
    output = capsys.readouterr()
    assert output.out.count("puzzle: {en: Money") == 2
    assert output.out.count("---") == 1
    assert "2 puzzles in 3 games" in output.err


def test_another_file_is_not_written_over(
    played: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.yaml"
    out.write_text("puzzle: mine\n", "utf-8")
    assert main(["puzzle", "make", "dominion", "--out", str(out)]) == 2
    assert "found.yaml" in capsys.readouterr().err
    assert out.read_text("utf-8") == "puzzle: mine\n"
    out.unlink()
    main(["puzzle", "make", "dominion", "--count", "1", "--out", str(out)])
    assert main(["puzzle", "make", "dominion", "--seed", "1", "--out", str(out)]) == 2
    assert "seed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ([], "Name a game"),
        (["chess"], "chess"),
        (["dominion", "--count", "0"], "at least 1"),
        (["dominion", "--sets", "nowhere"], "nowhere"),
    ],
)
def test_what_is_typed_wrong_is_said(
    typed: list[str], said: str, played: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzle", "make", *typed]) == 2
    assert said in capsys.readouterr().err
    assert played == []
