"""The solver: exact where nothing is shuffled, an estimate where chance takes part, bounded always."""

from __future__ import annotations

import pytest

from fudaba.lab.errors import ScenarioError
from fudaba.puzzles.attempt import Attempt
from fudaba.puzzles.proof import prove
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.reader import puzzles
from fudaba.puzzles.solver import solve

HEAD = """
puzzle: {en: One, ja: 一}
task: {en: Do it., ja: どうぞ。}
game: dominion
"""


def read(text: str) -> Puzzle:
    (found,) = puzzles((HEAD + text).encode(), "puzzle.yaml")
    assert isinstance(found, Puzzle), found
    return found


def wrong(text: str) -> str:
    (found,) = puzzles((HEAD + text).encode(), "puzzle.yaml")
    assert isinstance(found, ScenarioError)
    return found.text()


VILLAGE = """
goal: {most: A.coins}
setup:
  supply: [Village, Smithy, Militia]
  A: {hand: [Smithy, Militia, Village, Copper], deck: [Silver, Estate, Copper, Estate]}
  B: {hand: [Copper]}
"""


def test_the_most_of_a_number_is_found_and_proved() -> None:
    solution = solve(read(VILLAGE))
    assert (solution.value, solution.proved) == (6, True)  # Militia 2, Copper 1 + 1, Silver 2


def test_a_search_that_is_cut_proves_nothing() -> None:
    solution = solve(read(VILLAGE), positions=20)
    assert not solution.complete
    assert not solution.proved
    assert solution.positions <= 30


def test_only_the_end_counts_where_a_puzzle_says_so() -> None:
    text = "goal: {most: A.coins}\nat: end\nsetup: {supply: [Village], A: {hand: [Gold]}}"
    assert solve(read(text)).value == 0  # the turn is over then, and with it its coins
    assert solve(read(text.replace("at: end\n", ""))).value == 3


def test_the_most_may_be_below_nothing() -> None:
    text = """
goal: {most: A.score}
at: end
best: -1
setup:
  supply: [Village]
  A: {hand: [Copper], discard: [Curse]}
"""
    puzzle = read(text)
    solution = solve(puzzle)
    assert (solution.value, solution.proved) == (-1, True)
    attempt = Attempt(puzzle)
    assert not attempt.line.solved
    for answer in solution.line:
        attempt.answer(answer)
    assert (attempt.line.reached, attempt.line.solved) == (-1, True)


def test_an_opponent_gives_the_answer_that_is_worst() -> None:
    text = """
goal: {B.discard: {has: [Gold]}}
setup:
  supply: [Militia]
  A: {hand: [Militia]}
  B: {hand: [Gold, Copper*4], deck: [Copper*5]}
"""
    assert solve(read(text)).value == 0
    assert solve(read(text.replace("Copper*4]", "Gold*4]"))).value == 1


def test_where_chance_takes_part_the_value_is_an_estimate() -> None:
    text = """
goal: {A.coins: at least 3}
setup:
  supply: [Moat]
  A: {hand: [Moat], discard: [Gold*2, Estate*2]}
  B: {hand: [Copper]}
"""
    solution = solve(read(text), worlds=60)
    assert not solution.exact
    assert not solution.proved
    assert 0.6 < solution.value < 1  # two of four cards: 5 in 6


def test_every_answer_that_reaches_the_goal_is_named() -> None:
    text = """
goal: {answers: {supply.Gold: 29}}
setup:
  supply: [Chapel]
  A: {hand: [Chapel, Gold, Gold, Estate]}
opening:
  - A: play Chapel
"""
    assert len(solve(read(text)).answers) == 2  # nothing, or the Estate


def test_the_lines_that_reach_a_goal_are_counted() -> None:
    text = """
goal: {ways: {supply.Silver: 39}}
best: 2
setup:
  supply: [Chapel]
  A: {hand: [Chapel, Copper*3, Estate]}
opening:
  - A: play Chapel
"""
    assert solve(read(text)).value == 2
    assert prove(read(text)).proved
    assert not prove(read(text.replace("best: 2", "best: 3"))).proved


def test_a_win_beyond_one_turn_is_found_by_longer_and_longer_lines() -> None:
    text = """
goal: win
within: game
setup:
  supply: {Village: 0, Smithy: 0, Moat: 1}
  A: {hand: [Copper, Copper], discard: [Estate]}
  B: {hand: [Copper]}
"""
    solution = solve(read(text), worlds=2)  # few, or shuffles of turns that are not needed take all the time
    assert solution.value == 1
    assert len(solution.line) == 3


def test_an_exam_has_exactly_one_right_outcome() -> None:
    text = """
goal:
  which:
    - {text: "7", see: {A.hand: {count: 7}}}
    - {text: "6", see: {A.hand: {count: 6}}}
setup:
  supply: [Smithy]
  A: {hand: [Smithy, Copper*3], deck: [Copper*3]}
steps:
  - A: play Smithy
"""
    assert prove(read(text)).proved
    assert not prove(read(text.replace("count: 7", "count: 6"))).proved
    assert not prove(read(text.replace("count: 6", "count: 5"))).proved


def test_steps_that_do_not_reach_the_goal_are_a_mistake() -> None:
    text = VILLAGE + "best: 6\nsteps:\n  - A: play Smithy\n  - A: play all treasures\n"
    mistake = prove(read(text)).mistake
    assert mistake is not None
    assert mistake.id == "puzzle-wrong-steps"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("setup: {A: {hand: [Copper]}}", "goal"),
        ("goal: {most: A.hand}\nsetup: {A: {hand: [Copper]}}", "A.hand"),
        ("goal: {A.coinz: 3}\nsetup: {A: {hand: [Copper]}}", "A.coins"),
        ("goal: winn\nsetup: {A: {hand: [Copper]}}", "win"),
        ("goal: win\nwithin: tern\nsetup: {A: {hand: [Copper]}}", "turn"),
        ("goal: win\nplayer: C\nsetup: {A: {hand: [Copper]}}", "C"),
        ("goal: win\ngaol: win\nsetup: {A: {hand: [Copper]}}", "goal"),
        ("goal: {which: [{text: a, see: {A.coins: 1}}]}\nsetup: {A: {hand: [Copper]}}", "two outcomes"),
        ("goal: win\nopening: [{A: buy Gold}]\nsetup: {A: {hand: [Copper]}}", "buy"),
    ],
)
def test_a_mistake_in_a_file_names_its_line_and_the_nearest_word(text: str, what: str) -> None:
    message = wrong(text)
    assert message.startswith("puzzle.yaml:")
    assert what in message


def test_an_attempt_reaches_the_goal_and_can_be_taken_back() -> None:
    attempt = Attempt(read(VILLAGE + "best: 6"))
    first = attempt.ask
    assert first is not None
    smithy = next(at for at, option in enumerate(first.options) if option.face == "smithy")
    attempt.answer((smithy,))
    assert attempt.line.given == 1
    assert attempt.undo()
    assert not attempt.undo()
    assert attempt.ask is not None
    assert [option.same for option in attempt.ask.options] == [option.same for option in first.options]
    for answer in solve(attempt.puzzle).line:
        if attempt.line.solved:
            break
        attempt.answer(answer)
    assert attempt.line.solved
