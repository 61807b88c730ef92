"""A cache of encoded parts of logs: a viewer who comes later is sent the same without the
work.

A line is told alike at any time, so the log of a long game is told part by part, each once for each viewer.
Of all tables together only so much is kept; the parts asked for longest ago are told anew.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from typing import NamedTuple

PART = 256
"""How many lines of a log are told in one message."""
TOGETHER = 16
"""How many lines are told before others are served."""
KEPT = 16 * 2**20
"""Bytes that are kept of all logs together, packed."""


class Part(NamedTuple):
    """Lines `PART * number` and on of a table's log, as one viewer sees them."""

    table: str
    """The id of the table."""
    viewer: int
    """The seat of the viewer, -1 for a spectator."""
    number: int
    """The number of the part, from 0."""


class LogCache:
    """The parts of all logs of a server that were told lately."""

    def __init__(self, kept: int = KEPT) -> None:
        """kept: how many bytes at most."""
        self._most = kept
        self._parts: OrderedDict[Part, bytes] = OrderedDict()
        self.size = 0
        """How many bytes are kept."""

    def get(self, part: Part) -> bytes | None:
        """The message that tells a part, None if it is not kept."""
        packed = self._parts.get(part)
        if packed is None:
            return None
        self._parts.move_to_end(part)
        return zlib.decompress(packed)

    def put(self, part: Part, message: bytes) -> None:
        """Keep the message that tells a part."""
        self._drop(part)
        self._parts[part] = packed = zlib.compress(message, 1)
        self.size += len(packed)
        while self.size > self._most:
            self._drop(next(iter(self._parts)))

    def cut(self, table: str, seats: int, lines: int, before: int) -> None:
        """A table's log has only this many lines left of those before: forget the parts that had more."""
        for number in range(lines // PART, before // PART + 1):
            for viewer in range(-2, seats):
                self._drop(Part(table, viewer, number))

    def _drop(self, part: Part) -> None:
        packed = self._parts.pop(part, None)
        if packed is not None:
            self.size -= len(packed)
