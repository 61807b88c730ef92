"""Garbage is looked for in what is new; all is looked through where there is far more."""

from __future__ import annotations

import gc
import sys
import time
import weakref
from collections.abc import Iterator

import pytest

from fudaba.server.operations import garbage


class Ring:
    """Refers to itself, so that only a look for garbage finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def looking(monkeypatch: pytest.MonkeyPatch) -> Iterator[garbage.Garbage]:
    before = gc.get_threshold()
    monkeypatch.setattr(garbage, "LEAST", 1)
    gc.collect()
    with monkeypatch.context() as patched:
        patched.setattr(gc, "unfreeze", lambda: None)  # what the tests have loaded may stay aside
        found = garbage.Garbage()
    yield found
    gc.set_threshold(*before)
    gc.freeze()


def much_is_new(monkeypatch: pytest.MonkeyPatch, *, much: bool = True) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, int(much)))


def test_what_is_new_is_looked_through(looking: garbage.Garbage, monkeypatch: pytest.MonkeyPatch) -> None:
    much_is_new(monkeypatch)
    gone, stays = weakref.ref(Ring()), Ring()
    looking.look()
    assert gone() is None
    assert stays.itself is stays


def test_nothing_is_looked_through_while_little_is_new(
    looking: garbage.Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(1))
    much_is_new(monkeypatch, much=False)
    looking.look()
    assert not looks
    much_is_new(monkeypatch)
    looking.look()
    assert looks


def works(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    """From now on the server uses that share of a core between two looks."""
    at, worked = [0.0], [0.0]

    def later(clock: list[float], by: float) -> float:
        clock[0] += by
        return clock[0]

    monkeypatch.setattr(time, "monotonic", lambda: later(at, garbage.EVERY))
    monkeypatch.setattr(time, "thread_time", lambda: later(worked, share * garbage.EVERY))


def put_aside(looking: garbage.Garbage) -> weakref.ref[Ring]:
    """Something that was put aside while it was in use, and refers only to itself now."""
    ring = Ring()
    looking.look()
    found = weakref.ref(ring)
    del ring
    looking.look()
    assert found() is not None
    return found


def test_all_is_looked_through_only_once_the_server_has_nothing_to_do(
    looking: garbage.Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    much_is_new(monkeypatch)
    later = put_aside(looking)
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: garbage.AT_LAST * looking.used - 1)
    much_is_new(monkeypatch, much=False)  # many answers leave hardly anything new
    works(monkeypatch, 0.6)
    for _ in range(5 * garbage.RESTS):
        looking.look()
    assert later() is not None, "somebody waits for an answer"
    works(monkeypatch, 0.01)
    for _ in range(garbage.RESTS - 1):
        looking.look()
    assert later() is not None
    for _ in range(2):
        looking.look()
    assert later() is None


def test_a_server_that_rests_looks_through_nothing_while_there_is_little_more(
    looking: garbage.Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    much_is_new(monkeypatch)
    later = put_aside(looking)
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: int(1.4 * looking.used))
    works(monkeypatch, 0.01)
    for _ in range(2 * garbage.RESTS):
        looking.look()
    assert later() is not None


def test_whatever_goes_on_all_is_looked_through_at_last(
    looking: garbage.Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    much_is_new(monkeypatch)
    later = put_aside(looking)
    works(monkeypatch, 1.0)
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: (garbage.AT_LAST + 1) * looking.used)
    looking.look()
    assert later() is None
