"""Plays a game from its beginning to its end: the one loop in which bots answer every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver


def play_out(
    driver: Driver[Any], answer: Callable[[Ask[Any, Any]], Answer], answers: list[Answer], *, most: int
) -> bool:
    """Play a game that has not begun. Returns whether it came to its end within about so many answers.

    answer: gives the answer of who decides. answers: takes them all, automatic ones too.
    """
    ask = driver.start()
    while ask is not None:
        if len(answers) > most:
            return False
        given = answer(ask)
        answers.append(given)
        ask = driver.answer(given)
    return True
