"""Our own puzzles: each holds, is told in both languages, and is proved (the hard ones by a long test)."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from fudaba.puzzles.collection import of_day, ours
from fudaba.puzzles.proof import prove
from fudaba.text import LANGS

SOON = 1_000
"""As many positions as an everyday test looks at."""


def test_there_are_forty_puzzles_of_all_three_games() -> None:
    assert len(ours()) >= 40
    assert {puzzle.scenario.adapter.game.name for puzzle in ours()} == {
        "bridge_over",
        "dominion",
        "innovation",
    }
    assert len({puzzle.name for puzzle in ours()}) == len(ours())


def test_each_is_told_in_both_languages() -> None:
    for puzzle in ours():
        for texts in (puzzle.title, puzzle.task, *puzzle.hints):
            assert all(texts[lang] for lang in LANGS)
            assert texts["en"] != texts["ja"], puzzle.name


def test_a_short_search_finds_no_mistake_in_those_that_are_soon_proved() -> None:
    proofs = [prove(puzzle, positions=SOON) for puzzle in ours()]
    complete = [proof for proof in proofs if proof.solution is None or proof.solution.proved]
    assert len(complete) >= 30
    assert [proof.puzzle.name for proof in complete if not proof.proved] == []


@pytest.mark.long
@pytest.mark.parametrize("name", [puzzle.name for puzzle in ours()])
def test_each_is_proved(name: str) -> None:
    (puzzle,) = [puzzle for puzzle in ours() if puzzle.name == name]
    proof = prove(puzzle)
    assert proof.mistake is None
    assert proof.proved


def test_each_day_has_its_puzzle_and_none_comes_twice_in_a_cycle() -> None:
    first = date.fromordinal(len(ours()) * 10_000)
    days = [of_day(first + timedelta(days=day)).name for day in range(len(ours()))]
    assert sorted(days) == sorted(puzzle.name for puzzle in ours())
    assert of_day(first) is of_day(first)
