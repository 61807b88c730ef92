"""Comparison of two games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.plain import slots_of
from fudaba.kernel.state import State
from fudaba.kernel.table import Table

T = TypeVar("T", bound=Table)


class CheckFailed(AssertionError):
    """A table does not keep what it must; the message says after how many answers, and what."""


def started(make: Callable[[], Driver[T]]) -> Driver[T]:
    """A new driver that has come to its first question."""
    driver = make()
    if driver.ask is None:
        driver.start()
    return driver


def image(table: Table) -> bytes:
    """What tells apart a table's state from every other: all that is in its digest, ten times as fast."""
    state: State = table.state
    kind = type(state)
    if kind not in _ALL_OF:
        _ALL_OF[kind] = attrgetter(*kind.kept())
    values = _ALL_OF[kind](state)
    return _ENCODER.encode([sorted(value.items()) if isinstance(value, dict) else value for value in values])


_ALL_OF: dict[type, Callable[[State], tuple[Any, ...]]] = {}
"""By the kind of a state, what takes all out of it that makes it (`State.kept`)."""


def _named(value: Any) -> str:
    """A function that waits in a state, which is written down by its name."""
    return f"{value.__module__}.{value.__qualname__}"


_ENCODER = msgspec.msgpack.Encoder(enc_hook=_named, order="deterministic")


def described(ask: Ask | None) -> list[Any]:
    """All of a question, to be compared."""
    if ask is None:
        return []
    facts = [getattr(ask, slot) for slot in Ask.__struct_fields__ if slot != "options"]
    if ask.numbers is not None:
        return [*facts, (ask.numbers.least, ask.numbers.most)]
    return [*facts, [(option.card, *option.same) for option in ask.options]]


def fields_of(event: Any) -> list[Any]:
    """All of an event, to be compared."""
    return [getattr(event, slot) for slot in slots_of(type(event))]


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data first differ, or the empty text."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if found := difference(one.get(key), other.get(key), f"{path}.{key}" if path else str(key)):
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list):
        for i, (a, b) in enumerate(zip_longest(one, other)):
            if found := difference(a, b, f"{path}[{i}]"):
                return found
        return ""
    return f"{path} is {one!r} here and {other!r} there"
