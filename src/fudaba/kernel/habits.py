"""Answers by habit, without a look at the table, with which a game may play on by itself.

A question whose answer is a habit is answered all the same, and the answer is written down; only the way from
the table to the player and back is saved, which in a simulation is most of the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Protocol, TypeAlias

from fudaba.kernel.ask import Answer, Ask


class Habitual(Protocol):
    """A kind of player that has habits.

    macros: the game's words for what such a player does as one step wherever it can be done.
    """

    macros: ClassVar[frozenset[str]]

    @classmethod
    def habit(cls, ask: Ask[Any, Any]) -> Answer | None:
        """What each such player answers to this question whatever the table looks like; None if that matters.

        A game may say of some moments that it always matters then: such as when what is chosen may end it.

        The same as their `answer`; of the question it uses what `view.asked(ask)` tells.
        """
        ...

    @classmethod
    def reckon(cls, ask: Ask[Any, Any], tally: Any) -> Answer | None:
        """What each such player answers by what it can count; None if it must see more of the table.

        tally: the figures that the game keeps up for it, none of which a view would hide.
        """
        ...


Simulator: TypeAlias = "Callable[[Any, Habits], bool]"
"""`simulator(table, habits)`: play on by habit in a way of its own, to a state equal to that by the rules.
Returns whether it did anything; the rules go on from there."""


def has_habits(kind: type) -> bool:
    """Whether a kind of player has habits that are its own: a class that says anew what it answers, and not
    what by habit, is asked everything, or else the habits of its parent would answer for it."""
    for parent in kind.__mro__:
        own = vars(parent)
        if "habit" in own or "reckon" in own:
            return hasattr(kind, "habit") and hasattr(kind, "reckon")
        if "answer" in own:
            return False
    return False


class Habits:
    """The habits of the players at a table."""

    __slots__ = ("answers", "players", "simulator")

    def __init__(
        self, players: list[type[Habitual] | None], answers: list[Answer], simulator: Simulator | None = None
    ) -> None:
        self.players = players
        """By seat; None for a player without habits."""
        self.answers = answers
        """All answers of the game. The list is shared with the caller, who adds the other answers."""
        self.simulator = simulator
        """Asked before the rules; None for none."""

    @classmethod
    def of(
        cls, players: Iterable[object], answers: list[Answer], simulator: Simulator | None = None
    ) -> Habits | None:
        """The habits of these players; None if no one has any."""
        kinds = [type(player) if has_habits(type(player)) else None for player in players]
        return cls(kinds, answers, simulator) if any(kinds) else None  # type: ignore[arg-type]  # they have a `habit`
