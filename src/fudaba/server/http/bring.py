"""The addresses of games that were played elsewhere: their logs, the turns in them, and what the coach says.

Nothing of them is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from fudaba.server.http.jobs import JobPages, text_in_json
from fudaba.server.http.page import Address, Page, Request, Response, in_json
from fudaba.server.protocol.bring_schema import LARGEST_LOGS, BringAsked, BringMoment
from fudaba.server.protocol.decoding import from_json
from fudaba.server.protocol.schema import Text
from fudaba.server.workers.bring_coach import bring_coach, bring_hint, bring_record
from fudaba.server.workers.bring_jobs import bring_read, bring_replay
from fudaba.server.workers.job_queue import TooMuch

T = TypeVar("T", bound=msgspec.Struct)


class Bring:
    """What a server makes of the logs of other places."""

    def __init__(self, jobs: JobPages) -> None:
        self._jobs = jobs
        self.addresses = [
            self._address("read", BringAsked, bring_read),
            self._address("replay", BringAsked, bring_replay),
            self._address("hint", BringMoment, bring_hint),
            self._address("coach", BringMoment, bring_coach),
            self._address("record", BringMoment, bring_record),
        ]

    def _address(self, name: str, kind: type[T], work: Callable[[T], bytes | Text]) -> Address:
        return Address(f"/api/bring/{name}", self._jobs.answering(self._page(kind, work)), "POST")

    def _page(self, kind: type[T], work: Callable[[T], bytes | Text]) -> Page:
        async def page(request: Request) -> Response:
            sent = await self._jobs.sent(request, LARGEST_LOGS, "bring-page-too-much")
            try:
                asked = from_json(sent, kind)
            except msgspec.DecodeError:
                raise TooMuch(400, "bring-page-not-read") from None
            found = await self._jobs.worked(request, work, asked)
            return text_in_json(found, 422) if isinstance(found, Text) else in_json(found)

        return page
