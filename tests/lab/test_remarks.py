"""What the lab says besides: all that is otherwise, how far the game has gone on, what came by chance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fudaba.lab import ScenarioResult, run
from tests.lab.commanding import fudaba
from tests.lab.writing import failure, ran, read

SMITHY = """\
scenario: Smithy
game: dominion
setup:
  supply: [Smithy, Village]
  A: {hand: [Smithy, Copper], DECK}
  B: {hand: [Copper*5]}
steps:
  - A: play Smithy
"""


def warnings(outcome: ScenarioResult, lang: str = "en") -> list[list[str]]:
    return [[warning.text(lang) for warning in done.warnings] for done in outcome.done]


def test_all_that_is_otherwise_is_named_at_once() -> None:
    line, message = failure("- see: {round: 2, A.hand: {count: 3},\n       turn: B, A.points: 11}")
    assert line == 1
    assert message.splitlines() == [
        "round: expected 2; it is 1.",
        "turn: expected B; it is A.",
        "A.points: expected 11; it is 10.",
    ]


def test_a_path_that_leads_nowhere_here_is_one_of_them() -> None:
    text = SMITHY.replace(", DECK", "") + "  - see: {supply.Market: 10, A.coins: 1, turn: A}\n"
    outcome = run(read(text))
    assert outcome.failure is not None
    assert outcome.failure.message.text().splitlines()[:2] == [
        "There is no pile ‘Market’ in this game.",
        "A.coins: expected 1; it is 0.",
    ]


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "This is B’s turn 3, buy phase: the game has gone on since the last answer."),
        ("ja", "今はBの3番目の手番の購入フェイズです。最後の答えのあと、ゲームが先に進んでいます。"),
    ],
)
def test_it_says_where_the_game_has_gone_on_to(lang: str, message: str) -> None:
    outcome = run(read(SMITHY.replace(", DECK", "") + "  - A: end turn\n  - see: {A.coins: 2}\n"))
    assert outcome.failure is not None
    assert outcome.failure.message.text(lang).splitlines()[1] == message


def test_without_phases_it_says_whose_turn_it_is() -> None:
    _, message = failure("- A: play red 1\n- see: {A.points: 11}")
    assert message.splitlines()[1:] == ["This is B’s turn: the game has gone on since the last answer."]


def test_while_the_game_stands_there_it_says_no_more() -> None:
    assert failure("- A: draw\n- see: {A.points: 11}") == (2, "A.points: expected 11; it is 10.")


def test_what_was_answered_in_another_branch_is_no_answer_of_this_one() -> None:
    steps = "- branch:\n    one:\n      - A: draw\n      - A: pass\n    two:\n      - see: {A.points: 11}"
    assert failure(steps) == (6, "A.points: expected 11; it is 10.")


def test_until_tells_what_it_answered() -> None:
    outcome = ran("- until: {turn: C}\n- until: {kind: turn}")
    (message,) = [done.message for done in outcome.done if done.message is not None]
    assert message.text() == "On the way: A: draw; A: pass; B: draw; B: pass"
    assert message.text("ja") == "途中の答え：A: 引く; A: パス; B: 引く; B: パス"


def test_of_many_answers_until_lists_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fudaba.lab.execution.runner.MOST_ANSWERS", 2)
    (message,) = [done.message for done in ran("- until: {turn: C}").done if done.message is not None]
    assert message.text() == "On the way: A: draw; A: pass; and 2 more"


@pytest.mark.parametrize(
    ("deck", "warned"),
    [
        ("deck: [Estate*4]", []),
        ("deck: []", []),
        (
            "discard: [Copper*2, Estate*3]",
            ["The setup does not lay out A.deck: what was drawn from it is as the seed ‘0’ has it."],
        ),
        ("discard: [Copper*2, Estate]", []),
        ("coins: 0", ["The setup does not lay out A.deck: there was nothing to draw."]),
    ],
)
def test_a_step_that_draws_from_a_deck_that_is_not_laid_out_warns(deck: str, warned: list[str]) -> None:
    outcome = run(read(SMITHY.replace("DECK", deck)))
    assert outcome.ok, outcome.failure
    assert warnings(outcome) == [[], warned]


def test_in_innovation_a_deck_of_an_age_that_is_not_mentioned_is_one() -> None:
    text = """\
scenario: Draws
game: innovation
setup:
  decks: {base: {1: [Sailing]}}
  A: {hand: [Archery]}
steps:
  - A: draw
  - A: draw
"""
    assert [len(each) for each in warnings(run(read(text)))] == [0, 0, 1]
    assert warnings(run(read(text)), "ja")[2] == [
        "setupにdecks.base.2がないので、そこから引いたカードはシード「0」で決まったものです。"
    ]


def test_the_command_prints_warnings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(SMITHY.replace("DECK", "coins: 0"), encoding="utf-8")
    message = "The setup does not lay out A.deck: there was nothing to draw."
    assert fudaba("lab", "run", str(path)) == 0
    assert f"      ! {message}" in capsys.readouterr().out
    assert fudaba("lab", "run", "--json", str(path)) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert [step["warnings"] for step in entry["steps"]] == [[], [message]]
