"""How cards say that somebody chooses: `one(me.hand)`, `may(me.hand)`, `up_to(3, me.hand)`.

Such a choice is handed to a verb, whose player makes it: `await me.score(one(me.hand))`. Where there are
fewer cards than a choice asks for, all of them are taken, except by `exactly` (INN-014 to INN-018).
"""

from __future__ import annotations

from typing import NamedTuple

from fudaba.games.innovation.pieces import Cards


class Choice(NamedTuple):
    """Cards to choose among, at least and at most how many, and the rule that says so.

    sure: cards that go without being chosen, before the others. optional: whether the card says "may".
    """

    cards: Cards
    least: int
    most: int
    rule: str
    sure: tuple[int, ...] = ()
    optional: bool = False


def one(cards: Cards) -> Choice:
    """One of them."""
    return Choice(cards, 1, 1, "INN-018")


def may(cards: Cards) -> Choice:
    """One of them, or none."""
    return Choice(cards, 0, 1, "INN-G1", optional=True)


def some(number: int, cards: Cards) -> Choice:
    """So many of them."""
    return Choice(cards, number, number, "INN-018")


def every(cards: Cards) -> Choice:
    """All of them, in the order that the player likes."""
    return Choice(cards, len(cards), len(cards), "INN-018")


def highest(number: int, cards: Cards) -> Choice:
    """The so many highest of them; only among equals there is a choice."""
    sure: list[int] = []
    left = cards
    while left and len(sure) + len(left.highest) <= number:
        sure += left.highest
        left = left.aged(*(left.ages - {left.highest.age}))
    count = min(number - len(sure), len(left))
    return Choice(left.highest if count else Cards(cards.t), count, count, "INN-018", tuple(sure))


def exactly(number: int, cards: Cards) -> Choice:
    """So many of them, or none where there are not so many (INN-016)."""
    number = number if len(cards) >= number else 0
    return Choice(cards, number, number, "INN-016")


def up_to(number: int, cards: Cards) -> Choice:
    """As many as the player likes, up to a number."""
    return Choice(cards, 0, number, "INN-017")


def any_number(cards: Cards) -> Choice:
    """As many as the player likes."""
    return Choice(cards, 0, len(cards), "INN-017")


def between(least: int, most: int, cards: Cards) -> Choice:
    """So many to so many of them."""
    return Choice(cards, least, most, "INN-017")
