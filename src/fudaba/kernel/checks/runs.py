"""Forks, saving and loading: the same answers make the same game, whenever it is taken up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from fudaba.kernel.ask import Answer
from fudaba.kernel.checks.comparison import CheckFailed, described, fields_of, image, started
from fudaba.kernel.checks.state import check_clone, check_conserved
from fudaba.kernel.drive import Driver
from fudaba.kernel.record import decode, encode
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table

T = TypeVar("T", bound=Table)


def check_fork(make: Callable[[], Driver[T]], answers: Sequence[Answer], *, every: int = 1) -> int:
    """A fork at each question is the same game and ends the same; what is played on it changes nothing.

    make: a new driver of one and the same game. every: fork only at each so-manieth question.
    Returns how many forks were played to the end.
    """
    driver = started(make)
    ends: list[tuple[int, bytes]] = []
    for number in range(len(answers) + 1):
        check_conserved(driver.table)
        if number % every == 0 or number == len(answers):
            before, asked = image(driver.table), described(driver.ask)
            fork = driver.fork()
            second = fork.fork()
            check_clone(driver.table, before)
            for one, name in ((fork, "a fork"), (second, "a fork of a fork")):
                if image(one.table) != before or described(one.ask) != asked:
                    raise CheckFailed(f"after {number} answers: {name} is not the same game")
            if driver.at_rest:
                again = Driver(driver.table.clone())
                again.resume()
                if image(again.table) != before or described(again.ask) != asked:
                    raise CheckFailed(f"after {number} answers: a table at rest does not ask the same again")
            for answer in answers[number:]:
                fork.answer(answer)
            ends.append((number, image(fork.table)))
            if image(driver.table) != before or image(second.table) != before:
                raise CheckFailed(f"after {number} answers: what is played on a fork changes the game")
        if number < len(answers):
            driver.answer(answers[number])
    end = image(driver.table)
    for number, reached in ends:
        if reached != end:
            raise CheckFailed(f"after {number} answers: a fork comes to another end")
    return len(ends)


def check_save_load(session: Session, *, every: int = 1) -> int:
    """A game saved and loaded at each question goes on as it was.

    Returns how many times it was loaded.
    """
    again, loads = Session(session.game, session.setup, session.names), 0
    for number in range(len(session.answers) + 1):
        if number % every == 0 or number == len(session.answers):
            record = again.record()
            saved = decode(encode(record))
            loaded = Session.resumed(session.game, saved)
            if saved != record or loaded.record() != record:
                raise CheckFailed(f"after {number} answers: the record is not the one that was saved")
            for one, other, name in (
                (image(again.driver.table), image(loaded.driver.table), "state"),
                (described(again.ask), described(loaded.ask), "question"),
                ([*map(fields_of, again.events)], [*map(fields_of, loaded.events)], "log"),
                (again.revealed, loaded.revealed, "notes of what was revealed"),
            ):
                if one != other:
                    raise CheckFailed(f"after {number} answers: the {name} is another once it is loaded")
            loads += 1
        if number < len(session.answers):
            again.answer(session.answers[number])
    if image(again.driver.table) != image(session.driver.table):
        raise CheckFailed("the session is not what its answers make")
    return loads
