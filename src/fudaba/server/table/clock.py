"""The time that each seat has left.

It runs only while a question is shown to a person and the server is up.
"""

from __future__ import annotations

from fudaba.server.protocol.schema import Clock


class Timer:
    """The clocks of one table, in milliseconds.

    What `now` means is up to the caller, as long as it grows.
    """

    def __init__(self, clock: Clock, left: list[int], seats: int) -> None:
        """left: as it was kept, [] at the start."""
        self.clock = clock
        self.stopped = list(left) or [clock.stock * 1000] * seats
        self.runs = -1
        self._since = 0.0

    def left(self, now: float) -> list[int]:
        """What each seat has left."""
        left = list(self.stopped)
        if self.runs >= 0:
            left[self.runs] = max(0, left[self.runs] - round((now - self._since) * 1000))
        return left

    def run(self, seat: int, now: float) -> None:
        """From now on this seat's time runs, and nobody else's (-1: nobody's)."""
        self.stopped = self.left(now)
        self.runs = seat
        self._since = now

    def answered(self, seat: int, now: float) -> None:
        """A seat has answered: its clock stops, and gets what each answer adds."""
        self.run(-1, now)
        self.stopped[seat] += self.clock.each * 1000
