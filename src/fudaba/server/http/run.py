"""Runs a server until it is told to stop, and stops it in order."""

from __future__ import annotations

import asyncio
import faulthandler
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import of_system
from fudaba.server.http.app import Server
from fudaba.server.http.asgi import application
from fudaba.server.limits.connection_limits import Door, Pace, files_allowed, protocols
from fudaba.server.operations.background import lasting
from fudaba.server.operations.garbage import Garbage
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.messages import LONGEST_MESSAGE

PAGES = 20
"""How many connections an address may have besides two for each of its WebSockets."""
STOPPED_WITHIN = 25.0
"""Seconds after a signal to stop until the process is ended, whatever it does. In order it takes up to 16; a
service manager that gives it 30 never has to."""


class _Uvicorn(uvicorn.Server):
    """Drains before it closes its connections. A second signal does not wait."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._of = server
        self._ready = ready
        self._draining: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if self.started:
            self._looking = self._loop.create_task(lasting("garbage", Garbage().watch))
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop has come, between any two lines."""
        # A thread of the interpreter's own: it ends the process also where no line of Python is reached any
        # more, and says on the error output where each thread was.
        faulthandler.dump_traceback_later(STOPPED_WITHIN, exit=True)
        if self._draining is not None:
            self.force_exit = self.should_exit = True
            return
        self._loop.call_soon_threadsafe(self._begin_to_stop)

    def _begin_to_stop(self) -> None:
        if self._draining is None:
            self._draining = self._loop.create_task(self._stop())

    async def _stop(self) -> None:
        try:
            await self._of.drain()
            await asyncio.sleep(0.2)  # what was said last is on its way
        finally:
            self.should_exit = True


def run(settings: Settings, host: str, port: int, ready: Callable[[], None], proxy: str = "") -> int:
    """Serve until a signal comes; returns the exit code. ready: called once it listens.

    proxy: the address of a proxy whose word for its clients' addresses is taken. Raises `BadSetup` or OSError
    where it cannot listen, or the data cannot be used.
    """
    server = Server(settings)
    try:
        if settings.database:
            _listen(settings.between, 0).close()
        listening = _listen(host, port)
    except BadSetup:
        server.lobby.close()
        raise
    config = configured(server, proxy)
    uvicorn_server = _Uvicorn(config, server, ready)
    uvicorn_server.run(sockets=[listening])
    return 0 if uvicorn_server.started else 2


def configured(server: Server, proxy: str = "") -> uvicorn.Config:
    """How uvicorn is to run a server. proxy: see `run`."""
    settings = server.settings
    # A browser has a few connections besides its WebSocket; all those behind a proxy come from its address.
    each = 0 if proxy else 2 * settings.sockets + PAGES
    door = Door(files_allowed(), each, settings.asked_within, settings.taken_within)
    http, websocket = protocols(door, pace_of(settings))
    return uvicorn.Config(
        application(server),
        log_config=None,  # it logs as all else does (`server_log`)
        log_level="warning",
        access_log=False,
        lifespan="on",
        http=http,
        ws=websocket,
        # Longer than what `CommandHandler` refuses, so that it is CommandHandler that says why.
        ws_max_size=8 * LONGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        timeout_graceful_shutdown=5,
    )


def pace_of(settings: Settings) -> Pace:
    """How fast a WebSocket may say something: well above what is refused, and closed, message by message."""
    return Pace(
        frames=4 * settings.rate,
        frames_at_once=8 * settings.burst,
        bytes=settings.rate * LONGEST_MESSAGE / 4,
        bytes_at_once=settings.burst * LONGEST_MESSAGE,
    )


def _listen(host: str, port: int) -> socket.socket:
    """The socket that listens. Raises `BadSetup`, which says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = of_system(error) if isinstance(error, OSError) else str(error)
        raise BadSetup("server-problem-listen", host=host, port=str(port), what=why) from None
