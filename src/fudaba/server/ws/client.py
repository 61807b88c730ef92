"""One browser: whose it is, where it sits, and what it is sent."""

from __future__ import annotations

import itertools
import time

from fudaba.kernel.view import SPECTATOR
from fudaba.server.limits.rate_limits import Shared
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError, Moved
from fudaba.server.table.table import Table
from fudaba.server.ws.outbox import Outbox

_numbers = itertools.count(1)
"""Of the connections."""


class Client:
    """One browser, while it is connected; a `Watcher` of the table at which it is."""

    def __init__(self, address: str, backlog: int) -> None:
        """backlog: how many messages may wait to be sent."""
        self.address = address
        self.session = ""
        """The hash of the session that it has shown, "" for a guest."""
        self.person = ""
        """The account, "" for a guest."""
        self.name = ""
        """The name by which it came to its table."""
        self.viewer = SPECTATOR
        """As whom it sees its table."""
        self.table: Table | None = None
        """The table at which it is here."""
        self.outbox = Outbox(backlog)
        self.own = f"connection {next(_numbers)}"

    # What it is sent.

    def send(self, data: bytes) -> None:
        """Send a message soon."""
        self.outbox.send(data)

    def tell(self, message: messages.FromServer) -> None:
        """The same, for a message that is not encoded yet."""
        self.outbox.send(messages.encode(message))

    async def room(self) -> None:
        """Wait until most of what was sent is on its way."""
        await self.outbox.room()

    # Where it sits.

    def at(self, id: str) -> Table:
        """The table of that id, at which it must be. Raises `ClientError`."""
        if self.table is None or self.table.id != id:
            raise ClientError("not_now", "server-not-joined")
        if self.table.moved:
            raise Moved
        return self.table

    @property
    def seat(self) -> int:
        """Its seat there. Raises `ClientError` for a spectator."""
        if self.viewer < 0:
            raise ClientError("not_yours", "server-no-token")
        return self.viewer

    def part(self, *, leaves: bool = False) -> None:
        """It is no more at the table here. leaves: because that person said so."""
        if self.table is not None:
            table, self.table = self.table, None
            table.part(self, leaves=leaves)
            self.viewer = SPECTATOR

    # What it may do.

    @property
    def whose(self) -> str:
        """To whom its messages count: a seat, with all its connections, or else this connection."""
        return f"{self.table.id}/{self.viewer}" if self.table is not None and self.viewer >= 0 else self.own

    def may(self, rate: Shared, who: str, cost: float = 1.0) -> bool:
        """Whether so much more of something is allowed now."""
        return rate.take(who, self.address, time.monotonic(), cost)
