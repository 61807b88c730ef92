"""A scenario file by its documents: as many, with the same lines and titles, as when it is read."""

import pytest

from fudaba.lab import Scenario, ScenarioError, scenarios
from fudaba.lab.scenario.outline import outline
from tests.lab.writing import with_steps

HOLDS = with_steps("- A: draw\n- A: pass")
WRONG = with_steps("- A: true")
TITLES = "\n---\n".join(
    [
        "# What is before the first scenario.",
        HOLDS,
        "# Only a comment.",
        HOLDS.replace("scenario: A test", "scenario: 'A: “test”'"),
        HOLDS.replace("scenario: A test", "rule: BRG-030\nscenario: A test\n  on two lines"),
        WRONG,
    ]
).replace("comment.\n---", "comment.\n--- ")


def test_it_has_the_lines_and_titles_of_what_is_read() -> None:
    read = list(scenarios(TITLES.encode(), "a.yaml"))
    found = outline(TITLES.encode(), "a.yaml")
    assert [each.title for each in found] == ["A test", "A: “test”", "A test on two lines", "A test"]
    assert [each.line for each in found[:3]] == [e.line for e in read if isinstance(e, Scenario)]
    assert [len(list(each.read())) for each in found] == [1, 1, 1, 1]


def test_a_document_is_read_with_the_lines_of_its_file() -> None:
    *_, in_file = scenarios(TITLES.encode(), "a.yaml")
    (mistake,) = outline(TITLES.encode(), "a.yaml")[-1].read()
    assert isinstance(mistake, ScenarioError)
    assert str(mistake) == str(in_file)


def test_nothing_is_read_for_a_plain_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fudaba.lab.values.nodes.documents", None)
    monkeypatch.setattr("fudaba.lab.scenario.reader.nodes", None)
    found = outline(f"{HOLDS}---\n{WRONG}".encode(), "a.yaml")
    assert [each.title for each in found] == ["A test", "A test"]


@pytest.mark.parametrize("text", ["", "# nothing\n", "---\n---\n"])
def test_a_file_without_a_scenario_has_one_document_that_says_so(text: str) -> None:
    (document,) = outline(text.encode(), "a.yaml")
    (mistake, *_) = document.read()
    assert isinstance(mistake, ScenarioError)
    assert document.title == ""


def test_what_is_no_text_is_told() -> None:
    with pytest.raises(ScenarioError, match=r"a\.yaml:2: .*UTF-8"):
        outline(b"a: 1\n\xff\n", "a.yaml")


def test_the_title_of_what_is_no_yaml_is_none() -> None:
    assert [each.title for each in outline(b"scenario: [\n---\nscenario: {a: 1}\n", "a.yaml")] == ["", ""]
