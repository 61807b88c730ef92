"""The ledger of the rulebooks' FAQs, and `fudaba rules --faq`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.game import BadSetup
from fudaba.lab import faq
from fudaba.lab.catalogue.rules import catalogue
from fudaba.text import LANGS
from tests.lab.commanding import fudaba
from tests.lab.whole import whole_catalogue
from tests.lab.writing import HEAD

OPEN = 0
"""How many sentences have neither test nor reason. It only goes down, and says so here when it does."""
STEP = "  - see: {round: 1}\n"
MOAT = "FAQ-" + "moat"  # put together, so that this file names no sentence


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose tests hold two sentences."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "a.yaml").write_text(f"rule: {MOAT}-1\n{HEAD}{STEP}", encoding="utf-8")
    code = f'def test_a():\n    """Two: {MOAT}-2."""\n'
    (tmp_path / "tests" / "test_a.py").write_text(code, encoding="utf-8")
    return tmp_path


@pytest.fixture
def no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ledger in which no sentence has a reason."""
    plain = {id: (*line[:4], "", "") for id, line in faq._lines().items()}
    monkeypatch.setattr(faq, "_lines", lambda: plain)


def test_the_ledger_and_the_tests_agree() -> None:
    found = whole_catalogue()
    assert found.mistakes == found.contradictions() == []
    is_open = sum(not one.is_held for one in found.sentences.values())
    assert is_open == OPEN, f"{is_open} sentences are open; if they are fewer, OPEN is that from now on"


def test_every_sentence_is_on_a_card_or_on_several() -> None:
    sentences = faq.ledger().values()
    assert len(sentences) == 3506
    for one in sentences:
        assert one.set == "together" or KINDS[one.card].set == one.set


@pytest.mark.usefixtures("no_reasons")
def test_tests_hold_the_sentences_they_name(folder: Path) -> None:
    found = catalogue(Path("tests"))
    named = {one.id: one.tests for one in found.sentences.values() if one.tests}
    assert named == {f"{MOAT}-1": ["tests/a.yaml::A test"], f"{MOAT}-2": ["tests/test_a.py::test_a"]}
    assert found.mistakes == []


@pytest.mark.usefixtures("no_reasons")
def test_a_sentence_that_there_is_not_is_a_mistake(folder: Path) -> None:
    (folder / "tests" / "a.yaml").write_text(f"rule: {MOAT}-99\n{HEAD}{STEP}", encoding="utf-8")
    (mistake,) = catalogue(Path("tests")).mistakes
    assert mistake.startswith(f"tests/a.yaml:1: There is no rule ‘{MOAT}-99’. Did you mean ‘{MOAT}-")


def test_a_sentence_has_a_test_or_a_reason_and_what_a_reason_names_is_held() -> None:
    def one(number: int, reason: str = "", by: str = "", *tests: str) -> faq.Sentence:
        return faq.Sentence(f"FAQ-x-{number}", "dominion", "base", "x", reason, by, list(tests))

    kept = [
        one(1, "card", "", "a test"),
        one(2, "with", "FAQ-x-3"),
        one(3),
        one(4, "with", "FAQ-x-1"),
        one(5, "rule", "DUR-01"),
        one(6, "rule", "DUR-02"),
    ]
    assert list(faq.contradictions({each.id: each for each in kept}, ["DUR-01"])) == [
        "FAQ-x-1: has a reason (card) and a test (a test)",
        "FAQ-x-2: goes with FAQ-x-3, which nothing holds",
        "FAQ-x-6: is a case of DUR-02, which no test names",
    ]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"of": 1, "because": [1]}, "because is none of card, table"),
        ({"of": 1, "card": [2]}, "2 has two reasons, or is none of 1"),
        ({"of": 1, "card": [1], "table": [1]}, "1 has two reasons"),
        ({"of": 1, "rule": [1]}, "names too much or too little"),
        ({"of": 1, "card": {"1": "DUR-01"}}, "names too much or too little"),
    ],
)
def test_a_line_of_the_ledger_that_cannot_be_is_refused(line: dict[str, object], why: str) -> None:
    with pytest.raises(faq.BadLedger, match=why):
        list(faq._read("x", line))


@pytest.mark.usefixtures("folder", "no_reasons")
def test_the_sentences_are_counted_by_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba("rules", "dominion", "--faq") == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["base", "131", "2", *"000000", "129"] in lines
    assert ["total", "3506", "2", *"000000", "3504"] in lines


@pytest.mark.usefixtures("folder", "no_reasons")
@pytest.mark.parametrize("lang", LANGS)
def test_the_sentences_on_a_card_are_listed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba("rules", "moat", "--faq", "--lang", lang) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [f"{MOAT}-1".ljust(30), "  tests/a.yaml::A test"]
    assert lines[-1] == f"{MOAT}-6".ljust(30) + {"en": "open", "ja": "未処理"}[lang]


@pytest.mark.usefixtures("folder", "no_reasons")
def test_the_sentences_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba("rules", "--faq", "--json", "--set", "base") == 0
    entries = json.loads(capsys.readouterr().out)
    assert len(entries) == 131
    (entry,) = (each for each in entries if each["id"] == f"{MOAT}-1")
    assert entry == {
        **{"id": f"{MOAT}-1", "game": "dominion", "set": "base", "card": "moat"},
        **{"reason": "", "by": "", "tests": ["tests/a.yaml::A test"]},
    }


@pytest.mark.usefixtures("folder", "no_reasons")
def test_complete_asks_for_what_holds_each_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba("rules", "moat", "--faq", "--complete") == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        f"{MOAT}-{number}: covered by no test and no line of the ledger" for number in range(3, 7)
    ]


def test_without_tests_there_is_only_the_ledger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert fudaba("rules", "--faq", "--json", "--set", "base") == 0
    assert {entry["tests"] for entry in json.loads(capsys.readouterr().out)} == {None}
    assert fudaba("rules", "--faq") == 0
    assert "open" not in capsys.readouterr().out


def test_what_has_no_sentences_is_refused() -> None:
    with pytest.raises(BadSetup, match="no sentence on ‘bridge_over’"):
        fudaba("rules", "bridge_over", "--faq")
