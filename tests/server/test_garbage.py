"""Garbage is looked for in what is new; all is looked through where there is twice as much."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from fudaba.server import garbage


class Ring:
    """Refers to itself, so that only a look for garbage finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def looking(monkeypatch: pytest.MonkeyPatch) -> Iterator[garbage.Garbage]:
    before = gc.get_threshold()
    monkeypatch.setattr(garbage, "LEAST", 0)
    yield garbage.Garbage()
    gc.set_threshold(*before)
    gc.unfreeze()


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


def test_what_was_put_aside_is_looked_through_when_there_is_twice_as_much(
    looking: garbage.Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    much_is_new(monkeypatch)
    ring = Ring()
    looking.look()
    later = weakref.ref(ring)
    del ring
    looking.look()
    assert later() is not None  # it was put aside while it was in use
    more = [[number] for number in range(looking.aside + 1)]
    looking.look()  # puts them aside
    looking.look()
    assert later() is None
    assert more
