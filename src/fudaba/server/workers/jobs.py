"""Jobs for worker processes, and their results."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from fudaba.server.workers.fair_queue import NOBODY, Asker
from fudaba.time_limit import TooLong, at_most

Why: TypeAlias = Literal["error", "time", "memory", "lost", "unsendable"]
"""Why a job failed. lost: as many processes as it may; unsendable: no process could be given it, or give back
what it returned."""


class ProcessLost(Exception):
    """A process is gone, or does not answer; says nothing of the job."""


class Event(Protocol):
    """What tells a process that nobody waits for its job any more."""

    def is_set(self) -> bool:
        """Whether that is so."""


@dataclass(eq=False)
class Job:
    """Work for a process."""

    work: Callable[..., Any]
    """The function to call there."""
    given: tuple[Any, ...]
    """Its arguments."""
    done: asyncio.Future[Any]
    """Set to its result or its error."""
    asker: Asker = NOBODY
    """For whom it is done."""
    slowest: float | None = None
    """Seconds that it may compute, None for as many as every job of its pool."""
    losses: int = field(default=0)
    """How many processes have ended while they did it."""


class Terms(NamedTuple):
    """On which terms a process works; see `Workers`."""

    kindness: int
    memory: int


class Process(Protocol):
    """What does jobs, one at a time; or the next after it is lost."""

    async def start(self) -> None:
        """Have one that is up. Raises `ProcessLost`."""

    async def do(self, job: Job, slowest: float, stuck: float) -> JobResult | JobError:
        """Do a job in it. Raises `ProcessLost`."""

    def drop(self) -> None:
        """Stop it, even if it would never stop by itself."""


# In the processes.


class JobResult(NamedTuple):
    """What a job returned."""

    result: Any


class JobError(NamedTuple):
    """What a job raised, as text: not every error can be sent as it is."""

    trace: str
    why: Why = "error"


def carried_out(work: Callable[..., Any], given: tuple[Any, ...], slowest: float) -> JobResult | JobError:
    """Do a job. slowest: this many seconds it may compute, 0 for any number."""
    try:
        with at_most(slowest, ends=overtaken):
            return JobResult(work(*given))
    except Exception as error:
        return wrong(error, "error")


def wrong(error: Exception, usual: Why) -> JobError:
    """What an error says of the job that raised it."""
    why: Why = "time" if isinstance(error, TooLong) else "memory" if isinstance(error, MemoryError) else usual
    return JobError("".join(traceback.format_exception(error)), why)


stop: Event | None = None
"""In a process: what tells a job that nobody waits for it any more."""


def overtaken() -> bool:
    """For a job: whether nobody waits for it any more. It may stop then, by any error."""
    return stop is not None and stop.is_set()
