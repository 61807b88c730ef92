"""As what a passkey knows this server: a host name, and the pages that may ask.

A passkey belongs to a name, never to a number, and a browser lets only pages ask that came by HTTPS, or from
the machine itself. Which name that is must not be up to the browser that asks: it is one of the server's own.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from typing import NamedTuple

from fudaba.server.protocol.client_error import ClientError

HERE = "localhost"
"""The one name that needs no HTTPS, and that nobody else can have."""


class Site(NamedTuple):
    """id: what passkeys are made for (WebAuthn's RP ID). origins: the pages that may ask, the usual one
    first."""

    id: str
    origins: tuple[str, ...]

    @property
    def cookie(self) -> str:
        """What the cookie of a session is called; with this prefix browsers keep it to this very host."""
        return "__Host-fudaba" if self.is_secure else "fudaba"

    @property
    def is_secure(self) -> bool:
        """Whether it is reached by HTTPS alone."""
        return self.id != HERE


def site_of(host: str, names: Collection[str]) -> Site:
    """As what this server was called by a request. names: its own names, () where it answers to any.

    Raises `ClientError`, which says what its operator, or its visitor, can do.
    """
    host = host.lower()
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    if name == HERE:
        return Site(HERE, (f"http://{host}", f"https://{host}"))
    if _is_number(name.strip("[]")):
        raise ClientError("not_here", "people-site-number")
    own = [one for one in names if name == one or name.endswith(f".{one}")]
    if not own:
        raise ClientError("not_here", "people-site-name")
    return Site(min(own, key=len), (f"https://{host}",))


def cookies_of(header: str) -> dict[str, str]:
    """The cookies in a header of a request. A name without a value is one with the name ""."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, equals, value = part.partition("=")
        name, value = (name.strip(), value.strip()) if equals else ("", part.strip())
        if name or value:
            found[name] = value.strip('"')
    return found


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
