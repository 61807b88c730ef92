"""A recorder of all that viewers receive of a game, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.shown import Public
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View

T = TypeVar("T", bound=Table)


class Received(Protocol):
    """What a viewer receives: what has been told, what they see, and a question; passed: if it is not put."""

    def __call__(self, table: Table, viewer: int, ask: Ask | None, *, passed: bool) -> bytes: ...


def seen(table: Table, viewer: int, ask: Ask | None, *, passed: bool, public: Public | None = None) -> bytes:
    """What `View` shows a viewer: of a question that is not put only whose it would be.

    public: what all see, if another has looked at that already.
    """
    view = View(table, viewer)
    return msgspec.json.encode(
        {
            "view": view.data(public),
            "asked": (View(table, SPECTATOR) if passed else view).asked(ask),
            "events": [view.event(event) for event in table.events or ()],
        }
    )


class PassedQuestion(NamedTuple):
    """A question that was not put, and what the viewer received if it seemed to be; None if it did not."""

    ask: Ask
    received: bytes | None


class Moment(NamedTuple):
    """What the viewer has received by an answer."""

    ask: Ask | None
    """The question that waits, None at the end of the game."""
    received: bytes
    """All that was sent to the viewer, as bytes that can be compared."""
    passed: list[PassedQuestion]
    """The questions before it that were answered by themselves."""
    at_rest: bool
    """Whether the game can be copied here."""


class Recorder:
    """Takes down what viewers receive; there may be fewer of them from one answer to the next."""

    def __init__(self, viewers: Sequence[int], received: Received | None) -> None:
        self.viewers = viewers
        self._received = received
        self._passed: list[tuple[Ask, list[bytes] | None]] = []

    def listen(self, driver: Driver[T]) -> Driver[T]:
        """Begin to take down what comes next. At rest in a copy, which knows no causes of lines told before:
        a viewer who begins to look here has not got them. Nobody goes on with the game that was copied, so
        what has been seen of it need not be looked at again."""
        if driver.at_rest:
            sights = driver.table.sights
            driver = driver.fork()
            driver.table.sights = sights
        self.begin(driver.table)
        return driver

    def begin(self, table: Table) -> None:
        """Begin to take down what comes next at a table that knows no causes of lines told before."""
        table.events, table.unasked, table.state.light = [], self._pass(table), {}
        self._passed = []

    def moments(self, driver: Driver[Any]) -> list[Moment]:
        """What each of them has received since `listen`."""
        return [
            Moment(
                driver.ask,
                received,
                [PassedQuestion(ask, None if those is None else those[place]) for ask, those in self._passed],
                driver.at_rest,
            )
            for place, received in enumerate(self._by_all(driver.table, driver.ask, passed=False))
        ]

    def _by_all(self, table: Table, ask: Ask | None, *, passed: bool) -> list[bytes]:
        if self._received is not None:
            return [self._received(table, viewer, ask, passed=passed) for viewer in self.viewers]
        public = table.public()
        return [seen(table, viewer, ask, passed=passed, public=public) for viewer in self.viewers]

    def _pass(self, table: Table) -> Callable[[Ask], None]:
        def put(ask: Ask) -> None:
            """A question had only one answer, or none."""
            those = self._by_all(table, ask, passed=True) if table.might_be_asked(ask) else None
            self._passed.append((ask, those))

        return put
