"""The processes: lost ones are replaced, and a caller who waits is answered all the same."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fudaba.server.workers import pool as workers
from fudaba.server.workers.pool import Failed, Workers, overtaken

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals as on POSIX")


@asynccontextmanager
async def working(count: int = 1, slowest: float = 20.0, stuck: float = 50.0) -> AsyncIterator[Workers]:
    """Some workers, stopped at the end."""
    found = Workers("test", count, slowest, stuck=stuck)
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


def spin() -> None:
    while True:
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
        async with working() as bots:
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

    def starved(kindness: int, stop: Any) -> Any:
        tried.append(kindness)
        if len(tried) < 4:
            raise OSError("no memory left")
        return start(kindness, stop)

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
