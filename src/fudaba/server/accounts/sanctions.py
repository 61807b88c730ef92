"""The sanctions of the operator and of moderators: muted and banned people, closed tables.

It stands in the database, where a command (`fudaba people`) or the moderators' page writes it, with why and
until when; each process of the server reads it every few seconds. Whatever is done is written down, too, with
who decided it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from fudaba.server.limits.rate_limits import place_of
from fudaba.server.store import ReaderThread, Statement, Store

Sanction: TypeAlias = Literal["mute", "ban", "close"]
PERSON, ADDRESS, TABLE = "person:", "address:", "table:"
"""How it is said of whom, or of what, something has been decided."""
FOR_GOOD: Final = 0.0
"""The end of what has none."""


class ActiveSanction(NamedTuple):
    """A sanction that holds."""

    kind: Sanction
    """What is forbidden."""
    who: str
    """The person, the address or the table, behind `PERSON`, `ADDRESS` or `TABLE`."""
    reason: str
    """The reason that the person reads."""
    since: float
    """When it began, in seconds since 1970."""
    until: float
    """When it ends, in seconds since 1970."""


class Decision(NamedTuple):
    """A decision in the log of decisions."""

    at: float
    """When it was made, in seconds since 1970."""
    deed: str
    """What was decided."""
    who: str
    """The person, the address or the table, behind `PERSON`, `ADDRESS` or `TABLE`."""
    reason: str
    """The reason that was given."""
    until: float
    """When the sanction ends, in seconds since 1970."""
    decider: str = ""
    """The id of the moderator, "" for the server's operator."""


class Sanctions:
    """All that holds now, as it was read last. now: seconds since 1970."""

    def __init__(
        self, store: Store, ask: ReaderThread | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._ask = ask
        self.now = now
        self._held: dict[tuple[str, str], ActiveSanction] = {}

    # The server.

    async def read_again(self) -> None:
        """Learn what has been decided since. Raises `Away`."""
        assert self._ask is not None, "a server's"
        self._held = {(one.kind, one.who): one for one in await self._ask(self.all)}

    def against(self, kind: Sanction, person: str, address: str) -> ActiveSanction | None:
        """What has been decided of that person, or of anyone who comes from that address; None for
        nothing."""
        for who in (PERSON + person, ADDRESS + place_of(address)):
            order = self._held.get((kind, who))
            if order is not None and (order.until == FOR_GOOD or order.until > self.now()):
                return order
        return None

    def closed(self) -> list[ActiveSanction]:
        """The tables that are to be closed."""
        return [one for one in self._held.values() if one.kind == "close"]

    async def done(self, order: ActiveSanction) -> None:
        """A table has been closed."""
        self._held.pop((order.kind, order.who), None)
        await self._store.write(_ended(order.kind, order.who))

    # Its operator.

    def all(self) -> list[ActiveSanction]:
        """All that holds, the first one first. Raises `Away`."""
        query = (
            "SELECT kind, who, reason, since, until FROM orders WHERE until = 0 OR until > ? ORDER BY since"
        )
        return [ActiveSanction(*row) for row in self._store.rows(query, self.now())]

    def deeds(self) -> list[Decision]:
        """All that was done, the first one first. Raises `Away`."""
        query = "SELECT at, deed, who, reason, until, decider FROM deeds ORDER BY at"
        return [Decision(*row) for row in self._store.rows(query)]

    def latest(self, most: int) -> list[Decision]:
        """What was done last, the latest first. Raises `Away`."""
        query = "SELECT at, deed, who, reason, until, decider FROM deeds ORDER BY at DESC LIMIT ?"
        return [Decision(*row) for row in self._store.rows(query, most)]

    def give(self, kind: Sanction, who: str, reason: str, until: float = FOR_GOOD) -> None:
        """Decide something from now on, and write it down. Who is banned is out. Raises `NotWritten`."""
        self._store.submit(*self.given(Decision(self.now(), kind, who, reason, until))).result()

    def given(self, deed: Decision) -> list[Statement]:
        """What is written for that. deed: of a `Sanction`."""
        kind, who = deed.deed, deed.who
        changes = [
            _ended(kind, who),
            Statement(
                "INSERT INTO orders (kind, who, reason, since, until) VALUES (?, ?, ?, ?, ?)",
                (kind, who, deed.reason, deed.at, deed.until),
            ),
            done(deed),
        ]
        if kind == "ban" and who.startswith(PERSON):
            changes.append(Statement("DELETE FROM sessions WHERE person = ?", (who.removeprefix(PERSON),)))
        return changes

    def lift(self, kind: Sanction, who: str) -> bool:
        """Let it hold no more, and write that down; whether it had. Raises `NotWritten`."""
        if not any((one.kind, one.who) == (kind, who) for one in self.all()):
            return False
        self._store.submit(*self.lifted(kind, who)).result()
        return True

    def lifted(self, kind: Sanction, who: str, decider: str = "") -> list[Statement]:
        """What is written for that."""
        deed = Decision(self.now(), f"lift {kind}", who, "", FOR_GOOD, decider)
        return [_ended(kind, who), done(deed)]


def _ended(kind: str, who: str) -> Statement:
    return Statement("DELETE FROM orders WHERE kind = ? AND who = ?", (kind, who))


def done(deed: Decision) -> Statement:
    """That it is written down."""
    query = "INSERT INTO deeds (at, deed, who, reason, until, decider) VALUES (?, ?, ?, ?, ?, ?)"
    return Statement(query, deed)
