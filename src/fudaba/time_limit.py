"""How long something may compute, where somebody's own code is run that may never come to an end."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Collection, Iterator
from pathlib import PurePath
from types import FrameType

SLOWEST = 10.0
"""Seconds that a card of one's own may compute at a time: it may be endless."""
LOOKS = 10
"""So often in that time it is looked whether the same call still goes on, see `watched`."""


class TooLong(Exception):
    """Something has computed for longer than it may. seconds: for how many it was let. what: what it was."""

    def __init__(self, seconds: float | None = None, what: str = "") -> None:
        self.seconds = SLOWEST if seconds is None else seconds
        super().__init__(f"{what} has computed for more than {self.seconds:g} s".strip())


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


@contextlib.contextmanager
def watched(files: Collection[str]) -> Iterator[None]:
    """Raise `TooLong` inside where one call of a function in these files computes for `SLOWEST` seconds.

    All calls together may take any time: a bot that thinks for long plays the same card in many games that
    might be. It is only looked now and then which calls go on, so that nothing becomes slower by it. In a
    thread that is begun inside the error is raised there. For the rest as `at_most`.
    """
    if not files or not _can_tell() or signal.getitimer(signal.ITIMER_PROF)[0]:
        yield
        return
    seen: dict[FrameType, int] = {}
    """How often each call that still goes on has been seen."""
    ends = False

    def look(number: int, frame: FrameType | None) -> None:
        nonlocal seen
        main, still = threading.get_ident(), dict[FrameType, int]()
        try:
            for thread, top in ({} if ends else {**sys._current_frames(), main: frame}).items():
                going_on = _calls(top, files)
                still |= {call: seen.get(call, 0) + 1 for call in going_on}
                if any(still[call] > LOOKS for call in going_on):
                    _break_off(thread, going_on[0])
        finally:
            seen = still

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, SLOWEST / LOOKS, SLOWEST / LOOKS)
    try:
        yield
    finally:
        ends = True
        signal.setitimer(signal.ITIMER_PROF, 0)
        seen.clear()


def _calls(frame: FrameType | None, files: Collection[str]) -> list[FrameType]:
    """The calls of functions in these files that have come to this point, the innermost first."""
    found = []
    while frame is not None:
        if frame.f_code.co_filename in files:
            found.append(frame)
        frame = frame.f_back
    return found


def _break_off(thread: int, call: FrameType) -> None:
    """Raise `TooLong` in that thread. call: what it is to be said of."""
    if thread == threading.get_ident():
        code = call.f_code
        raise TooLong(what=f"{code.co_name} ({PurePath(code.co_filename).name}:{call.f_lineno})")
    import ctypes  # nothing else in Python has another thread raise something

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TooLong))


def _can_tell() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
