"""The watch over the event loop: how long single steps hold it up, and what they did.

A beat in the loop is late by as long as the step that held it up. A thread beside looks meanwhile what the
loop is at; so the log names the line, and not only the time.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import FrameType

log = logging.getLogger("fudaba.server")

EVERY = 0.05
"""Seconds between two beats."""
LONG = 0.1
"""Seconds from which on a step is logged."""
LATELY = 120.0
"""For how many seconds the longest step is remembered as one of late."""
AGAIN = 60.0
"""Seconds until the same cause is logged again."""
WAITS = "waits"
"""The one kind of all steps that hardly computed: where the machine has other work it may be any line."""
DEEP = 5
"""How many callers of a cause are told."""
BEATS = 10
"""Over about how many beats lateness is averaged."""
BUSY = 0.25
"""Seconds by which beats are late on average from which on nobody new is let in. An answer waits for some
eight beats, so it is acknowledged after two seconds then."""
OVERLOADED = 0.5
"""The same from which on also those who play begin no other game."""
MOST = BEATS * BUSY / 2
"""Seconds for which one beat counts at most: one long step, or a sleep of the machine, is no load."""
NO_CAUSE = "no line of the server's: the machine had other work"
THE_LOOP = ("asyncio/base_events.py", "asyncio/runners.py")
"""The files of the loop itself: who called these is no cause."""
BETWEEN = ("asyncio/events.py",)
"""What stands between it and what it does."""


class LoopWatch:
    """Watches the event loop in which `watch` runs. late: told each time by how many seconds it was late."""

    def __init__(
        self,
        late: Callable[[float], None] = lambda seconds: None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.longest = 0.0
        """Seconds of the longest step since the start."""
        self.late = late
        """Called at each beat with the seconds by which it was late."""
        self._mean = 0.0
        self._was_busy = False
        self._said_busy = -AGAIN
        self._now = now
        self._steps: deque[tuple[float, float]] = deque()
        self._logged: dict[str, float] = {}
        self._beat = 0.0
        self._cause = ""

    @property
    def is_busy(self) -> bool:
        """Whether steps have long had to wait: everybody new would make it worse for those who play."""
        return self._mean > BUSY

    @property
    def is_overloaded(self) -> bool:
        """Whether they have had to wait for so long that those who play should begin no other game either."""
        return self._mean > OVERLOADED

    @property
    def lately(self) -> float:
        """The longest step of the last two minutes."""
        self._drop_old()
        return self._steps[0][1] if self._steps else 0.0

    async def watch(self) -> None:
        """Watch until called off."""
        ended = threading.Event()
        self._beat = self._now()
        beside = threading.Thread(
            target=self._look, args=(threading.get_ident(), ended), name="loop watch", daemon=True
        )
        beside.start()
        try:
            while True:
                self._beat, self._cause = self._now(), ""
                used = time.thread_time()
                await asyncio.sleep(EVERY)
                self.note(max(0.0, self._now() - self._beat - EVERY), time.thread_time() - used, self._cause)
        finally:
            ended.set()

    def note(self, late: float, used: float, cause: str) -> None:
        """The loop was late. used: seconds of processor time that it had meanwhile. cause: see `stack_of`."""
        self.late(late)
        self._mean += (min(late, MOST) - self._mean) / BEATS
        self._log_busy()
        self.longest = max(self.longest, late)
        while self._steps and self._steps[-1][1] <= late:
            self._steps.pop()
        self._steps.append((self._now(), late))
        self._drop_old()
        if late < LONG:
            return
        cause, now = cause or NO_CAUSE, self._now()
        kind = cause if used > late / 4 else WAITS
        if now - self._logged.get(kind, -AGAIN) < AGAIN:
            return
        self._logged = {old: at for old, at in self._logged.items() if now - at < AGAIN} | {kind: now}
        log.warning(
            "a step held up the event loop for %.0f ms, %.0f of them computing: %s",
            1000 * late,
            1000 * used,
            cause,
        )

    def _log_busy(self) -> None:
        """Say in the log when newcomers begin to be refused."""
        if self.is_busy and not self._was_busy and self._now() - self._said_busy >= AGAIN:
            self._said_busy = self._now()
            log.warning(
                "busy: the event loop is %.2f s late on average; newcomers are refused until it catches up",
                self._mean,
            )
        self._was_busy = self.is_busy

    def _drop_old(self) -> None:
        while self._steps and self._now() - self._steps[0][0] > LATELY:
            self._steps.popleft()

    def _look(self, loop: int, ended: threading.Event) -> None:
        """In the thread: look at what the loop is when a beat is overdue."""
        while not ended.wait(EVERY):
            if not self._cause and self._now() - self._beat > EVERY + LONG / 2:
                frame = sys._current_frames().get(loop)
                self._cause = stack_of(frame)


def stack_of(frame: FrameType | None) -> str:
    """What the loop is at, innermost first; "" where it does nothing."""
    found: list[str] = []
    while frame is not None and len(found) < DEEP:
        file = Path(frame.f_code.co_filename)
        short = f"{file.parent.name}/{file.name}"
        if short in THE_LOOP:
            break
        if short not in BETWEEN and file.name != "selectors.py":
            found.append(f"{short}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(found)
