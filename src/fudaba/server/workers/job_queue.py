"""What a page may have computed: bounded, beside, a few at a time, and so much for one address.

The rules lab and the replays of records are served with it. Nothing of what is sent is kept.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord
from fudaba.server.limits.rate_limits import Allowances, is_own_page, place_of
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import say
from fudaba.server.workers.asker import AskerGone, while_there
from fudaba.server.workers.bots import STANDS_BACK
from fudaba.server.workers.fair_queue import Asker
from fudaba.server.workers.pool import Failed, Workers
from fudaba.text.problems import told as problem_told

log = logging.getLogger("fudaba.server")

LARGEST = 256 * 1024
"""How many bytes may be sent at once: a scenario with its escapes, or the record of a long game."""
WAITING = 96
"""How many scenarios may wait to be run; more are turned away for the moment."""
LOGGED = 64
"""How many errors of the engine are logged, each once: they can be had as often as somebody likes."""
LONGEST_TRACE = 8000
GONE = 499
"""The status for the log alone where nobody waits for the answer any more."""
SHARE = 6
"""How many of them may be of one address."""

T = TypeVar("T")


class NoMoment(Exception):
    """There is no such moment to be had; the message says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class TooMuch(Exception):
    """More has been sent, or asked for, than may be; the status says which."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(status, message)
        self.status = status
        self.message = message


class JobQueue:
    """Where what pages ask for is computed. pool: the processes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._allowed = Allowances(settings.looking, settings.burst)
        self.pool = Workers(
            "lab",
            min(settings.workers, 1),
            settings.slowest,
            kindness=STANDS_BACK,
            memory=settings.memory,
        )
        self._logged: set[str] = set()

    def close(self) -> None:
        """Stop the processes."""
        self.pool.close()

    def answering(self, answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Any]:
        """The same, with whatever is wrong said in every language."""

        async def answered(request: Request) -> Response:
            try:
                return await answer(request)
            except TooMuch as error:
                return told(say(error.message), error.status)
            except ClientError as refusal:
                return told(say(refusal.message), 404 if refusal.code == "no_table" else 403)
            except NoMoment as none:
                return told(say(none.message), 409)
            except (BadSetup, BadRecord) as error:
                return told(Text(problem_told(error, "en"), problem_told(error, "ja")), 422)
            except Failed as failed:
                return self._failed(failed)
            except (AskerGone, ClientDisconnect):
                return Response(status_code=GONE)

        return answered

    def _failed(self, failed: Failed) -> Response:
        """What to say of a job that failed, in words; what is wrong with the engine is logged, once each."""
        if failed.why != "error":
            # text: lab-page-failed-*
            return told(say(f"lab-page-failed-{failed.why}"), 400)
        trace = str(failed).strip()
        kind = _kind_of(trace)
        if kind not in self._logged and len(self._logged) < LOGGED:
            self._logged.add(kind)
            log.error("a page has met an error of the engine:\n%s", trace[-LONGEST_TRACE:])
        return told(say("lab-page-broke"), 500)

    async def sent(self, request: Request) -> bytes:
        """What was sent, if it is not too much and not another page's."""
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if not is_own_page(origin, host, self._settings.origins):
            raise TooMuch(403, "server-stranger")
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > LARGEST:
                raise TooMuch(413, "lab-page-too-much")
        return bytes(data)

    async def worked(self, request: Request, work: Callable[..., T], *given: Any) -> T:
        """What a process makes of it, if this address may have one more, and not too many wait."""
        asker = Asker(place_of(request.client.host if request.client else ""))
        if not self._allowed.take(asker.place, time.monotonic()):
            raise TooMuch(429, "server-too-fast")
        if self.pool.waiting >= WAITING or self.pool.waiting_of(asker) >= SHARE:
            raise TooMuch(503, "lab-page-busy")
        return await while_there(request, self.pool.run(work, *given, asker=asker))


def _kind_of(trace: str) -> str:
    """Where an error was raised, and which: what else its message says may be somebody's own words."""
    lines = trace.splitlines()
    places = [line for line in lines if line.startswith('  File "')]
    return f"{places[-1] if places else ''} {lines[-1].partition(':')[0]}"


def number(request: Request, name: str) -> int:
    """A number of the address from 0, -1 for none."""
    text = request.query_params.get(name, "-1")
    return int(text) if text.isdecimal() and len(text) < 8 else -1


def in_json(data: bytes) -> Response:
    """What has been computed just now."""
    return Response(data, headers={"cache-control": "no-store"}, media_type="application/json")


def told(what: Text, status: int) -> Response:
    """Why there is nothing, in every language."""
    headers = {"cache-control": "no-store", **({"retry-after": "1"} if status in (429, 503) else {})}
    return Response(msgspec.json.encode(what), status, headers=headers, media_type="application/json")
