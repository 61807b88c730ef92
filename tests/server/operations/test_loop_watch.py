"""How long a step holds up the event loop is measured, and its cause is named."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest

from fudaba.server.operations.loop_watch import AGAIN, BEATS, LATELY, NO_CAUSE, LoopWatch
from tests.server.browsing import run, serving


def hold_up() -> None:
    """Hold up the loop until the watch must have looked."""
    time.sleep(0.5)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_long_step_is_named_in_the_log(caplog: pytest.LogCaptureFixture, loop: str) -> None:
    async def script() -> None:
        watch = LoopWatch()
        watching = asyncio.create_task(watch.watch())
        await asyncio.sleep(0.01)
        hold_up()
        while not watch.longest:
            await asyncio.sleep(0.01)
        watching.cancel()
        assert watch.longest >= 0.4

    runner = asyncio.run if loop == "asyncio" else pytest.importorskip("uvloop").run
    runner(script())
    (line,) = [record.getMessage() for record in caplog.records if "held up" in record.getMessage()]
    assert "operations/test_loop_watch.py" in line
    assert "hold_up < operations/test_loop_watch.py" in line
    assert "main" not in line


def test_the_longest_step_is_kept_and_the_longest_of_late() -> None:
    now, seen = 0.0, list[float]()
    watch = LoopWatch(seen.append, lambda: now)
    for at, late in ((0.0, 0.03), (10.0, 0.08), (20.0, 0.05), (30.0, 0.01)):
        now = at
        watch.note(late, 0.0, "")
    assert (watch.longest, watch.lately, seen) == (0.08, 0.08, [0.03, 0.08, 0.05, 0.01])
    now = 10.0 + LATELY + 1
    assert (watch.longest, watch.lately) == (0.08, 0.05)
    now = 1000.0
    assert watch.lately == 0.0


def test_one_long_step_makes_nobody_busy_and_many_late_beats_do(caplog: pytest.LogCaptureFixture) -> None:
    """An hour of sleep is one long step, too."""
    now = 0.0
    watch = LoopWatch(now=lambda: now)
    found = []
    with caplog.at_level(logging.WARNING, "fudaba.server"):
        for late, beats in (
            *((3600.0, 1), (0.05, 4 * BEATS), (0.4, 2 * BEATS), (2.0, 2 * BEATS)),
            *((0.4, 4 * BEATS), (0.0, 3 * BEATS), (0.4, 2 * BEATS)),
        ):
            for _ in range(beats):
                watch.note(late, 0.0, "")
            found.append((watch.is_busy, watch.is_overloaded))
    assert found == [
        *((False, False), (False, False), (True, False), (True, True)),
        *((True, False), (False, False), (True, False)),
    ]
    busy = [record.getMessage() for record in caplog.records if record.getMessage().startswith("busy")]
    assert busy == [
        "busy: the event loop is 0.26 s late on average; newcomers are refused until it catches up"
    ]


def test_the_same_cause_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    watch = LoopWatch(now=lambda: now)
    with caplog.at_level(logging.WARNING, "fudaba.server"):
        for cause in ("here", "here", "there", ""):
            watch.note(0.2, 0.19, cause)
        watch.note(0.09, 0.0, "short enough")
        now = AGAIN + 1
        watch.note(0.3, 0.0, "here")
    causes = [record.getMessage().rpartition("computing: ")[2] for record in caplog.records]
    assert causes == ["here", "there", NO_CAUSE, "here"]
    assert "for 200 ms, 190 of them" in caplog.text
    caplog.clear()
    for cause in ("any line", "another"):
        watch.note(0.2, 0.01, cause)
    assert caplog.records == [], "of what only waited, the last was within the minute, too"


def test_it_is_measured_without_figures_too(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, metrics="") as server:
            await asyncio.sleep(0.1)
            hold_up()
            while server._loop.longest < 0.4:
                await asyncio.sleep(0.01)
            assert server._loop.lately >= 0.4

    run(script())
