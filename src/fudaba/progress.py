"""How far long work is, on stderr: a bar where that is a terminal, else a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, ParamSpec, Protocol

from fudaba.text import words
from fudaba.text.visible import print_line

if TYPE_CHECKING:
    from rich.progress import Progress as Shown
    from rich.progress import TaskID

SECONDS: Final = 20.0
"""How long lies between two lines, and before the first."""

P = ParamSpec("P")


class Progress(Protocol):
    """Is kept up to date by what does the work."""

    def more(self, done: float) -> None:
        """This much more has been done."""

    def at(self, done: float) -> None:
        """This much has been done in all."""


class Bar:
    """A bar that shows how much of all has been done."""

    def __init__(self, shown: Shown, task: TaskID) -> None:
        self._shown, self._task = shown, task

    def more(self, done: float) -> None:
        """This much more has been done."""
        self._shown.advance(self._task, done)

    def at(self, done: float) -> None:
        """This much has been done in all."""
        self._shown.update(self._task, completed=done)


class Lines:
    """A line now and then, for a file or a pipe."""

    def __init__(
        self, total: float, *, counted: bool, lang: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._total, self._counted, self._lang = total, counted, lang
        self._done = 0.0
        self._tell = now_and_then(self._line, clock)

    def more(self, done: float) -> None:
        """This much more has been done."""
        self.at(self._done + done)

    def at(self, done: float) -> None:
        """This much has been done in all."""
        self._done = done
        self._tell()

    def _line(self) -> None:
        say, share = words(self._lang).say, f"{self._done / self._total:.0%}"
        if self._counted:
            line = say("cli-progress-counted", done=int(self._done), total=int(self._total), share=share)
        else:
            line = say("cli-progress", share=share)
        print_line(line, sys.stderr)


def now_and_then(report: Callable[P, None], clock: Callable[[], float] = time.monotonic) -> Callable[P, None]:
    """The same, but only where some time has gone by since the last time, or since now."""
    last = clock()

    def reported(*args: P.args, **more: P.kwargs) -> None:
        nonlocal last
        if clock() - last >= SECONDS:
            last = clock()
            report(*args, **more)

    return reported


@contextmanager
def bar(total: float, *, counted: bool, lang: str) -> Iterator[Progress]:
    """What shows how far work is while the context lasts.

    counted: whether what is done is told as a number, or as a share of all.
    """
    if not sys.stderr.isatty():
        yield Lines(total, counted=counted, lang=lang)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn() if counted else TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        yield Bar(shown, shown.add_task("", total=total))
