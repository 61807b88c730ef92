"""Pages that are the same for everybody and change only with the program: made, tagged and packed once."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from fudaba.server.http.page import JSON, Request, Response

SMALLEST = 1000
"""How many bytes are worth packing."""


class Page(NamedTuple):
    """A page whose content changes only with the program."""

    data: bytes
    """The content: JSON."""
    tag: str
    """The ETag, which changes with the content."""
    packed: bytes
    """The content compressed by gzip, b"" where that is not worth it."""

    def answer(self, request: Request) -> Response:
        """What is sent to the person who asked."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, 200, JSON, headers)
        headers["content-encoding"] = "identity"  # it is not to be packed anew for each who asks
        return Response(self.data, 200, JSON, headers)


class Pages:
    """The pages of a server."""

    def __init__(self) -> None:
        self._made: dict[str, asyncio.Task[Page]] = {}

    async def get(self, name: str, tell: Callable[[], Any]) -> Page:
        """The page of that name; made in a thread for the first who asks. Raises what `tell` raises."""
        made = self._made.get(name)
        if made is None:
            made = self._made[name] = asyncio.create_task(asyncio.to_thread(_made, tell))
        try:
            return await asyncio.shield(made)
        except BaseException:
            if made.done() and (made.cancelled() or made.exception() is not None):
                self._made.pop(name, None)
            raise


def _made(tell: Callable[[], Any]) -> Page:
    data = msgspec.json.encode(tell())
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    return Page(data, tag, gzip.compress(data, 6, mtime=0) if len(data) >= SMALLEST else b"")
