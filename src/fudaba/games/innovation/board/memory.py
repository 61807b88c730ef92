"""What each player remembers: cards that they saw going to a place into which they do not look.

It is made of nothing but what that player sees, so it tells nothing that is hidden from them: the two places,
the back of the card, its face where they see it, and where in a deck it lies. In a deck a card is followed by
its place there. Elsewhere a card leaves that they do not see: then each one with the same back might be it,
unless there is only one.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, NamedTuple

from fudaba.kernel.cards import Card
from fudaba.kernel.state import State

_ANYWHERE: Final = 0
"""The stamp of a card that does not lie in a deck: it may be any with its back in that place."""


class Remembered(NamedTuple):
    """Where a card went that a player knows."""

    zone: int
    """The number of the zone."""
    stamp: int
    """In a deck the stamp of the card that lies there, by which its place is found."""


class Memory:
    """What all players remember, by seat. decks: the zones in which the order of the cards is known."""

    __slots__ = ("_by_seat", "_decks")

    def __init__(self, seats: int, decks: range) -> None:
        self._by_seat: list[dict[int, Remembered]] = [{} for _ in range(seats)]
        self._decks = decks

    def clone(self) -> Memory:
        """A copy that shares nothing that can change."""
        new = Memory(0, self._decks)
        new._by_seat = [cards.copy() for cards in self._by_seat]
        return new

    def of(self, seat: int) -> dict[int, Remembered]:
        """What a player remembers, by the number of the card. Not to be changed."""
        return self._by_seat[seat]

    def in_zone(self, s: State, seat: int, zone: int) -> list[int]:
        """The cards that a player remembers to be in a zone: in a deck the bottom one first."""
        found = [card for card, place in self._by_seat[seat].items() if place.zone == zone]
        if zone not in self._decks:
            return sorted(found)
        order = [s.stamp[card] for card in s.zones[zone]]
        return sorted(found, key=lambda card: order.index(self._by_seat[seat][card].stamp))

    def moved(
        self, s: State, cards: Sequence[Card], card: int, source: int, stamp: int, audience: int
    ) -> None:
        """Note a move that has just been made.

        stamp: that of the card before. audience: who has seen its face, where it was or where it is now.
        """
        if cards[card].back == cards[card].face:
            return
        to = s.where[card]
        place = Remembered(to, s.stamp[card] if to in self._decks else _ANYWHERE)
        looks = s.layout[to].audience
        for seat, known in enumerate(self._by_seat):
            if audience >> seat & 1:
                known.pop(card, None)
                if not looks >> seat & 1:
                    known[card] = place
            elif known:
                followed = self._followed(s, cards, known, card, source, stamp)
                if followed >= 0:
                    known[followed] = place

    def _followed(
        self,
        s: State,
        cards: Sequence[Card],
        known: dict[int, Remembered],
        card: int,
        source: int,
        stamp: int,
    ) -> int:
        """Which card it is that a player has not seen move, -1 if they cannot tell.

        Then they no longer know which of the cards with that back are left.
        """
        back = cards[card].back
        there = [
            other for other, place in known.items() if place.zone == source and cards[other].back == back
        ]
        if not there:
            return -1
        if source in self._decks:
            return next((other for other in there if known[other].stamp == stamp), -1)
        if not any(cards[other].back == back for other in s.zones[source]):
            return there[0]
        for other in there:
            del known[other]
        return -1

    def shown(self, s: State, card: int, audience: int) -> None:
        """Note that these seats have seen a card where it lies."""
        zone = s.where[card]
        place = Remembered(zone, s.stamp[card] if zone in self._decks else _ANYWHERE)
        for seat, known in enumerate(self._by_seat):
            if audience >> seat & 1 and not s.layout[zone].audience >> seat & 1:
                known[card] = place

    def shuffled(self, zone: int) -> None:
        """Forget which cards were where in a zone."""
        for known in self._by_seat:
            for card in [card for card, place in known.items() if place.zone == zone]:
                del known[card]

    def all_moved(self, source: int, to: int) -> None:
        """Note that all cards of a zone are in another one now."""
        for known in self._by_seat:
            for card, place in known.items():
                if place.zone == source:
                    known[card] = Remembered(to, _ANYWHERE)

    def take_up(self, before: Memory, zones: Container[int]) -> None:
        """Remember again what was remembered of these zones before."""
        for now, then in zip(self._by_seat, before._by_seat, strict=True):
            now.update({card: place for card, place in then.items() if place.zone in zones})
