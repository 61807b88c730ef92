"""Processes that help with searches at the table: hints, and answers of bots that think ahead.

The table's own process begins each search (`bots.mind.rounds`). Where that takes its time, others are begun
beside, and once they are up each plays its share. A helper that is lost or late is not waited for: its share
is played by the rest. So a search finds the same with any number of helpers, and with none.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple, TypeVar

from fudaba.bots.mind import until
from fudaba.bots.mind.rounds import ALONE, Rounds, ShareResult, play_share
from fudaba.bots.mind.shares import Share
from fudaba.kernel import own_cards
from fudaba.system import become_worker
from fudaba.terminal.session.processes import KINDNESS, begun
from fudaba.time_limit import watched

R = TypeVar("R")

LOSSES: Final = 8
"""After so many helpers have been lost no more are begun: it may be this work that they are lost by."""
PATIENCE: Final = 1.0
"""So many times as long as the table's own share took, the helpers' are waited for."""


class _Job(NamedTuple):
    """What a helper is to do."""

    search: int
    """The number of the search."""
    work: Callable[..., Any]
    """The whole job, a function at the top level of a module."""
    given: tuple[Any, ...]
    """Its arguments."""
    share: Share
    """Which share of its search to play."""
    seconds: float
    """How many seconds of processor time are enough."""


class _Answer(NamedTuple):
    """What a helper sends: that it is up, or what came of a job."""

    search: int
    """The number of the search, 0 for that it is up."""
    found: Any
    """The result or the `ShareResult`; None where nothing came of it."""


class Helpers:
    """The helpers of one table. workers: how many processes search at a time, the table's own among them."""

    def __init__(self, workers: int) -> None:
        self._most = workers - 1
        self._helpers: list[_Helper] = []
        self._losses = 0
        self._searches = 0
        self._one_at_a_time = threading.Lock()

    def run(self, here: Callable[[], R], work: Callable[..., R], *given: Any, is_long: bool = False) -> R:
        """What a job returns that searches by `bots.mind`, sooner where there are helpers.

        here: does it in this process. work, given: the same for another one. is_long: whether it is known to
        take its time: helpers are begun at once then. Of two searches at a time the second has no help.
        Raises what the job raises.
        """
        if not self._most or not self._one_at_a_time.acquire(blocking=False):
            return here()
        try:
            if is_long:
                self._begin()
            return self._run(here, work, given, Rounds(is_long=is_long))
        finally:
            for helper in self._helpers:
                helper.call_off()
            self._one_at_a_time.release()

    def close(self) -> None:
        """End the helpers. A search that goes on has no help any more."""
        self._most = 0
        for helper in list(self._helpers):
            helper.process.kill()
        if self._one_at_a_time.acquire(blocking=False):
            for helper in list(self._helpers):
                self._lose(helper)
            self._one_at_a_time.release()

    @property
    def pids(self) -> list[int]:
        """The processes that have been begun and are not known to be lost."""
        return [pid for helper in self._helpers if (pid := helper.process.pid) is not None]

    def _begin(self) -> None:
        """Begin the helpers that there are to be and are not; nobody waits until they are up."""
        while len(self._helpers) < self._most and self._losses < LOSSES:
            try:
                self._helpers.append(_Helper())
            except OSError:  # the system has no room for it
                self._losses += 1

    def _run(
        self, here: Callable[[], R], work: Callable[..., R], given: tuple[Any, ...], rounds: Rounds
    ) -> R:
        self._searches += 1
        shares, seconds = rounds.first()
        free: list[_Helper] = []
        while True:
            for helper, share in zip(free, shares[1:], strict=True):
                helper.give(_Job(self._searches, work, given, share, seconds))
            began = time.monotonic()
            found = play_share(here, (), shares[0], seconds)
            if not isinstance(found, ShareResult):
                return found
            rounds.add(found)
            for came in self._answers(free, PATIENCE * (time.monotonic() - began)):
                if not isinstance(came, ShareResult):
                    result: R = came
                    return result
                rounds.add(came)
            if seconds == ALONE:
                self._begin()
            free = [helper for helper in self._helpers if helper.is_free]
            shares, seconds = rounds.next(1 + len(free))

    def _answers(self, awaited: Sequence[_Helper], seconds: float) -> Iterator[Any]:
        """What helpers have found in this search. awaited: for these it is waited, some seconds at most."""
        end, missing = time.monotonic() + seconds, set(awaited)
        while busy := {helper.table: helper for helper in self._helpers if not helper.is_free}:
            ready: Sequence[Any] = wait(list(busy), max(0.0, end - time.monotonic()) if missing else 0.0)
            if not ready:
                return
            for connection in ready:
                helper = busy[connection]
                missing.discard(helper)
                try:
                    answer = helper.take()
                except (EOFError, OSError):
                    self._lose(helper)
                    continue
                if answer.search == self._searches and answer.found is not None:
                    yield answer.found

    def _lose(self, helper: _Helper) -> None:
        helper.end()
        self._helpers.remove(helper)
        self._losses += 1


class _Helper:
    """One helper, as the table knows it. is_free: whether it is up and has nothing to do."""

    def __init__(self) -> None:
        self.table, self.process = begun(_help, own_cards.paths())
        self.is_free = False
        self._is_called_off = True

    def give(self, job: _Job) -> None:
        """Have it do a job. Where it is lost, that shows when its answer is waited for."""
        self.is_free = self._is_called_off = False
        self._send(job)

    def call_off(self) -> None:
        """Have it leave the job that it is about; it answers all the same."""
        if not self._is_called_off:
            self._is_called_off = True
            self._send(None)

    def take(self) -> _Answer:
        """Its answer, which has come. Raises EOFError or OSError where it is lost."""
        answer: _Answer = self.table.recv()
        self.is_free = self._is_called_off = True
        return answer

    def end(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.table.close()

    def _send(self, job: _Job | None) -> None:
        try:
            self.table.send(job)
        except OSError:
            return


# In the process of a helper.


def _help(table: Connection, cards: Sequence[str]) -> None:
    """Do jobs as they come. cards: the files of cards that have been loaded at the table."""
    become_worker(KINDNESS)
    if cards:  # to read them takes the texts of all games, to play does not
        from fudaba import card_files

        card_files.load_all(cards)
    with suppress(EOFError, OSError):  # the table is gone
        table.send(_Answer(0, None))
        while True:
            job: _Job | None = table.recv()
            if job is not None:
                table.send(_Answer(job.search, _found(job, table)))


def _found(job: _Job, table: Connection) -> Any:
    """What comes of a job; None where it is called off, or raises an error: so does the table's own share."""
    try:
        with until(table.poll), watched(own_cards.paths()):
            return play_share(job.work, job.given, job.share, job.seconds)
    except Exception:
        return None
