"""What a connection needs of a socket, whatever carries it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Gone(Exception):
    """The other side of a socket is there no more."""


@dataclass(frozen=True)
class Caller:
    """The browser at the other side, as its request shows it."""

    address: str = ""
    """The address from which it connects."""
    host: str | None = None
    """The `Host` header, None where there is none."""
    origin: str | None = None
    """The `Origin` header, None where there is none."""
    cookie: str = ""
    """The `Cookie` header, "" where there is none."""
    is_forwarded: bool = False
    """Whether it came to another server, which has greeted it."""
    person: str = ""
    """The account that the other server has recognised, "" for a guest."""
    request: str = ""
    """The id of its connection in the other server's log."""


class Socket(Protocol):
    """A connection to one browser, message by message."""

    @property
    def caller(self) -> Caller:
        """The browser at the other side."""

    async def accept(self) -> None:
        """Let it in. Raises `Gone`."""

    async def receive(self) -> bytes | None:
        """Its next message; None once it is gone."""

    async def send(self, data: bytes) -> None:
        """Send it a message. Raises `Gone`."""

    async def close(self, code: int, reason: str) -> None:
        """End the connection. Raises `Gone`."""
