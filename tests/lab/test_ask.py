"""`fudaba lab ask`: what is asked where a scenario stands, in the words that a step takes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fudaba.lab import run
from fudaba.lab.values import nodes
from tests.lab.commanding import fudaba
from tests.lab.writing import read, with_steps

MILITIA = """\
scenario: Militia
game: dominion
setup:
  supply: [Militia, Smithy]
  A: {hand: [Militia, Smithy, Copper]}
  B: {hand: [Copper*4, Estate]}
steps:
  - A: play Militia
  - see: {A.coins: 2}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def asked(capsys: pytest.CaptureFixture[str], text: str, *more: str, code: int = 0) -> list[dict[str, Any]]:
    """What the command says of the one scenario of a text, as data."""
    Path("a.yaml").write_text(text, encoding="utf-8")
    assert fudaba("lab", "ask", "a.yaml", "--json", *more) == code
    (entry,) = json.loads(capsys.readouterr().out)
    asks: list[dict[str, Any]] = entry["asks"]
    return asks


@pytest.mark.usefixtures("folder")
def test_it_prints_the_question_with_all_its_labels(capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.yaml").write_text(MILITIA, encoding="utf-8")
    assert fudaba("lab", "ask", "a.yaml") == 0
    assert capsys.readouterr().out.splitlines() == [
        "a.yaml:1",
        "Militia",
        "  After step 2 (line 9): see: {A.coins: 2}",
        "  B is asked: discard (Militia)",
        "  At least 2, at most 2, in their order; none is not allowed:",
        "    - Copper*4",
        "    - Estate",
        "  A step: - B: [Copper, Copper]",
        "",
    ]


@pytest.mark.usefixtures("folder")
def test_in_japanese_it_prints_what_a_step_takes_too(capsys: pytest.CaptureFixture[str]) -> None:
    (ask,) = asked(capsys, MILITIA, "--lang", "ja")
    question = ask["question"]
    assert [(each["label"], each["times"]) for each in question["labels"]] == [("銅貨", 4), ("屋敷", 1)]
    assert question["example"] == "B: [銅貨, 銅貨]"
    outcome = run(read(f"{MILITIA}  - {question['example']}\n  - see: {{B.hand: [Copper*2, Estate]}}\n"))
    assert outcome.ok, outcome.failure


@pytest.mark.usefixtures("folder")
def test_it_can_be_asked_at_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    (before,) = asked(capsys, MILITIA, "--at", "0")
    assert (before["step"], before["line"], before["written"]) == (0, 0, "")
    question = before["question"]
    assert (question["who"], question["for"], question["kind"]) == ("A", "A", "action")
    assert [each["label"] for each in question["labels"]] == ["play Militia", "play Smithy", "end phase"]
    assert question["macros"] == ["end turn"]
    (after,) = asked(capsys, MILITIA, "--at", "1")
    assert (after["step"], after["line"], after["question"]["kind"]) == (1, 8, "discard")
    assert asked(capsys, MILITIA, "--at", "3", code=1) == []


@pytest.mark.usefixtures("folder")
def test_a_step_that_does_not_come_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.yaml").write_text(MILITIA, encoding="utf-8")
    assert fudaba("lab", "ask", "a.yaml", "--at", "7") == 1
    assert "  There is no step 7; the last one is 2." in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_where_nothing_may_be_chosen_it_says_none(capsys: pytest.CaptureFixture[str]) -> None:
    text = MILITIA.replace("B: {hand: [Copper*4, Estate]}", "B: {hand: [Copper*4, Moat]}")
    (ask,) = asked(capsys, text.replace("[Militia, Smithy]", "[Militia, Moat]"), "--at", "1")
    question = ask["question"]
    assert (question["kind"], question["none"], question["least"], question["most"]) == ("react", True, 1, 1)
    assert [each["label"] for each in question["labels"]] == ["Moat"]
    assert asked(capsys, MILITIA)[0]["question"]["none"] is False


MASTERPIECE = """\
scenario: Overpaying
game: dominion
setup:
  supply: [Masterpiece]
  phase: buy
  A: {coins: 200}
steps:
  - A: buy Masterpiece
"""


@pytest.mark.usefixtures("folder")
def test_of_many_numbers_it_says_the_least_and_the_greatest(capsys: pytest.CaptureFixture[str]) -> None:
    (ask,) = asked(capsys, MASTERPIECE)
    assert ask["question"]["labels"] == [{"label": "0 … 197", "times": 1}]
    assert ask["question"]["example"] == "A: 0"


@pytest.mark.parametrize("answer", ["500", "yes", "none", "Gold", "5#2", "[1, 2]"])
def test_a_wrong_answer_to_many_numbers_is_told_with_them(answer: str) -> None:
    outcome = run(read(f"{MASTERPIECE}  - A: {answer}\n"))
    assert outcome.failure is not None
    assert outcome.failure.message.text().endswith("A is asked: number [0 … 197].")


@pytest.mark.usefixtures("folder")
def test_each_branch_has_its_question(capsys: pytest.CaptureFixture[str]) -> None:
    text = with_steps("- branch:\n    one:\n      - A: draw\n    two:\n      - A: play red 1")
    first, second = asked(capsys, text)
    assert (first["branch"], first["question"]["who"]) == (["one"], "A")
    assert (second["branch"], second["question"]["who"]) == (["two"], "B")


@pytest.mark.usefixtures("folder")
def test_where_a_step_fails_it_says_why_and_what_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.yaml").write_text(MILITIA + "  - B: [Copper, Estte]\n", encoding="utf-8")
    assert fudaba("lab", "ask", "a.yaml") == 2
    out = capsys.readouterr().out
    assert "a.yaml:10: ‘Estte’ is no label of this game. B is asked: discard [Copper, Estate]." in out
    assert "At step 3 (line 10), which fails: B: [Copper, Estte]" in out
    assert "    - Copper*4\n    - Estate\n" in out


@pytest.mark.usefixtures("folder")
def test_a_game_that_is_over_asks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    text = """\
scenario: The last Province
game: dominion
setup:
  supply: {Province: 1}
  phase: buy
  A: {coins: 8}
steps:
  - A: buy Province
"""
    (ask,) = asked(capsys, text)
    assert ask["question"] is None


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "file", ["bridge_over/example.yaml", "dominion/promo.yaml", "innovation/base/age_01.yaml"]
)
def test_every_label_is_one_that_a_step_takes(
    file: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each label that is printed is offered where it is printed."""
    path = Path(__file__).parents[1] / "scenarios" / file
    document = path.read_text(encoding="utf-8").split("\n---\n")[0].rstrip()
    Path("a.yaml").write_text(document, encoding="utf-8")
    fudaba("lab", "ask", "a.yaml", "--json", "--lang", lang, "--at", "0")
    (entry,) = json.loads(capsys.readouterr().out)
    question = entry["asks"][0]["question"]
    labels = [each["label"] for each in question["labels"]]
    assert len(labels) == len(set(labels)) > 0
    has = nodes.written(nodes.Items(0, tuple(nodes.Scalar(0, label) for label in labels)))
    begins = document[: document.index("steps:")]
    outcome = run(read(f"{begins}steps:\n  - ask: {{who: {question['who']}, has: {has}}}\n"))
    assert outcome.ok, outcome.failure
