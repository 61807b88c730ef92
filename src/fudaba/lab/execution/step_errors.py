"""Errors that stop a step: unfinished code, and cards of one's own that are broken or never end."""

from __future__ import annotations

import traceback
from contextlib import AbstractContextManager
from pathlib import PurePath

from fudaba import card_files, time_limit
from fudaba.kernel import own_cards
from fudaba.lab.errors import LabMessage, said
from fudaba.time_limit import TooLong, at_most


def limited() -> AbstractContextManager[None]:
    """Let a step take no longer than it may where cards of one's own are loaded; raises `TooLong`."""
    return at_most(time_limit.SLOWEST if own_cards.LOADED else 0)


def message_of(error: Exception) -> LabMessage | None:
    """What to tell of an error that has stopped a step; None where it is to be told as an error of ours."""
    if isinstance(error, NotImplementedError):
        return _not_written(error)
    if (broken := card_files.broken(error)) is None:
        return None
    where, function, what = broken
    if isinstance(error, TooLong):
        return said("lab-failed-endless", where=where, function=function, seconds=f"{error.seconds:g}")
    return said("lab-failed-broken", where=where, function=function, what=what)


def _not_written(unwritten: NotImplementedError) -> LabMessage:
    """Which code has only been begun: the function that says so, and what it says is missing."""
    at = traceback.extract_tb(unwritten.__traceback__)[-1]
    where = f"{PurePath(at.filename).name}:{at.lineno}"
    return said("lab-failed-not-written", function=at.name, where=where, what=str(unwritten) or at.name)
