"""A time limit for a user's own code, which may never come to an end."""

from __future__ import annotations

import contextlib
import importlib
import signal
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import PurePath
from types import FrameType

SLOWEST = 10.0
"""Seconds that a card of one's own may compute at a time: it may be endless."""
LOOKS = 10
"""So often in that time it is looked whether the same call still goes on, see `watched`."""
_LOOK = 0.25
"""Seconds between two looks at whether something has ended, see `at_most`."""
_NEARLY = 0.95
"""A signal may come a little before the clock shows the time that it was to come at."""


class TooLong(Exception):
    """Something has computed for longer than it may. seconds: for how many it was let. what: what it was."""

    def __init__(self, seconds: float | None = None, what: str = "") -> None:
        self.seconds = SLOWEST if seconds is None else seconds
        super().__init__(f"{what} has computed for more than {self.seconds:g} s".strip())


class NobodyWaits(Exception):
    """What still computes is of no use to anybody any more."""


@contextlib.contextmanager
def at_most(
    seconds: float,
    *,
    ends: Callable[[], bool] | None = None,
    clock: Callable[[], float] = time.process_time,
) -> Iterator[None]:
    """Raise `TooLong` inside once so much processor time has been used, 0 for any amount.

    A process that is stopped, or must wait for others, uses none. A limit that holds already stays as it is.
    Nothing is limited where the system cannot tell (Windows), and in other threads than the main one. Where
    something inside catches the error, it is raised again as often as need be.

    ends: asked a few times a second; once it says so, `NobodyWaits` is raised. clock: `time.thread_time`
    counts this thread alone.
    """
    if not seconds or not _can_tell() or signal.getitimer(signal.ITIMER_PROF)[0]:
        yield
        return
    begun, holds = clock(), True

    def look(number: int, frame: FrameType | None) -> None:
        if not holds:  # it came when all was done
            return
        if clock() - begun >= _NEARLY * seconds:
            raise TooLong(seconds)
        if ends is not None and ends():
            raise NobodyWaits

    every = seconds if clock is time.process_time else seconds / 2
    every = every if ends is None else min(every, _LOOK)
    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, every, every)
    try:
        yield
    finally:
        holds = False
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

    importlib.import_module("ctypes")  # for `_break_off`: a signal within a signal would stop its import
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
