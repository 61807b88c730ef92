"""Choices in the words of cards: `one(me.hand)`, `may(me.hand)`, `up_to(3, me.hand)`.

Such a choice is handed to a verb, whose player makes it: `await me.discard(one(me.hand))`. Where there are
fewer cards than a choice asks for, all of them are taken, except by `exactly`.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, NamedTuple, TypeVar

from fudaba.kernel.handful import Cards

C = TypeVar("C", bound=Cards[Any])
Way = Literal["one", "may", "some", "every", "exactly", "up_to", "any_number", "between"]
"""How a card says how many are chosen. A game may have a rule for each."""


class Choice(NamedTuple, Generic[C]):
    """Cards to choose among, and how the card says so."""

    cards: C
    """The cards that may be chosen."""
    least: int
    """The fewest that must be chosen."""
    most: int
    """The most that may be chosen."""
    way: Way
    """How the card puts it: "one", "may" and so on."""
    sure: tuple[int, ...] = ()
    """The numbers of cards that go without being chosen, before the others."""

    @property
    def single(self) -> bool:
        """Whether the card says "a card", not how many."""
        return self.way == "one" or self.way == "may"


def one(cards: C) -> Choice[C]:
    """One of them."""
    return Choice(cards, 1, 1, "one")


def may(cards: C) -> Choice[C]:
    """One of them, or none: the card says "may"."""
    return Choice(cards, 0, 1, "may")


def some(number: int, cards: C) -> Choice[C]:
    """This many of them."""
    return Choice(cards, number, number, "some")


def every(cards: C) -> Choice[C]:
    """All of them, in the order that the player likes."""
    return Choice(cards, len(cards), len(cards), "every")


def exactly(number: int, cards: C) -> Choice[C]:
    """This many of them, or none where there are fewer."""
    number = number if len(cards) >= number else 0
    return Choice(cards, number, number, "exactly")


def up_to(number: int, cards: C) -> Choice[C]:
    """As many as the player likes, up to a number."""
    return Choice(cards, 0, number, "up_to")


def any_number(cards: C) -> Choice[C]:
    """As many as the player likes."""
    return Choice(cards, 0, len(cards), "any_number")


def between(least: int, most: int, cards: C) -> Choice[C]:
    """From this many to that many of them."""
    return Choice(cards, least, most, "between")
