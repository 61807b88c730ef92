"""The addresses of the rules lab: scenarios are run, and moments of games that are over become scenarios.

A game that goes on is told only as the person who asks knows it.
"""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from fudaba import games
from fudaba.kernel.bounds import is_deeper
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import SPECTATOR
from fudaba.server.http.jobs import JobPages, NoMoment, text_in_json
from fudaba.server.http.lab_moments import moment_of, moment_sent, room_of, seen_of, shown_of
from fudaba.server.http.page import Address, Request, Response, in_json
from fudaba.server.http.static_pages import Pages
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol.decoding import from_json
from fudaba.server.protocol.lab_schema import LabAsked
from fudaba.server.protocol.schema import Text
from fudaba.server.workers.job_queue import TooMuch
from fudaba.server.workers.lab_jobs import lab_result

DEEPEST_DOCUMENT = 100
"""How many lists and mappings may lie within each other in a document, as in a file (`lab.values.nodes`)."""


class Lab:
    """The lab of a server."""

    def __init__(self, jobs: JobPages, lobby: Lobby, pages: Pages) -> None:
        self._jobs = jobs
        self._lobby = lobby
        self._pages = pages
        answering = jobs.answering
        self.addresses = [
            Address("/api/lab/run", answering(self._run), "POST"),
            Address("/api/lab/record", answering(self._record), "POST"),
            Address("/api/lab/moment/{table}", answering(self._moment)),
            Address("/api/lab/room/{game}", answering(self._room)),
            Address("/api/lab/shown/{game}", answering(self._shown)),
        ]

    async def _run(self, request: Request) -> Response:
        try:
            asked = from_json(await self._jobs.sent(request), LabAsked)
        except msgspec.DecodeError:
            raise TooMuch(400, "lab-page-not-read") from None
        if is_deeper(asked.document, DEEPEST_DOCUMENT):  # how deep a stack may go depends on the process
            raise TooMuch(400, "lab-page-failed-unsendable")
        return in_json(await self._jobs.worked(request, lab_result, asked))

    async def _record(self, request: Request) -> Response:
        """A moment of a game of which somebody has the whole record."""
        sent = await self._jobs.sent(request)
        moment = await self._jobs.worked(request, moment_sent, sent, request.number("answers"))
        return _moment(moment)

    async def _moment(self, request: Request) -> Response:
        """A moment of a game that is over, to anyone who may watch it or sat there; of one that goes on, what
        the person who asks knows of it now."""
        kept = await self._lobby.registry.kept(request.names["table"])
        viewer = await self._lobby.entrance.viewer(kept, request.token, "")
        if kept.state == "playing" and "view" in request.query:
            table = await self._lobby.registry.find(kept.id)
            if table.running is None or (viewer < 0 and kept.delay is not None):
                raise NoMoment("lab-page-runs")
            seen = max(viewer, SPECTATOR), secrets.token_bytes(16)
            shown = table.running.stage.moment
            return _moment(await self._jobs.worked(request, seen_of, table.record(), shown.answers, *seen))
        if kept.state != "over":
            raise NoMoment("lab-page-runs")
        table = await self._lobby.registry.find(kept.id)
        if table.state != "over":
            raise NoMoment("lab-page-runs")
        step, line = request.number("step"), request.number("line")
        return _moment(await self._jobs.worked(request, moment_of, table.record(), -1, step, line))

    async def _room(self, request: Request) -> Response:
        game = request.names["game"]
        try:
            page = await self._pages.get(f"lab/room/{game}", lambda: room_of(game))
        except (BadSetup, KeyError):
            raise TooMuch(404, "lab-page-no-game") from None
        return page.answer(request)

    async def _shown(self, request: Request) -> Response:
        """The scenarios that show a rule or a card, with their texts."""
        game = request.names["game"]
        if game not in games.names():
            raise TooMuch(404, "lab-page-no-game")
        rule, card = (request.query.get(name, "")[:64] for name in ("rule", "card"))
        found = await asyncio.to_thread(shown_of, game, rule, card)
        return in_json(msgspec.json.encode(found))


def _moment(data: bytes | Text) -> Response:
    """A moment, if it could be told."""
    if isinstance(data, Text):
        return text_in_json(data, 422)
    if not data:
        raise NoMoment("lab-page-no-moment")
    return in_json(data)
