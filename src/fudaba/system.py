"""What the operating system and Python can do, worker processes, and files that are whole."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
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


def become_worker(kindness: int) -> None:
    """Make this process a worker of the one that started it: Ctrl-C is not for it, and it ends with that one.

    kindness: by how much it stands back for others (`os.nice`).
    """
    import multiprocessing  # a browser's Python has none of this

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
    if kindness and hasattr(os, "nice"):
        os.nice(kindness)
    starter = multiprocessing.parent_process()
    if starter is not None:
        threading.Thread(target=_end_with, args=(starter.sentinel,), daemon=True).start()


def _end_with(starter: int) -> None:
    """End this process once the one that started it has ended, however that came."""
    from multiprocessing.connection import wait

    wait([starter])
    os._exit(1)


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Let Ctrl-C wait for the end of this; to the processes that are started in it nobody brings it.

    Without this it would end a worker that is still being loaded, and say so on stderr. Where signals cannot
    wait (Windows), only a worker that has been loaded is safe.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # it begins with the first process, and nothing waits any more after that
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
