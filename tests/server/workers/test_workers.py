"""The processes: lost ones are replaced, and a caller who waits is answered all the same."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import itertools
import logging
import os
import signal
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fudaba.server.workers import process as workers
from fudaba.server.workers.confinement import FILES, LARGEST_FILE
from fudaba.server.workers.jobs import Job, JobError, JobResult, ProcessLost, overtaken
from fudaba.server.workers.pool import Failed, Workers
from fudaba.time_limit import TooLong

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals as on POSIX")


@asynccontextmanager
async def working(
    count: int = 1, slowest: float = 20.0, stuck: float | None = 50.0, **more: Any
) -> AsyncIterator[Workers]:
    """Some workers, stopped at the end."""
    found = Workers("test", count, slowest, stuck=stuck, **more)
    try:
        yield found
    finally:
        found.close()


def run(script: Any) -> None:
    """Run a test's script, in time."""

    async def in_time() -> None:
        await asyncio.wait_for(script, 600)

    asyncio.run(in_time())


async def there(file: Path) -> None:
    """Wait until there is that file."""
    while not file.exists():
        await asyncio.sleep(0.01)


# What the processes are told to do.


def pid(*given: Any) -> int:
    return os.getpid()


def nap(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def spin(mark: Path | None = None) -> None:
    if mark is not None:
        mark.touch()
    while True:
        pass


def compute(seconds: float) -> None:
    """Use so much processor time."""
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        pass


def spin_until_overtaken(mark: Path) -> None:
    mark.write_text("begun")
    while not overtaken():
        time.sleep(0.01)
    mark.write_text("stopped")


def wait_for(mark: Path) -> int:
    """Wait until there is such a file; make another that says that it has begun."""
    mark.with_suffix(".begun").touch()
    while not mark.exists():
        time.sleep(0.01)
    return os.getpid()


def fail() -> None:
    class Unsendable(Exception):
        def __init__(self, one: int, two: int) -> None:
            super().__init__(f"no idea, {one} and {two}")

    raise Unsendable(1, 2)


def die_at_first(marks: Path, times: int) -> int:
    """Kill the own process, this many times."""
    before = len(list(marks.iterdir()))
    if before < times:
        (marks / str(before)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return before


def nested(depth: int) -> list[Any]:
    """Lists in lists, deeper than can be sent."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def eat_memory() -> int:
    eaten = []
    while True:
        eaten.append(bytearray(1 << 20))


def eat_files() -> int:
    taken = []
    try:
        while True:
            taken.append(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        for file in taken:
            os.close(file)
        if error.errno != errno.EMFILE:
            raise
    return len(taken)


def eat_disk(file: Path) -> int:
    written = 0
    try:
        with file.open("wb", buffering=0) as out:
            while written < 1 << 24:
                written += out.write(b"x" * 65536)
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
    return written


def eat_processes() -> str:
    """Begin a process, and a thread, as one who is not root: for root the system makes exceptions."""
    if os.geteuid() == 0:
        os.setgid(65534)
        os.setuid(65534)
    for begin in (os.fork, threading.Thread(target=int).start):
        try:
            if begin() == 0:
                os._exit(0)
        except (OSError, RuntimeError):
            continue
        return f"{begin} was let through"
    return "refused"


def spin_outside_python() -> int:
    """What never comes back to where Python looks for signals, and keeps to no limit of ours."""
    return sum(itertools.repeat(1))


def swallow() -> None:
    """Go on, whatever is raised."""
    for _ in range(3):
        with contextlib.suppress(TooLong):
            spin()


# The tests.


def test_a_process_that_was_killed_is_replaced() -> None:
    async def script() -> None:
        async with working() as bots:
            first = await bots.run(pid)
            assert first != os.getpid()
            os.kill(first, signal.SIGKILL)
            assert await bots.run(pid) not in (first, os.getpid())

    run(script())


def test_what_a_job_raises_is_told_as_text_and_the_process_goes_on() -> None:
    async def script() -> None:
        async with working() as bots:
            first = await bots.run(pid)
            with pytest.raises(Failed, match="no idea, 1 and 2"):
                await bots.run(fail)
            assert await bots.run(pid) == first

    run(script())


def test_a_job_that_computes_without_end_fails_and_the_process_goes_on() -> None:
    async def script() -> None:
        async with working(slowest=0.3) as bots:
            first = await bots.run(pid)
            with pytest.raises(Failed, match=r"computed for more than 0\.3 s"):
                await bots.run(spin)
            assert await bots.run(pid) == first

    run(script())


def test_time_in_the_queue_does_not_count() -> None:
    """All together they take longer than a process may be silent; each of them takes a twentieth of that."""

    async def script() -> None:
        async with working(stuck=4.0) as bots:
            await bots.run(pid)
            jobs = [asyncio.create_task(bots.run(nap, 0.2)) for _ in range(21)]
            assert len(set(await asyncio.gather(*jobs))) == 1, "no process was given up"

    run(script())


def test_a_process_that_stands_still_is_replaced_and_its_job_done_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def script() -> None:
        async with working(stuck=1.0) as bots:
            first = await bots.run(pid)
            os.kill(first, signal.SIGSTOP)
            jobs = [asyncio.create_task(bots.run(pid)) for _ in range(5)]
            assert first not in await asyncio.gather(*jobs)

    with caplog.at_level(logging.WARNING, "fudaba.server"):
        run(script())
    assert "test: lost a process (no answer within 1 s)" in caplog.text


def test_a_job_that_loses_its_process_again_and_again_is_done_in_the_end_and_holds_up_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        async with working(tries=5) as bots:
            hard = asyncio.create_task(bots.run(die_at_first, tmp_path, 4))
            while not list(tmp_path.iterdir()):
                await asyncio.sleep(0.01)
            others = [asyncio.create_task(bots.run(pid)) for _ in range(5)]
            done, _ = await asyncio.wait({hard, *others}, return_when=asyncio.FIRST_COMPLETED)
            assert hard not in done, "the others had their turn between its attempts"
            await asyncio.gather(*others)
            assert await hard == 4

    with caplog.at_level(logging.WARNING, "fudaba.server"):
        run(script())
    assert "in 4 of its attempts at one job" in caplog.text


def test_a_process_that_cannot_start_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start, tried = workers._started, []

    def starved(terms: Any, stop: Any) -> Any:
        tried.append(terms)
        if len(tried) < 4:
            raise OSError("no memory left")
        return start(terms, stop)

    monkeypatch.setattr(workers, "_started", starved)

    async def script() -> None:
        async with working() as bots:
            assert await bots.run(pid) != os.getpid()

    with caplog.at_level(logging.WARNING, "fudaba.server"):
        run(script())
    assert caplog.text.count("a process does not start (OSError: no memory left)") == 3


def test_nobody_works_for_who_waits_no_more(tmp_path: Path) -> None:
    mark, never = tmp_path / "mark", tmp_path / "never"

    async def script() -> None:
        async with working(stuck=1000) as bots:
            busy = asyncio.create_task(bots.run(wait_for, mark))
            await there(mark.with_suffix(".begun"))
            waiting = [asyncio.create_task(bots.run(wait_for, never)) for _ in range(3)]
            while bots.waiting < 3:
                await asyncio.sleep(0)
            for task in waiting:
                task.cancel()
            mark.touch()
            assert await bots.run(pid) == await busy
            assert not never.with_suffix(".begun").exists()

    run(script())


def test_a_job_is_told_when_nobody_waits_for_it_any_more_and_the_next_is_not(tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def script() -> None:
        async with working(stuck=1000) as found:
            first = await found.run(pid)
            waits = asyncio.create_task(found.run(spin_until_overtaken, mark))
            await there(mark)
            assert not waits.done()
            waits.cancel()
            assert await found.run(overtaken) is False
            assert mark.read_text() == "stopped"
            assert await found.run(pid) == first

    run(script())


def test_a_job_that_cannot_be_sent_fails_at_once_and_its_process_stays() -> None:
    async def script() -> None:
        async with working() as found:
            first = await found.run(pid)
            for job in (found.run(pid, nested(100_000)), found.run(nested, 100_000)):
                with pytest.raises(Failed, match="RecursionError") as failed:
                    await job
                assert failed.value.why == "unsendable"
            assert await found.run(pid) == first

    run(script())


def test_a_job_that_kills_each_process_it_gets_is_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        async with working() as found:
            with pytest.raises(Failed, match="die_at_first has lost its process 3 times") as failed:
                await found.run(die_at_first, tmp_path, 10**6)
            assert failed.value.why == "lost"
            assert await found.run(pid)

    with caplog.at_level(logging.WARNING, "fudaba.server"):
        run(script())
    assert len(list(tmp_path.iterdir())) == 3
    assert "test: a job is given up" in caplog.text


def test_a_job_that_computes_outside_python_is_ended_by_the_system() -> None:
    async def script() -> None:
        async with working(slowest=0.1, stuck=600, tries=1) as found:
            with pytest.raises(Failed) as failed:
                await found.run(spin_outside_python)
            assert failed.value.why == "lost"
            assert await found.run(pid)

    run(script())


def test_a_job_that_takes_too_much_memory_fails_and_gives_it_back() -> None:
    async def script() -> None:
        async with working(memory=400) as found:
            first = await found.run(pid)
            with pytest.raises(Failed, match="MemoryError") as failed:
                await found.run(eat_memory)
            assert failed.value.why == "memory"
            assert await found.run(pid) != first

    run(script())


def test_a_job_can_open_few_files_write_little_and_begin_no_process(tmp_path: Path) -> None:
    async def script() -> None:
        async with working() as found:
            assert 0 < await found.run(eat_files) < FILES
            assert await found.run(eat_disk, tmp_path / "much") == LARGEST_FILE
            assert await found.run(eat_processes) == "refused"

    run(script())


def test_a_job_that_catches_the_limit_of_time_meets_it_again() -> None:
    async def script() -> None:
        async with working(slowest=0.2) as found:
            await found.run(swallow)
            with pytest.raises(Failed) as failed:
                await found.run(spin)
            assert failed.value.why == "time"

    run(script())


def test_a_job_of_which_nobody_wants_the_answer_any_more_is_broken_off(tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def script() -> None:
        async with working(slowest=10_000, stuck=10_000) as found:
            first = await found.run(pid)
            endless = asyncio.create_task(found.run(spin, mark))
            await there(mark)
            endless.cancel()
            assert await found.run(pid) == first

    run(script())


def test_a_job_may_have_a_limit_of_its_own() -> None:
    """Longer or shorter than that of others; and its process counts as lost later."""
    limits: list[tuple[float, float]] = []

    class Noting:
        async def start(self) -> None:
            pass

        async def do(self, job: Job, slowest: float, stuck: float) -> JobResult | JobError:
            limits.append((slowest, stuck))
            if job.losses == 0:
                raise ProcessLost("once")
            return JobResult(None)

        def drop(self) -> None:
            pass

    async def script() -> None:
        async with working(slowest=0.3, stuck=60.0) as bots:
            with pytest.raises(Failed, match=r"computed for more than 0\.3 s"):
                await bots.run(compute, 1.0)
            await bots.run(compute, 1.0, slowest=30.0)
        async with working(slowest=20.0, stuck=50.0, process=lambda terms: Noting()) as bots:
            await bots.run(pid)
            await bots.run(pid, slowest=300.0)
            await bots.run(pid, slowest=1.0)

    run(script())
    assert limits == [(20.0, 50.0), (20.0, 100.0), (300.0, 900.0), (300.0, 1800.0), (1.0, 50.0), (1.0, 100.0)]
