"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

os.environ["FUDABA_NATIVE"] = "0"  # tests run the source, or what `make test-compiled` has installed

from fudaba.arena.run import executor
from fudaba.dominion_study.plans_cache import ENVIRONMENT

os.environ.setdefault(ENVIRONMENT, "0")  # no test waits for a plan to be found but those of the search itself
os.environ["FUDABA_CONFIG"] = ""  # no defaults of whoever runs them
os.environ["LC_ALL"] = "C.UTF-8"  # English, whatever the language of the system is
# No file of tests, but what it asserts is told as theirs. Here, since it is read by several folders.
pytest.register_assert_rewrite("tests.scenarios.checks")

# Tests of any values try the same values each time, and none of them has to be ready within a time.
settings.register_profile(
    "fudaba", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("fudaba")

HERE = Path(__file__).parent

SEVERAL_PROGRAMS = (
    "tests/browser/",
    "tests/packaging/test_container.py",
    "tests/server/limits/test_door.py",
    "tests/server/test_drain.py",
    "tests/server/table/test_frozen.py",
    "tests/server/cluster/test_leases.py",
    "tests/server/workers/test_players.py",
    "tests/server/store/test_postgres.py",
    "tests/server/test_soak.py",
    "tests/server/workers/test_workers.py",
    "tests/terminal/",
)
"""Where programs of their own or the clock on the wall take part: how fast each of them is, no test decides.

Such a test waits for what it wants to see, and should hold at any speed. Where one does not, that is to be
mended; but it shall not refuse the work of somebody who has nothing to do with it. So it is run once more, as
Playwright's own configuration does where nobody watches, and named at the end (`-r R`). No other test is.
"""

WAITING = ("tests/browser/", "tests/server/")
"""Tests that take seconds and wait most of that time: half of the workers begin with them, while the others
compute."""
SHORT_LAST = ("tests/games/", "tests/scenarios/")
"""The thousands that take no time: a worker that has finished takes half of what another has left, so in the
end all of them finish together."""


@pytest.fixture(scope="session", autouse=True)
def one_core() -> Generator[None, None, None]:
    """No command starts processes by itself: a test that is about several says how many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(executor, "cores", lambda: 1)
        yield


def pytest_configure(config: pytest.Config) -> None:
    """Let the tests be loaded in little time."""
    if Worker.of(config) or not config.getoption("numprocesses", None):
        gc.disable()  # nearly all of it stays
    # What hypothesis tries then does not depend on which modules are there; and it need not read them all.
    providers._get_local_constants = lambda: providers._local_constants


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Each worker begins to load the tests elsewhere: what one has compiled, the others need not."""
    report = yield
    if collector.path == HERE and report.passed and (worker := Worker.of(collector.config)):
        found: list[pytest.Item | pytest.Collector] = report.result
        begin = len(found) * worker.number // worker.workers
        report.result = found[begin:] + found[:begin]
    return report


class Worker(NamedTuple):
    """One of the processes that run the tests; they are numbered from 0."""

    number: int
    workers: int

    @classmethod
    def of(cls, config: pytest.Config) -> Worker | None:
        """The one that this process is, None where there is only one process."""
        text: dict[str, Any] = getattr(config, "workerinput", {})
        return cls(int(text["workerid"].removeprefix("gw")), text["workercount"]) if text else None


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, None, None]:
    """Let those be run once more that fail at first, and put those that are to be run into their order."""
    items.sort(key=lambda item: item.path.parts)
    again = pytest.mark.flaky(reruns=1)
    for item in items:
        if item.nodeid.startswith(SEVERAL_PROGRAMS):
            item.add_marker(again)
    yield
    worker = Worker.of(config)
    items[:] = dealt(items, worker.workers if worker else 1)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """An order in which each worker begins with what it should: they are given equal parts, one by one.

    The tests of a file stay together, and in their order.
    """
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    wait = [item for item in items if item.nodeid.startswith(WAITING)]
    for number, (_, tests) in enumerate(groupby(wait, key=lambda item: item.path)):
        parts[2 * number % (workers // 2 * 2 or 1)] += tests
    rest = [item for item in items if not item.nodeid.startswith(WAITING)]
    rest.sort(key=lambda item: item.nodeid.startswith(SHORT_LAST))
    for part in parts[1::2] + parts[::2]:
        more = max(0, len(items) // workers - len(part))
        part += rest[:more]
        del rest[:more]
    return [item for part in parts for item in part] + rest


def pytest_collection_finish() -> None:
    """All that has been loaded stays, so it need not be looked through again and again for what may go."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
