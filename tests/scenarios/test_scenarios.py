"""The scenarios are tests of their own (`conftest.py`); this is about those tests."""

from dataclasses import replace

import pytest

from fudaba.kernel.checks import CheckFailed, SearchCounts
from tests.scenarios.checks import HERE, compare, documents, documents_of, holds, outcome_of
from tests.scenarios.conftest import ScenarioFile


@pytest.mark.parametrize("every", [100, pytest.param(20, marks=pytest.mark.long)])
def test_the_search_for_leaks_compares_worlds(every: int) -> None:
    """It would find nothing either if it looked at nothing."""
    total = SearchCounts(0, 0, 0)
    for document in list(documents())[::every]:
        for game in outcome_of(document).games:
            total = total.plus(compare(game))
    assert total.worlds > 500
    assert total.views > total.worlds
    assert total.parted < total.worlds / 2


@pytest.mark.long
@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_no_scenario_leaks_in_a_second_world(game: str) -> None:
    """The test of each scenario takes only one."""
    leaks = {}
    for document in documents(HERE / game):
        try:
            for played in outcome_of(document).games:
                compare(played)
        except CheckFailed as failure:
            leaks[f"{document.file}:{document.line}"] = str(failure)
    assert leaks == {}


def test_a_scenario_that_does_not_hold_fails_its_tests() -> None:
    document = next(documents())
    broken = replace(document, text=document.text.replace("steps:", "steps:\n- see: {turn: none}\n-", 1))
    with pytest.raises(pytest.fail.Exception, match=document.file):
        outcome_of(broken)
    failing = replace(document, text=f"{document.text.rstrip()}\n  - over: {{winners: [A]}}\n")
    with pytest.raises(pytest.fail.Exception, match=document.file):
        holds(outcome_of(failing))


def test_two_scenarios_are_not_taken_for_one() -> None:
    document = next(documents())
    with pytest.raises(pytest.fail.Exception, match="more than one"):
        outcome_of(replace(document, text=f"{document.text}\n---\n{document.text}"))


def test_the_tests_of_a_file_are_named_by_its_scenarios(request: pytest.FixtureRequest) -> None:
    file = HERE / "dominion" / "promo.yaml"
    collector = ScenarioFile.from_parent(request.session, path=file)
    found = [item.name for item in collector.collect()]
    assert len(found) == len(set(found)) == len(documents_of(file))
    assert found[0] == "captain_commands_now_and_on_the_next_turn"
