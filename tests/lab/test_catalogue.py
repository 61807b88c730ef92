"""The rule catalogue, and `fudaba rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fudaba import games
from fudaba.kernel.game import BadSetup
from fudaba.lab.catalogue.rules import catalogue
from fudaba.lab.errors import WrongScenario
from fudaba.lab.scenario.rule_ids import Spellings, game_of, read_rule, rule_ids
from fudaba.text import LANGS
from tests.lab.commanding import fudaba
from tests.lab.whole import TESTS, whole_catalogue
from tests.lab.writing import HEAD

STEP = "  - see: {round: 1}\n"
NO_RULE = "BRG-" + "999"  # put together, so that this file does not name it

PYTHON = f'''
"""Names BRG-001, but is no test."""
import pytest

TABLE = [("BRG-013", 1), ("x BRG-014", 2)]

def test_brg_015_and_more(): ...

class TestHere:
    async def test_inside(self):
        """About BRG-016 (and UTF-8)."""

@pytest.mark.parametrize(("rule", "n"), TABLE)
@pytest.mark.parametrize("other", ["BRG-G12", "BRG-AMB4, BRG-017"])
def test_table(rule, n, other): ...

@rule("{NO_RULE}")
def test_wrong(): ...

def helper():
    """About BRG-018."""
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with tests/ in it: one scenario file, one Python file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    tests = tmp_path / "tests"
    (tests / "scenarios").mkdir(parents=True)
    scenario = "rule: [BRG-030, AMB-4]\n" + HEAD + STEP
    (tests / "scenarios" / "a.yaml").write_text(scenario, encoding="utf-8")
    (tests / "test_a.py").write_text(PYTHON, encoding="utf-8")
    return tmp_path


def test_the_catalogue_has_every_rule_with_words_and_source() -> None:
    rules = catalogue(None).rules
    assert list(rules) == rule_ids()
    assert {f"BRG-{number:03}" for number in range(1, 189)} < rules.keys()
    assert {f"BRG-G{number}" for number in range(1, 26)} < rules.keys()
    assert {f"BRG-AMB{number}" for number in range(1, 24)} < rules.keys()
    for rule in rules.values():
        assert (rule.game == "bridge_over") == rule.id.startswith("BRG-")
        assert rule.text["en"] != rule.text["ja"]
        assert ": " in rule.source
        assert rule.tests == []


def test_tests_are_found_by_the_rules_they_name(folder: Path) -> None:
    found = catalogue(Path("tests"))
    named = {rule.id: rule.tests for rule in found.rules.values() if rule.tests}
    assert named == {
        "BRG-013": ["tests/test_a.py::test_table"],
        "BRG-015": ["tests/test_a.py::test_brg_015_and_more"],
        "BRG-016": ["tests/test_a.py::test_inside"],
        "BRG-017": ["tests/test_a.py::test_table"],
        "BRG-030": ["tests/scenarios/a.yaml::A test"],
        "BRG-G12": ["tests/test_a.py::test_table"],
        "BRG-AMB4": ["tests/scenarios/a.yaml::A test", "tests/test_a.py::test_table"],
    }
    assert found.mistakes == [f"tests/test_a.py::test_wrong: there is no rule {NO_RULE}"]
    untested = [rule.id for rule in found.untested(["BRG-013", "BRG-018", "BRG-G1"])]
    assert untested == ["BRG-018"]


def test_rules_as_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba("rules", "bridge_over", "--json") == 1
    out = capsys.readouterr()
    entries = json.loads(out.out)
    assert [entry["id"] for entry in entries] == [id for id in rule_ids() if id.startswith("BRG-")]
    entry = next(entry for entry in entries if entry["id"] == "BRG-030")
    assert entry.keys() == {"id", "game", "text", "source", "tests"}
    assert (entry["game"], entry["tests"]) == ("bridge_over", ["tests/scenarios/a.yaml::A test"])
    assert entry["text"].keys() == {"en", "ja"}
    assert out.err == f"tests/test_a.py::test_wrong: there is no rule {NO_RULE}\n"


def test_the_command_fails_if_a_scenario_names_no_rule(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "tests" / "test_a.py").unlink()
    assert fudaba("rules", "--json") == 0
    file = folder / "tests" / "scenarios" / "a.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("BRG-030", NO_RULE), encoding="utf-8")
    capsys.readouterr()
    assert fudaba("rules", "--json") == 1
    assert capsys.readouterr().err.startswith(f"tests/scenarios/a.yaml:1: There is no rule ‘{NO_RULE}’.")


def test_situations_and_steps_are_not_read_for_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With thousands of scenarios that would take a quarter of a minute for one rule."""
    monkeypatch.setattr("fudaba.lab.scenario.reader.Labels", None)
    monkeypatch.setattr("fudaba.lab.scenario.reader.setup_of", None)
    assert catalogue(Path("tests")).rules["BRG-030"].tests == ["tests/scenarios/a.yaml::A test"]


def test_complete_asks_for_a_test_of_every_statement(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "tests" / "test_a.py").unlink()
    assert fudaba("rules", "bridge_over", "--complete") == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 187
    assert lines[0] == "BRG-001: no test names this rule"
    assert "BRG-030: no test names this rule" not in lines


@pytest.mark.usefixtures("folder")
def test_rules_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    fudaba("rules", "bridge_over", "--lang", "ja")
    output = capsys.readouterr().out
    assert "bridge_over：ルール236件、うちテストのあるもの7件" in output
    assert "BRG-AMB4" in output


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("word", ["BRG-AMB4", "brg-amb4", "AMB-4", "BRG-AMB-4"])
def test_one_rule_is_shown_with_its_tests(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    fudaba("rules", word)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "BRG-AMB4"
    assert lines[-2:] == ["  tests/scenarios/a.yaml::A test", "  tests/test_a.py::test_table"]


def test_without_tests_there_are_only_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert fudaba("rules", "BRG-030") == 0
    output = capsys.readouterr().out
    assert "Tests are found in a checkout" in output
    assert "no test names this rule" not in output
    assert fudaba("rules", "bridge_over") == 0
    output = capsys.readouterr().out
    assert output.startswith("bridge_over: 236 rules ")
    assert "with tests" not in output
    assert fudaba("rules", "BRG-030", "--json") == 0
    assert json.loads(capsys.readouterr().out)[0]["tests"] is None
    with pytest.raises(BadSetup, match="--complete needs --tests DIR"):
        fudaba("rules", "--complete")
    with pytest.raises(BadSetup, match="Folder not found: gone"):
        fudaba("rules", "--tests", "gone")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "width", ["60", *(pytest.param(width, marks=pytest.mark.long) for width in ("100", "160"))]
)
@pytest.mark.parametrize("lang", LANGS)
def test_no_rule_is_cut_off(
    lang: str, width: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    fudaba("rules", "--lang", lang)
    output = capsys.readouterr().out
    cut = sum(rule.text[lang].count("…") for rule in catalogue(None).rules.values())
    assert output.count("…") == cut


def test_one_rule_takes_apart_only_the_files_it_can_stand_in(folder: Path) -> None:
    (folder / "tests" / "test_b.py").write_text("this is no Python", encoding="utf-8")
    with pytest.raises(SyntaxError):
        catalogue(Path("tests"))
    found = catalogue(Path("tests"), {"BRG-AMB4", "BRG-030"})
    assert found.rules["BRG-030"].tests == ["tests/scenarios/a.yaml::A test"]
    assert found.rules["BRG-AMB4"].tests == ["tests/scenarios/a.yaml::A test", "tests/test_a.py::test_table"]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["Enchantress", "enchantress", "女魔術師"])
def test_the_rules_on_a_card_are_listed_by_its_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """DUR-21a, WAY-50."""
    fudaba("rules", name)
    output = capsys.readouterr().out
    assert "DUR-21a" in output
    assert "WAY-50" in output
    assert "BRG-" not in output


def test_what_is_no_game_and_no_rule_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"no game, card or rule ‘bridge_ovre’\. Did you mean ‘bridge_over’"):
        fudaba("rules", "bridge_ovre")
    with pytest.raises(BadSetup, match=rf"no game, card or rule ‘{NO_RULE}’\. Did you mean ‘BRG-"):
        fudaba("rules", NO_RULE)


def test_ids_belong_to_games() -> None:
    assert game_of("BRG-030") == game_of("BRG-G1") == "bridge_over"
    assert game_of("UTF-8") == ""
    assert read_rule("G-1", "bridge_over") == "BRG-G1"
    with pytest.raises(WrongScenario):
        read_rule("G-1", "another_game")


def test_an_id_is_found_whatever_its_case() -> None:
    assert read_rule("brg-amb4") == "BRG-AMB4"
    assert read_rule("inn-204A") == "INN-204a"


BRIDGE_OVER = [id for id in rule_ids() if id.startswith("BRG-")]


@pytest.mark.parametrize(
    "document",
    [
        "scenario: a\nrule: BRG-030\ngame: bridge_over\n",
        "scenario: a\nrule: [brg-amb-4]\ngame: bridge_over\n",
        "scenario: a\nrule:\n- AMB-4\ngame: bridge_over\n",
        "scenario: a\nrule:\n  - G-12\ngame: bridge_over\n",
        "scenario: a\n'rule': G12\ngame: bridge_over\n",
        "scenario: &it G12\nrule: *it\ngame: bridge_over\n",
        "{scenario: a, rule: '030', game: bridge_over}\n",
        "scenario: a\nrule: BRG-999\ngame: dominion\n",
        "a table: of 030\n",
    ],
)
def test_what_may_name_a_rule_is_taken_apart(document: str) -> None:
    spelled = Spellings(BRIDGE_OVER)
    assert spelled.in_file(document)
    assert spelled.in_scenario(document)


@pytest.mark.parametrize(
    "document",
    [
        "scenario: a\nrule: DUR-030\ngame: dominion\n",
        "scenario: a\nrule: AMB-4\ngame: dominion\n",
        "scenario: a\ngame: bridge_over\nnotes: 030\n",
        "scenario: a\nrule: nothing\ngame: bridge_over\nnotes: 030\n",
    ],
)
def test_what_cannot_name_a_rule_is_left_alone(document: str) -> None:
    assert not Spellings(BRIDGE_OVER).in_scenario(document)


def test_only_one_rule_is_looked_for_where_one_is_asked_for() -> None:
    assert Spellings(["BRG-030"]).in_code("def test_brg_030_holds(): ...")
    assert not Spellings(["BRG-030"]).in_code("def test_brg_031_holds(): ...")
    assert Spellings(BRIDGE_OVER).in_code("def test_brg_999_holds(): ...")


def test_the_tests_of_each_rule_are_the_same_whatever_is_asked_for() -> None:
    """What is left alone for a game's rules names none of them."""
    tests = {id: rule.tests for id, rule in whole_catalogue().rules.items()}
    for game in games.names():
        of_game = {id for id in rule_ids() if game_of(id) == game}
        found = catalogue(TESTS, of_game)
        assert {id: rule.tests for id, rule in found.rules.items()} == {id: tests[id] for id in of_game}
