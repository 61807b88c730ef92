"""The maker of puzzles: one best line that the steady bot misses, and nothing that does not matter."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.lab.scenario.writer import yaml_of
from fudaba.puzzles import maker
from fudaba.puzzles.candidate_goals import WISHES
from fudaba.puzzles.every_line import NotCounted, every_line
from fudaba.puzzles.maker import Moment, evaluate, missed_at
from fudaba.puzzles.proof import prove
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.reader import puzzles
from fudaba.puzzles.shrink import gathered, shrink, spread
from fudaba.text import LANGS

_COINS = next(wish for wish in WISHES["dominion"] if wish.name == "coins")
SETUP: Any = {
    "supply": {"Hamlet": 10, "Menagerie": 10, "Militia": 10, "Smithy": 10},
    "turn": 12,
    "A": {
        "hand": ["Hamlet", "Menagerie", "Copper*2", "Militia"],
        "deck": ["Silver", "Gold", "Estate*2"],
        "discard": ["Estate"],
    },
    "B": {"hand": ["Copper*2"], "deck": ["Estate", "Gold"]},
}
"""Menagerie draws three cards once Hamlet has discarded a Copper; B and the Smithies do not matter."""


def puzzle_of(document: maker.Document) -> Puzzle:
    (puzzle,) = puzzles(yaml_of(document).encode(), "")
    assert isinstance(puzzle, Puzzle)
    return puzzle


@pytest.fixture(scope="module")
def kept() -> maker.Document:
    found = maker._kept(Moment({"game": "dominion", "setup": SETUP}, _COINS), maker.POSITIONS)
    assert found is not None
    return found


def test_what_is_kept_has_one_best_line_that_the_steady_bot_misses(
    kept: maker.Document,
) -> None:
    found = evaluate(kept, maker.POSITIONS, _COINS.without)
    assert found is not None
    assert found.only
    assert len(found.lines.ways) == 1
    assert found.lines.value == kept["best"]
    steady = missed_at(found)
    assert steady is not None
    assert steady < found.lines.value


def test_its_solution_is_in_the_file_and_proved(kept: maker.Document) -> None:
    puzzle = puzzle_of(kept)
    assert puzzle.solution
    assert prove(puzzle).proved


def test_it_speaks_both_languages(kept: maker.Document) -> None:
    puzzle = puzzle_of(kept)
    assert len(puzzle.hints) == 3
    for texts in (puzzle.title, puzzle.task, puzzle.reason, *puzzle.hints):
        assert all(texts[lang] for lang in LANGS)
        assert texts["en"] != texts["ja"]


def test_what_does_not_matter_is_gone(kept: maker.Document) -> None:
    setup: Any = kept["setup"]
    assert "turn" not in setup
    assert "B" not in setup
    assert "discard" not in setup["A"]
    assert "Smithy" not in setup.get("supply", {})
    assert {"Hamlet", "Menagerie", "Militia"} < {card.partition("*")[0] for card in setup["A"]["hand"]}


def test_what_the_steady_bot_finds_is_not_kept() -> None:
    setup = {"A": {"hand": ["Smithy", "Village", "Copper*3"], "deck": ["Copper*4"]}}
    assert maker._kept(Moment({"game": "dominion", "setup": setup}, _COINS), maker.POSITIONS) is None


def test_lines_are_counted_as_far_as_the_bound() -> None:
    puzzle = puzzle_of(maker._whole(Moment({"game": "dominion"}, _COINS), SETUP))
    lines = every_line(puzzle, positions=maker.POSITIONS, without="buy")
    assert lines.reaching <= lines.lines <= lines.positions
    assert every_line(puzzle, positions=lines.positions, without="buy").ways == lines.ways
    with pytest.raises(NotCounted):
        every_line(puzzle, positions=lines.positions - 1, without="buy")


def test_lines_with_a_shuffle_in_them_are_not_counted() -> None:
    setup: Any = {"A": {"hand": ["Smithy"], "discard": ["Copper", "Silver", "Gold", "Estate"]}}
    puzzle = puzzle_of(maker._whole(Moment({"game": "dominion"}, _COINS), setup))
    with pytest.raises(NotCounted):
        every_line(puzzle, positions=maker.POSITIONS)


def test_the_order_of_answers_makes_no_other_way() -> None:
    setup: Any = {"A": {"hand": ["Market", "Festival", "Copper"], "deck": ["Estate"]}}
    puzzle = puzzle_of(maker._whole(Moment({"game": "dominion"}, _COINS), setup))
    lines = every_line(puzzle, positions=maker.POSITIONS, without="buy")
    assert lines.value == 4
    assert len(lines.ways) == 1
    assert lines.reaching > 1


def test_shrinking_takes_away_all_that_can_go_and_nothing_else() -> None:
    asked: list[Any] = []

    def holds(part: Any) -> bool:
        asked.append(part)
        return part.get("A", {}).get("hand", []).count("Copper") >= 2 and "Moat" in part.get("supply", {})

    setup: Any = {
        "supply": {"Moat": 10, "Village": 10},
        "turn": 3,
        "A": {"hand": ["Estate", "Copper*4"], "deck": []},
        "B": {"hand": ["Gold"]},
    }
    assert shrink(setup, holds) == {"supply": {"Moat": 10}, "A": {"hand": ["Copper*2"]}}
    assert len(asked) < 40


def test_counted_cards_are_spread_and_gathered_again() -> None:
    setup: Any = {"A": {"hand": ["Copper*3", "Estate"]}, "supply": {"Moat": 10}}
    assert spread(setup) == {"A": {"hand": ["Copper"] * 3 + ["Estate"]}, "supply": {"Moat": 10}}
    assert gathered(spread(setup)) == setup


def test_situations_are_the_same_each_time_and_begin_a_turn() -> None:
    one, other = (list(maker._moments("bridge_over", "0/0", {})) for _ in range(2))
    assert one == other
    assert one
    for moment in one:
        puzzle = puzzle_of(maker._whole(moment, moment.document["setup"]))
        ask = puzzle.begin().ask
        assert ask is not None
        assert ask.decider == puzzle.seat == 0


def test_a_bound_of_one_position_finds_nothing() -> None:
    assert maker.make_puzzles("bridge_over", 0, seed="0", options={}, positions=1) is None
