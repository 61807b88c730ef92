"""Automatic answers, given without a look at the table, with which a game may play on by itself.

An automatic answer is recorded like any other; only the way from the table to the player and back is saved,
which in a simulation is most of the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Protocol, TypeAlias

from fudaba.kernel.ask import Answer, Ask


class AutoPlayer(Protocol):
    """A kind of player that gives automatic answers.

    composite_moves: the game's words for what such a player does as one step wherever it can be done.
    """

    composite_moves: ClassVar[frozenset[str]]

    @classmethod
    def static_answer(cls, ask: Ask[Any, Any]) -> Answer | None:
        """What each such player answers to this question whatever the table looks like; None if that matters.

        A game may say of some moments that it always matters then: such as when what is chosen may end it.

        The same as their `answer`; of the question it uses what `view.asked(ask)` tells.
        """
        ...

    @classmethod
    def counted_answer(cls, ask: Ask[Any, Any], tally: Any) -> Answer | None:
        """What each such player answers by what it can count; None if it must see more of the table.

        tally: the figures that the game keeps up for it, none of which a view would hide.
        """
        ...


Simulator: TypeAlias = "Callable[[Any, AutoPlay], bool]"
"""`simulator(table, autoplay)`: play on in a way of its own, to a state equal to that by the rules.
Returns whether it did anything; the rules go on from there."""


def can_autoplay(kind: type) -> bool:
    """Whether a kind of player says itself what it answers automatically: a class with an `answer` of its own
    and no static answers is asked everything, or else its parent's static answers would stand for it."""
    for parent in kind.__mro__:
        own = vars(parent)
        if "static_answer" in own or "counted_answer" in own:
            return hasattr(kind, "static_answer") and hasattr(kind, "counted_answer")
        if "answer" in own:
            return False
    return False


class AutoPlay:
    """The automatic answers of the players at a table."""

    __slots__ = ("answers", "players", "simulator")

    def __init__(
        self,
        players: list[type[AutoPlayer] | None],
        answers: list[Answer],
        simulator: Simulator | None = None,
    ) -> None:
        self.players = players
        """By seat; None for a player who is always asked."""
        self.answers = answers
        """All answers of the game. The list is shared with the caller, who adds the other answers."""
        self.simulator = simulator
        """Asked before the rules; None for none."""

    @classmethod
    def of(
        cls, players: Iterable[object], answers: list[Answer], simulator: Simulator | None = None
    ) -> AutoPlay | None:
        """The automatic answers of these players; None if none gives any."""
        kinds = [type(player) if can_autoplay(type(player)) else None for player in players]
        return cls(kinds, answers, simulator) if any(kinds) else None  # type: ignore[arg-type]  # they have a `static_answer`
