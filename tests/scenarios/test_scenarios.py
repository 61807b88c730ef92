"""Every scenario file in this folder is a test, and is checked for more than it asks.

A scenario holds if its steps do. Unasked, its games are also forked at every question, saved and
loaded at every question, searched for leaks to every seat and the spectator, and told in both
languages. A new file needs nothing but to be here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from fudaba.kernel.checks import Compared, check_fork, check_leaks, check_save_load
from fudaba.kernel.drive import Driver
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR
from fudaba.lab import Outcome, Scenario, ScenarioError, run, scenarios
from fudaba.lab.trace import ALL, seen
from fudaba.text import LANGS
from fudaba.text.narrator import narrator

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


class Found(NamedTuple):
    """A scenario (or what is wrong with it) and the name of its tests."""

    name: str
    scenario: Scenario | ScenarioError


@cache
def found() -> list[Found]:
    """All scenarios of all files, each with a name of its own."""
    names: dict[str, int] = {}
    all_found = []
    for file in FILES:
        for scenario in scenarios(file.read_bytes(), str(file.relative_to(HERE.parents[1]))):
            title = f"line {scenario.line}" if isinstance(scenario, ScenarioError) else scenario.title
            words = re.sub(r"[^a-z0-9]+", "_", title.lower())[:60]
            name = f"{file.relative_to(HERE).with_suffix('')}-{words}"
            names[name] = names.get(name, 0) + 1
            all_found.append(Found(name if names[name] == 1 else f"{name}_{names[name]}", scenario))
    return all_found


def outcome_of(scenario: Scenario | ScenarioError) -> Outcome:
    """How a scenario went. Fails the test where its file is wrong."""
    if isinstance(scenario, ScenarioError):
        pytest.fail(str(scenario), pytrace=False)
    return _outcome(found().index(next(each for each in found() if each.scenario is scenario)))


@cache
def _outcome(number: int) -> Outcome:
    scenario = found()[number].scenario
    assert isinstance(scenario, Scenario)
    return run(scenario)


def begun(game: Session) -> Driver[Table]:
    """The same game, before its first question."""
    return Driver(game.game.table(game.setup))


def holds(outcome: Outcome) -> None:
    """Every step holds."""
    if outcome.failure is not None:
        pytest.fail(str(outcome.failure), pytrace=False)


def fork(outcome: Outcome) -> None:
    """A fork at each question comes to the same end."""
    for game in outcome.games:
        assert check_fork(partial(begun, game), game.answers) > 0


def save_and_load(outcome: Outcome) -> None:
    """A game saved and loaded at each question goes on as it was."""
    for game in outcome.games:
        assert check_save_load(game) == len(game.answers) + 1


def leak(outcome: Outcome) -> None:
    """No seat, and no spectator, is told what it may not know."""
    for game in outcome.games:
        compare(game)


def compare(game: Session) -> Compared:
    """Look for leaks to every seat and the spectator; tells how much was compared."""
    total = Compared(0, 0, 0)
    for viewer in range(SPECTATOR, game.table.seats):
        total = total.plus(check_leaks(partial(begun, game), game.answers, viewer))
    return total


def tell(outcome: Outcome) -> None:
    """Every line of the log and every question is told in both languages."""
    names = outcome.scenario.seats.labels
    for lang in LANGS:
        telling = narrator(outcome.scenario.adapter.game.name, lang, names)
        for game in outcome.games:
            for viewer in (ALL, *range(SPECTATOR, game.table.seats)):
                for event in game.events:
                    assert telling.event(seen(game, event, viewer))
                    assert not event.rule or telling.rule(event.rule)
            for asked in questions(game):
                assert telling.question(asked)
                assert all(telling.option(option) for option in asked.get("options", ()))


def questions(game: Session) -> Iterator[dict[str, Any]]:
    """Every question of a game, as each seat and the spectator see it."""
    again = Session(game.game, game.setup, list(game.names))
    for answer in (*game.answers, None):
        for viewer in range(SPECTATOR, game.table.seats):
            asked = again.view(viewer).asked(again.ask)
            if asked is not None:
                yield asked
        if answer is not None:
            again.answer(answer)


CHECKS = (holds, fork, save_and_load, leak, tell)


@pytest.mark.parametrize(
    ("scenario", "check"),
    [
        pytest.param(each.scenario, check, id=f"{each.name}-{check.__name__}")
        for each in found()
        for check in CHECKS
    ],
)
def test_scenario(scenario: Scenario | ScenarioError, check: Callable[[Outcome], None]) -> None:
    check(outcome_of(scenario))


def test_there_are_scenarios() -> None:
    assert FILES


def test_the_search_for_leaks_compares_worlds() -> None:
    """It would find nothing either if it looked at nothing."""
    total = Compared(0, 0, 0)
    for each in found()[::20]:
        for game in outcome_of(each.scenario).games:
            total = total.plus(compare(game))
    assert total.worlds > 500
    assert total.views > total.worlds
    assert total.parted < total.worlds / 2
