"""Limits on what a worker process may use of the machine.

The system holds these limits, so they hold also in code that never comes back to Python. On Windows, which
has none of them, only the limit of time holds that `time_limit` sets.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

MEGABYTE = 1 << 20
FILES = 64
"""How many files and sockets may be open in it; it needs a dozen."""
LARGEST_FILE = MEGABYTE
"""How long a file may be that it writes. It writes none, but for a traceback in the log as it dies."""
GRACE = 5.0
"""Seconds of processor time besides twice what a job may take, until the system ends the process."""

resource: Any = None if sys.platform == "win32" else importlib.import_module("resource")


def confine(memory: int) -> None:
    """Limit this process for good: memory in megabytes (0: any amount), files, and no process but itself.

    The limit of processes does not hold for root; no server should be run as root.
    """
    if resource is None:
        return
    if memory:
        _lower(resource.RLIMIT_AS, memory * MEGABYTE)
    _lower(resource.RLIMIT_NOFILE, FILES)
    _lower(resource.RLIMIT_FSIZE, LARGEST_FILE)
    _lower(resource.RLIMIT_CORE, 0)
    _lower(resource.RLIMIT_NPROC, 0)


def allow(seconds: float) -> None:
    """Let the next job use some processor time; the system ends the process soon after that. 0: any time."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    until = int(used.ru_utime + used.ru_stime + 2 * seconds + GRACE) + 1 if seconds else most
    resource.setrlimit(resource.RLIMIT_CPU, (until, most))


def _lower(kind: int, limit: int) -> None:
    """Set a limit, unless one that is lower holds already."""
    _, most = resource.getrlimit(kind)
    if most == resource.RLIM_INFINITY or limit < most:
        resource.setrlimit(kind, (limit, limit))
