"""A cache of what viewers see of the zones of a table, for as long as nothing changes there.

A zone that has been looked at is lent (`State.lend`): code that changes it takes a copy first. So it is as it
was seen while its list is the same, and only where something has moved is looked at again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not

from mypy_extensions import mypyc_attr

from fudaba.kernel.cards import EVERYBODY, Card, Zone
from fudaba.kernel.seen import SeenZone
from fudaba.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` alone makes a copy
class Sight:
    """The zones as they were last seen through the same eyes (a bit mask of seats).

    zones: by name, as a view shows them. closed: those into which these eyes do not look, so that what they
    know of them changes with what is shown.
    """

    __slots__ = ("_known", "_lists", "closed", "zones")

    def __init__(self, layout: tuple[Zone, ...], eyes: int) -> None:
        self.zones: dict[str, SeenZone] = {}
        self.closed = [
            zone.number for zone in layout if zone.audience != EVERYBODY and not zone.audience & eyes
        ]
        self._lists: Sequence[list[int] | None] = [None] * len(layout)
        self._known: dict[int, int] = {}

    def copy(self) -> Sight:
        """The same, to be kept up by itself."""
        new = Sight.__new__(Sight)
        new.zones, new.closed = self.zones.copy(), self.closed
        new._lists, new._known = self._lists, self._known  # neither is changed, but another put there
        return new

    def changed(self, state: State) -> list[int]:
        """The zones that may look different from when this was last asked; all of them the first time."""
        zones = state.zones
        moved = [*compress(count(), map(is_not, zones, self._lists))]
        if moved:
            self._lists = zones[:]
            for number in moved:
                state.lend(number)
        if state.known != self._known:
            self._known = state.known.copy()
            moved = sorted({*moved, *self.closed})
        return moved


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` alone makes a copy
class Sights:
    """What has been seen of one table, with this layout and these cards.

    names: of the zones, those of a seat as "0.hand". backs: whether any card has a back of its own. alike: by
    number, zones that all see alike, each with the list that was looked at.
    """

    __slots__ = ("_by_eyes", "alike", "backs", "cards", "layout", "names")

    def __init__(self, layout: tuple[Zone, ...], cards: Sequence[Card]) -> None:
        self.layout = layout
        self.cards = cards
        self.names = [zone.name if zone.owner < 0 else f"{zone.owner}.{zone.name}" for zone in layout]
        self.backs = any(card.back for card in cards)
        self.alike: dict[int, tuple[list[int], SeenZone]] = {}
        self._by_eyes: dict[int, Sight] = {}

    def copy(self) -> Sights:
        """The same, for a copy of the table: where its zones have the same lists it looks the same."""
        new = Sights.__new__(Sights)
        new.layout, new.cards, new.names, new.backs = self.layout, self.cards, self.names, self.backs
        new.alike = self.alike.copy()
        new._by_eyes = {eyes: sight.copy() for eyes, sight in self._by_eyes.items()}
        return new

    def through(self, eyes: int) -> Sight:
        """What has been seen through these eyes."""
        sight = self._by_eyes.get(eyes)
        if sight is None:
            sight = self._by_eyes[eyes] = Sight(self.layout, eyes)
        return sight
