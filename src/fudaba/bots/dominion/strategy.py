"""Strategies: what to buy, what to play before what, what to trash; see docs/strategies.md.

How a strategy is read from its file is in `strategy_file`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from fudaba.bots.dominion.conditions import Condition, Number, Purse

if TYPE_CHECKING:
    from fudaba.bots.dominion.sight import Figures, Sight

T = TypeVar("T")


class StrategyLine(NamedTuple):
    """One line of a strategy.

    card: the id of a card or landscape. up_to: how many of it to own, None for any number. holds: the
    condition, None for always. looks: whether it depends on more than the question. counts: how many of it
    to own, where that depends on the table. last: of what is played, whether it comes after all others.
    on: of a Way, the card that is played by it, "" for every card. said: the condition as it is written.
    steady: whether it can be followed, or not, whatever coins there are.
    """

    card: str
    up_to: int | None = None
    holds: Condition | None = None
    looks: bool = False
    counts: Number | None = None
    last: bool = False
    on: str = ""
    said: str = ""
    steady: bool = False

    def may(self, now: Figures) -> bool:
        """Whether it can be followed, as far as it says."""
        if self.holds is not None and not self.holds(now):
            return False
        if self.counts is not None:
            return now.owned(self.card) < self.counts(now)
        return self.up_to is None or now.owned(self.card) < self.up_to


class Strategy:
    """What to buy: the first line that can be followed; nothing where none can.

    plays: which Actions come first (or last), and when a card is played at all. trashes: what goes, and when.
    ways: which cards are played by which Way, and when. Of cards without such lines the policy decides.
    """

    def __init__(
        self,
        name: str,
        lines: tuple[StrategyLine, ...],
        *,
        plays: tuple[StrategyLine, ...] = (),
        trashes: tuple[StrategyLine, ...] = (),
        ways: tuple[StrategyLine, ...] = (),
    ) -> None:
        self.name = name
        self.lines = lines
        self.plays = plays
        self.trashes = trashes
        self.ways = ways

    # Buying.

    def first(self, now: Figures, offered: Mapping[str, T]) -> T | None:
        """What to take of what is offered by id; None for nothing of it."""
        for line in self.lines:
            if (pick := offered.get(line.card)) is not None and line.may(now):
                return pick
        return None

    @cached_property
    def is_steady(self) -> bool:
        """Whether none of its lines turns on the coins that there are."""
        return all(line.steady for line in self.lines)

    def followed(self, now: Sight) -> tuple[int, ...]:
        """The numbers of the lines that can be followed, as far as that does not turn on the coins.

        Found once for a question.
        """
        if now.lines is None:
            lines = enumerate(self.lines)
            now.lines = tuple([number for number, line in lines if not line.steady or line.may(now)])
        return now.lines

    def affordable(self, now: Sight, costs: Mapping[str, int]) -> str | None:
        """The same of what costs no more than there are coins; None for nothing of it."""
        for number in self.followed(now):
            line = self.lines[number]
            cost = costs.get(line.card)
            if cost is not None and cost <= now.coins and (line.steady or line.may(now)):
                return line.card
        return None

    def blindly(self, now: Purse, offered: Mapping[str, int]) -> int | None:
        """The same without a look at the table. Raises LookupError where one is needed."""
        for line in self.lines:
            if line.card in offered:
                if line.looks:
                    raise LookupError(f"whether to buy {line.card} depends on the table")
                if line.holds is None or line.holds(now):
                    return offered[line.card]
        return None

    def rank(self, now: Sight, card: str) -> int:
        """Where the strategy wants a card, 0 first; as many as there are lines if it does not want it."""
        for number, line in enumerate(self.lines):
            if line.card == card and line.may(now):
                return number
        return len(self.lines)

    def names(self, card: str) -> bool:
        """Whether it ever buys a card."""
        return card in self.cards

    @cached_property
    def cards(self) -> frozenset[str]:
        """All that it ever buys."""
        return frozenset(line.card for line in self.lines)

    # Playing.

    @cached_property
    def orders(self) -> frozenset[str]:
        """The cards of which the strategy says when they are played, or as what."""
        return frozenset(line.card for line in self.plays) | {line.on for line in self.ways}

    def place_of(self, now: Sight, card: str) -> float | None:
        """How early a card is played: above 0 before all others, below 0 after them, None for not at all, 0
        where the strategy says nothing."""
        said = False
        for number, line in enumerate(self.plays):
            if line.card == card:
                said = True
                if line.may(now):
                    return -1.0 - number if line.last else float(len(self.plays) - number)
        return None if said else 0.0

    def goes(self, now: Sight, card: str) -> float | None:
        """How much a card is to be trashed: more for what stands higher, 0 for not at all, None where the
        strategy says nothing."""
        said = None
        for number, line in enumerate(self.trashes):
            if line.card == card:
                if line.may(now):
                    return float(len(self.trashes) - number)
                said = 0.0
        return said

    def way_of(self, now: Sight, card: str) -> str:
        """The Way by which a card is played; "" for its own instructions."""
        return next((line.card for line in self.ways if line.on in ("", card) and line.may(now)), "")
