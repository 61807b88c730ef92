"""The end of a game: what ended it, what was counted, and what decided."""

from __future__ import annotations

import msgspec


class Counted(msgspec.Struct, frozen=True):
    """A row of what was counted. For each seat: how many it has of it, and what they come to.

    word: what it is, as the game calls it. face: the card that it is, or "". number: which one, such as an
    age or a round.
    """

    word: str
    counts: tuple[int, ...]
    figures: tuple[int, ...]
    face: str = ""
    number: int = 0


class Measure(msgspec.Struct, frozen=True):
    """What players are compared by: the game's word for it, and the figure of each seat.

    rule: the id of the rule that says so, or "". few: whether fewer is better. used: whether it was looked
    at, which a tie-break is only where all before it was even.
    """

    word: str
    figures: tuple[int, ...]
    rule: str = ""
    few: bool = False
    used: bool = True


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
    rows: tuple[Counted, ...] = ()
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
