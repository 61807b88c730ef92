"""The subscriptions of browsers to seats, and the server's key for push services.

All of it is in the store, so it holds for every process of a database. A browser that somebody has come in
with is told of all their seats as long as the session lasts; a guest's, of the seats that it has shown.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fudaba.server.accounts.held_seats import HeldSeat
from fudaba.server.store import ReaderThread, Statement, Store, Unmet
from fudaba.server.table.seating import hashed

KEEPS: Final = 90 * 86_400.0
"""Seconds for which a browser is told that has not come back since."""
EACH: Final = 5
"""How many browsers are told of one seat, those that came last."""


class Subscription(NamedTuple):
    """A browser that gets push messages."""

    browser: str
    """The SHA-256 of its endpoint."""
    endpoint: str
    """The address to which its messages are sent."""
    p256dh: str
    """The public key for which its messages are encrypted, as the browser gave it (base64url)."""
    auth: str
    """The secret that goes into the encryption, as the browser gave it (base64url)."""
    lang: str
    """The language of its messages."""


class Subscriptions:
    """All of a store. now: seconds since 1970.

    What is no coroutine waits for the database: an event loop has it done by `ReaderThread`.
    """

    def __init__(self, store: Store, ask: ReaderThread, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self.asks = ask
        self.now = now

    async def key(self) -> str:
        """The private key that signs messages, made for the first who asks. Raises `Away`, `NotWritten`."""
        query = "SELECT private FROM push_keys"
        rows = await self.asks(self._store.rows, query)
        if not rows:
            await self._store.write(
                Statement(
                    "INSERT INTO push_keys (id, private) VALUES (1, ?) ON CONFLICT DO NOTHING", (new_key(),)
                )
            )
            rows = await self.asks(self._store.rows, query)
        return str(rows[0][0])

    async def add(self, one: Subscription, session: str, seats: Iterable[HeldSeat]) -> None:
        """Tell a browser from now on, of these seats, instead of what it was told. Raises `NotWritten`.

        session: the hash of the session that it has shown, "" for a guest's.
        """
        now = self.now()
        await self._store.write(
            *_forgotten(one.browser),
            *([Statement("DELETE FROM pushes WHERE session = ?", (session,))] if session else []),
            Statement(
                "INSERT INTO pushes (browser, endpoint, p256dh, auth, lang, session, asked)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (*one, session, now),
            ),
            *(
                Statement(
                    "INSERT INTO push_seats (browser, id, token) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                    (one.browser, seat.table, seat.token),
                )
                for seat in seats
            ),
            Statement(
                "DELETE FROM pushes WHERE asked < ? OR (session <> '' AND session NOT IN"
                " (SELECT token FROM sessions WHERE expires > ?))",
                (now - KEEPS, now),
            ),
            Statement("DELETE FROM push_seats WHERE browser NOT IN (SELECT browser FROM pushes)", ()),
        )

    async def drop(self, endpoint: str) -> None:
        """Tell a browser nothing any more. Raises `NotWritten`."""
        await self._store.write(*_forgotten(hashed(endpoint)))

    def forget(self, browser: str) -> None:
        """The same of one that is no more; does not wait, and any thread may say it."""
        self._store.submit(*_forgotten(browser))

    def of(self, seat: HeldSeat) -> list[Subscription]:
        """The browsers that are to be told of a seat. Raises `Away`."""
        query = (
            "SELECT browser, endpoint, p256dh, auth, lang FROM pushes WHERE"
            " (session = '' OR session IN (SELECT token FROM sessions WHERE expires > ?)) AND"
            " (browser IN (SELECT browser FROM push_seats WHERE id = ? AND token = ?)"
            " OR session IN (SELECT sessions.token FROM sessions JOIN seats ON seats.person = sessions.person"
            " WHERE seats.id = ? AND seats.seat = ? AND seats.token = ?)) ORDER BY asked DESC LIMIT ?"
        )
        given = (self.now(), seat.table, seat.token, seat.table, seat.seat, seat.token, EACH)
        return [Subscription(*row) for row in self._store.rows(query, *given)]

    async def is_news(self, table: str, question: int) -> bool:
        """Whether nobody has been told of that question yet; now somebody has. Raises `NotWritten`."""
        try:
            await self._store.write(
                Statement(
                    "INSERT INTO push_told (id, question) VALUES (?, ?) ON CONFLICT (id) DO UPDATE"
                    " SET question = excluded.question WHERE push_told.question <> excluded.question",
                    (table, question),
                    1,
                )
            )
        except Unmet:
            return False
        return True

    def data(self, person: str) -> list[dict[str, Any]]:
        """What is kept of the browsers of somebody who keeps a name. Raises `Away`."""
        query = (
            "SELECT endpoint, lang, asked FROM pushes WHERE session IN"
            " (SELECT token FROM sessions WHERE person = ?) ORDER BY asked"
        )
        return [
            {"endpoint": endpoint, "language": lang, "asked": asked}
            for endpoint, lang, asked in self._store.rows(query, person)
        ]


def _forgotten(browser: str) -> tuple[Statement, ...]:
    return (
        Statement("DELETE FROM push_seats WHERE browser = ?", (browser,)),
        Statement("DELETE FROM pushes WHERE browser = ?", (browser,)),
    )


# The key: of P-256, as RFC 8292 (VAPID) has it.


def new_key() -> str:
    """A private key: its number, in base64url."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _to_base64(number.to_bytes(32, "big"))


def public_of(private: str) -> str:
    """The public key, as a browser takes it: the point, not compressed, in base64url."""
    key = ec.derive_private_key(int.from_bytes(read(private), "big"), ec.SECP256R1())
    return _to_base64(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether messages can be encrypted for that: a point of the curve, and 16 bytes."""
    try:
        point, secret = read(p256dh), read(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65 and len(secret) == 16


def read(text: str) -> bytes:
    """What was written in base64url. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
