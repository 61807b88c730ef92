"""Looks through a game that is over: the chance to win along it, and the answers that cost most.

Everything is judged by what a player could know: in worlds that were possible for them then, not in the one
that lay on the table. An answer is called a mistake only where another one won more in fresh worlds, in which
it had not been chosen for that, and by so much that the 95 % interval of the difference does not hold 0.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from typing import Any, Final, NamedTuple

from fudaba.arena.run.executor import Executor, executor_of
from fudaba.coach.findings import FORMAT, Care, Mistake, Point, Review, digest_of
from fudaba.coach.kept_slices import KeptSlices
from fudaba.coach.slices import Slice, SliceResult, Suspect, again, done_in_time, slices
from fudaba.kernel.record import Record

Progress = Callable[[float], None]
"""Called with the share that is done, from 0 to 1."""
Begun = Callable[[Point], None]
"""Called with the chances at the beginning, the first that is known."""
Suspected = Callable[[Suspect], None]
"""Called with each answer that looks like a mistake, in the order of the game."""
FIRST_PART: Final = 0.7
"""The share of the work after which all answers have been looked at once."""
UNDER_WAY: Final = 2
"""How many slices for each process are under way, or done before an earlier one."""


class ReviewStopped(KeyboardInterrupt):
    """Ctrl-C has stopped a review. so_far: what has been found until then. is_kept: whether it can go on from
    there."""

    def __init__(self, so_far: SoFar, *, is_kept: bool) -> None:
        self.so_far = so_far
        self.is_kept = is_kept


class SoFar(NamedTuple):
    """What a review has found that is not done."""

    review: Review
    """What is known for certain."""
    suspects: list[Suspect]
    """The answers that look like mistakes and have not been tried again, in the order of the game."""


def review(
    record: Record,
    *,
    seats: Sequence[int] | None = None,
    care: Care | None = None,
    progress: Progress | None = None,
    begun: Begun | None = None,
    suspected: Suspected | None = None,
    kept: KeptSlices | None = None,
    workers: int | None = 1,
    cluster: str = "",
) -> Review:
    """Look through the game of a record. seats: whose answers, by default everybody's. kept: the slices that
    are done already, and a place for more. workers, cluster: see `executor_of`.

    The same record and the same care give the same review, with any number of processes, and however often
    it was stopped; but for an answer that takes too long on a slow machine, see `done_in_time`. Raises
    `BadRecord` for a record that cannot be run again, and `ReviewStopped`.
    """
    reviewing = Reviewing(record, seats=seats, care=care)

    def note(part: Slice, found: SliceResult | None) -> None:
        reviewing.note(part, found)
        if begun is not None and part.at == "chances" and found is not None and found.curve:
            begun(found.curve[0])
        if suspected is not None and found is not None:
            for suspect in found.suspects:
                suspected(suspect)
        if progress is not None:
            progress(reviewing.share)

    with executor_of(workers, cluster) as executor:
        is_whole = _carry_out(reviewing, executor, note, kept)
    if not is_whole:
        raise ReviewStopped(reviewing.so_far, is_kept=kept is not None)
    if progress is not None:
        progress(1.0)
    return reviewing.review


def _carry_out(
    reviewing: Reviewing,
    executor: Executor,
    note: Callable[[Slice, SliceResult | None], None],
    kept: KeptSlices | None,
) -> bool:
    """Do the work of a review on an executor. Returns whether that is all of it: not after Ctrl-C."""
    under_way: deque[tuple[Slice, Any]] = deque()
    is_stopped = False
    while True:
        try:
            while not is_stopped and len(under_way) < UNDER_WAY * executor.workers:
                part = reviewing.next_slice()
                if part is None:
                    break
                if kept is not None and part in kept:
                    note(part, kept[part])
                else:
                    under_way.append((part, executor.submit(done_in_time, part)))
            if not under_way:
                return not is_stopped
            part, given = under_way[0]
            found = executor.result(given)
            under_way.popleft()
            if kept is not None:
                kept.add(part, found)
            note(part, found)
        except KeyboardInterrupt:
            executor.stop()
            is_stopped = True
        except CancelledError:
            return False


class Reviewing:
    """A review in the making: `next_slice` gives the slices, of which any number may be looked at at a time,
    and `note` is given what each has found; None for a slice that took too long. Of that one the answers come
    again, one at a time, and those that still take too long are left out.

    share: how much is done. review: what has been found so far; once there is no more work, all of it,
    whatever the order in which the slices came to their end.
    """

    def __init__(
        self, record: Record, *, seats: Sequence[int] | None = None, care: Care | None = None
    ) -> None:
        self.record = record
        self.seats = list(range(len(record.names))) if seats is None else sorted(set(seats))
        self.care = Care() if care is None else care
        self._waiting = deque(slices(self.record, self.seats, self.care))
        """The slices that nobody looks at yet."""
        self._under_way = 0
        self._of, self._ended = len(record.answers), 0
        """How many answers this part of the work looks at, and how many it has looked at."""
        self._is_first = True
        """Whether each answer is still looked at once; afterwards those that look dear are tried again."""
        self._curve: list[Point] = []
        self._mistakes: list[Mistake] = []
        self._suspects: list[Suspect] = []
        self._dearest: list[Suspect] = []
        self._tried: list[Suspect] = []
        """The suspects that are to be tried again, and those that have been."""
        self._weighed = self._rollouts = self._skipped = 0
        self._go_on()

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        part = self._ended / self._of if self._of else 1.0
        return FIRST_PART * part if self._is_first else FIRST_PART + (1 - FIRST_PART) * part

    @property
    def is_done(self) -> bool:
        """Whether there is no more work."""
        return not (self._is_first or self._waiting or self._under_way)

    def next_slice(self) -> Slice | None:
        """Another slice to look at. None: there is none before one under way has ended, or no more."""
        if not self._waiting:
            return None
        self._under_way += 1
        return self._waiting.popleft()

    def put_back(self, part: Slice) -> None:
        """Nobody looks at this slice any more; it comes again."""
        self._under_way -= 1
        self._waiting.appendleft(part)

    def note(self, part: Slice, found: SliceResult | None) -> None:
        """Add what a slice has found; None where it took too long."""
        self._under_way -= 1
        self._tried += [] if part.suspect is None else [part.suspect]
        count = max(1, part.upto - part.first)
        if (found is not None or count == 1) and part.at != "chances":
            self._ended += count
        if found is not None:
            self._weighed += found.weighed
            self._rollouts += found.rollouts
            self._curve += found.curve
            self._suspects += found.suspects
            self._mistakes += [] if found.mistake is None else [found.mistake]
        elif count == 1:
            self._skipped += part.at != "chances"  # else no answer was left out
        else:
            numbers = range(part.first, part.upto)
            self._waiting.extendleft(part._replace(first=at, upto=at + 1) for at in reversed(numbers))
        self._go_on()

    def _go_on(self) -> None:
        """Begin the second part once the first is done."""
        if not self._is_first or self._waiting or self._under_way:
            return
        self._is_first = False
        suspects = sorted(self._suspects, key=lambda one: one.number)
        self._waiting.extend(again(self.record, self.seats, self.care, suspects))
        self._dearest = [part.suspect for part in self._waiting if part.suspect is not None]
        self._of, self._ended = len(self._waiting), 0

    @property
    def review(self) -> Review:
        """The dearest mistakes of each player; none as long as there may be dearer ones."""
        return self._with(self._mistakes if self.is_done else [])

    @property
    def so_far(self) -> SoFar:
        """What has been found, also where there may be dearer mistakes."""
        suspects = self._suspects if self._is_first else self._dearest
        left = sorted(set(suspects) - set(self._tried), key=lambda one: one.number)
        return SoFar(self._with(self._mistakes), left)

    def _with(self, mistakes: Sequence[Mistake]) -> Review:
        whole = sorted(mistakes, key=lambda one: (-one.cost, one.number))
        kept = {seat: [one for one in whole if one.seat == seat][: self.care.shown] for seat in self.seats}
        return Review(
            FORMAT,
            digest_of(self.record),
            self.seats,
            list(self.care),
            sorted(self._curve, key=lambda point: point.answers),
            [one for one in whole if one in kept[one.seat]],
            self._weighed,
            self._rollouts,
            self._skipped,
            self.share,
        )
