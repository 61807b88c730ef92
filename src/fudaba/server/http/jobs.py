"""Pages that have something computed: what they were sent, and what is wrong with it in every language."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord
from fudaba.server.http.page import Page, Request, Response, TooLong, in_json, status_of
from fudaba.server.limits.rate_limits import is_own_page
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import say
from fudaba.server.workers.asker import AskerGone
from fudaba.server.workers.job_queue import JobQueue, TooMuch
from fudaba.server.workers.pool import Failed
from fudaba.text.problems import problem_text

log = logging.getLogger("fudaba.server")

LARGEST = 256 * 1024
"""How many bytes may be sent at once: a scenario with its escapes, or the record of a long game."""
LOGGED = 64
"""How many errors of the engine are logged, each once: they can be had as often as somebody likes."""
LONGEST_TRACE = 8000
GONE = 499
"""The status for the log alone where nobody waits for the answer any more."""

T = TypeVar("T")


class NoMoment(Exception):
    """There is no such moment to be had; the message says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class JobPages:
    """What pages need that have something computed."""

    def __init__(self, settings: Settings, jobs: JobQueue) -> None:
        self._settings = settings
        self._jobs = jobs
        self._logged: set[str] = set()

    def answering(self, answer: Page) -> Page:
        """The same, with whatever is wrong said in every language."""

        async def answered(request: Request) -> Response:
            try:
                return await answer(request)
            except TooMuch as error:
                return text_in_json(say(error.message), error.status)
            except ClientError as refusal:
                return text_in_json(say(refusal.message), status_of(refusal))
            except NoMoment as none:
                return text_in_json(say(none.message), 409)
            except (BadSetup, BadRecord) as error:
                return text_in_json(Text(problem_text(error, "en"), problem_text(error, "ja")), 422)
            except Failed as failed:
                return self._failed(failed)
            except AskerGone:
                return Response(status=GONE)

        return answered

    def _failed(self, failed: Failed) -> Response:
        """What to say of a job that failed, in words; what is wrong with the engine is logged, once each."""
        if failed.why != "error":
            # text: lab-page-failed-*
            return text_in_json(say(f"lab-page-failed-{failed.why}"), 400)
        trace = str(failed).strip()
        kind = _kind_of(trace)
        if kind not in self._logged and len(self._logged) < LOGGED:
            self._logged.add(kind)
            log.error("a page has met an error of the engine:\n%s", trace[-LONGEST_TRACE:])
        return text_in_json(say("lab-page-broke"), 500)

    async def sent(
        self, request: Request, largest: int = LARGEST, too_much: str = "lab-page-too-much"
    ) -> bytes:
        """What was sent, if it is not too much and not another page's. too_much: what is said otherwise."""
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if not is_own_page(origin, host, self._settings.origins):
            raise TooMuch(403, "server-stranger")
        try:
            return await request.body(largest)
        except TooLong:
            raise TooMuch(413, too_much) from None

    async def worked(self, request: Request, work: Callable[..., T], *given: Any) -> T:
        """What a process makes of it; see `JobQueue.run`."""
        return await self._jobs.run(request.address, request.gone, work, *given)


def _kind_of(trace: str) -> str:
    """Where an error was raised, and which: what else its message says may be somebody's own words."""
    lines = trace.splitlines()
    places = [line for line in lines if line.startswith('  File "')]
    return f"{places[-1] if places else ''} {lines[-1].partition(':')[0]}"


def text_in_json(what: Text, status: int) -> Response:
    """Why there is nothing, in every language."""
    response = in_json(msgspec.json.encode(what), status)
    if status in (429, 503):
        response.headers["retry-after"] = "1"
    return response
