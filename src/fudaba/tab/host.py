"""What the Worker's JavaScript calls: the table, or what thinks for it. Only bytes and texts cross over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from fudaba.tab.missing_modules import stand_in

Bytes = Any
"""A `Uint8Array` of JavaScript."""

_running: set[asyncio.Task[None]] = set()


class Host:
    """The table. think: gives a Worker of a name a job. end: ends that Worker. outward: makes bytes those of
    JavaScript. pace: see `Application`."""

    def __init__(
        self,
        folder: str,
        think: Callable[[str, Bytes], Awaitable[Bytes]],
        end: Callable[[str], None],
        outward: Callable[[bytes], Bytes],
        pace: float,
    ) -> None:
        stand_in()
        from fudaba.tab.application import Application
        from fudaba.tab.bot_worker import BotWorker

        logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
        self._outward = outward

        def beside(name: str) -> BotWorker:
            async def ask(job: bytes) -> bytes:
                found: bytes = (await think(name, outward(job))).to_bytes()
                return found

            return BotWorker(ask, lambda: end(name))

        self._application = Application(Path(folder), beside, pace)

    async def begin(self) -> None:
        """Bring back the games that are kept."""
        await self._application.begin()

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: Bytes) -> list[Any]:
        """What is answered to a request: status, headers, body."""
        sent = b"" if body is None else body.to_bytes()
        found = await self._application.ask(method, address, headers, sent)
        kind = {"content-type": found.kind} if found.kind else {}
        return [found.status, {**kind, **found.headers}, self._outward(found.body)]

    async def save(self) -> Bytes:
        """All games, as one file."""
        return self._outward(self._application.save())

    async def load(self, saved: Bytes) -> list[Any]:
        """Take in the games of such a file: answered like a request."""
        tables = self._application.load(saved.to_bytes())
        return [200, {}, self._outward(b'{"tables": %d}' % tables)]

    def connect(self, send: Callable[[Bytes], None], closed: Callable[[int], None]) -> PageConnection:
        """A connection of the page."""
        from fudaba.tab.application import Line

        line = Line(lambda data: send(self._outward(data)), closed)
        task = asyncio.ensure_future(self._application.serve(line))
        _running.add(task)
        task.add_done_callback(_running.discard)
        return PageConnection(line)


class PageConnection:
    """The page's end of a connection. line: see `application.Line`."""

    def __init__(self, line: Any) -> None:
        self._line = line

    def say(self, data: Bytes) -> None:
        """Say something to the table."""
        self._line.say(data.to_bytes())

    def end(self) -> None:
        """Break it off."""
        self._line.end()


def carry_out(job: Bytes, outward: Callable[[bytes], Bytes]) -> Bytes:
    """In a Worker that thinks: do a job."""
    stand_in()
    from fudaba.tab import bot_worker

    return outward(bot_worker.carry_out(job.to_bytes()))
