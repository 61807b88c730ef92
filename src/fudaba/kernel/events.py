"""Events: what has happened, what caused it, which rule says so, and who may know it."""

from __future__ import annotations

from typing import Final, Generic

from fudaba.kernel.cards import EVERYBODY, Ref
from fudaba.kernel.words import L

TURN: Final = "turn"
"""The kind of line with which a turn begins, in every game."""


class Event(Generic[L]):
    """One line of the log. L: the kinds of lines of a game.

    kind: a word; with the game's name it is the id of the sentence that tells it.
    seat: who did it or whom it befell, -1 for the table. whom: the other seat concerned, or -1.
    cards: the cards as they lay when it happened. audience: who may see their faces;
    that it happened, and with how many cards, everybody may know. named: who may see their names,
    which tell since when they have lain where they lay: those who saw into that place.
    number, word: what else the sentence needs. rule: the id of the rule that says so.
    cause: the index of the event that this one belongs to, -1 for none.
    """

    __slots__ = ("audience", "cards", "cause", "kind", "named", "number", "rule", "seat", "whom", "word")

    def __init__(
        self,
        kind: L,
        seat: int = -1,
        cards: tuple[Ref, ...] = (),
        *,
        whom: int = -1,
        audience: int = EVERYBODY,
        named: int = EVERYBODY,
        number: int = 0,
        word: str = "",
        rule: str = "",
        cause: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.whom = whom
        self.audience = audience
        self.named = named
        self.number = number
        self.word = word
        self.rule = rule
        self.cause = cause

    def __repr__(self) -> str:
        return f"<{self.kind} seat={self.seat} cards={[c.card for c in self.cards]} {self.rule}>"
