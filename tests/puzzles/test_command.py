"""`fudaba puzzle`: solving line by line, the list, proofs, and what is typed wrong."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from fudaba.cli import main
from fudaba.puzzles.collection import ours
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.reader import read_file
from fudaba.puzzles.session import PuzzleSession


def named(name: str) -> Puzzle:
    return next(puzzle for puzzle in ours() if puzzle.name == name)


def solve_by(name: str, *lines: str, lang: str = "en") -> tuple[bool, str]:
    out = io.StringIO()
    session = PuzzleSession(named(name), lang, io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return session.run(), out.getvalue()


def test_a_puzzle_is_solved_by_labels() -> None:
    solved, text = solve_by(
        "gold-into-land",
        "play Remodel",
        "Gold",
        "Province",
        "play Gold, play Gold",
        "play Silver",
        "buy Province",
    )
    assert solved
    assert "Solved!" in text
    assert "A gains Province" in text


def test_it_is_solved_in_japanese() -> None:
    solved, text = solve_by(
        "village-first",
        "村を使用",
        "鍛冶屋を使用",
        "民兵を使用",
        "銅貨を使用, 銅貨を使用, 銀貨を使用",
        lang="ja",
    )
    assert solved
    assert "正解です" in text


def test_hint_undo_table_and_help_do_what_they_say() -> None:
    solved, text = solve_by(
        "village-first", "help", "hint", "hint", "undo", "play Smithy", "undo", "table", "quit"
    )
    assert not solved
    assert "You have one Action" in text
    assert "There are no more hints" in text
    assert "There is nothing to undo" in text


def test_a_wrong_label_says_what_would_do_and_nothing_is_lost() -> None:
    solved, text = solve_by("village-first", "play Villag", "play Village", "buy Gold", "quit")
    assert not solved
    assert "‘play Villag’" in text
    assert "2 Actions left" in text


def test_a_line_that_ends_short_can_be_begun_again() -> None:
    solved, text = solve_by("village-first", "end phase", "buy Copper", "again", "solution")
    assert not solved
    assert "Not solved" in text
    assert "You have reached 0" in text
    assert "- A: play Village" in text


def test_exams_counts_and_sets_of_answers() -> None:
    solved, text = solve_by("exam-the-throne-and-the-wharf", "1", "x", "2")
    assert solved
    assert text.count("That is not what happens.") == 2
    assert solve_by("in-how-many-ways", "2", "3")[0]
    assert solve_by("chapel-and-then", "none; Copper", "none; Copper; Estate; Copper, Estate")[0]


def test_the_list_has_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--lang", "ja"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(ours())


def test_proofs_for_people_and_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--prove", "gold-into-land", "exam-block", "--lang", "en"]) == 0
    assert "proved" in capsys.readouterr().out
    assert main(["puzzle", "--prove", "--json", "gold-into-land"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert (entry["proved"], entry["found"], entry["message"]) == (True, 1, "")
    assert main(["puzzle", "--prove", "--positions", "5", "cellar-before-smithy"]) == 1


@pytest.mark.parametrize("words", [["no-such"], ["gold-into-lan"], ["--prove", "--positions", "0"]])
def test_bad_input_is_refused_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", *words, "--lang", "en"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_strangers_words_are_shown_as_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.yaml"
    words = '"\\e[2J \\u202Etitle"'
    setup = "setup: {supply: [Village], A: {hand: [Gold]}}"
    file.write_text(f"puzzle: {words}\ntask: {words}\ngame: dominion\ngoal: {{A.coins: 3}}\n{setup}\n")
    out = io.StringIO()
    (puzzle,) = read_file(file)
    PuzzleSession(puzzle, "en", io.StringIO("quit\n"), out).run()
    assert main(["puzzle", str(file), "--prove", "--lang", "en"]) == 0
    for shown in (out.getvalue(), capsys.readouterr().out):
        assert "title" in shown
        assert not {"\x1b", "\u202e"} & {*shown}


def test_a_file_with_a_mistake_is_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("puzzle: one\ntask: x\ngame: dominion\ngoal: wim\nsetup: {A: {hand: [Copper]}}\n")
    assert main(["puzzle", str(file), "--lang", "en"]) == 2
    assert f"{file}:4:" in capsys.readouterr().err
