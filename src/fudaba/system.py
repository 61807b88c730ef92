"""What the operating system and Python can do, and files that are whole."""

from __future__ import annotations

import gc
import os
import sys
import threading
from pathlib import Path

THREADS: bool = sys.platform != "emscripten"
"""Whether threads and processes can be started; in a browser's Python neither can."""


def cores() -> int:
    """How many processors this process may use."""
    if sys.version_info >= (3, 13):  # it also goes by `PYTHON_CPU_COUNT`
        return os.process_cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def collect_seldom() -> None:
    """Have Python look for garbage in this process only after 20,000 new objects instead of 700.

    What plays games makes many, and nearly all of them go by themselves: a search for a plan on machine code
    spends a tenth of its time on such looks.
    """
    gc.set_threshold(20_000, 20, 100)


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
