"""Other servers, at which a browser's table may live: what a route needs of them."""

from __future__ import annotations

from typing import Protocol

from fudaba.server.protocol.messages import Answer
from fudaba.server.store import Peer


class BrowserConnection(Protocol):
    """A browser's connection at the server to which it came."""

    def send(self, data: bytes) -> None:
        """Send it something soon."""

    @property
    def is_full(self) -> bool:
        """Whether much of what it was sent is still unread."""

    async def room(self) -> None:
        """Wait until most of that is on its way."""

    def seated(self, table: str, token: str) -> None:
        """It has opened a table elsewhere, and is there."""

    def lost(self, code: int, reason: str) -> None:
        """Nothing more is heard from its table elsewhere."""


class FarSeat(Protocol):
    """A browser's place at a table of another server."""

    table: str
    """The table at which it is there."""

    @property
    def peer(self) -> Peer:
        """The other server."""

    @property
    def unanswered(self) -> Answer | None:
        """Its last answer, if the other server has not replied to that."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more is heard."""

    @property
    def sequence(self) -> int:
        """The sequence of the moment that it was shown last, -1 for none."""

    def send(self, data: bytes, answer: Answer | None = None) -> None:
        """Pass on a message. answer: if it is one."""

    def leave(self) -> None:
        """It is there no more."""


class Elsewhere(Protocol):
    """The other servers of the same database."""

    async def owner(self, table: str) -> Peer | None:
        """The other server that owns a table, None if none does. Raises `Away`."""

    async def reach(
        self, peer: Peer, table: str, near: BrowserConnection, address: str, person: str
    ) -> FarSeat | None:
        """Let a browser go on at that server; None if that cannot be reached."""
