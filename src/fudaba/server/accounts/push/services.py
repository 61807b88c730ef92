"""The push services to which messages may be sent: those of the browsers, and the operator's own.

Where its messages go is said by the browser that asks for them, so by anybody. What is not on this list is
refused before anything is looked up or connected to: nobody has the server ask an inner address for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from fudaba.kernel.game import BadSetup
from fudaba.server.operations.settings import Settings

KNOWN: Final = (
    "fcm.googleapis.com",  # Chrome, and most others that are made of it
    "updates.push.services.mozilla.com",  # Firefox
    "*.push.apple.com",  # Safari
    "*.notify.windows.com",  # Edge
)
"""The services of the browsers that there are."""

_ENDPOINT = re.compile(r"(https?)://([a-z0-9.-]+)(?::(\d{1,5}))?/[!-~]*", re.IGNORECASE)
"""Nothing by which two programs could take it for two addresses: no user, no number in brackets, …"""
_AMBIGUOUS = re.compile(r"[\\#]")
_ENTRY = re.compile(r"(?:(https?)://)?((?:\*\.)?[a-z0-9.-]+)(?::(\d{1,5}))?/?", re.IGNORECASE)

_NAME = re.compile(r"[\w-]+\.[\w.-]*[a-z]", re.ASCII | re.IGNORECASE)
"""A host name that can be the name of somebody responsible: no number, not `localhost`."""


class Service(NamedTuple):
    """A push service."""

    scheme: str
    """"https", or "http" where the operator says so."""
    host: str
    """A host name, or `*.` and an ending for all host names that end so."""
    port: int
    """The port."""

    def is_at(self, scheme: str, host: str, port: int) -> bool:
        """Whether an address is of this service."""
        if (scheme, port) != (self.scheme, self.port):
            return False
        if self.host.startswith("*."):
            return host.endswith(self.host[1:]) and host != self.host[1:]
        return host == self.host


class Services:
    """The services that are allowed."""

    def __init__(self, more: Iterable[str] = ()) -> None:
        """more: those besides the known ones, as `push.example`, `*.push.example` or `https://push.example:8443`;
        `http://…` only where that is said. Raises `BadSetup` for what is none."""
        self._allowed = tuple(map(_service, (*KNOWN, *more)))

    def allow(self, endpoint: str) -> bool:
        """Whether messages may be sent there."""
        found = _ENDPOINT.fullmatch(endpoint)
        if found is None or _AMBIGUOUS.search(endpoint):
            return False
        scheme, host, port = _parts(*found.groups())
        return any(service.is_at(scheme, host, port) for service in self._allowed)


def origin(endpoint: str) -> str:
    """The service of an endpoint that is allowed: its scheme, host and port."""
    found = _ENDPOINT.fullmatch(endpoint)
    assert found is not None, "only such are kept"
    return endpoint[: found.end(3) if found[3] else found.end(2)]


def contact_of(settings: Settings) -> str:
    """Whom a push service may ask: as the server's operator says, else the server's own name."""
    name = next((name for name in settings.names if _NAME.fullmatch(name)), "localhost")
    return settings.push_contact or f"https://{name}"


def _service(entry: str) -> Service:
    found = _ENTRY.fullmatch(entry)
    if found is None:
        raise BadSetup("server-problem-push-service", service=entry)
    return Service(*_parts(*found.groups()))


def _parts(scheme: str | None, host: str, port: str | None) -> tuple[str, str, int]:
    scheme = (scheme or "https").lower()
    return scheme, host.lower().removesuffix("."), int(port or (443 if scheme == "https" else 80))
