"""What every request meets first: the server's own names, how often one may ask, headers, the access log."""

from __future__ import annotations

import time

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fudaba.server.http.page import HEALTH, METRICS
from fudaba.server.limits.rate_limits import LOOPBACK, Addresses, came_from, is_own_name, place_of
from fudaba.server.operations import log as server_log
from fudaba.server.protocol import messages
from fudaba.server.protocol.decoding import may_be_asked

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
ALWAYS_HTTPS = (b"strict-transport-security", b"max-age=31536000")
"""For a server that is reached by HTTPS: browsers come by nothing else from then on, for a year."""
BESIDE = (HEALTH, METRICS)
ROOMS = (
    *("t", "r", "day", "new", "how", "cards", "kingdom", "lab", "puzzle", "bring"),
    *("me", "p", "f", "leaders", "moderation"),
)
"""The pages of the client, by how their addresses begin; at any other it says itself that there is none."""

API = frozenset(
    {
        "games",
        "box",
        "bring",
        "catalogue",
        "cards",
        "day",
        "draws",
        "rules",
        "record",
        "report",
        "reached",
        "replay",
        "lab",
        "machine-code",
        "people",
        "puzzle",
        "puzzles",
    }
)
PACKED = 6
"""How small pages are packed. At 9 a record of a long game, which repeats itself, takes 20 times as long."""
PACKED_IN_A_THREAD = 32 * 1024
"""A page of so many bytes is packed beside the event loop."""
KINDS = frozenset({*ROOMS, "api", "assets", "health", "metrics", "ws"})
"""How addresses begin that are logged."""


class RequestGuard:
    """Answers only to the server's own names and not too often, and adds what browsers should keep to."""

    def __init__(self, app: ASGIApp, names: frozenset[str], addresses: Addresses) -> None:
        self._app = app
        self._names = names
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), None)
        # Anyone who asks how the server does is beside it, and has no other name for it.
        known = self._names | {*LOOPBACK} if self._names and scope["path"] in BESIDE else self._names
        if not is_own_name(host, known):
            await self._turn_away(scope, send, 421, b"this server has another name\n")
            return
        address = scope["client"][0] if scope.get("client") else ""
        came_from.set(place_of(address))
        if scope["type"] == "http" and not self._addresses.may_ask(address, time.monotonic()):
            await self._turn_away(scope, send, 429, b"too many requests; try again in a moment\n")
            return

        if not may_be_asked(scope["path"], scope.get("query_string", b"")):
            await self._turn_away(scope, send, 404, b"there is nothing here\n")
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        headers = headers_of(scope)
        asked, begun, status = server_log.new_id(), time.monotonic(), 0
        server_log.request.set(asked)

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *headers, (b"x-request-id", asked.encode())]
            await send(message)

        try:
            await self._app(scope, receive, guarded)
        except ClientDisconnect:
            pass  # whose body was still to come has hung up: there is nobody to answer
        finally:
            server_log.log_access(
                scope["method"],
                page=kind_of(scope["path"]),
                status=status,
                ms=round(1000 * (time.monotonic() - begun), 1),
            )

    async def _turn_away(self, scope: Scope, send: Send, status: int, why: bytes) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": messages.STRANGER})
            return
        plain = [(b"content-type", b"text/plain; charset=utf-8"), *headers_of(scope)]
        if status == 429:
            # What else it has sent is not worth being parsed.
            plain += [(b"retry-after", b"2"), (b"connection", b"close")]
        await send({"type": "http.response.start", "status": status, "headers": plain})
        await send({"type": "http.response.body", "body": why})


def headers_of(scope: Scope) -> tuple[tuple[bytes, bytes], ...]:
    """What each answer says to browsers. By HTTPS is what came so, or did by the word of a trusted proxy."""
    return (*HEADERS, ALWAYS_HTTPS) if scope.get("scheme") == "https" else HEADERS


def kind_of(path: str) -> str:
    """Which kind of page that is: the rest of an address may be nobody's business."""
    first, _, rest = path.strip("/").partition("/")
    if first not in KINDS:
        return "/…" if first else "/"
    second = rest.partition("/")[0]
    return f"/{first}/{second}" if first == "api" and second in API else f"/{first}" + ("/…" if rest else "")
