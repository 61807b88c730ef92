"""A server as an ASGI server runs it, by Starlette: its pages, the client's files, and `/ws`."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette import requests, responses
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fudaba.server.http.app import Server
from fudaba.server.http.framework import of, routes
from fudaba.server.http.middleware import PACKED, PACKED_IN_A_THREAD, ROOMS, RequestGuard
from fudaba.server.http.sockets import StarletteSocket

HALLS = ("bring", "new", "cards", "lab", "leaders", "me", "moderation", "puzzle", "r")
"""The rooms that stand also without a name after them."""
MODERATION = "moderation"
"""The room that is there for moderators alone."""


def application(server: Server) -> Starlette:
    """What an ASGI server runs."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with server.running():
            yield

    async def connect(socket: WebSocket) -> None:
        await server.speak(StarletteSocket(socket), server.cluster)

    async def file(request: requests.Request) -> responses.Response:
        path = request.path_params["path"]
        shows = path.partition("/")[0] != MODERATION or await server.shows_moderation(of(request))
        return _file(server.settings.static.resolve(), path, shows)

    return Starlette(
        routes=[*routes(server.addresses), WebSocketRoute("/ws", connect), Route("/{path:path}", file)],
        middleware=[
            Middleware(RequestGuard, names=frozenset(server.settings.names), addresses=server.limits),
            Middleware(
                GZipMiddleware,
                minimum_size=1000,
                compresslevel=PACKED,
                thread_minimum_size=PACKED_IN_A_THREAD,
            ),
        ],
        lifespan=lifespan,
    )


def _file(root: Path, path: str, shows: bool) -> responses.Response:
    """A file of the client; its page for every address that looks like none.

    shows: whether there is such a room for the person who asks.
    """
    try:
        file = (root / path).resolve()
        there = file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):  # no file can have such a name
        return responses.PlainTextResponse("there is nothing here\n", 404)
    if "." in path.rpartition("/")[2] or path.startswith(("api/", "ws")):
        if not there:
            return responses.PlainTextResponse("there is nothing here\n", 404)
        lasting = path.startswith("assets/")
        caching = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return responses.FileResponse(file, headers={"cache-control": caching})
    page = root / "index.html"
    if not page.is_file():
        return responses.PlainTextResponse("The table for browsers is not built here: run `make web`.\n", 503)
    room, _, name = path.partition("/")
    there = not path or (shows and room in ROOMS and (name != "" or room in HALLS))
    return responses.FileResponse(page, 200 if there else 404, headers={"cache-control": "no-cache"})
