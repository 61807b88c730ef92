"""Who does long work, and what Ctrl-C does to them."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import CancelledError

import pytest

from fudaba.arena.run import executor as executors
from fudaba.arena.run.executor import MOST, executor_of
from fudaba.kernel.game import BadSetup


def doubled(numbers: Sequence[int]) -> list[int]:
    """Work that any process can do."""
    return [2 * number for number in numbers]


def doubled_but_90(numbers: Sequence[int]) -> list[int]:
    """Work that stops at one of the numbers."""
    if 90 in numbers:
        raise KeyError(90)
    return doubled(numbers)


@pytest.mark.parametrize("workers", [1, 2, None])
def test_what_is_given_to_those_who_were_stopped_is_called_off(workers: int | None) -> None:
    with executor_of(workers) as executor:
        assert [*executor.map(doubled, [1, 2, 3])] == [2, 4, 6]
        executor.stop()
        given = executor.submit(doubled, [4])
        executor.cancel(given)
        with pytest.raises(CancelledError):
            executor.result(given)


@pytest.mark.parametrize("workers", [1, 2, None])
def test_what_is_known_is_given_before_all_is(workers: int | None) -> None:
    with executor_of(workers) as executor:
        results = executor.map(doubled_but_90, range(100))
        assert [next(results) for _ in range(80)] == [2 * number for number in range(80)]
        with pytest.raises(KeyError):
            next(results)


def where(numbers: Sequence[int]) -> list[int]:
    """The process that does the work."""
    return [os.getpid() for _ in numbers]


def test_every_core_is_used_once_the_work_has_taken_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then no process is started; what had been given by then is done by the processes."""
    monkeypatch.setattr(executors, "cores", lambda: 3)
    with executor_of(None) as every:
        assert every.workers == 3
        early = [every.submit(where, [number]) for number in range(4)]
        assert every.result(early[0]) == [os.getpid()]
        monkeypatch.setattr(every, "_left", 0.0)
        others = [every.result(one)[0] for one in early[1:]]
        others.append(every.result(every.submit(where, [4]))[0])
        assert os.getpid() not in others
    monkeypatch.setattr(executors, "cores", lambda: 1)
    with executor_of(None) as alone:
        assert alone.result(alone.submit(where, [0])) == [os.getpid()]


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no process can stand back there")
def test_processes_stand_back_for_others() -> None:
    with executor_of(2) as two:
        assert two.result(two.submit(os.nice, 0)) == min(19, os.nice(0) + executors.KINDNESS)


def test_processes_seldom_look_for_garbage() -> None:
    with executor_of(2) as two:
        assert two.result(two.submit(gc.get_threshold)) == (20_000, 20, 100)


def test_those_who_are_stopped_at_once_end_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    with executor_of(2) as executor:
        given = [executor.submit(doubled, [number]) for number in range(9)]
        executor.stop()
        with pytest.raises(CancelledError):
            executor.result(given[-1])
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("workers", [0, -3, 99_999_999])
def test_a_number_of_workers_that_cannot_be_is_refused(workers: int) -> None:
    number = str(workers).replace("-", "−")  # people read it
    with pytest.raises(BadSetup, match=f"The number of workers must be 1 to {MOST}, not {number}"):
        executor_of(workers)


@pytest.mark.skipif(sys.platform == "win32", reason="signals cannot wait there")
def test_ctrl_c_does_not_end_a_worker_that_is_still_being_loaded() -> None:
    with executor_of(2) as executor:
        given = [executor.submit(doubled, [number]) for number in range(2)]
        for process in executor._pool._processes.values():  # type: ignore[attr-defined] # of the executor of processes
            os.kill(process.pid, signal.SIGINT)
        assert [executor.result(one) for one in given] == [[0], [2]]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
