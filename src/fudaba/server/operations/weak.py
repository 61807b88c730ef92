"""Callbacks that do not keep their objects in memory.

Two objects that call each other are a reference cycle. What a server puts aside while it is in use
(`operations.garbage`) is looked through seldom, so a cycle that is no longer used would stay there for long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec
from weakref import WeakMethod

P = ParamSpec("P")


def weak_callback(method: Callable[P, None]) -> Callable[P, None]:
    """A callback to a bound method; it does nothing once the method's object is gone."""
    reference = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> None:
        bound = reference()
        if bound is not None:
            bound(*args, **kwargs)

    return call
