"""How long something may compute, where somebody's own code is run that may never come to an end."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType


class TooLong(Exception):
    """Something has computed for longer than it may. seconds: for how many it was let."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"computed for more than {seconds:g} s")
        self.seconds = seconds


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `TooLong` inside once so much processor time has been used, 0 for any amount.

    A process that is stopped, or must wait for others, uses none. A limit that holds already stays as it is.
    Nothing is limited where the system cannot tell (Windows), and in other threads than the main one.
    """
    if not seconds or not _can_tell() or signal.getitimer(signal.ITIMER_PROF)[0]:
        yield
        return

    def too_long(number: int, frame: FrameType | None) -> None:
        raise TooLong(seconds)

    signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _can_tell() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
