"""Tables that are on disk alone, until somebody comes or a clock runs out."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from fudaba.server.store.stored_table import StoredTable


class _Waits(NamedTuple):
    """since: when it was put to rest. alarm: rings when the clock has run out."""

    since: float
    alarm: asyncio.TimerHandle | None


class Hibernation:
    """Which games rest. wake: called with the id of one whose clock has run out."""

    def __init__(self, now: Callable[[], float], wake: Callable[[str], None]) -> None:
        self._now = now
        self._wake = wake
        self._waits: dict[str, _Waits] = {}

    def __len__(self) -> int:
        return len(self._waits)

    def __contains__(self, id: object) -> bool:
        return id in self._waits

    def put(self, kept: StoredTable) -> None:
        """From now on this game, of which `StoredTable.rest` is known, is only on disk."""
        rest = kept.rest
        assert rest is not None, "it is known whom the game waits for"
        alarm = None
        if rest.clock:
            left = kept.left[rest.decider] / 1000
            alarm = asyncio.get_running_loop().call_later(left + 0.01, self._wake, kept.id)
        self._waits[kept.id] = _Waits(self._now(), alarm)

    def take(self, kept: StoredTable) -> None:
        """This game rests no more; its clock is brought up to now."""
        waits = self._waits.pop(kept.id, None)
        if waits is None:
            return
        if waits.alarm is not None:
            waits.alarm.cancel()
        rest = kept.rest
        if rest is not None and rest.clock:
            passed = round((self._now() - waits.since) * 1000)
            kept.left[rest.decider] = max(0, kept.left[rest.decider] - passed)

    @property
    def clocks(self) -> list[str]:
        """The games whose clocks run."""
        return [id for id, waits in self._waits.items() if waits.alarm is not None]

    def drop(self, id: str) -> None:
        """Wait for that game no more."""
        waits = self._waits.pop(id, None)
        if waits is not None and waits.alarm is not None:
            waits.alarm.cancel()


class UnattendedTables:
    """The tables that have not begun, and where nobody is: since when, and from where they were opened."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._waits: dict[str, tuple[float, str]] = {}
        self._places: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._waits)

    def __contains__(self, id: object) -> bool:
        return id in self._waits

    def of(self, place: str) -> int:
        """How many were opened from that address."""
        return self._places[place]

    def put(self, id: str, place: str = "") -> None:
        """From now on that table is only on disk."""
        self.take(id)
        self._waits[id] = (self._now(), place)
        self._places[place] += 1

    def take(self, id: str) -> str:
        """That table waits here no more; returns from where it was opened, "" where nobody knows."""
        _, place = self._waits.pop(id, (0.0, ""))
        self._places[place] -= 1
        if self._places[place] <= 0:
            del self._places[place]
        return place

    def since(self, seconds: float) -> list[str]:
        """Those that have waited for longer."""
        now = self._now()
        return [id for id, (since, _) in self._waits.items() if now - since > seconds]
