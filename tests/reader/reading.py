"""What somebody knows of a game who has only heard its log.

A reader is shown the table at the first question, and then told every line with all that it names. It keeps
the table in plain dictionaries, slowly, and shares no code with the rules. Where it and the game differ, a
line is missing or says something else than what has been done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar

from fudaba.kernel.events import Event
from fudaba.kernel.table import Table

Place = tuple[str, int]
"""A place's name and whose it is, -1 for nobody's."""


def places(table: Table) -> dict[int, Place]:
    """Where each card lies in truth."""
    s = table.state
    zones: list[Place] = [(zone.name, zone.owner) for zone in s.layout]
    return {card: zones[zone] for card, zone in enumerate(s.where)}


class Reader:
    """The table as its log tells it. where: the place of each card."""

    SILENT: ClassVar[frozenset[str]] = frozenset()
    """Lines that move and count nothing of what is kept here."""

    def __init__(self, table: Table) -> None:
        self.cards = table.cards
        self.seats = table.seats
        self.where = places(table)
        self.heard = len(table.events or ())

    def listen(self, events: list[Event]) -> None:
        """Read the lines that are new."""
        while self.heard < len(events):
            event = events[self.heard]
            self.heard += 1
            if event.kind in self.SILENT:
                continue
            read: Callable[[Event, list[int]], None] | None = getattr(self, f"on_{event.kind}", None)
            if read is None:
                self.other(event, [ref.card for ref in event.cards])
            else:
                read(event, [ref.card for ref in event.cards])

    def other(self, event: Event, cards: list[int]) -> None:
        """A line that has no method of its own."""
        raise AssertionError(f"nobody has told the reader what {event.kind!r} means")

    def put(self, cards: Iterable[int], place: str, seat: int = -1) -> None:
        """Cards lie somewhere else now."""
        for card in cards:
            self.where[card] = (place, seat)

    def at(self, place: str, seat: int = -1) -> list[int]:
        """The cards in a place, in no order."""
        return [card for card, lies in self.where.items() if lies == (place, seat)]

    def differences(self, table: Table) -> Iterator[str]:
        """What is not so at the table as it was told."""
        for card, lies in places(table).items():
            if self.where.get(card) != lies:
                yield f"{table.cards[card].face}: told {self.where.get(card)}, lies {lies}"

    def differ(self, what: str, text: Any, truth: Any) -> Iterator[str]:
        """A line where two values are not equal."""
        if text != truth:
            yield f"{what}: told {text}, is {truth}"
