"""Garbage is looked for in what is new; all is looked through where there is far more."""

from __future__ import annotations

import gc
import sys
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


@pytest.mark.parametrize("goes_on", [True, False])
def test_what_was_put_aside_is_looked_through_when_it_has_grown(
    looking: garbage.Garbage, monkeypatch: pytest.MonkeyPatch, *, goes_on: bool
) -> None:
    """Half as much again is looked through once nothing goes on, far more at any time."""
    much_is_new(monkeypatch)
    ring = Ring()
    looking.look()
    later = weakref.ref(ring)
    del ring
    looking.look()
    assert later() is not None  # it was put aside while it was in use
    monkeypatch.setattr(looking, "took", 0.1)
    times = 3.1 if goes_on else 1.6
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: times * looking.used)
    if goes_on:
        monkeypatch.setattr(looking, "took", 0.2)
        looking.look()
        assert later() is not None, "it takes longer, and there must be more"
        monkeypatch.setattr(looking, "took", 0.1)
    else:
        looking.look()
        assert later() is not None
        much_is_new(monkeypatch, much=False)
        for _ in range(garbage.RESTS - 1):
            looking.look()
        assert later() is not None
    looking.look()
    assert later() is None


def test_however_long_it_takes_all_is_looked_through_at_last(
    looking: garbage.Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    much_is_new(monkeypatch)
    ring = Ring()
    looking.look()
    later = weakref.ref(ring)
    del ring
    monkeypatch.setattr(looking, "took", 60.0)
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: (garbage.AT_LAST + 1) * looking.used)
    looking.look()
    assert later() is None
