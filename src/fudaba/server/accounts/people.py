"""People who keep a name, and what proves who they are.

All of it is in the store, so whichever process somebody comes to knows them. Of what only a browser or a
sheet of paper has (the token of a session, a code) the SHA-256 alone is kept.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final, NamedTuple

from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store import NotWritten, ReaderThread, Statement, Store, Unmet
from fudaba.server.table.names import alike, looks
from fudaba.server.table.seating import hashed

DAY: Final = 86_400.0
LASTS = 90 * DAY
"""Seconds for which a session lasts, from when somebody proved who they are."""
FRESH = 15 * 60.0
"""Seconds after which they must prove it again before they change what proves it."""
WITHIN = 5 * 60.0
"""Seconds for which a challenge can be answered."""
CODES = 8
"""How many codes there are at a time; each opens the name once."""
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of codes: none that is easily taken for another. Sixteen of them are 80 bits."""
MOST_DEVICES = 20
AT_ONCE = 100
"""How many sessions or people are looked up by one query."""


class Person(NamedTuple):
    """Somebody who keeps a name."""

    id: str
    """The id by which the server knows them."""
    name: str
    """The name that they keep."""
    handle: bytes
    """The secret id under which their passkeys know them."""
    since: float
    """When they took the name, in seconds since 1970."""


class Passkey(NamedTuple):
    """A key that proves who somebody is."""

    id: str
    """The id that the browser gave it (base64url)."""
    person: str
    """The id of its owner."""
    title: str
    """The owner's name for it."""
    public: bytes
    """The public key, as COSE has it."""
    uses: int
    """The device's counter of uses."""
    made: float
    """When it was added, in seconds since 1970."""
    used: float
    """When it was last used, in seconds since 1970."""


class Session(NamedTuple):
    """A browser that is signed in."""

    token: str
    """The hash of its token."""
    person: str
    """The id of the person who is signed in."""
    passkey: str
    """The id of the passkey that proved it, "" for a code."""
    made: float
    """When it began, in seconds since 1970."""
    expires: float
    """When it ends, in seconds since 1970."""


class Challenge(NamedTuple):
    """What a passkey has to sign. about: what it is for, more closely."""

    challenge: bytes
    about: bytes


class Accounts:
    """All people of a store. now: seconds since 1970.

    What is no coroutine waits for the database: an event loop has it done by `ReaderThread`.
    """

    def __init__(self, store: Store, ask: ReaderThread, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._ask = ask
        self.now = now

    # Who somebody is.

    def person(self, id: str) -> Person | None:
        """Who has that id, None for nobody. Raises `Away`."""
        rows = self._store.rows("SELECT id, name, handle, since FROM people WHERE id = ?", id)
        return Person(*rows[0]) if rows else None

    def people(self, ids: Collection[str]) -> Iterator[Person]:
        """Those of these ids who are there. Raises `Away`."""
        asked = list(ids)
        for begin in range(0, len(asked), AT_ONCE):
            part = asked[begin : begin + AT_ONCE]
            marks = ", ".join("?" for _ in part)
            query = f"SELECT id, name, handle, since FROM people WHERE id IN ({marks})"
            yield from (Person(*row) for row in self._store.rows(query, *part))

    def is_taken(self, name: str, but: str = "") -> bool:
        """Whether somebody has that name, or one that looks it; but: who does not count. Raises `Away`."""
        looked_for = sorted(looks(name))
        marks = ", ".join("?" for _ in looked_for)
        query = f"SELECT id FROM people WHERE id <> ? AND alike IN ({marks})"
        return bool(self._store.rows(query, but, *looked_for))

    def passkeys(self, person: str) -> list[Passkey]:
        """What proves who they are, the oldest first. Raises `Away`."""
        query = (
            "SELECT id, person, title, public, uses, made, used FROM passkeys"
            " WHERE person = ? ORDER BY made, id"
        )
        return [Passkey(*row) for row in self._store.rows(query, person)]

    def passkey(self, id: str) -> Passkey | None:
        """The passkey of that id. Raises `Away`."""
        query = "SELECT id, person, title, public, uses, made, used FROM passkeys WHERE id = ?"
        rows = self._store.rows(query, id)
        return Passkey(*rows[0]) if rows else None

    def codes(self, person: str) -> int:
        """How many of their codes have not been used. Raises `Away`."""
        count: int = self._store.rows("SELECT COUNT(*) FROM codes WHERE person = ?", person)[0][0]
        return count

    def session(self, token: str) -> Session | None:
        """The session that a browser shows, as long as it lasts. token: its secret. Raises `Away`."""
        if not token:
            return None
        query = "SELECT token, person, passkey, made, expires FROM sessions WHERE token = ? AND expires > ?"
        rows = self._store.rows(query, hashed(token), self.now())
        return Session(*rows[0]) if rows else None

    def lasting(self, sessions: Collection[str]) -> set[str]:
        """Which of these sessions, by their hashes, have not ended. Raises `Away`."""
        found: set[str] = set()
        asked = list(sessions)
        for begin in range(0, len(asked), AT_ONCE):
            part = asked[begin : begin + AT_ONCE]
            marks = ", ".join("?" for _ in part)
            query = f"SELECT token FROM sessions WHERE expires > ? AND token IN ({marks})"
            found.update(row[0] for row in self._store.rows(query, self.now(), *part))
        return found

    # Proving it.

    async def challenge(self, purpose: str, challenge: bytes, about: bytes = b"") -> str:
        """Keep a challenge until it is answered; returns its id. Raises `NotWritten`."""
        id, now = secrets.token_urlsafe(24), self.now()
        await self._store.write(
            Statement("DELETE FROM challenges WHERE expires < ?", (now,)),
            Statement(
                "INSERT INTO challenges (id, purpose, challenge, about, expires) VALUES (?, ?, ?, ?, ?)",
                (id, purpose, challenge, about, now + WITHIN),
            ),
        )
        return id

    async def answered(self, id: str, purpose: str) -> Challenge:
        """The challenge of that id, which nobody can answer again. Raises `ClientError`, `NotWritten`."""
        query = "SELECT challenge, about FROM challenges WHERE id = ? AND purpose = ? AND expires > ?"
        rows = await self._ask(self._store.rows, query, id, purpose, self.now())
        try:
            if not rows:
                raise Unmet
            await self._store.write(Statement("DELETE FROM challenges WHERE id = ?", (id,), 1))
        except Unmet:
            raise ClientError("late", "people-late") from None
        return Challenge(*rows[0])

    async def make(self, person: Person, passkey: Passkey) -> tuple[str, list[str]]:
        """Let somebody keep a name; returns the session's secret and the codes. Raises `ClientError`."""
        codes, token, session = new_codes(), secrets.token_urlsafe(32), self._begun(person.id, passkey.id)
        try:
            await self._store.write(
                Statement(
                    "INSERT INTO people (id, name, alike, handle, since) VALUES (?, ?, ?, ?, ?)",
                    (person.id, person.name, alike(person.name), person.handle, person.since),
                ),
                _added(passkey),
                *_coded(person.id, codes),
                session(token),
            )
        except NotWritten:
            if await self._ask(self.is_taken, person.name):
                raise ClientError("taken", "people-taken") from None
            raise
        return token, codes

    async def sign_in(self, passkey: Passkey, uses: int, instead: Session | None = None) -> str:
        """Begin a session with a passkey that has proved it; returns its secret. instead: of that one."""
        token = secrets.token_urlsafe(32)
        used = Statement(
            "UPDATE passkeys SET uses = ?, used = ? WHERE id = ?", (uses, self.now(), passkey.id), 1
        )
        await self._store.write(
            used, self._begun(passkey.person, passkey.id)(token), *([_ended(instead)] if instead else [])
        )
        return token

    async def recover(self, code: str) -> tuple[str, str]:
        """Begin a session with a code, which opens nothing any more; returns the person, and the secret.

        Raises `ClientError`.
        """
        kept = hashed(plain_code(code))
        rows = await self._ask(self._store.rows, "SELECT person FROM codes WHERE code = ?", kept)
        try:
            if not rows:
                raise Unmet
            person, token = str(rows[0][0]), secrets.token_urlsafe(32)
            await self._store.write(
                Statement("DELETE FROM codes WHERE code = ?", (kept,), 1), self._begun(person, "")(token)
            )
        except Unmet:
            raise ClientError("not_proven", "people-no-code") from None
        return person, token

    def _begun(self, person: str, passkey: str) -> Callable[[str], Statement]:
        now = self.now()
        return lambda token: Statement(
            "INSERT INTO sessions (token, person, passkey, made, expires) VALUES (?, ?, ?, ?, ?)",
            (hashed(token), person, passkey, now, now + LASTS),
        )

    async def end(self, session: Session) -> None:
        """End a session."""
        now = self.now()
        await self._store.write(_ended(session), Statement("DELETE FROM sessions WHERE expires < ?", (now,)))

    async def end_all(self, person: str) -> None:
        """End all sessions of a person, wherever they are."""
        await self._store.write(Statement("DELETE FROM sessions WHERE person = ?", (person,)))

    # What proves it.

    async def add(self, passkey: Passkey) -> None:
        """One more passkey. Raises `ClientError` where there are too many."""
        if len(await self._ask(self.passkeys, passkey.person)) >= MOST_DEVICES:
            raise ClientError("full", "people-many-devices")
        await self._store.write(_there(passkey.person), _added(passkey))

    async def call(self, person: str, passkey: str, title: str) -> None:
        """Call a passkey something else. Raises `ClientError` for one that they have not."""
        change = Statement(
            "UPDATE passkeys SET title = ? WHERE id = ? AND person = ?", (title, passkey, person), 1
        )
        await self._met(change, otherwise="people-no-device")

    async def remove(self, person: str, passkey: str) -> None:
        """Take a passkey away, and the sessions that it began; not the last one where no code is left."""
        if not any(one.id == passkey for one in await self._ask(self.passkeys, person)):
            raise ClientError("not_allowed", "people-no-device")
        await self._met(
            _there(person),  # of two who take one away at once, one waits for the other
            Statement(
                "DELETE FROM passkeys WHERE id = ? AND person = ?"
                " AND ((SELECT COUNT(*) FROM passkeys WHERE person = ?) > 1"
                " OR EXISTS (SELECT 1 FROM codes WHERE person = ?))",
                (passkey, person, person, person),
                1,
            ),
            Statement("DELETE FROM sessions WHERE passkey = ? AND person = ?", (passkey, person)),
            otherwise="people-last-device",
        )

    async def renew_codes(self, person: str) -> list[str]:
        """Other codes instead of those that there were."""
        codes = new_codes()
        await self._store.write(
            _there(person), Statement("DELETE FROM codes WHERE person = ?", (person,)), *_coded(person, codes)
        )
        return codes

    async def rename(self, person: str, name: str) -> None:
        """Another name. Raises `ClientError` where somebody has it."""
        change = Statement(
            "UPDATE people SET name = ?, alike = ? WHERE id = ?", (name, alike(name), person), 1
        )
        try:
            await self._store.write(change)
        except NotWritten:
            if await self._ask(self.is_taken, name, person):
                raise ClientError("taken", "people-taken") from None
            raise

    async def leave(self, person: str) -> None:
        """Keep nothing of somebody any more."""
        await self._store.write(*(Statement(query, (person,)) for query in _LEAVES))

    async def _met(self, *changes: Statement, otherwise: str) -> None:
        try:
            await self._store.write(*changes)
        except Unmet:
            raise ClientError("not_allowed", otherwise) from None


_LEAVES: Final = (
    "DELETE FROM pushes WHERE session IN (SELECT token FROM sessions WHERE person = ?)",
    "DELETE FROM passkeys WHERE person = ?",
    "DELETE FROM sessions WHERE person = ?",
    "DELETE FROM codes WHERE person = ?",
    "DELETE FROM seats WHERE person = ?",
    "DELETE FROM ratings WHERE who = ?",
    "DELETE FROM rated WHERE who = ?",
    "DELETE FROM friends WHERE person = ?",
    "DELETE FROM friends WHERE friend = ?",
    "DELETE FROM friend_links WHERE person = ?",
    "DELETE FROM blocks WHERE person = ?",
    "DELETE FROM blocks WHERE blocked = ?",
    "DELETE FROM attempts WHERE person = ?",
    "DELETE FROM roles WHERE person = ?",
    "UPDATE reports SET reporter = '' WHERE reporter = ?",
    "DELETE FROM people WHERE id = ?",
)


def _there(person: str) -> Statement:
    """That the person is still there, and nobody else changes anything of theirs meanwhile."""
    return Statement("UPDATE people SET name = name WHERE id = ?", (person,), 1)


def _added(passkey: Passkey) -> Statement:
    return Statement(
        "INSERT INTO passkeys (id, person, title, public, uses, made, used) VALUES (?, ?, ?, ?, ?, ?, ?)",
        passkey,
    )


def _coded(person: str, codes: Iterable[str]) -> Iterable[Statement]:
    for code in codes:
        yield Statement("INSERT INTO codes (code, person) VALUES (?, ?)", (hashed(plain_code(code)), person))


def _ended(session: Session) -> Statement:
    return Statement("DELETE FROM sessions WHERE token = ?", (session.token,))


def new_codes() -> list[str]:
    """As many codes as there are at a time, as they are written on paper: four letters, four times."""
    return ["-".join("".join(map(secrets.choice, [LETTERS] * 4)) for _ in range(4)) for _ in range(CODES)]


def plain_code(written: str) -> str:
    """A code as somebody has written it, without what does not count."""
    return "".join(char for char in written.upper() if char in LETTERS)
