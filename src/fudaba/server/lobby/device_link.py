"""A seat that goes on on another device: a code that is good once, for a few minutes.

The seat's token is known to its browser alone; here only its hash is kept. So that browser hands the token
over for as long as the code is good, and anyone who shows the code is given it. Nothing of this is written
down: a code that a server has forgotten is made anew.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from fudaba.server.table.seating import hashed

LASTS = 600.0
"""Seconds for which a code is good."""


class _Offer(NamedTuple):
    """A seat that may go on at another device."""

    code: str
    """The code that the other device must give."""
    token: str
    """The token of the seat."""
    until: float
    """When the code ends, on the server's clock."""


class DeviceLinks:
    """The codes of a server that are good: one for each seat."""

    def __init__(self) -> None:
        self._offers: dict[tuple[str, int], _Offer] = {}

    def offer(self, table: str, seat: int, token: str, now: float) -> str:
        """A code for a seat of a table; the one before it is good no more."""
        self._forget(now)
        code = secrets.token_urlsafe(16)
        self._offers[table, seat] = _Offer(hashed(code), token, now + LASTS)
        return code

    def take(self, table: str, code: str, now: float) -> str:
        """The token for which a code stands, "" if it is good no more. It is good once."""
        self._forget(now)
        given = hashed(code)
        for key, offer in self._offers.items():
            if key[0] == table and secrets.compare_digest(offer.code, given):
                del self._offers[key]
                return offer.token
        return ""

    def offers(self, table: str, now: float) -> bool:
        """Whether there is a code that is good for a seat of that table."""
        return any(key[0] == table and offer.until > now for key, offer in self._offers.items())

    def _forget(self, now: float) -> None:
        for key in [key for key, offer in self._offers.items() if offer.until <= now]:
            del self._offers[key]
