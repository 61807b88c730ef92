"""Who asked for a job by HTTP: once they have gone, nobody works for them any more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

T = TypeVar("T")


class AskerGone(Exception):
    """The connection of who asked has ended; no answer would reach them."""


async def while_there(request: Request, job: Coroutine[Any, Any, T]) -> T:
    """What a job comes to, for a request whose body has been read. It is called off where the asker goes.

    Raises `AskerGone` then, and what the job raises.
    """
    working = asyncio.ensure_future(job)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise AskerGone
        return working.result()
    finally:
        for task in (working, gone):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await gone


async def _gone(request: Request) -> None:
    """Wait until the connection ends."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
