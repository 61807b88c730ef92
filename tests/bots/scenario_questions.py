"""All questions of all scenarios of Dominion: every effect of every card and landscape happens in some."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fudaba.games.dominion.board.board import Board
from fudaba.kernel.drive import Driver
from fudaba.kernel.session import Session
from tests.scenarios.checks import HERE, begun, documents, outcome_of


@cache
def games() -> list[tuple[str, Session]]:
    """The games of all scenarios, each with its place; played once for all tests."""
    found = documents(HERE / "dominion")
    return [(f"{one.file}:{one.line}", game) for one in found for game in outcome_of(one).games]


def asked_in_scenarios() -> Iterator[tuple[str, Driver[Any], Any]]:
    """All questions of all scenarios with their place, before the scenario answers them."""
    for where, game in games():
        driver: Driver[Any] = begun(game)()
        driver.forkable = True
        driver.start()
        for given in game.answers:
            if driver.ask is None:
                break
            yield where, driver, driver.ask
            driver.answer(given)


def who_asks(t: Board, ask: Any) -> str:
    """The card that asks, or "" if nobody says so."""
    about = t.cards[ask.about].face if ask.about >= 0 else ""
    return ask.word if ask.kind == "option" and ask.word else about
