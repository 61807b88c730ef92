"""The measurement of hints: each is asked for twice, for a first figure and for a settled one."""

from __future__ import annotations

from benchmarks.hints import AT_MOST, measured


def test_each_hint_is_measured_twice() -> None:
    found = measured("dominion", 2)
    assert found.keys() == AT_MOST.keys()
    assert [len(seconds) for seconds in found.values()] == [2, 2]
    assert all(one > 0 for seconds in found.values() for one in seconds)
