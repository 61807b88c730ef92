"""Friends, blocked people, and reports to the operator."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store import ReaderThread, Statement, Store, Unmet
from fudaba.server.table.seating import hashed

LASTS: Final = 7 * 86_400.0
"""Seconds for which a link for a friend can be followed; it makes one friend."""
MOST: Final = 200
"""How many friends somebody may have, and how many people they may block."""


class Contact(NamedTuple):
    """Somebody whom one knows."""

    id: str
    name: str


class Report(NamedTuple):
    """A report to the server's operator."""

    at: float
    """When it was sent, in seconds since 1970."""
    by: str
    """The id of the person who sent it."""
    against: str
    """The id of the person whom it is about."""
    table: str
    """The id of the table where it was, "" for none."""
    text: str
    """The words of the report."""


class Company:
    """Friends, blocks and reports of a store, which is asked by `ask`. now: seconds since 1970."""

    def __init__(self, store: Store, ask: ReaderThread, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._ask = ask
        self.now = now

    def friends(self, person: str) -> list[Contact]:
        """A person's friends, by name. Raises `Away`."""
        query = (
            "SELECT people.id, people.name FROM friends JOIN people ON people.id = friends.friend"
            " WHERE friends.person = ? ORDER BY people.alike"
        )
        return [Contact(*row) for row in self._store.rows(query, person)]

    def blocked(self, person: str) -> list[Contact]:
        """Those of whom a person wants nothing, by name. Raises `Away`."""
        query = (
            "SELECT people.id, people.name FROM blocks JOIN people ON people.id = blocks.blocked"
            " WHERE blocks.person = ? ORDER BY people.alike"
        )
        return [Contact(*row) for row in self._store.rows(query, person)]

    def are_apart(self, person: str, others: Iterable[str]) -> bool:
        """Whether a person wants nothing of one of these, or one of these of them. Raises `Away`."""
        query = "SELECT 1 FROM blocks WHERE (person = ? AND blocked = ?) OR (person = ? AND blocked = ?)"
        return any(self._store.rows(query, person, other, other, person) for other in others if other)

    async def link(self, person: str) -> str:
        """A link that makes the person who follows it their friend; returns its secret. Raises
        `NotWritten`."""
        link, now = secrets.token_urlsafe(24), self.now()
        await self._store.write(
            Statement("DELETE FROM friend_links WHERE expires < ?", (now,)),
            Statement(
                "INSERT INTO friend_links (link, person, expires) VALUES (?, ?, ?)",
                (hashed(link), person, now + LASTS),
            ),
        )
        return link

    async def owner(self, link: str) -> str:
        """Whose link for a friend it is, "" for nobody's."""
        query = "SELECT person FROM friend_links WHERE link = ? AND expires > ?"
        rows = await self._ask(self._store.rows, query, hashed(link), self.now())
        return str(rows[0][0]) if rows else ""

    async def follow(self, person: str, link: str) -> str:
        """Follow a link for a friend; returns whose it was. Raises `ClientError`, `NotWritten`."""
        friend = await self.owner(link)
        if not friend or friend == person or await self._ask(self.are_apart, person, [friend]):
            raise ClientError("not_allowed", "company-no-link")
        for one in (person, friend):
            if len(await self._ask(self.friends, one)) >= MOST:
                raise ClientError("full", "company-many")
        try:
            await self._store.write(
                Statement("DELETE FROM friend_links WHERE link = ?", (hashed(link),), 1),
                *(
                    Statement(
                        "INSERT INTO friends (person, friend, since) VALUES (?, ?, ?)"
                        " ON CONFLICT (person, friend) DO NOTHING",
                        (one, other, self.now()),
                    )
                    for one, other in ((person, friend), (friend, person))
                ),
            )
        except Unmet:
            raise ClientError("not_allowed", "company-no-link") from None
        return friend

    async def part(self, person: str, friend: str) -> None:
        """They are friends no more."""
        await self._store.write(*_parted(person, friend))

    async def block(self, person: str, other: str) -> None:
        """A person wants nothing of somebody any more; a friend is none then. Raises `ClientError`."""
        if other == person or not await self._ask(
            self._store.rows, "SELECT id FROM people WHERE id = ?", other
        ):
            raise ClientError("nobody", "people-nobody")
        if len(await self._ask(self.blocked, person)) >= MOST:
            raise ClientError("full", "company-many")
        await self._store.write(
            *_parted(person, other),
            Statement(
                "INSERT INTO blocks (person, blocked) VALUES (?, ?) ON CONFLICT (person, blocked) DO NOTHING",
                (person, other),
            ),
        )

    async def unblock(self, person: str, other: str) -> None:
        """A person does not mind somebody any more."""
        await self._store.write(
            Statement("DELETE FROM blocks WHERE person = ? AND blocked = ?", (person, other))
        )

    async def report(self, report: Report) -> None:
        """Tell the server's operator."""
        await self._store.write(
            Statement(
                "INSERT INTO reports (at, reporter, against, place, text) VALUES (?, ?, ?, ?, ?)", report
            )
        )

    def reports(self, by: str = "") -> list[Report]:
        """All that has been reported, or (by) what that person has, the first one first. Raises `Away`."""
        query = "SELECT at, reporter, against, place, text FROM reports"
        if by:
            rows = self._store.rows(f"{query} WHERE reporter = ? ORDER BY at", by)
        else:
            rows = self._store.rows(f"{query} ORDER BY at")
        return [Report(*row) for row in rows]


def latest_reports(store: Store, most: int) -> list[Report]:
    """What was reported last, the latest first. Waits for the database. Raises `Away`."""
    query = "SELECT at, reporter, against, place, text FROM reports ORDER BY at DESC LIMIT ?"
    return [Report(*row) for row in store.rows(query, most)]


def _parted(person: str, friend: str) -> Iterable[Statement]:
    for one, other in ((person, friend), (friend, person)):
        yield Statement("DELETE FROM friends WHERE person = ? AND friend = ?", (one, other))
