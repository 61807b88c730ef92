"""What holds for all tests."""

from __future__ import annotations

import gc
import os

import pytest

from fudaba.bots.dominion.plans import ENVIRONMENT

os.environ.setdefault(ENVIRONMENT, "0")  # no test waits for a plan to be found but those of the search itself
os.environ["LC_ALL"] = "C.UTF-8"  # English, whatever the language of the system is

SEVERAL_PROGRAMS = (
    "tests/browser/",
    "tests/packaging/test_container.py",
    "tests/server/test_door.py",
    "tests/server/test_drain.py",
    "tests/server/test_frozen.py",
    "tests/server/test_leases.py",
    "tests/server/test_players.py",
    "tests/server/test_postgres.py",
    "tests/server/test_soak.py",
    "tests/server/test_workers.py",
    "tests/terminal/",
)
"""Where programs of their own or the clock on the wall take part: how fast each of them is, no test decides.

Such a test waits for what it wants to see, and should hold at any speed. Where one does not, that is to be
mended; but it shall not refuse the work of somebody who has nothing to do with it. So it is run once more, as
Playwright's own configuration does where nobody watches, and named at the end (`-r R`). No other test is.
"""

LONG_FIRST = ("tests/browser/", "tests/server/", "tests/terminal/")
"""Tests that take seconds and wait most of that time: they begin while other workers have much to compute."""
SHORT_LAST = ("tests/games/", "tests/scenarios/")
"""The thousands that take no time: a worker that has finished takes half of what another has left, so in the
end all of them finish together."""


def pytest_collection_finish() -> None:
    """All that has been loaded stays, so it need not be looked through again and again for what may go."""
    gc.collect()
    gc.freeze()


def place(item: pytest.Item) -> int:
    """Tests of a lower one are run earlier; among themselves all stay as they are."""
    if item.nodeid.startswith(SHORT_LAST):
        return len(LONG_FIRST) + 1
    found = (number for number, folder in enumerate(LONG_FIRST) if item.nodeid.startswith(folder))
    return next(found, len(LONG_FIRST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put them into their order, and let those be run once more that fail at first."""
    items.sort(key=place)
    again = pytest.mark.flaky(reruns=1)
    for item in items:
        if item.nodeid.startswith(SEVERAL_PROGRAMS):
            item.add_marker(again)
