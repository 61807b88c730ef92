"""A server: its lobby, its pages and its connections, whatever carries them.

`asgi` serves it to a network; the table in a tab calls it directly.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from importlib import import_module

from fudaba import __version__, games
from fudaba.bots import bot_names
from fudaba.server.accounts.sanctions import TABLE
from fudaba.server.cluster.cluster import Cluster
from fudaba.server.cluster.ownership import Ownership
from fudaba.server.game.rendering import Renderer
from fudaba.server.http.bring import Bring
from fudaba.server.http.catalogue_pages import CataloguePages
from fudaba.server.http.jobs import JobPages
from fudaba.server.http.kingdoms import ADDRESSES as KINGDOM_ADDRESSES
from fudaba.server.http.lab import Lab
from fudaba.server.http.machine_code import MachineCodePage
from fudaba.server.http.page import (
    HEALTH,
    JSON,
    METRICS,
    Address,
    Request,
    Response,
    in_json,
    in_text,
    refused,
    struct_in_json,
)
from fudaba.server.http.people.pages import People
from fudaba.server.http.puzzles import Puzzles
from fudaba.server.http.records import RecordPages
from fudaba.server.http.replays import Replays
from fudaba.server.http.static_pages import Pages
from fudaba.server.limits.rate_limits import Addresses, Rates
from fudaba.server.lobby.daily import guest
from fudaba.server.lobby.home import Home
from fudaba.server.lobby.listing import Listing
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.lobby.opening import Opener
from fudaba.server.lobby.openings import HERE
from fudaba.server.lobby.registry import Registry, local
from fudaba.server.operations.background import lasting, logged
from fudaba.server.operations.metrics import CONTENT_TYPE, Figures, Metrics, may_read
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import State
from fudaba.server.protocol.texts import say
from fudaba.server.store import Away, NotWritten
from fudaba.server.table.table import Table
from fudaba.server.workers.bots import STANDS_BACK
from fudaba.server.workers.job_queue import JobQueue
from fudaba.server.ws.connection import Connection
from fudaba.server.ws.other_servers import Elsewhere
from fudaba.server.ws.socket import Socket

log = logging.getLogger("fudaba.server")

SWEEP = 15.0
STATES: tuple[State, ...] = ("waiting", "playing", "over", "frozen")


class Server:
    """A lobby, its pages, and the connections to it."""

    def __init__(self, settings: Settings) -> None:
        """Raises `BadSetup` or OSError where the data cannot be used."""
        self.settings = settings
        self.lobby = Lobby(settings, _home)
        self.connections: set[Connection] = set()
        self.begun = time.monotonic()
        self._pages = Pages()
        self._jobs = JobQueue(settings)
        self._job_pages = JobPages(settings, self._jobs)
        self.brought = JobQueue(settings, "brought", 2 * STANDS_BACK)
        """Where games of other places, and records, are looked through: that takes longer than a scenario."""
        brought_pages = JobPages(settings, self.brought)
        self._lab = Lab(self._job_pages, self.lobby, self._pages)
        self._people = People(settings, self.lobby, self._cut_ended)
        self.cluster: Cluster | None = None
        """The other servers of its database, where there can be any."""
        home = self.lobby.registry.home
        if isinstance(home, Ownership):
            self.cluster = Cluster(self.lobby, home, self.speak, self._moved)
        self._metrics = Metrics(self._now) if settings.metrics else None
        self._loop = self.lobby.context.loop
        if self._metrics:
            self._loop.late = self._metrics.late.observe
        self.limits = Addresses(
            settings.sockets, settings.opening, settings.asking, settings.at_once, settings.daily
        )
        self.lobby.matches.opener = self._opener_at
        self.replays = Replays(self._job_pages, brought_pages, self.lobby, self.limits)
        self.rates = Rates(settings.rate, settings.burst, settings.looking)
        self.addresses: Sequence[Address] = (
            *CataloguePages(self._pages).addresses,
            *KINGDOM_ADDRESSES,
            Address("/api/day/{game}", self._day),
            *RecordPages(self.lobby, self._people).addresses,
            Address("/api/reached", self._reached),
            *self._lab.addresses,
            *self.replays.addresses,
            *Puzzles(self._job_pages).addresses,
            *Bring(brought_pages).addresses,
            *self._people.addresses,
            *MachineCodePage(settings.machine_code).addresses,
            Address(HEALTH, self._health),
            Address(METRICS, self._figures),
        )
        """Its pages, all but the client's files."""

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Bring back the tables, and look after them until this ends."""
        if self.cluster is not None:
            await self.cluster.start(self.settings.between)
        await self.lobby.registry.home.bring_back()
        with contextlib.suppress(Away):
            await self.lobby.sanctions.read_again()
        import_module(READS_MESSAGES)
        warming = asyncio.create_task(asyncio.to_thread(_warm))
        warming.add_done_callback(logged)
        sweeping = asyncio.create_task(lasting("sweeping", self._sweep))
        watching = asyncio.create_task(lasting("the event loop", self._loop.watch))
        try:
            yield
        finally:
            for task in (sweeping, watching):
                task.cancel()
            await self.drain()
            self._jobs.close()
            self.brought.close()
            if self.cluster is not None:
                self.cluster.close()
            self.lobby.close()

    def _opener_at(self, place: str) -> Opener:
        """Who opens a table for players from that address, which has its limits; see `place_of`."""
        if not place:  # a table that was read again, and to whose seats nobody has come yet
            return HERE
        return Opener(
            place,
            lambda moves: self.limits.may_keep(place, time.monotonic(), moves),
            lambda: self.limits.may_open(place, time.monotonic()),
        )

    def _moved(self, table: Table) -> None:
        """A table goes on in another process: the players at it are led there."""
        for connection in list(self.connections):
            if connection.client.table is table:
                connection.route.follow()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.lobby.sweeper.sweep()
            with contextlib.suppress(Away):
                await self._cut_ended()
                await self._keep_order()
                await self.lobby.ratings.settle()

    async def _keep_order(self) -> None:
        """See to it that what the server's operator has decided holds."""
        sanctions = self.lobby.sanctions
        await sanctions.read_again()
        for connection in list(self.connections):
            if connection.is_banned:
                connection.close(messages.BANNED, "order-banned")
        for order in sanctions.closed():
            id = order.who.removeprefix(TABLE)
            if await self.lobby.registry.home.is_elsewhere(id):
                continue  # its owner closes it
            try:
                await self.lobby.shut(id, order.reason)
            except ClientError as refusal:
                log.warning("table %s cannot be closed: %s", id, refusal)
            except NotWritten as error:
                log.warning("table %s is not closed yet: %s", id, error)
                continue
            await sanctions.done(order)

    async def _cut_ended(self) -> None:
        """End the connections of sessions that have ended, wherever that was said; guests come back."""
        shown = {session for connection in self.connections if (session := connection.client.session)}
        lasting = await self.lobby.ask(self.lobby.accounts.lasting, shown) if shown else set()
        for connection in list(self.connections):
            if connection.client.session in shown - lasting:
                connection.close(messages.RESTARTING, "people-guest")

    async def drain(self) -> None:
        """Tell everybody, take nothing more, stop the clocks, write all, and end the connections."""
        if self.lobby.draining:
            return
        closing = messages.Closing(say("server-closing"), 2.0)
        for connection in list(self.connections):
            connection.client.tell(closing)
        await self.lobby.registry.drain()
        for connection in list(self.connections):
            connection.close(messages.RESTARTING, "server-closing")

    # What is asked for.

    async def speak(self, socket: Socket, elsewhere: Elsewhere | None = None) -> None:
        """Speak with a browser until either side ends it. elsewhere: see `ws.route.Route`."""
        acknowledged = self._metrics.acknowledged.observe if self._metrics else lambda seconds: None
        connection = Connection(socket, self.lobby, self.limits, self.rates, acknowledged, elsewhere)
        self.connections.add(connection)
        try:
            await connection.serve()
        finally:
            self.connections.discard(connection)

    async def shows_moderation(self, request: Request) -> bool:
        """Whether there is a page of moderators for the person who asks."""
        try:
            return await self._people.is_moderator(request)
        except Away:
            return False

    async def _day(self, request: Request) -> Response:
        """A game's day, to anyone who keeps a name or shows what their browser keeps as a guest's."""
        secret = request.token
        try:
            who = await self._people.whose(request) or (guest(secret) if secret else "")
            page = await self.lobby.days.page(request.names["game"], who)
        except ClientError as refusal:
            return refused(refusal)
        except Away:
            return refused(ClientError("not_now", "server-away"))
        return struct_in_json(page)

    async def _health(self, request: Request) -> Response:
        draining = self.lobby.draining
        refuses = self.lobby.store.refuses
        data = {
            "status": "draining" if draining else "not writing" if refuses else "ok",
            "version": __version__,
            "up": round(time.monotonic() - self.begun, 1),
            "tables": self._tables(),
            **self._elsewhere(),
            "connections": len(self.connections),
            "to_write": self.lobby.store.waiting,
            "disk": refuses or "ok",
        }
        return Response(json.dumps(data).encode(), 503 if draining or refuses else 200, JSON)

    def _tables(self) -> dict[str, int]:
        """How many tables are in memory, by state."""
        counted = Counter(table.kept.state for table in self.lobby.tables.values())
        return {state: counted[state] for state in STATES}

    def _elsewhere(self) -> dict[str, int]:
        """How many go on and are on disk alone, by what they wait for."""
        registry = self.lobby.registry
        return {
            "resting": len(registry.hibernation),
            "unattended": len(registry.unattended),
            "returning": len(registry.returning),
            "without_cards": len(registry.without_cards),
        }

    def _now(self) -> Figures:
        lobby = self.lobby
        pools = (
            lobby.context.players.bots,
            lobby.context.players.thinkers,
            lobby.context.players.looks,
            lobby.context.players.reviews,
            self._jobs.pool,
            self.brought.pool,
        )
        return Figures(
            taken=lobby.context.tally.answers,
            given=lobby.registry.home.given,
            tables={**self._tables(), **self._elsewhere()},
            sockets=len(self.connections),
            waiting={pool.name: pool.waiting for pool in pools},
            to_write=lobby.store.waiting,
            longest_step=self._loop.longest,
            longest_lately=self._loop.lately,
            refused=bool(lobby.store.refuses),
            busy=self._loop.is_busy,
        )

    async def _figures(self, request: Request) -> Response:
        """Figures for Prometheus, to whom the settings allow them."""
        if self._metrics is None or not may_read(self.settings.metrics, request.address, request.headers):
            return in_text("there is nothing here\n", 404)
        return Response(self._metrics.render(), 200, CONTENT_TYPE)

    async def _reached(self, request: Request) -> Response:
        """How this very request came here, for `fudaba doctor`: by what name, from whom, and who says so."""
        data = {
            "host": request.host,
            "address": request.address,
            "forwarded": "x-forwarded-for" in request.headers,
            # uvicorn gives a client whose address it takes from a header the port 0, which no other can have
            "believed": request.port == 0,
        }
        return in_json(json.dumps(data).encode())


def _home(registry: Registry, listing: Listing) -> Home:
    """Knows which tables live here: all of them, or those that this server owns among several."""
    return Ownership(registry, listing) if registry.store.shared else local(registry)


READS_MESSAGES = "fudaba.text.message_tree"
"""The module that every table needs; imported by the thread that reads words ahead, it would make the event
loop wait for that import."""


def _warm() -> None:
    """Read the cards, words and bots of every game: nobody waits while the first table of one opens."""
    for game in games.names():
        bot_names(game)
        Renderer(game, [], {})
