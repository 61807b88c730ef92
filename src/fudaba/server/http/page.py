"""A page: a function from a request to a response, without a web framework."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

import msgspec

from fudaba.server.accounts.site import cookies_of
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.texts import say


class TooLong(Exception):
    """The body of a request is longer than it may be."""


async def no_body(longest: int) -> bytes:
    """The body of a request that has none."""
    return b""


async def never() -> None:
    """Wait for the end of a connection that does not end."""
    await asyncio.Event().wait()


@dataclass(frozen=True)
class Request:
    """What a page knows of the request that it answers."""

    path: str
    """The path of its address."""
    method: str = "GET"
    """"GET", "POST" and so on."""
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    """The parts of the path that stand for something, as `{game}` in an address."""
    query: Mapping[str, str] = field(default_factory=dict[str, str])
    """The parameters behind the "?", by name."""
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    """By names in lower case."""
    address: str = ""
    """The address of the client, "" where that is not known."""
    port: int = -1
    """The port of the client, -1 where that is not known."""
    body: Callable[[int], Awaitable[bytes]] = no_body
    """Reads the body, of at most this many bytes. Raises `TooLong`."""
    gone: Callable[[], Awaitable[None]] = never
    """Waits until the client is gone. To be called once the body has been read."""

    @property
    def host(self) -> str:
        """The name by which the server was called."""
        return self.headers.get("host", "")

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies that it shows."""
        return cookies_of(self.headers.get("cookie", ""))

    @property
    def token(self) -> str:
        """The token of a seat that it shows, "" for none."""
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" else ""

    def number(self, name: str) -> int:
        """A number of the query from 0, -1 for none."""
        text = self.query.get(name, "-1")
        return int(text) if text.isdecimal() and len(text) < 8 else -1


@dataclass
class Response:
    """What is sent for a request."""

    body: bytes = b""
    """The content."""
    status: int = 200
    """The status code of HTTP."""
    kind: str = ""
    """The media type, "" where there is no body."""
    headers: dict[str, str] = field(default_factory=dict)
    """More headers, by name."""


Page: TypeAlias = Callable[[Request], Awaitable[Response]]


class Address(NamedTuple):
    """An address at which a page is found."""

    path: str
    """The path, with `{name}` for what varies."""
    page: Page
    """The page that answers."""
    method: str = "GET"
    """The method that it answers."""


HEALTH, METRICS = "/health", "/metrics"
"""Where a server says how it does."""
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
FRESH = {"cache-control": "no-store"}
"""Nobody keeps it."""


def in_json(data: bytes, status: int = 200) -> Response:
    """JSON that has been made just now."""
    return Response(data, status, JSON, {**FRESH})


def in_text(text: str, status: int) -> Response:
    """Why there is nothing, for somebody who reads it as text."""
    return Response(text.encode(), status, TEXT)


def status_of(refusal: ClientError) -> int:
    """The status with which a refusal is sent."""
    return 404 if refusal.code == "no_table" else 403


def refused(refusal: ClientError) -> Response:
    """The same for a refusal."""
    return in_text(say(refusal.message).en + "\n", status_of(refusal))


def struct_in_json(data: msgspec.Struct) -> Response:
    """A struct as JSON that has been made just now."""
    return in_json(msgspec.json.encode(data))


def found(addresses: Iterable[Address], method: str, path: str) -> tuple[Page, dict[str, str]] | None:
    """The page that answers this method at this path, with the names that stand in the path; None for none.

    For whoever calls pages without a web framework.
    """
    parts = path.split("/")
    for address in addresses:
        wanted = address.path.split("/")
        if address.method != method or len(wanted) != len(parts):
            continue
        pairs = list(zip(wanted, parts, strict=True))
        if all((_is_name(name) and part) or name == part for name, part in pairs):
            return address.page, {name[1:-1]: part for name, part in pairs if _is_name(name)}
    return None


def _is_name(part: str) -> bool:
    return part.startswith("{")
