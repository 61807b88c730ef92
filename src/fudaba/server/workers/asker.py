"""The client that asked for a job by HTTP: once it is gone, the job stops."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class AskerGone(Exception):
    """The connection of who asked has ended; no answer would reach them."""


async def while_there(gone: Callable[[], Awaitable[None]], job: Coroutine[Any, Any, T]) -> T:
    """What a job comes to. gone: waits until the asker is gone; the job is cancelled then.

    Raises `AskerGone` then, and what the job raises.
    """
    working = asyncio.ensure_future(job)
    leaving = asyncio.ensure_future(gone())
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise AskerGone
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await leaving
