"""Tests of what stays in memory, in which nobody looks for garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collections() -> Iterator[None]:
    """Python collects no garbage, and `gc.get_objects` lists only what has been made since the beginning.

    What hundreds of tests before have left in memory is put aside: to list it takes far longer than the test.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
