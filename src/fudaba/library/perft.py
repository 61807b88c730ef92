"""How many sequences of answers follow from a position: a test of rules, as chess programs have it."""

from __future__ import annotations

from typing import Any

from fudaba.kernel.drive import Driver
from fudaba.kernel.legal import count_legal_answers, legal_answers
from fudaba.library.match import Match


def perft(match: Match, depth: int) -> int:
    """How many sequences of so many legal answers may follow from here, as chess programs count moves.

    A sequence that ends the game sooner does not count. Chance is that of the match's seed, so the number is
    always the same; where it changes, a rule has changed. The match itself is not changed.

    Args:
        match: the game, at any question.
        depth: how many answers are a sequence; the time that it takes grows with the number of sequences of
            one answer less.

    Raises:
        ValueError: the depth is negative.

    >>> import fudaba
    >>> match = fudaba.new_game("innovation", seed=3)
    >>> [fudaba.perft(match, depth) for depth in range(3)]
    [1, 2, 4]
    """
    if depth < 0:
        raise ValueError(f"a sequence cannot have {depth} answers")
    return _perft(match._session.driver, depth)


def _perft(driver: Driver[Any], depth: int) -> int:
    ask = driver.ask
    if depth == 0:
        return 1
    if ask is None:
        return 0
    if depth == 1:
        return count_legal_answers(ask)
    total = 0
    for answer in legal_answers(ask):
        after = driver.fork()
        after.answer(answer)
        total += _perft(after, depth - 1)
    return total
