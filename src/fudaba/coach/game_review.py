"""Looks through a game that is over: the chance to win along it, and the answers that cost most.

Everything is judged by what a player could know: in worlds that were possible for them then, not in the one
that lay on the table. An answer is called a mistake only where another one won more in fresh worlds, in which
it had not been chosen for that, and by so much that the 95 % interval of the difference does not hold 0.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from fudaba.coach.findings import FORMAT, Care, Mistake, Point, Review, digest_of
from fudaba.coach.slices import Found, Slice, Suspect, again, done, slices
from fudaba.kernel.record import Record

Progress = Callable[[float], None]
"""Called with the share that is done, from 0 to 1."""
FIRST_PART = 0.7
"""The share of the work after which all answers have been looked at once."""


def review(
    record: Record,
    *,
    seats: Sequence[int] | None = None,
    care: Care | None = None,
    progress: Progress | None = None,
) -> Review:
    """Look through the game of a record. seats: whose answers, by default everybody's.

    The same record and the same care give the same review. Raises `BadRecord` for a record that cannot be
    run again.
    """
    reviewing = Reviewing(record, seats=seats, care=care)
    work = reviewing.work()
    try:
        part = next(work)
        while True:
            part = work.send(done(part))
            if progress is not None:
                progress(reviewing.share)
    except StopIteration:
        if progress is not None:
            progress(1.0)
    return reviewing.review


class Reviewing:
    """A review in the making: `work` gives its slices one after the other, and is sent what each has found;
    None for a slice that took too long. Of that one the answers come again, one at a time, and those that
    still take too long are left out.

    share: how much is done. review: what has been found so far; once there is no more work, all of it.
    """

    def __init__(
        self, record: Record, *, seats: Sequence[int] | None = None, care: Care | None = None
    ) -> None:
        self.record = record
        self.seats = list(range(len(record.names))) if seats is None else sorted(set(seats))
        self.care = Care() if care is None else care
        self.share = 0.0
        self._curve: list[Point] = []
        self._mistakes: list[Mistake] = []
        self._suspects: list[Suspect] = []
        self._weighed = self._rollouts = self._skipped = 0

    def work(self) -> Generator[Slice, Found | None, None]:
        """What is to be done, in this order."""
        first = slices(self.record, self.seats, self.care)
        for number, part in enumerate(first, 1):
            for found in (yield from self._of(part)):
                self._curve += found.curve
                self._suspects += found.suspects
            self.share = FIRST_PART * number / len(first)
        then = again(self.record, self.seats, self.care, self._suspects)
        for number, part in enumerate(then, 1):
            for found in (yield from self._of(part)):
                if found.mistake is not None:
                    self._mistakes.append(found.mistake)
            self.share = FIRST_PART + (1 - FIRST_PART) * number / len(then)
        self.share = 1.0

    def _of(self, part: Slice) -> Generator[Slice, Found | None, list[Found]]:
        """What a slice has found; where it took too long, what its answers have found one by one."""
        found = yield part
        if found is not None:
            self._weighed += found.weighed
            self._rollouts += found.rollouts
            return [found]
        if part.upto - part.first < 2:
            self._skipped += 1
            return []
        several: list[Found] = []
        for number in range(part.first, part.upto):
            several += yield from self._of(part._replace(first=number, upto=number + 1))
        return several

    @property
    def review(self) -> Review:
        """The dearest mistakes of each player; none as long as some may still turn out to be none."""
        whole = sorted(self._mistakes, key=lambda one: -one.cost) if self.share == 1.0 else []
        kept = {seat: [one for one in whole if one.seat == seat][: self.care.shown] for seat in self.seats}
        return Review(
            FORMAT,
            digest_of(self.record),
            self.seats,
            list(self.care),
            self._curve,
            [one for one in whole if one in kept[one.seat]],
            self._weighed,
            self._rollouts,
            self._skipped,
        )
