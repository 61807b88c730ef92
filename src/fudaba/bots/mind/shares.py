"""One search by several processes: each plays a share of its worlds.

Every process carries out the whole search. It is given what is known already of its worlds, plays its share
of the first ones that are missing, and returns what came of them (`ShareDone`). With all of that the search
is carried out again, until nothing is missing.

What comes of an answer in a world depends on the world's key alone, and a search reads the worlds in order.
So it finds the same with any number of processes, wherever it was cut. What was played beyond its end is
left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, TypeAlias

from fudaba.bots.mind.rollout import Rollout
from fudaba.kernel.ask import Answer

Outcomes: TypeAlias = dict[tuple[int, int, Answer], Rollout | None]
"""What came of answers, by the number of the search, the number of the world and the answer; None where there
is no such world."""
Play: TypeAlias = Callable[[int, Sequence[Answer]], Sequence[Rollout] | None]
"""What comes of some answers in the world of a number; None where there is no such world."""


class Share(NamedTuple):
    """What one process plays of a search."""

    number: int
    """Which share it is, from 0."""
    total: int
    """How many shares there are. 0: the process is alone, and plays one world after the other for a while."""
    known: Outcomes
    """What is known already."""


class ShareDone(Exception):
    """A process has played its share, and the search needs more. outcomes: what came of it."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__(f"{len(outcomes)} rollouts")
        self.outcomes = outcomes


class Batch(NamedTuple):
    """The worlds in which a search is about to try the same answers."""

    search: int
    """The number of the search."""
    answers: Sequence[Answer]
    """The answers."""
    first: int
    """The number of the world that is next."""
    worlds: int
    """How many worlds there are at most."""
    questions: int
    """Once the players have been asked more than this, there are no more of them."""


class Sharing:
    """How a process plays its share: once in the course of a search, in the first worlds that are missing.

    is_enough: whether it has worked long enough. Until then it goes on with what comes next, since little is
    sooner played than sent.
    """

    def __init__(self, share: Share, is_enough: Callable[[], bool]) -> None:
        self.share = share
        self.found: Outcomes = {}
        self._is_enough = is_enough
        self._known = dict(share.known)
        self._searches = 0
        self._has_played = not share.total

    def begin(self) -> int:
        """The number of a search that begins."""
        self._searches += 1
        return self._searches

    def outcomes(self, batch: Batch, play: Play) -> list[Rollout] | None:
        """What comes of the answers in the next world of a batch; None where there is no such world.

        Raises `ShareDone`.
        """
        if self._missing(batch, batch.first) and not self._has_played:
            self._has_played = True
            self._play_share(batch, play)
        missing = self._missing(batch, batch.first)
        if missing and self._is_enough():
            raise ShareDone(self.found)
        self._play(batch, batch.first, missing, play)
        found = [self._known[batch.search, batch.first, answer] for answer in batch.answers]
        there = [one for one in found if one is not None]
        return there if len(there) == len(found) else None

    def _play_share(self, batch: Batch, play: Play) -> None:
        """Play every so many-th of the missing worlds, as long as the search can be expected to need them."""
        asked = 0
        for number, answers in self._share_of(batch):
            asked += self._play(batch, number, answers, play)
            if asked * self.share.total > batch.questions:
                break

    def _share_of(self, batch: Batch) -> Iterator[tuple[int, Sequence[Answer]]]:
        """The worlds of this share, and the answers in each.

        All shares have as many worlds; those that are left over are shared answer by answer.
        """
        mine, total, _ = self.share
        numbers = range(batch.first, batch.first + batch.worlds)
        missing = [number for number in numbers if self._missing(batch, number)]
        whole = len(missing) // total * total
        for number in missing[mine:whole:total]:
            yield number, self._missing(batch, number)
        rest = missing[whole:]
        over = [(number, answer) for number in rest for answer in self._missing(batch, number)][mine::total]
        for number in rest:
            yield number, [answer for there, answer in over if there == number]

    def _missing(self, batch: Batch, number: int) -> Sequence[Answer]:
        return [answer for answer in batch.answers if (batch.search, number, answer) not in self._known]

    def _play(self, batch: Batch, number: int, answers: Sequence[Answer], play: Play) -> int:
        """Play answers in a world. Returns how many questions its players were asked."""
        if not answers:
            return 0
        token = _current.set(None)  # who plays on there may search, too
        try:
            there = play(number, answers)
        finally:
            _current.reset(token)
        came = [None] * len(answers) if there is None else there
        new = {(batch.search, number, answer): one for answer, one in zip(answers, came, strict=True)}
        self._known |= new
        self.found |= new
        return sum(one.asked for one in came if one is not None)


_current: ContextVar[Sharing | None] = ContextVar("sharing", default=None)


def current() -> Sharing | None:
    """How the searches that begin now are shared; None where one process plays all of their worlds."""
    return _current.get()


def end_search() -> None:
    """For a job that searches no more, but has much to do besides: only one process goes on with that."""
    now = _current.get()
    if now is not None and now.share.number:
        raise ShareDone(now.found)


@contextmanager
def sharing(share: Share | None, is_enough: Callable[[], bool]) -> Iterator[None]:
    """Inside, searches are shared: they raise `ShareDone` until nothing is missing. See `Sharing`."""
    token = _current.set(None if share is None else Sharing(share, is_enough))
    try:
        yield
    finally:
        _current.reset(token)
