"""The audience of a table: all connections that watch it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from fudaba.kernel.view import SPECTATOR
from fudaba.server.protocol import messages
from fudaba.server.table.delay import DelayedView


class Watcher(Protocol):
    """Somebody who is told of a table. viewer: their seat, `view.SPECTATOR` or `rendering.OPEN`."""

    viewer: int

    def send(self, data: bytes) -> None:
        """Send a message, now or soon; never waits."""

    async def room(self) -> None:
        """Wait until most of what was sent is on its way."""


class Audience:
    """The connections at one table, several of them perhaps one seat's."""

    def __init__(self) -> None:
        self._watchers: set[Watcher] = set()
        self.delayed: DelayedView | None = None
        """Who is sent later what is told to those who only look on; None where nothing is delayed."""

    def __len__(self) -> int:
        return len(self._watchers)

    def add(self, watcher: Watcher) -> None:
        """One more."""
        self._watchers.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        """One less, if they were there."""
        self._watchers.discard(watcher)

    def watch_as(self, viewer: int, instead: int | None, message: messages.FromServer) -> None:
        """The person who was that viewer is from now on another one, or (None) nobody any more, and is told
        so."""
        for watcher in list(self._watchers):
            if watcher.viewer == viewer:
                watcher.viewer = SPECTATOR if instead is None else instead
                if instead is None:
                    self._watchers.discard(watcher)
                watcher.send(messages.encode(message))

    @property
    def viewers(self) -> list[int]:
        """As whom each of them sees the table."""
        return [watcher.viewer for watcher in self._watchers]

    def connections(self, seat: int) -> int:
        """How many are that seat."""
        return self.viewers.count(seat)

    def is_delayed(self, watcher: Watcher) -> bool:
        """Whether that one is told everything later."""
        return watcher.viewer < 0 and self.delayed is not None and not self.delayed.is_over

    def _at_once(self) -> list[Watcher]:
        """All who are told everything at once."""
        return [watcher for watcher in self._watchers if not self.is_delayed(watcher)]

    def tell(self, message: messages.FromServer) -> None:
        """Tell everybody the same."""
        if at_once := self._at_once():
            data = messages.encode(message)
            for watcher in at_once:
                watcher.send(data)
        if self.delayed is not None and not self.delayed.is_over:
            self.delayed.put(message)

    def tell_watchers(self, message: messages.FromServer) -> None:
        """Tell all who only look on."""
        watchers = [watcher for watcher in self._watchers if watcher.viewer < 0]
        if watchers:
            data = messages.encode(message)
            for watcher in watchers:
                watcher.send(data)

    def tell_one(self, viewer: int, message: messages.FromServer) -> None:
        """Tell this viewer alone."""
        data = messages.encode(message)
        for watcher in list(self._watchers):
            if watcher.viewer == viewer:
                watcher.send(data)

    def tell_each(self, message_to: Callable[[int], messages.FromServer]) -> None:
        """Tell everybody what is for a viewer like that; it is made once for each viewer."""
        encoded: dict[int, bytes] = {}
        if self.delayed is not None and not self.delayed.is_over:
            self.delayed.put(message_to(self.delayed.viewer))
        for watcher in self._at_once():
            if watcher.viewer not in encoded:
                encoded[watcher.viewer] = messages.encode(message_to(watcher.viewer))
            watcher.send(encoded[watcher.viewer])
