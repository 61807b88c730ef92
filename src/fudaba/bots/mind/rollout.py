"""One world, one answer: what comes of it if all play on as they are wont to."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from fudaba.bots.mind.outlook import Outlook, Prospect
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import AutoPlay
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View

LONGEST: Final = 5_000
"""A rollout with more answers than this is judged as it stands."""


class Rollout(NamedTuple):
    """What came of it, and how many questions the players had to be asked: what it cost."""

    prospect: Prospect
    asked: int


@runtime_checkable
class PlaysOn(Protocol):
    """An outlook that knows a quicker way to play on than to ask its players one after the other."""

    def play_on(self, world: Driver[Any], answer: Answer | None, seat: int) -> Rollout:
        """What `roll_out` does."""
        ...


def roll_out(world: Driver[Any], answer: Answer | None, outlook: Outlook, seat: int) -> Rollout:
    """Give the answer to the question of a world, play on to the horizon, and say what it is worth to a seat.

    answer: None to let the players answer that question, too. The world itself is not changed.
    """
    if isinstance(outlook, PlaysOn):
        return outlook.play_on(world, answer, seat)
    return ask_players(world, answer, outlook, seat)


def ask_players(world: Driver[Any], answer: Answer | None, outlook: Outlook, seat: int) -> Rollout:
    """The same, by asking the players of the outlook."""
    driver = world.fork()
    table = driver.table
    players, is_far_enough = outlook.players(driver), outlook.horizon(driver)
    table.autoplay = AutoPlay.of(players, [], getattr(outlook, "simulator", None))
    if table.autoplay is not None:
        driver.forkable = False
    if answer is not None:
        driver.answer(answer)
    asked = 0
    while asked < LONGEST:
        ask = driver.ask
        if ask is None or (is_far_enough is not None and is_far_enough(driver)):
            break
        asked += 1
        seat_asked = ask.decider
        driver.answer(players[seat_asked].answer(ask, View(table, seat_asked)))
    return Rollout(outlook.prospect(driver, seat), asked)
