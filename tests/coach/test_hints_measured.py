"""The measurement of hints: each is asked for twice, for a first figure and for a settled one."""

from __future__ import annotations

import asyncio

from benchmarks.hints import AT_MOST, measured, measured_shared


def test_each_hint_is_measured_twice() -> None:
    found = measured("dominion", 2)
    assert found.keys() == AT_MOST.keys()
    assert [len(seconds) for seconds in found.values()] == [2, 2]
    assert all(one > 0 for seconds in found.values() for one in seconds)


def test_hints_that_two_processes_share_are_measured_on_the_clock() -> None:
    found = asyncio.run(measured_shared("dominion", 1, 2))
    assert {what: len(seconds) for what, seconds in found.items()} == dict.fromkeys(AT_MOST, 1)
    assert all(one > 0 for seconds in found.values() for one in seconds)
