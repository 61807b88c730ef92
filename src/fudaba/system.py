"""The operating system: what it can do, and files that are whole."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

THREADS: bool = sys.platform != "emscripten"
"""Whether threads and processes can be started; in a browser's Python neither can."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def write_whole(path: Path, data: bytes) -> None:
    """Write a file: afterwards it is whole, or what it was before. Raises OSError.

    Several threads and processes may write the same file: it is what one of them has written.
    """
    unfinished = path.with_name(f".fudaba-{os.getpid()}-{threading.get_ident()}")
    try:
        with unfinished.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
