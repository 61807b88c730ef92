"""What a bot does before a game where that takes seconds: beside the table, which does not wait for it.

A bot that has such work says so by a class method `prepare(view)`, which returns a text for its answers, and
by another, `is_prepared(view)`, whether that has been done before. What takes longer, and is for its next
game, it may do by a third, `improve(view)`, a part of it at each call: once the first has returned it is
called again and again as long as it returns True and there is time.
A caller who can wait need do nothing: the bot prepares itself when it is first asked, and gives the same
answers everywhere. A table says inside `prepared` what is there so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_found: ContextVar[str | None] = ContextVar("prepared", default=None)


@contextmanager
def prepared(found: str | None) -> Iterator[None]:
    """Inside, bots answer by what was prepared, and do not wait; "" where that is not there yet. None for who
    has nothing to prepare."""
    token = _found.set(found)
    try:
        yield
    finally:
        _found.reset(token)


def at_hand() -> str | None:
    """What was prepared; "" for nothing yet. None where a bot may take its time."""
    return _found.get()
