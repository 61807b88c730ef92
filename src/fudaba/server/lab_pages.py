"""The addresses of the rules lab: scenarios are run, and moments of games that are over become scenarios.

Nothing of it is kept. What is sent is bounded and computed in a process of its own, and one address may ask
for only so much. A game that still runs is never told: its moments can be had once it is over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, decode
from fudaba.server.guard import Allowances, is_own_page, place_of
from fudaba.server.lab_moments import NoMoment, moment_of, room_of, shown_of
from fudaba.server.lab_parts import LabAsked
from fudaba.server.lab_running import lab_told
from fudaba.server.lobby import Lobby
from fudaba.server.pages import Pages, token_of
from fudaba.server.parts import Text
from fudaba.server.players import STANDS_BACK
from fudaba.server.refusal import Refusal
from fudaba.server.settings import Settings
from fudaba.server.told import say
from fudaba.server.workers import Failed, Workers
from fudaba.text.problems import told as problem_told

LARGEST = 256 * 1024
"""So many bytes may be sent at once: a scenario with its escapes, or the record of a long game."""
WAITING = 24
"""So many scenarios may wait to be run; more are turned away for the moment."""

T = TypeVar("T")


class TooMuch(Exception):
    """More has been sent, or asked for, than may be; the status says which."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(status, message)
        self.status = status
        self.message = message


class Lab:
    """The lab of a server. pool: the processes in which scenarios are run."""

    def __init__(self, settings: Settings, lobby: Lobby, pages: Pages) -> None:
        self._settings = settings
        self._lobby = lobby
        self._pages = pages
        self._allowed = Allowances(settings.looking, settings.burst)
        self.pool = Workers("lab", min(settings.workers, 1), settings.slowest, kindness=STANDS_BACK)
        self.routes = [
            Route("/api/lab/run", self._answering(self._run), methods=["POST"]),
            Route("/api/lab/record", self._answering(self._record), methods=["POST"]),
            Route("/api/lab/moment/{table}", self._answering(self._moment)),
            Route("/api/lab/room/{game}", self._answering(self._room)),
            Route("/api/lab/shown/{game}", self._answering(self._shown)),
        ]

    def close(self) -> None:
        """Stop the processes."""
        self.pool.close()

    def _answering(self, answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Any]:
        async def answered(request: Request) -> Response:
            try:
                return await answer(request)
            except TooMuch as error:
                return _told(say(error.message), error.status)
            except Refusal as refusal:
                return _told(say(refusal.message), 404 if refusal.code == "no_table" else 403)
            except NoMoment as none:
                return _told(say(none.message), 409)
            except (BadSetup, BadRecord) as error:
                return _told(Text(problem_told(error, "en"), problem_told(error, "ja")), 422)
            except Failed:
                return _told(say("lab-page-broke"), 500)

        return answered

    async def _run(self, request: Request) -> Response:
        try:
            asked = msgspec.json.decode(await self._sent(request), type=LabAsked)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise TooMuch(400, "lab-page-not-read") from None
        return _json(await self._worked(request, lab_told, asked))

    async def _record(self, request: Request) -> Response:
        """A moment of a game of which somebody has the whole record."""
        record = decode(await self._sent(request))
        return _moment(await self._worked(request, moment_of, record, _number(request, "answers"), -1, -1))

    async def _moment(self, request: Request) -> Response:
        """A moment of a game that is over, to whoever may watch it or sat there."""
        kept = await self._lobby.kept(request.path_params["table"])
        await self._lobby.viewer(kept, token_of(request), "")
        if kept.state != "over":
            raise NoMoment("lab-page-runs")
        table = await self._lobby.find(kept.id)
        if table.state != "over":
            raise NoMoment("lab-page-runs")
        step, line = _number(request, "step"), _number(request, "line")
        return _moment(await self._worked(request, moment_of, table.record(), -1, step, line))

    async def _room(self, request: Request) -> Response:
        game = request.path_params["game"]
        try:
            page = await self._pages.get(f"lab/room/{game}", lambda: room_of(game))
        except (BadSetup, KeyError):
            raise TooMuch(404, "lab-page-no-game") from None
        return page.answer(request)

    async def _shown(self, request: Request) -> Response:
        """The scenarios that show a rule or a card, with their texts."""
        game = request.path_params["game"]
        rule, card = (request.query_params.get(name, "")[:64] for name in ("rule", "card"))
        found = await asyncio.to_thread(shown_of, game, rule, card)
        return _json(msgspec.json.encode(found))

    async def _sent(self, request: Request) -> bytes:
        """What was sent, if it is not too much and not another page's."""
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if not is_own_page(origin, host, self._settings.origins):
            raise TooMuch(403, "lab-page-not-read")
        data = b""
        async for part in request.stream():
            data += part
            if len(data) > LARGEST:
                raise TooMuch(413, "lab-page-too-much")
        return data

    async def _worked(self, request: Request, work: Callable[..., T], *given: Any) -> T:
        """What a process makes of it, if this address may have one more, and not too many wait."""
        address = request.client.host if request.client else ""
        if not self._allowed.take(place_of(address), time.monotonic()):
            raise TooMuch(429, "server-too-fast")
        if self.pool.waiting >= WAITING:
            raise TooMuch(503, "lab-page-busy")
        return await self.pool.run(work, *given)


def _number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "-1")
    return int(text) if text.isdecimal() and len(text) < 8 else -1


def _moment(data: bytes) -> Response:
    """A moment, if it could be told."""
    if not data:
        raise NoMoment("lab-page-no-moment")
    return _json(data)


def _json(data: bytes) -> Response:
    return Response(data, headers={"cache-control": "no-store"}, media_type="application/json")


def _told(what: Text, status: int) -> Response:
    """Why there is nothing, in every language."""
    headers = {"cache-control": "no-store", **({"retry-after": "1"} if status in (429, 503) else {})}
    return Response(msgspec.json.encode(what), status, headers=headers, media_type="application/json")
