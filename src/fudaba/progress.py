"""How far long work is, on stderr, where that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class Bar:
    """A bar that shows how much of all has been done."""

    def __init__(self, shown: Progress, task: TaskID) -> None:
        self._shown, self._task = shown, task

    def more(self, done: float) -> None:
        """This much more has been done."""
        self._shown.advance(self._task, done)

    def at(self, done: float) -> None:
        """This much has been done in all."""
        self._shown.update(self._task, completed=done)


@contextmanager
def bar(total: float, *, counted: bool) -> Iterator[Bar | None]:
    """A bar while the context lasts, None where nobody watches.

    counted: whether what is done is told as a number, or as a share of all.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn() if counted else TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        yield Bar(shown, shown.add_task("", total=total))
