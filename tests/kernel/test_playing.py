"""The loop that plays a game between bots."""

from __future__ import annotations

from typing import Any

from fudaba import games
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.game_loop import play_out
from fudaba.kernel.table import Table

GAME = games.named("bridge_over")


def table() -> Table[Any, Any, Any, Any, Any]:
    return GAME.table(setup_of(GAME, seats=2, seed="playing", options={"rounds": 1}))


def first(ask: Ask[Any, Any]) -> Answer:
    return tuple(range(ask.least))


def test_a_game_is_played_to_its_end_and_all_answers_are_kept() -> None:
    answers: list[Answer] = []
    driver = Driver(table(), forkable=False)
    assert play_out(driver, first, answers, most=10_000)
    assert driver.ask is None
    again = Driver(table(), forkable=False)
    again.start()
    for answer in answers:
        again.answer(answer)
    assert again.table.state.digest() == driver.table.state.digest()


def test_a_game_that_takes_too_many_answers_is_given_up() -> None:
    answers: list[Answer] = []
    assert not play_out(Driver(table(), forkable=False), first, answers, most=3)
    assert len(answers) == 4
