"""The end of a game: what ended it, what was counted, and what decided."""

from __future__ import annotations

import msgspec


class CountRow(msgspec.Struct, frozen=True):
    """A row of what was counted at the end."""

    word: str
    """What is counted, as the game calls it."""
    counts: tuple[int, ...]
    """How many of it each seat has."""
    figures: tuple[int, ...]
    """What these come to, by seat."""
    face: str = ""
    """The card that is counted, or ""."""
    number: int = 0
    """Which one it is, such as an age or a round."""


class Measure(msgspec.Struct, frozen=True):
    """What players are compared by."""

    word: str
    """The game's word for it."""
    figures: tuple[int, ...]
    """The figure of each seat."""
    rule: str = ""
    """The id of the rule that says so, or ""."""
    few: bool = False
    """Whether fewer is better."""
    used: bool = True
    """Whether it was looked at. A tie-break is looked at only where all before it was even."""


class Ending(msgspec.Struct, frozen=True):
    """Why a game is over and how its winners were found."""

    reason: str
    """The game's word for what ended it."""
    rule: str
    """The id of the rule that ends it so, or decides it."""
    winners: tuple[int, ...]
    """The seats that have won."""
    measures: tuple[Measure, ...]
    """The measures, in the order in which they count."""
    rows: tuple[CountRow, ...] = ()
    """What the first measure is made of."""
    seat: int = -1
    """The seat whose doing it was, -1 for none."""
    number: int = -1
    """The number of it: a turn, an age or how many; -1 for none."""
    faces: tuple[str, ...] = ()
    """The cards that brought it about."""

    @property
    def decided(self) -> Measure | None:
        """The last measure that was looked at; None where a rule alone said who wins."""
        used = [measure for measure in self.measures if measure.used]
        return used[-1] if used else None

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat of the game, from 1; equal ones are shared.

        Those who have won are first. The rules say no more; the others follow by the measures in their order,
        also by those that were not looked at to find the winners.
        """
        seats = range(len(self.measures[0].figures)) if self.measures else ()
        ranks = [
            (0,)
            if seat in self.winners
            else (1, *(each.figures[seat] * (1 if each.few else -1) for each in self.measures))
            for seat in seats
        ]
        return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
