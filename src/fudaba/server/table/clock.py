"""The time that each seat has left.

It runs only while a question is shown to a person and the server is up.
"""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.server.protocol.schema import Clock


class Timer:
    """The clocks of one table, in milliseconds.

    What `now` means is up to the caller, as long as it grows.
    """

    def __init__(self, clock: Clock, left: Sequence[int], seats: int) -> None:
        """left: the time that is stored, [] at the start."""
        self.clock = clock
        self._seats = seats
        self.reset(left)

    def reset(self, left: Sequence[int]) -> None:
        """Stop all clocks at these times, [] for those of the start."""
        self.stopped = list(left) or [self.clock.stock * 1000] * self._seats
        self.runs = -1
        self._since = 0.0

    def left(self, now: float) -> list[int]:
        """The time that each seat has left."""
        left = list(self.stopped)
        if self.runs >= 0:
            left[self.runs] = max(0, left[self.runs] - round((now - self._since) * 1000))
        return left

    def run(self, seat: int, now: float) -> None:
        """Run the clock of this seat, and no other (-1: none)."""
        self.stopped = self.left(now)
        self.runs = seat
        self._since = now

    def answered(self, seat: int, now: float) -> None:
        """A seat has answered: its clock stops, and gets what each answer adds."""
        self.run(-1, now)
        self.stopped[seat] += self.clock.each * 1000
