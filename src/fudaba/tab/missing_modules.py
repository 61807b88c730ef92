"""What a tab has not: modules of these names can be imported there, and nothing in them be called.

What needs them (passkeys, certificates, ratings, figures for an operator) makes no sense for one person on
one device, and is not reached there.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

LACKING = (
    "concurrent.interpreters",
    "cryptography",
    "h11",
    "openskill",
    "prometheus_client",
    "uvicorn",
    "webauthn",
    "websockets",
)
_WITHIN = tuple(f"{name}." for name in LACKING)


class Lacking:
    """What stands for each class and function of these."""

    def __init__(self, *given: Any, **named: Any) -> None:
        """Made, but of no use."""

    def __getattr__(self, name: str) -> Any:
        raise NotImplementedError(f"{type(self).__name__} needs a library that a tab has not")


class _Empty(ModuleType):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.__path__ = []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (Lacking,), {})


class _Finder(MetaPathFinder, Loader):
    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        lacks = name in LACKING or name.startswith(_WITHIN)
        return ModuleSpec(name, self, is_package=True) if lacks else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _Empty(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        pass


def stand_in() -> None:
    """Let these be imported."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    if not hasattr(time, "thread_time"):  # there is one thread, and its time is that of the process
        setattr(time, "thread_time", time.process_time)  # noqa: B010 (to mypy it is a constant)
