"""The addresses of puzzles: their list with that of the day, and the judge of a line."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec

from fudaba.puzzles.collection import of_day
from fudaba.server.http.jobs import JobPages, text_in_json
from fudaba.server.http.page import Address, Request, Response, in_json, struct_in_json
from fudaba.server.protocol.decoding import from_json
from fudaba.server.protocol.puzzle_schema import PuzzleAsked, PuzzleFileAsked
from fudaba.server.protocol.schema import Text
from fudaba.server.workers.job_queue import TooMuch
from fudaba.server.workers.puzzle_jobs import puzzle_file, puzzle_list, puzzle_stand


class Puzzles:
    """The puzzles of a server."""

    def __init__(self, jobs: JobPages) -> None:
        self._jobs = jobs
        self.addresses = [
            Address("/api/puzzles", self._list),
            Address("/api/puzzle", jobs.answering(self._stand), "POST"),
            Address("/api/puzzle/file", jobs.answering(self._file), "POST"),
        ]

    async def _list(self, request: Request) -> Response:
        day = datetime.now(UTC).date()
        found = await asyncio.to_thread(lambda: puzzle_list(of_day(day), day.isoformat()))
        return struct_in_json(found)

    async def _stand(self, request: Request) -> Response:
        try:
            asked = from_json(await self._jobs.sent(request), PuzzleAsked)
        except msgspec.DecodeError:
            raise TooMuch(400, "puzzle-page-not-read") from None
        found = await self._jobs.worked(request, puzzle_stand, asked)
        return text_in_json(found, 422) if isinstance(found, Text) else in_json(found)

    async def _file(self, request: Request) -> Response:
        """The puzzles of a file; nothing of it is kept."""
        try:
            asked = from_json(await self._jobs.sent(request), PuzzleFileAsked)
        except msgspec.DecodeError:
            raise TooMuch(400, "puzzle-page-not-read") from None
        found = await self._jobs.worked(request, puzzle_file, asked)
        return text_in_json(found, 422) if isinstance(found, Text) else in_json(found)
