"""The addresses for records: a page shows a user's record, and goes on from it.

Nothing is stored, unless it is asked for: then the game is kept as one that is over, and has an address.
"""

from __future__ import annotations

import time

import msgspec

from fudaba.bots import LEVELS
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, decode
from fudaba.server import store
from fudaba.server.http.jobs import JobPages, text_in_json
from fudaba.server.http.page import Address, Request, Response, in_json
from fudaba.server.limits.rate_limits import Addresses, place_of
from fudaba.server.lobby.import_export import kept_of
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.lobby.opening import Opener
from fudaba.server.lobby.record_reviews import PREPARES, beginning_of, review_part
from fudaba.server.lobby.replays import beginning, checked, replayed
from fudaba.server.protocol import messages
from fudaba.server.protocol.coach_schema import ReviewAsked
from fudaba.server.protocol.decoding import from_json
from fudaba.server.protocol.schema import Text
from fudaba.server.store.stored_table import StoredSeat
from fudaba.server.table.names import clean
from fudaba.server.workers.bot_preparation import BotPreparation
from fudaba.server.workers.fair_queue import Asker
from fudaba.server.workers.job_queue import TooMuch

PATIENCE = 10.0
"""Seconds that a page waits for the plan of a review before it has to ask again."""
SHARE = 8
"""How many jobs of one address may wait there at a time."""
WRONG = 200
"""That a record does not hold is an answer like any other: what is wrong with it, in every language."""


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a moment of a record (`POST /api/replay/play`)."""

    record: str
    """The text of the record."""
    step: int
    """The number of the moment."""
    wish: messages.Create
    """The table that is to be opened."""


class Replays:
    """Games out of records that pages send."""

    def __init__(self, jobs: JobPages, reviews: JobPages, lobby: Lobby, addresses: Addresses) -> None:
        """jobs, reviews: where looks are computed, and where records are looked through."""
        self._jobs = jobs
        self._reviews = reviews
        self._lobby = lobby
        self._addresses = addresses
        self.preparation: BotPreparation | None = None
        """Has it prepared what a review goes by; None: who prepares for tables. Where processes share no disk
        it is looked for by those that review."""
        self.addresses = [
            Address("/api/replay/look", jobs.answering(self._look), "POST"),
            Address("/api/replay/play", jobs.answering(self._play), "POST"),
            Address("/api/replay/keep", jobs.answering(self._keep), "POST"),
            Address("/api/replay/review", reviews.answering(self._review), "POST"),
        ]

    async def _look(self, request: Request) -> Response:
        """A moment of a record, as messages in msgpack; with `whole`, what is told of its table before."""
        data = await self._jobs.sent(request)
        viewer = int(text) if (text := request.query.get("as", "-1")) in ("-1", "-2") else -1
        viewer = request.number("as") if request.number("as") >= 0 else viewer
        at = request.number("step"), request.number("line"), viewer, "whole" in request.query
        found = await self._jobs.worked(request, replayed, data, *at)
        if found.wrong is not None:
            return text_in_json(found.wrong, WRONG)
        return Response(found.data, 200, "application/msgpack", {"cache-control": "no-store"})

    async def _play(self, request: Request) -> Response:
        """Open a table that goes on from a moment; answered by `Seated`, as JSON."""
        try:
            asked = from_json(await self._jobs.sent(request), PlayOn)
        except msgspec.DecodeError:
            raise TooMuch(400, "server-replay-not-read") from None
        opener = self._may_open(request)
        begins = await self._jobs.worked(request, beginning, asked.record.encode(), asked.step)
        if isinstance(begins, Text):
            return text_in_json(begins, WRONG)
        return in_json(
            msgspec.json.encode(await self._lobby.openings.create(asked.wish, begins=begins, opener=opener))
        )

    async def _review(self, request: Request) -> Response:
        """A part of the review of a record, which needs no table."""
        try:
            asked = from_json(await self._reviews.sent(request), ReviewAsked)
        except msgspec.DecodeError:
            raise TooMuch(400, "server-replay-not-read") from None
        if asked.suspect is None and not asked.first and not await self._is_prepared(request, asked.record):
            return in_json(msgspec.json.encode(PREPARES))
        found = await self._reviews.worked(request, review_part, asked)
        return text_in_json(found, WRONG) if isinstance(found, Text) else in_json(found)

    async def _is_prepared(self, request: Request, record: str) -> bool:
        """Have it prepared what all parts of a review go by, as for a table. Returns whether that is done."""
        players, asker = self._lobby.context.players, Asker(place_of(request.address))
        if players.reviews.waiting_of(asker) >= SHARE:
            raise TooMuch(429, "server-review-later")
        try:
            position = beginning_of(record.encode())
        except (BadRecord, BadSetup):
            return True  # the review says what is wrong with it
        preparation = self.preparation or players.preparation
        return await preparation.completed(position, LEVELS[-1], asker, PATIENCE)

    async def _keep(self, request: Request) -> Response:
        """Keep the game; answered by the id of its table, as JSON."""
        data = await self._jobs.sent(request)
        opener = self._may_open(request)
        wrong = await self._jobs.worked(request, checked, data)
        if wrong is not None:
            return text_in_json(wrong, WRONG)
        record = decode(data)
        names = [clean(name) or f"#{number}" for number, name in enumerate(record.names, 1)]
        kept, answers = kept_of(record, [StoredSeat(name, "person") for name in names], "over")
        if not opener.may_keep(len(answers)):
            raise TooMuch(429, "server-day-full")
        now = time.time()
        await self._lobby.store.write(store.keep(kept, now), *store.moves(kept.id, answers, now))
        return in_json(msgspec.json.encode({"table": kept.id}))

    def _may_open(self, request: Request) -> Opener:
        address = request.address
        if not self._addresses.may_open(address, time.monotonic()):
            raise TooMuch(429, "server-too-fast")
        return Opener(
            place_of(address), lambda moves: self._addresses.may_keep(address, time.monotonic(), moves)
        )
