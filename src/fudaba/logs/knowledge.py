"""Which cards a log has not named: they may change places, and so what nobody knew is found out later.

A log hides most of what another player draws. A game that follows it must have them draw something. As long
as the log has not named a card since it was shuffled, it may as well have been another of that shuffle; once
the log names another, the two change places, back to when they were shuffled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


class Swap(NamedTuple):
    """Two cards that have changed places before a question."""

    depth: int
    """How many answers had been given before that question."""
    roll: int
    """The shuffle from which on each lies in the other's place."""
    card: int
    """The number of one card."""
    other: int
    """The number of the other."""


class Knowledge:
    """What a log has not named so far.

    free: since which shuffle the log has not named a card, by its number; a card that is not in it has been
    named since it was shuffled. latest: in which shuffle a card was the last time. orders: what the shuffles
    have brought, bottom first. planned: what coming shuffles shall bring, the top one first. swaps: what
    changed places, and when.
    """

    __slots__ = ("free", "latest", "orders", "planned", "swaps")

    def __init__(self) -> None:
        self.free: dict[int, int] = {}
        self.latest: dict[int, int] = {}
        self.orders: dict[int, list[int]] = {}
        self.planned: dict[int, Sequence[str]] = {}
        self.swaps: tuple[Swap, ...] = ()

    def copy(self) -> Knowledge:
        """The same; lists are shared, and never changed."""
        new = Knowledge()
        new.free = self.free.copy()
        new.latest = self.latest.copy()
        new.orders = self.orders.copy()
        new.planned = self.planned
        new.swaps = self.swaps
        return new

    def shuffled(self, roll: int, order: Sequence[int]) -> None:
        """Note what a shuffle has brought: its cards may be any of each other."""
        self.orders[roll] = list(order)
        for card in order:
            self.free.setdefault(card, roll)
            self.latest[card] = roll

    def name(self, cards: Iterable[int]) -> None:
        """Note cards that the log has named."""
        for card in cards:
            self.free.pop(card, None)

    def since(self, card: int, other: int) -> int:
        """The shuffle since which two cards may stand for each other, -1 where they may not."""
        free = self.free
        if card not in free or other not in free:
            return -1
        first = max(free[card], free[other])
        return self._met(first, card, other)

    def _met(self, first: int, card: int, other: int) -> int:
        """The earliest shuffle of both cards from that one on, -1 where there is none."""
        for roll in range(first, min(self.latest[card], self.latest[other]) + 1):
            order = self.orders.get(roll, ())
            if card in order and other in order:
                return roll
        return -1

    def exchange(self, card: int, other: int, depth: int) -> None:
        """Let two cards change places, back to when they were shuffled. depth: of the question before which
        they do."""
        roll = self.since(card, other)
        swap = {card: other, other: card}
        for number, order in self.orders.items():
            if number >= roll and (card in order or other in order):
                self.orders[number] = [swap.get(one, one) for one in order]
        self.swaps = (*self.swaps, Swap(depth, roll, card, other))
        latest = self.latest
        latest[card], latest[other] = latest.get(other, roll), latest.get(card, roll)

    def chain(self, card: int, other: int) -> tuple[tuple[int, int], ...]:
        """Changes of places after which a card lies where this one did; () where there are none.

        Where the two were never shuffled together, the other one goes by way of a third, that was shuffled
        with each of them.
        """
        if self.since(card, other) >= 0:
            return ((card, other),)
        free = self.free
        if card not in free or other not in free:
            return ()
        first = max(free[card], free[other])
        for between in free:
            met = self.since(between, other)
            if between not in (card, other) and met >= 0 and self._met(max(first, met), card, between) >= 0:
                return ((between, other), (card, other))
        return ()

    def deals(self, faces: Sequence[str]) -> Mapping[int, Sequence[str]]:
        """What all shuffles have brought, the top card first."""
        known = {roll: [faces[card] for card in order[::-1]] for roll, order in self.orders.items()}
        return {**self.planned, **known}
