"""A port of this machine for a server that a test starts as a process of its own."""

from __future__ import annotations

import socket
import sys

_held: list[socket.socket] = []
"""Until these tests end: what nobody holds may be given to another program before the server has it."""


def own_port() -> int:
    """A port on which nobody listens, and that the system gives to nobody else as long as these tests run."""
    found = socket.socket()
    # Another socket that says so as well may listen there, also at once after another server has; Linux still
    # gives it to nobody who only asks for any port. Elsewhere it cannot be held and listened to at the same
    # time.
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", 0))
    port: int = found.getsockname()[1]
    if sys.platform == "linux":
        _held.append(found)
    else:
        found.close()
    return port
