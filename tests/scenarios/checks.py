"""What every scenario in this folder is checked for; `conftest.py` makes the tests of it.

A scenario holds if its steps do. Unasked, its games are also forked at every question, saved and
loaded at every question, searched for leaks to every seat and the spectator, and told in both
languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import pytest

from fudaba.kernel.checks import SearchCounts, check_fork, check_leaks, check_save_load, check_sound
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Game, Setup
from fudaba.kernel.seen import Deciding, SeenQuestion
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View
from fudaba.lab import Scenario, ScenarioError, ScenarioResult, run
from fudaba.lab.execution.trace import ALL, seen
from fudaba.lab.scenario.outline import Document, outline
from fudaba.text import LANGS
from fudaba.text.narrator import narrator

HERE = Path(__file__).parent


def documents(folder: Path = HERE) -> Iterator[Document]:
    """The documents of all scenario files in a folder."""
    for file in sorted(folder.rglob("*.yaml")):
        yield from documents_of(file)


def documents_of(file: Path) -> list[Document]:
    """The documents of one file."""
    return outline(file.read_bytes(), file.relative_to(HERE.parents[1]).as_posix())


def read(document: Document) -> Scenario | ScenarioError:
    """The scenario of a document. Fails the test where there are several."""
    found = list(document.read())
    if len(found) != 1:
        pytest.fail(f"{document.file}:{document.line}: more than one scenario", pytrace=False)
    return found[0]


def outcome_of(document: Document) -> ScenarioResult:
    """How a scenario went. Fails the test where the document is wrong."""
    scenario = read(document)
    if isinstance(scenario, ScenarioError):
        pytest.fail(str(scenario), pytrace=False)
    return run(scenario)


@lru_cache(maxsize=8)  # the games of one scenario, for all of its checks
def set_up(game: Session) -> Table:
    """The table of a game before its first question: set up once, to be copied."""
    return game.game.table(game.setup)


def begun(game: Session) -> Callable[[], Driver[Table]]:
    """What makes the same game, before its first question."""
    table = set_up(game)
    return lambda: Driver(table.clone())


class Copying:
    """The rules of a game, with a table that is set up already: for an equal setup it is copied."""

    def __init__(self, game: Session) -> None:
        self._game, self._setup, self._table = game.game, game.setup, set_up(game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def table(self, setup: Setup) -> Table:
        """A table as the game would set it up."""
        return self._table.clone() if setup == self._setup else self._game.table(setup)


def holds(outcome: ScenarioResult) -> None:
    """Every step holds."""
    if outcome.failure is not None:
        pytest.fail(str(outcome.failure), pytrace=False)


def sound(outcome: ScenarioResult) -> None:
    """At each question every card is in one place, and nothing is so that cannot be."""
    for game in outcome.games:
        questions(game)


def fork(outcome: ScenarioResult) -> None:
    """A fork at each question comes to the same end."""
    for game in outcome.games:
        assert check_fork(begun(game), game.answers) > 0


def save_and_load(outcome: ScenarioResult) -> None:
    """A game saved and loaded at each question goes on as it was."""
    for game in outcome.games:
        again = copy(game)
        again.game = cast(Game, Copying(game))
        assert check_save_load(again) == len(game.answers) + 1


def leak(outcome: ScenarioResult) -> None:
    """No seat, and no spectator, is told what it may not know.

    It is looked for in a world in which nearly every hidden card has another face; in a long test in two.
    """
    for game in outcome.games:
        compare(game, keys=())


def compare(game: Session, keys: Sequence[bytes] = (b"twin",)) -> SearchCounts:
    """Look for leaks to every seat and the spectator; returns how much was compared.

    keys: one more twin world for each.
    """
    return check_leaks(begun(game), game.answers, keys=keys)


def tell(outcome: ScenarioResult) -> None:
    """Every line of the log and every question is one of the game's, and is told in both languages."""
    words = outcome.scenario.adapter.game.words
    asked = {each for game in outcome.games for each in questions(game)}
    put = [each for each in asked if isinstance(each, SeenQuestion)]
    options = {option for each in put for option in each.options}
    assert {each.kind for each in put} <= {*words.questions}
    assert {option.verb for option in options} <= {*words.verbs}
    lines = {
        seen(game, event, viewer)
        for game in outcome.games
        for viewer in (ALL, *range(SPECTATOR, game.table.seats))
        for event in game.events
    }
    assert {line.kind for line in lines} <= {*words.lines}
    rules = {line.rule for line in lines if line.rule}
    for lang in LANGS:
        tell = narrator(outcome.scenario.adapter.game.name, lang, outcome.scenario.seats.labels)
        assert all(map(tell.event, lines))
        assert all(map(tell.rule, rules))
        assert all(map(tell.question, asked))
        assert all(map(tell.option, options))


@lru_cache(maxsize=8)  # `sound` asks for them, and `tell`
def questions(game: Session) -> list[Deciding]:
    """Every question of a game, as each seat and the spectator see it. At each of them the game is sound."""
    driver, found = begun(game)(), []
    driver.start()
    for answer in (*game.answers, None):
        check_sound(driver.table, at_rest=driver.at_rest)
        for viewer in range(SPECTATOR, driver.table.seats):
            asked = View(driver.table, viewer).asked(driver.ask)
            if asked is not None:
                found.append(asked)
        if answer is not None:
            driver.answer(answer)
    return found


CHECKS = (holds, sound, fork, save_and_load, leak, tell)
